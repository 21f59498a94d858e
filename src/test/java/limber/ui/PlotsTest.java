package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Point2D;
import javafx.geometry.VerticalDirection;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Subscription;
import limber.OpensWindow;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.Measure;
import limber.engine.run.Picture;
import limber.engine.run.Probe;
import limber.engine.run.Run;
import limber.engine.run.Samples;
import limber.engine.run.Timeline;
import limber.engine.settings.Kind;
import limber.models.rope.Rope;
import limber.presentation.panes.Questions;
import limber.presentation.play.Playback;
import limber.presentation.plots.HorizontalAxis;
import limber.presentation.plots.Plotting;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import limber.ui.controls.FileDialog;
import limber.ui.controls.FxLater;
import limber.ui.controls.Page;
import limber.ui.controls.View;
import limber.ui.panes.AskItems;
import limber.ui.panes.PlotExpressionController;
import limber.ui.panes.PlotFiles;
import limber.ui.panes.PlotsController;
import limber.ui.plots.Plot;
import limber.ui.preferences.Theme;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationTest;
import org.testfx.util.WaitForAsyncUtils;

/// The plots pane in a window of its own.
@OpensWindow
@Tag("wide")
@Tag("pixels")
class PlotsTest extends ApplicationTest {
    private static final Color PRESENT = Color.web("#f6e65a"); // -limber-selection of the dark palette

    private final Rope rope = new Rope();
    private final List<Throwable> failures = new ArrayList<>();
    private final List<String> said = new ArrayList<>();
    private final BooleanProperty inspecting = new SimpleBooleanProperty();
    @TempDir Path folder;
    private Playback playback;
    private Plotting plotting;
    private Stage stage;
    private Subscription following = Subscription.EMPTY;

    @Override
    public void start(Stage stage) {
        this.stage = stage;
        playback = new Playback(FxLater.THREAD, rope, rope.defaults(), failures::add);
        plotting = new Plotting(playback, new SimpleObjectProperty<>(Optional.empty()));
        open(Language.ENGLISH, 700, 500);
        stage.show();
    }

    /// A dialog that answers with a file of the offered name.
    private final FileDialog files = new FileDialog() {
        @Override
        public Optional<Path> open(String title, Window over, String... endings) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> save(String title, Window over, String name, String ending) {
            return Optional.of(folder.resolve(name));
        }
    };

    private void open(Language language, int width, int height) {
        following.unsubscribe();
        var wording = new Wording(rope, language.words());
        var controller = new PlotsController(plotting, wording,
                new AskItems(playback, new Questions(playback), wording),
                new PlotFiles(files, said::add, e -> said.add(e.getMessage())));
        var expression = new PlotExpressionController(plotting, playback.picture(), wording, inspecting);
        Parent pane = View.load("plots", wording.ui(), List.of(controller, expression));
        var page = new Page();
        page.getChildren().add(pane);
        stage.setScene(new Scene(page, width, height));
        stage.setMinWidth(0); // another test's window was this stage
        stage.setMinHeight(0);
        stage.sizeToScene();
        Theme.DARK.apply(stage.getScene());
        following = Subscription.combine(controller.follow(), expression.follow());
    }

    @BeforeEach
    void play() throws Exception {
        go(Cursor.complete(120));
    }

    @AfterEach
    void shut() throws Exception {
        fx(playback::close);
        assertEquals(List.of(), failures);
    }

    private void go(Cursor at) throws Exception {
        fx(() -> playback.go(at));
        until(() -> picture() != null && picture().cursor().equals(at));
    }

    private Picture picture() {
        return playback.picture().get();
    }

    private Measure measure(String name) {
        return rope.measures().stream().filter(m -> m.name().equals(name)).findFirst().orElseThrow();
    }

    private Samples read(String name, int element) {
        var strip = new Samples();
        playback.history().copy(new Probe(measure(name), element), strip);
        return strip;
    }

    private Plot plot() {
        return lookup(".plot").queryAs(Plot.class);
    }

    private WritableImage picturePlot() throws Exception {
        WaitForAsyncUtils.waitForFxEvents(10);
        return WaitForAsyncUtils.asyncFx(() -> plot().snapshot(null, null)).get(10, TimeUnit.SECONDS);
    }

    /// Where the line through the present moment is, px; −1 if it is nowhere.
    private int present() throws Exception {
        WritableImage shot = picturePlot();
        int y = (int) (0.5 * shot.getHeight());
        for (int x = 0; x < shot.getWidth(); x++) if (shot.getPixelReader().getColor(x, y).equals(PRESENT)) return x;
        return -1;
    }

    private void click(double x, double y) {
        Point2D at = plot().localToScreen(x, y);
        clickOn(at);
        moveTo("#plot-log"); // what is read under the pointer would lie over the present moment
    }

    @Test
    void aClickOnAPointTakesTheSceneToItsFrame() throws Exception {
        until(() -> read("residual", Probe.LARGEST).end() == 121);
        assertTrue(present() > 0.9 * plot().getWidth(), "the last frame is at the right");
        click(350, 200);
        until(() -> picture().cursor().frame() < 120 && picture().next().isPresent());
        assertTrue(picture().cursor().betweenFrames());
        assertEquals(350, present(), 4, "the line through the present moment is where the click was");
        assertTrue(read("residual", Probe.LARGEST).end() == 121, "going back forgets nothing");
    }

    @Test
    void aClickInsideTheFrameGoesToThatSweep() throws Exception {
        fx(() -> plotting.over().set(new HorizontalAxis.Inside("")));
        until(() -> playback.history().inside().frame() == 120);
        assertTrue(present() > 0.9 * plot().getWidth());
        click(350, 200);
        until(() -> !picture().cursor().betweenFrames() && picture().next().isPresent());
        assertEquals(119, picture().cursor().frame(), "in the middle of frame 120");
        assertEquals("distance", picture().path().phase().name());
        assertEquals(0, picture().cursor().element());
        int steps = playback.history().inside().steps().size() - 1;
        assertTrue(Math.abs(present() - 350) <= plot().getWidth() / steps, "the line is at the sweep that was clicked");
    }

    @Test
    void aMeasureOfElementsIsThatOfTheSelectedOneOrTheLargest() throws Exception {
        fx(() -> plotting.curves().setAll(List.of(measure("length"))));
        until(() -> read("length", Probe.LARGEST).end() == 121);
        assertTrue(spoken().contains("largest |length|"), spoken());
        fx(() -> playback.selected().set(Optional.of(new Element("stick", 3))));
        until(() -> read("length", 3).end() == 121);
        WaitForAsyncUtils.waitForFxEvents(10);
        assertTrue(spoken().contains(
                "length of stick 3: "
                        + fourDigits(measure("length").read(picture().settings(), picture().state())[3]) + " m"),
                spoken());
        assertEquals(0, read("length", Probe.LARGEST).size(), "what is no longer wanted is forgotten");
    }

    private static String fourDigits(double v) {
        return Kind.plain(new BigDecimal(v).round(new MathContext(4)).doubleValue());
    }

    private String spoken() throws Exception {
        picturePlot();
        return WaitForAsyncUtils.asyncFx(() -> (String) plot().queryAccessibleAttribute(AccessibleAttribute.TEXT))
                .get(5, TimeUnit.SECONDS);
    }

    @Test
    void theWheelZoomsTheAxisAndAButtonShowsAllOfIt() throws Exception {
        until(() -> read("residual", Probe.LARGEST).end() == 121);
        moveTo(plot());
        scroll(3, VerticalDirection.UP);
        until(() -> plot().part().get() && lookup("#plot-whole").query().isVisible());
        clickOn("#plot-whole");
        until(() -> !plot().part().get() && !lookup("#plot-whole").query().isVisible());
        fx(() -> plot().requestFocus());
        type(KeyCode.EQUALS);
        until(() -> plot().part().get());
        type(KeyCode.DIGIT0);
        until(() -> !plot().part().get());
    }

    @Test
    void thePlotIsSavedAsADrawingAndAsATable() throws Exception {
        fx(() -> plotting.curves().setAll(List.of(measure("sag"), measure("speed"))));
        until(() -> read("speed", Probe.LARGEST).end() == 121 && read("sag", Probe.LARGEST).end() == 121);
        for (String ending : List.of("svg", "csv")) {
            clickOn("#plot-save");
            clickOn("#plot-save-" + ending);
            until(() -> said.contains("The plot is saved in plot." + ending + "."));
        }
        String drawing = Files.readString(folder.resolve("plot.svg"));
        assertEquals(3, drawing.split("stroke-width=\"2\"", -1).length, "two curves");
        assertEquals(122, Files.readAllLines(folder.resolve("plot.csv")).size(), "names, and frames 0 to 120");
    }

    @Test
    void everyNumberIsCopiedAsATableThatReadsBackExactly() throws Exception {
        fx(() -> {
            plotting.curves().setAll(List.of(measure("sag"), measure("speed")));
            plotting.over().set(new HorizontalAxis.Against(measure("kinetic")));
        });
        until(() -> read("speed", Probe.LARGEST).end() == 121 && read("sag", Probe.LARGEST).end() == 121);
        clickOn("#plot-copy");
        WaitForAsyncUtils.waitForFxEvents();
        List<String> lines = WaitForAsyncUtils.asyncFx(() -> Clipboard.getSystemClipboard().getString())
                .get(5, TimeUnit.SECONDS).lines().toList();
        assertEquals("frame,kinetic,sag,max|speed|", lines.getFirst());
        assertEquals(List.of("Copied: 121 rows."), said);
        var run = new Run(new Timeline(rope), picture().branch());
        run.seek(run.branch(), Cursor.complete(77));
        String row = "77," + measure("kinetic").read(run.settings(), run.picture())[0] + ","
                + measure("sag").read(run.settings(), run.picture())[0] + ",";
        assertTrue(lines.get(78).startsWith(row), lines.get(78) + " is not " + row);
    }

    @Test
    void insideTheFrameTheTableNamesPhasesAndSweeps() throws Exception {
        fx(() -> plotting.over().set(new HorizontalAxis.Inside("")));
        until(() -> playback.history().inside().frame() == 120);
        List<String> lines = plotting.table().stream().map(row -> String.join(",", row)).toList();
        assertEquals("step,phase,substep,sweep,max|residual|", lines.getFirst());
        assertTrue(lines.stream().anyMatch(l -> l.contains(",distance,1,16,")), lines.toString());
    }

    @Test
    void whatIsPlottedOutlivesItsViewInAnotherLanguageAndSize() throws Exception {
        fx(() -> {
            plotting.curves().setAll(List.of(measure("sag"), measure("kinetic"), measure("catenaryError")));
            plotting.logarithmic().set(true);
            open(Language.CHINESE, 460, 200);
        });
        until(() -> read("sag", Probe.LARGEST).end() == 121);
        assertEquals("曲线", lookup("#plot-curves").queryAs(Button.class).getText());
        clickOn("#plot-curves");
        assertEquals(3, boxes().filter(CheckBox::isSelected).count());
        type(KeyCode.ESCAPE);
        assertTrue(plot().getHeight() > 140 && plot().getWidth() == 460,
                plot().getWidth() + " × " + plot().getHeight());
        for (var control : lookup(".plots-bar").queryAs(Parent.class).lookupAll(".button"))
            if (control.isVisible())
                assertTrue(((Labeled) control).getWidth() >= ((Labeled) control).prefWidth(-1) - 0.5,
                        control + " is cut off");
        assertNotNull(picturePlot());
    }

    @Test
    void whileItIsFoldedAwayNothingIsRead() throws Exception {
        until(() -> read("residual", Probe.LARGEST).end() == 121);
        fx(() -> following.unsubscribe());
        assertEquals(0, read("residual", Probe.LARGEST).size());
        go(Cursor.complete(130));
        assertFalse(Thread.getAllStackTraces().entrySet().stream().anyMatch(
                t -> t.getKey().getName().equals("limber-history") && t.getKey().getState() == Thread.State.RUNNABLE));
    }

    private Samples typed(String text) {
        var strip = new Samples();
        plotting.curves().stream().filter(m -> m.name().equals(text)).findFirst()
                .ifPresent(m -> playback.history().copy(new Probe(m, Probe.LARGEST), strip));
        return strip;
    }

    @Test
    void aTypedExpressionIsACurveOverAllFramesPlayed() throws Exception {
        fx(() -> inspecting.set(true));
        until(() -> read("residual", Probe.LARGEST).end() == 121);
        clickOn("#plot-expression").write("max(abs(residual)) * 1000").type(KeyCode.ENTER);
        until(() -> typed("max(abs(residual)) * 1000").end() == 121);
        Samples metres = read("residual", Probe.LARGEST), millimetres = typed("max(abs(residual)) * 1000");
        assertTrue(metres.at(60) > 0, "the rope is stretched");
        for (int n = 0; n <= 120; n++) assertEquals(1000 * metres.at(n), millimetres.at(n), 1e-12);
        assertEquals(List.of("frame", "time", "max|residual|", "max(abs(residual)) * 1000"),
                plotting.table().getFirst());
        fx(() -> plotting.over().set(new HorizontalAxis.Against(plotting.curves().getLast())));
        assertEquals(List.of("frame", "max(abs(residual)) * 1000", "max|residual|", "max(abs(residual)) * 1000"),
                plotting.table().getFirst());
        fx(() -> plotting.expression().set(""));
        clickOn("#plot-curves").clickOn(box("max(abs(residual)) * 1000"));
        assertEquals(List.of(measure("residual")), plotting.curves());
    }

    @Test
    void aFaultInAnExpressionStandsUnderTheFieldWithItsColumn() throws Exception {
        fx(() -> inspecting.set(true));
        clickOn("#plot-expression").write(" at(residual, 400)").type(KeyCode.ENTER);
        String fault = lookup("#plot-fault").queryAs(Labeled.class).getText();
        assertTrue(fault.startsWith("Column 15: ") && fault.contains("400"), fault);
        assertEquals(1, plotting.curves().size());
        write("0"); // whoever goes on typing has read it
        until(() -> fx(() -> !lookup("#plot-fault").queryAs(Labeled.class).isVisible()));
    }

    @Test
    void aFaultInAnExpressionIsToldInTheLanguageOfTheWindow() throws Exception {
        fx(() -> {
            inspecting.set(true);
            open(Language.CHINESE, 460, 200);
        });
        clickOn("#plot-expression").write(" lenght(1)").type(KeyCode.ENTER);
        String fault = lookup("#plot-fault").queryAs(Labeled.class).getText();
        assertTrue(fault.startsWith("第 2 列：“lenght”不是函数；应为"), fault);
    }

    @Test
    void theFieldForExpressionsIsThereAtInspectOnly() throws Exception {
        assertFalse(fx(() -> lookup("#plot-expression").queryAs(TextField.class).getParent().getParent().isVisible()));
        fx(() -> inspecting.set(true));
        assertTrue(fx(() -> lookup("#plot-expression").queryAs(TextField.class).getParent().getParent().isVisible()));
    }

    private Stream<CheckBox> boxes() {
        return lookup(".curves-list .check-box").queryAllAs(CheckBox.class).stream().filter(Node::isVisible);
    }

    private CheckBox box(String title) {
        return boxes().filter(box -> box.getText().equals(title)).findFirst().orElseThrow();
    }

    @Test
    void aTickedCurveIsPlotted() throws Exception {
        clickOn("#plot-curves").clickOn(box("sag"));
        until(() -> plotting.curves().size() == 2 && read("sag", Probe.LARGEST).end() == 121);
        var wording = new Wording(rope, Language.ENGLISH.words());
        assertEquals(rope.measures().stream().map(m -> wording.quantity(m.name())).toList(),
                fx(() -> boxes().map(CheckBox::getText).toList()));
    }

    @Test
    void aCurveIsFoundByTypingAndTickedByEnter() throws Exception {
        clickOn("#plot-curves").write("sag");
        until(() -> fx(() -> boxes().allMatch(b -> b.getTooltip().getText().toLowerCase(Locale.ROOT).contains("sag"))));
        assertEquals("sag", fx(() -> boxes().findFirst().orElseThrow().getText()));
        type(KeyCode.ENTER);
        until(() -> plotting.curves().contains(measure("sag")));
        write("zzz");
        until(() -> fx(() -> boxes().findAny().isEmpty()
                && lookup("No curve has these words.").query().isVisible()));
        type(KeyCode.ESCAPE);
        until(() -> fx(() -> lookup("#curves-find").tryQuery().isEmpty()));
    }
}
