package limber.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import limber.engine.BadInput;
import limber.engine.StepSize;
import limber.input.InputsFile;
import limber.ui.controls.FileDialog;
import limber.ui.controls.NamedConverter;
import limber.ui.controls.Sheet;
import limber.ui.controls.View;
import limber.ui.playback.Playback;
import limber.ui.preferences.Preferences;
import limber.ui.render.Film;
import limber.ui.scene.Session;
import limber.ui.words.Quantity;
import limber.ui.words.Wording;

/// The controller of the sheet that exports a scene: a film of a range of frames, or the mesh of one. It shows how far
/// an export is; without it the export goes on.
public final class ExportController {
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    private final Session session;
    private final Playback playback;
    private final Wording words;
    private final Preferences preferences;
    private final FileDialog files;
    private final SceneExport export;
    private final Sheet sheet;
    @FXML private ComboBox<ExportKind> what;
    @FXML private ComboBox<StepSize> by;
    @FXML private ComboBox<PictureSize> size;
    @FXML private TextField from, to, speed;
    @FXML private CheckBox captions;
    @FXML private Label fault;
    @FXML private Button go;
    @FXML private HBox running;
    @FXML private ProgressBar progress;

    /// @param files asks where the file goes
    ExportController(Session session, Preferences preferences, FileDialog files) {
        this.session = session;
        this.preferences = preferences;
        this.files = files;
        playback = session.playback();
        words = session.wording();
        export = new SceneExport(session, preferences.language().get());
        sheet = new Sheet(words.get("export"), words.ui(), Sheet.Side.UNDER);
    }

    /// Opens the sheet in the middle of a page.
    void show(Node owner) {
        sheet.setContent(View.load("export", words.ui(), List.of(this)));
        sheet.show(owner);
    }

    @FXML private void initialize() {
        what.setConverter(new NamedConverter<>(kind -> words.get("export." + kind.ending())));
        what.getItems().setAll(ExportKind.values());
        what.setValue(ExportKind.GIF);
        by.setConverter(new NamedConverter<>(step -> words.get("find.by.each").formatted(words.loop(step.word()))));
        by.getItems().setAll(session.findings().sizes());
        by.setValue(StepSize.FRAME);
        size.setConverter(new NamedConverter<>(s -> words.get("export.size." + s.word())));
        size.getItems().setAll(PictureSize.values());
        size.setValue(PictureSize.ONCE);
        from.setText("1");
        to.setText("" + Math.max(1, playback.furthest()));
        by.valueProperty().subscribe(step -> {
            if (step != null) speed.setPromptText(Quantity.digits(usual(step), 3));
        });
        what.valueProperty().subscribe(kind -> {
            for (Node node : List.of(from, by, size, speed, captions)) node.setDisable(!kind.isFilm());
        });
        for (Node node : List.of(go, running, fault)) node.managedProperty().bind(node.visibleProperty());
        running.visibleProperty().bind(session.exporting().busy());
        go.visibleProperty().bind(session.exporting().busy().not());
        progress.progressProperty().bind(session.exporting().share());
        fault.setVisible(false);
    }

    private double usual(StepSize step) {
        return Film.speed(playback.model(), playback.settings(), step, Optional.empty());
    }

    @FXML private void go() {
        mend();
        try {
            int last = frame(to, 1), first = what.getValue().isFilm() ? frame(from, 1) : last;
            if (last < first) throw refused(to, "export.fault.range");
            Optional<Film> film = what.getValue().isFilm() ? Optional.of(film(first, last)) : Optional.empty();
            ask().ifPresent(file -> start(film, last, file));
        } catch (BadInput e) {
            fault.setText(e.getMessage());
            fault.setVisible(true);
        }
    }

    private Film film(int first, int last) {
        double perSecond = speed.getText().isBlank() ? usual(by.getValue())
                : number(speed, Film.SLOWEST, Film.FASTEST, "export.fault.speed");
        double w = session.viewport().getWidth(), h = session.viewport().getHeight();
        return new Film(playback.model(), export.scene(), first, last, by.getValue(), size.getValue().width(w),
                size.getValue().height(h), perSecond, captions.isSelected(), preferences.theme().get(),
                Optional.of(export.look()));
    }

    private int frame(TextField field, int least) {
        double number = number(field, least, InputsFile.MOST_FRAMES, "export.fault.frame");
        if (number != Math.rint(number)) throw refused(field, "export.fault.frame");
        return (int) number;
    }

    private double number(TextField field, double least, double most, String key) {
        try {
            double number = Double.parseDouble(field.getText().strip());
            if (number >= least && number <= most) return number;
        } catch (NumberFormatException e) {
            throw refused(field, key);
        }
        throw refused(field, key);
    }

    private BadInput refused(TextField field, String key) {
        field.pseudoClassStateChanged(REFUSED, true);
        field.requestFocus();
        return new BadInput(words.get(key));
    }

    private void mend() {
        for (TextField field : List.of(from, to, speed)) field.pseudoClassStateChanged(REFUSED, false);
        fault.setVisible(false);
    }

    private Optional<Path> ask() {
        String ending = what.getValue().ending();
        return files.save(words.get("export"), go.getScene().getWindow(), playback.model().name() + "." + ending,
                ending);
    }

    private void start(Optional<Film> film, int frame, Path file) {
        Runnable done = () -> session.say().accept(words.get("export.done").formatted(file.getFileName()));
        film.ifPresentOrElse(f -> export.film(f, file, done), () -> export.mesh(frame, file, done));
    }

    @FXML private void giveUp() {
        session.exporting().giveUp();
    }
}
