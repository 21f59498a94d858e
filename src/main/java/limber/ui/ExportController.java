package limber.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
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
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.StepSize;
import limber.engine.text.BadInput;
import limber.input.InputsFile;
import limber.presentation.play.Playback;
import limber.presentation.play.Player;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import limber.ui.controls.FileDialog;
import limber.ui.controls.NamedConverter;
import limber.ui.controls.Sheet;
import limber.ui.controls.View;
import limber.ui.preferences.Preferences;
import limber.ui.render.Film;
import limber.ui.scene.PlotExport;
import limber.ui.scene.Session;

/// The controller of the sheet that exports a scene: a film or a plot of a range of frames, a picture or the mesh of
/// one. It shows how far an export is; without it the export goes on.
public final class ExportController {
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    private final Session session;
    private final Playback playback;
    private final Wording words;
    private final Preferences preferences;
    private final FileDialog files;
    private final SceneExport export;
    private final PlotExport plots;
    private final Sheet sheet;
    @FXML private ComboBox<ExportChoice> what;
    @FXML private ComboBox<StepSize> by;
    @FXML private ComboBox<PictureSize> size;
    /// Empty for all phases.
    @FXML private ComboBox<String> phase;
    @FXML private TextField from, to, speed;
    @FXML private CheckBox captions;
    @FXML private Label fault, plotted;
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
        plots = new PlotExport(session);
        sheet = new Sheet(words.get("export"), words.ui(), Sheet.Side.UNDER);
    }

    /// Opens the sheet in the middle of a page.
    ///
    /// @param kind what is chosen at first
    void show(Node owner, ExportChoice kind) {
        sheet.setContent(View.load("export", words.ui(), List.of(this)));
        what.setValue(kind);
        sheet.show(owner);
    }

    @FXML private void initialize() {
        what.setConverter(new NamedConverter<>(kind -> words.get("export." + kind.ending())));
        what.getItems().setAll(ExportChoice.values());
        what.setValue(ExportChoice.GIF);
        by.setConverter(new NamedConverter<>(step -> words.get("find.by.each").formatted(words.loop(step.word()))));
        by.getItems().setAll(session.findings().sizes());
        by.setValue(StepSize.FRAME);
        phase.setConverter(
                new NamedConverter<>(p -> p.isEmpty() ? words.get("export.phase.all") : words.title("phase", p)));
        phase.getItems().setAll(Stream.concat(Stream.of(""), schedule().phases().map(Phase::name).distinct()).toList());
        phase.setValue("");
        size.setConverter(new NamedConverter<>(s -> words.get("export.size." + s.word())));
        size.getItems().setAll(PictureSize.values());
        size.setValue(PictureSize.ONCE);
        Optional<Player.Stretch> repeated = playback.player().repeated();
        from.setText("" + repeated.map(s -> Math.max(1, s.first())).orElse(1));
        to.setText("" + Math.max(1, repeated.map(Player.Stretch::last).orElse(playback.furthest())));
        by.valueProperty().subscribe(step -> {
            if (step != null) speed.setPromptText(Quantity.digits(usual(step), 3));
        });
        what.valueProperty().subscribe(this::offer);
        for (Node node : List.of(go, running, fault, plotted)) node.managedProperty().bind(node.visibleProperty());
        running.visibleProperty().bind(session.exporting().busy());
        go.visibleProperty().bind(session.exporting().busy().not());
        progress.progressProperty().bind(session.exporting().share());
        fault.setVisible(false);
    }

    private void offer(ExportChoice kind) {
        boolean film = kind.content() == ExportChoice.Content.FILM;
        from.setDisable(!kind.ofRange());
        size.setDisable(!film && kind.content() != ExportChoice.Content.PICTURE);
        for (Node node : List.of(by, phase, speed, captions)) node.setDisable(!film);
        boolean plot = kind.content() == ExportChoice.Content.PLOT;
        plotted.setVisible(plot);
        if (plot) plotted.setText(words.get("export.plotted").formatted(String.join(", ", plots.curves())));
    }

    private Schedule schedule() {
        return playback.model().running(playback.settings());
    }

    private double usual(StepSize step) {
        return Film.speed(playback.model(), playback.settings(), step, Optional.empty());
    }

    @FXML private void go() {
        mend();
        try {
            ExportChoice kind = what.getValue();
            int last = frame(to, 1), first = kind.ofRange() ? frame(from, 1) : last;
            if (last < first) throw refused(to, "export.fault.range");
            start(kind, first, last);
        } catch (BadInput e) {
            fault.setText(words.refusal(e.getMessage()));
            fault.setVisible(true);
        }
    }

    private void start(ExportChoice kind, int first, int last) {
        switch (kind.content()) {
            case FILM -> {
                Film film = film(new Film.Range(first, last, by.getValue(),
                        phase.getValue().isEmpty() ? Set.of() : Set.of(phase.getValue())));
                ask((file, done) -> export.film(film, file, done));
            }
            case PICTURE -> ask((file, done) -> export.picture(last, width(), height(), preferences.theme().get(),
                    file, done));
            case PLOT -> {
                if (plots.curves().isEmpty()) throw new BadInput(words.get("export.fault.plots"));
                ask((file, done) -> plots.write(first, last, file, done));
            }
            case MESH -> ask((file, done) -> export.mesh(last, file, done));
        }
    }

    private Film film(Film.Range range) {
        double perSecond = speed.getText().isBlank() ? usual(by.getValue())
                : number(speed, Film.SLOWEST, Film.FASTEST, "export.fault.speed");
        return new Film(playback.model(), export.scene(), range, width(), height(), perSecond, captions.isSelected(),
                preferences.theme().get(), Optional.of(export.staging()));
    }

    private int width() {
        return size.getValue().width(session.viewport().getWidth());
    }

    private int height() {
        return size.getValue().height(session.viewport().getHeight());
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

    /// Asks for the file and writes it.
    private void ask(BiConsumer<Path, Runnable> write) {
        String ending = what.getValue().ending();
        files.save(words.get("export"), go.getScene().getWindow(), playback.model().name() + "." + ending, ending)
                .ifPresent(file -> write.accept(file, () -> session.say()
                        .accept(words.get("export.done").formatted(file.getFileName()))));
    }

    @FXML private void giveUp() {
        session.exporting().giveUp();
    }
}
