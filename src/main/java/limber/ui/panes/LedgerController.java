package limber.ui.panes;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.fxml.FXML;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import limber.ask.Ledger;
import limber.ask.LedgerCourse;
import limber.ask.LedgerReader.Page;
import limber.engine.Cursor;
import limber.engine.run.Picture;
import limber.presentation.panes.LedgerRow;
import limber.presentation.play.Playback;
import limber.presentation.plots.PlotSvg;
import limber.presentation.words.Wording;
import limber.ui.controls.NamedConverter;
import limber.ui.controls.OneOf;
import limber.ui.controls.ScenePane;
import limber.ui.plots.Plot;
import limber.ui.scene.LedgerKeeper;
import limber.ui.scene.LedgerKeeper.Known;
import limber.ui.scene.LedgerKeeper.Quantity;
import limber.ui.scene.LedgerNames;

/// The controller of the ledger pane: energy or a momentum of the frame at hand, a row a phase, or of all frames so
/// far, as a plot.
public final class LedgerController implements ScenePane {
    /// The shortest time between updates while playing, s·10⁻⁹: numbers cannot be read faster.
    private static final long PAUSE = 80_000_000;

    private final Playback playback;
    private final LedgerKeeper keeper;
    private final Wording words;
    private final LedgerNames names;
    private final PlotFiles files;
    private final Plot plot;
    private final ObjectProperty<Boolean> plotted = new SimpleObjectProperty<>(false);
    private LedgerTable rows;
    private Optional<LedgerCourse.Kept> kept = Optional.empty();
    private List<Integer> drawn = List.of();
    private Optional<Ledger> of = Optional.empty();
    private long painted;
    @FXML private ComboBox<Quantity> quantity;
    @FXML private ToggleButton showFrame, showFrames;
    @FXML private MenuButton save;
    @FXML private Label line;
    @FXML private TableView<LedgerRow> table;
    @FXML private BorderPane course;
    @FXML private StackPane content;

    /// @param files saves the plot, and says so
    LedgerController(Playback playback, LedgerKeeper keeper, Wording words, PlotFiles files) {
        this.playback = playback;
        this.keeper = keeper;
        this.words = words;
        this.files = files;
        names = new LedgerNames(playback.model(), words);
        plot = new Plot(words.get("ledger.coming"));
        plot.setId("ledger-plot");
    }

    @FXML private void initialize() {
        rows = new LedgerTable(table, names, line.fontProperty(), this::go);
        table.setPlaceholder(new Label(""));
        course.setCenter(plot);
        save.managedProperty().bind(save.visibleProperty());
        quantity.setConverter(new NamedConverter<>(names::quantity));
        quantity.setOnAction(_ -> {
            if (quantity.getValue() != null) keeper.quantity().set(quantity.getValue());
        });
        files.offer(save, "ledger", () -> curves().map(c -> PlotSvg.of(c.content())).orElse(""),
                () -> curves().map(LedgerCurves::table).map(PlotFiles::csv).orElse(""), words);
    }

    private Optional<LedgerCurves> curves() {
        return kept.map(k -> new LedgerCurves(playback, names, k.ledger(), () -> kept));
    }

    @Override public Subscription follow() {
        return Subscription.combine(
                playback.panes().follow(this::offer),
                OneOf.buttons(Map.of(showFrame, false, showFrames, true), plotted),
                plotted.subscribe(on -> {
                    table.setVisible(!on);
                    course.setVisible(on);
                    save.setVisible(on);
                    show(keeper.known().get());
                }),
                keeper.follow(), keeper.known().subscribe(this::came));
    }

    /// The quantities that can be chosen under the settings.
    private void offer(Picture now) {
        List<Quantity> all = playback.model().balances(now.settings()).stream()
                .map(b -> new Quantity(b.kind(), b.axis())).toList();
        if (!quantity.getItems().equals(all)) quantity.getItems().setAll(all);
        quantity.setValue(keeper.quantity().get());
        List.of(quantity, showFrame, showFrames).forEach(control -> control.setDisable(all.isEmpty()));
        content.setVisible(!all.isEmpty());
        if (all.isEmpty()) line.setText(words.get("ledger.none"));
        if (plotted.get()) plot.painter().refresh();
    }

    private void came(Optional<Known> now) {
        long time = System.nanoTime();
        if (playback.playing().get() && time - painted < PAUSE) return;
        painted = time;
        show(now);
    }

    private void show(Optional<Known> now) {
        if (quantity.getItems().isEmpty()) return;
        Optional<Page> page = now.flatMap(Known::page);
        line.setText(page.map(this::line).orElseGet(() -> words.get("ledger.coming"))
                + now.filter(_ -> plotted.get()).filter(Known::behind).map(this::behind).orElse(""));
        page.ifPresentOrElse(p -> rows.show(p, next(p)), () -> table.getItems().clear());
        kept = now.map(k -> k.course().kept());
        if (plotted.get()) curves().ifPresent(this::draw);
    }

    private String behind(Known known) {
        return " " + words.get("ledger.behind").formatted(known.last(), playback.furthest());
    }

    private void draw(LedgerCurves curves) {
        List<Integer> shown = curves.shown();
        if (!shown.equals(drawn) || !of.equals(Optional.of(curves.ledger()))) plot.painter().show(curves.content());
        drawn = shown;
        of = Optional.of(curves.ledger());
        plot.painter().refresh();
    }

    private String line(Page page) {
        if (page.at().equals(Cursor.START)) return words.get("ledger.start");
        int frame = page.at().gestureFrame();
        return page.frame().isPresent() ? words.get("ledger.line").formatted(frame, names.unitInWords(page.ledger()))
                : words.get("ledger.apart").formatted(frame);
    }

    /// The phase of the next operation, where that lies in the frame of the page.
    private String next(Page page) {
        Picture now = playback.picture().get();
        return page.at().betweenFrames() || !page.at().equals(now.cursor()) ? "" : now.path().phase().name();
    }

    private void go(LedgerRow row) {
        keeper.known().get().flatMap(Known::page).flatMap(Page::frame).ifPresent(frame -> {
            playback.playing().set(false);
            switch (row.kind()) {
                case BEFORE -> playback.goFrame(frame.frame() - 1);
                case AFTER, CHANGE -> playback.goFrame(frame.frame());
                case PHASE -> {
                    if (row.phase().equals(Ledger.INPUTS)) playback.goFrame(frame.frame() - 1);
                    else playback.transport().find(frame.frame(), Map.of(), row.phase(), -1);
                }
                case OPERATION -> {}
            }
        });
    }
}
