package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.inSight;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import limber.engine.Element;
import limber.engine.Measure;
import limber.engine.model.Mistake;
import limber.engine.run.Probe;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Kernel;
import limber.engine.settings.Settings;
import limber.judge.Cause;
import limber.judge.Judgement;
import limber.judge.TrajectoryForm;
import limber.models.Catalog;
import limber.presentation.play.Beside;
import limber.presentation.view.Layout;
import limber.presentation.words.Quantity;
import limber.ui.plots.Plot;
import limber.ui.scene.OtherNumbers;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The numbers of another program laid over the rope in the real window of 1280 × 720, driven by a robot. The other
/// program is the rope with half corrections.
@Tag("wide")
class NumbersOfAnotherWindowTest extends SharedWindow {
    private static final int FRAMES = 60;

    @TempDir Path folder;

    NumbersOfAnotherWindowTest() {
        super(List.of(Catalog.model("rope")));
    }

    @Override
    void lay() {
        preferences.window().set(Optional.of(new Rectangle2D(0, 0, 1280, 720)));
    }

    @Override
    void size() {
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    @BeforeEach
    void openTheFile() throws Exception {
        Path file = written("1");
        fx(() -> app.main().opening().dropped(file));
        until(() -> numbers().now().get().isPresent());
        until(() -> lookup("#judge-explain").tryQuery().isPresent() && picture().comparison().isPresent());
    }

    @AfterEach
    void closeIt() throws Exception {
        fx(() -> numbers().close());
        until(() -> picture().comparison().isEmpty());
    }

    private OtherNumbers numbers() {
        return scene().session().otherNumbers();
    }

    /// A file of a rope whose free ends take half of a correction, in units of `scale` m.
    private Path written(String scale) throws Exception {
        return written(playback().settings(), scale);
    }

    private Path written(Settings p, String scale) throws Exception {
        return computed(p.with("correction", "half"), scale);
    }

    private Path computed(Settings half, String scale) throws Exception {
        var timeline = new Timeline(playback().model());
        var run = new Run(timeline, timeline.root(half, playback().model().opening(half)));
        var rows = new ArrayList<>(List.of("frame,element,x,y,z"));
        for (int frame = 0; frame <= FRAMES; frame++) {
            if (frame > 0) run.next();
            double[] at = run.state().named("position");
            for (int i = 0; i < at.length / 3; i++)
                rows.add(frame + "," + i + "," + at[3 * i] / Double.parseDouble(
                        scale) + "," + at[3 * i + 1] / Double.parseDouble(scale) + "," + at[3 * i + 2]
                                / Double.parseDouble(scale));
        }
        return Files.write(folder.resolve("mine.csv"), rows);
    }

    @Test
    void aFileWithTheElementsOfAPresetIsOfferedIt() throws Exception {
        Settings classroom = playback().settings(), defaults = playback().model().defaults();
        Path file = written(defaults, "1");
        fx(() -> numbers().close());
        fx(() -> app.main().opening().dropped(file));
        until(() -> lookup("#judge-offer-leave").match(Node::isVisible).tryQuery().isPresent());
        clickOn("#judge-offer-leave");
        until(() -> numbers().offered().get().isEmpty());
        assertEquals(classroom, playback().settings());
        fx(() -> app.main().opening().dropped(file));
        until(() -> lookup("#judge-offer-take").match(Node::isVisible).tryQuery().isPresent());
        clickOn("#judge-offer-take");
        until(() -> numbers().now().get().isPresent());
        assertEquals(defaults, playback().settings());
        assertEquals(FRAMES + 1, judgement().frames());
        assertTrue(numbers().offered().get().isEmpty());
    }

    private Judgement judgement() {
        return numbers().now().get().orElseThrow().judgement();
    }

    private String text(String id) {
        return lookup(id).queryAs(Label.class).getText();
    }

    @Test
    void theFirstDifferenceIsSaidAndGoneToAndItsCauseIsFoundAndSet() throws Exception {
        assertEquals(Layout.OVERLAID, viewport().comparison().layout().get());
        Judgement.Miss first = judgement().first().orElseThrow();
        assertEquals("mine.csv", text("#judge-name"));
        assertTrue(text("#judge-first").startsWith("First difference: frame " + first.frame() + ", particle "
                + first.element() + " is at ("), text("#judge-first"));
        clickOn("#judge-go");
        until(() -> picture().cursor().frame() == first.frame() && picture().next().isPresent());
        assertEquals(Optional.of(new Element("particle", first.element())), playback().selected().get());
        double[] theirs = picture().comparison().orElseThrow().state().value("position", first.element());
        assertEquals(first.theirs()[1], theirs[1]);
        clickOn("#judge-explain");
        until(() -> numbers().explained().get().isPresent());
        Cause best = best();
        assertEquals(Map.of("correction", "half"), best.set());
        assertTrue(best.judgement().agrees());
        Settings before = playback().settings();
        fx(() -> found().requestFocus());
        fx(() -> found().getSelectionModel().selectFirst());
        push(KeyCode.ENTER);
        until(() -> judgement().agrees());
        assertEquals("half", playback().settings().text(playback().settings().parameter("correction")));
        assertEquals(first.frame(), picture().cursor().frame(), "at the same place");
        assertTrue(text("#judge-verdict").startsWith("All 61 frames agree"), text("#judge-verdict"));
        fx(() -> playback().past().undo());
        until(() -> playback().settings().equals(before) && !judgement().agrees());
        assertTrue(text("#judge-verdict").startsWith("They agree through frame " + (first.frame() - 1) + " of 60"),
                text("#judge-verdict"));
    }

    @Test
    void aClickInTheCurveGoesToItsFrameAndTheViewNamesBothSides() throws Exception {
        assertEquals("This run", text("#side-left"));
        assertEquals("mine.csv", text("#side-right"));
        Plot plot = lookup("#judge-plot").queryAs(Plot.class);
        clickOn(plot);
        until(() -> picture().cursor().frame() > 10 && picture().cursor().frame() < 40);
        double largest = judgement().distances()[picture().cursor().frame()];
        until(() -> text("#side-apart").equals("up to " + Quantity.text(largest, "m") + " apart"));
    }

    @Test
    void aPlottedMeasureHasACurveForBothSides() throws Exception {
        Measure sag = playback().model().measures().stream().filter(m -> m.name().equals("sag")).findFirst()
                .orElseThrow();
        clickOn("#dock-plots");
        fx(() -> scene().session().plotting().show(List.of(sag)));
        go(40);
        var probe = new Probe(sag, Probe.LARGEST);
        double theirs = sag.read(picture().settings(), picture().comparison().orElseThrow().state())[0];
        until(() -> Math.abs(((Beside.Numbers) playback().comparison().beside()).values().at(probe, 40) - theirs)
                < 1e-12);
        assertTrue(Math.abs(theirs - sag.read(picture().settings(), picture().state())[0]) > 1e-6);
        String drawn = fx(() -> scene().session().plotting().svg(key -> key));
        assertTrue(drawn.contains("mine.csv") && drawn.contains("This run"), drawn);
        clickOn("#dock-judge");
    }

    @Test
    void afterTheLastFrameThereIsNothingAndThePaneSaysSo() throws Exception {
        go(FRAMES + 5);
        until(() -> picture().comparison().isEmpty());
        until(() -> text("#judge-note").equals("The file ends with frame 60."));
        assertEquals("the file has no places here", text("#side-apart"));
        go(FRAMES);
        until(() -> picture().comparison().isPresent() && text("#judge-note").isEmpty());
    }

    /// The file is in centimetres with z up.
    @Test
    void optionsReadTheFileAgainAndAWrongOneIsRefused() throws Exception {
        Path file = written("0.01");
        fx(() -> numbers().open(file));
        until(() -> judgement().equalThrough().isEmpty());
        clickOn("#judge-show-options");
        clickOn("#judge-scale").write("-1");
        push(KeyCode.ENTER);
        until(() -> text("#judge-fault").equals("scale '-1': a number above 0 would be right"));
        assertEquals("", numbers().now().get().orElseThrow().form().scale());
        fx(() -> lookup("#judge-scale").queryAs(TextField.class).setText("0.01"));
        push(KeyCode.ENTER);
        until(() -> judgement().equalThrough().isPresent() && text("#judge-fault").isEmpty());
        assertEquals(4, judgement().equalThrough().getAsInt());
        clickOn("#judge-tolerance").write("1");
        push(KeyCode.TAB);
        until(() -> judgement().agrees());
    }

    /// The file has its origin at (1, 2, 3) of ours, counts from 1, and lists the particles from the other end.
    @Test
    void originFirstNumberAndOrderOfElementsAreFields() throws Exception {
        List<String> ours = Files.readAllLines(written("1"));
        int last = picture().state().named("position").length / 3 - 1;
        var rows = new ArrayList<>(List.of(ours.getFirst()));
        for (String row : ours.subList(1, ours.size())) {
            String[] cells = row.split(",");
            rows.add(cells[0] + "," + (1 + last - Integer.parseInt(cells[1])) + ","
                    + (Double.parseDouble(cells[2]) - 1) + "," + (Double.parseDouble(cells[3]) - 2) + ","
                    + (Double.parseDouble(cells[4]) - 3));
        }
        Path file = Files.write(folder.resolve("theirs.csv"), rows);
        fx(() -> numbers().open(file));
        until(() -> text("#judge-name").equals("theirs.csv"));
        clickOn("#judge-show-options");
        type("#judge-origin", "1,2");
        until(() -> text("#judge-fault").startsWith("origin"));
        type("#judge-origin", "1,2,3");
        until(() -> text("#judge-fault").isEmpty());
        assertEquals("1", lookup("#judge-first-element").queryAs(TextField.class).getText(), "as it was found");
        type("#judge-elements", IntStream.rangeClosed(0, last).mapToObj(i -> "" + (last - i))
                .collect(Collectors.joining(",")));
        until(() -> judgement().equalThrough().equals(OptionalInt.of(4)));
        assertEquals("1,2,3", numbers().now().get().orElseThrow().form().origin());
    }

    private void type(String field, String text) {
        clickOn(field);
        push(KeyCode.CONTROL, KeyCode.A);
        write(text);
        push(KeyCode.ENTER);
    }

    /// A click on a way to read the file fills the fields in, and reads it so.
    @Test
    void anotherUnitIsFoundAndSet() throws Exception {
        fx(() -> numbers().read(new TrajectoryForm("1", "0.01", "", "", "")));
        until(() -> judgement().equalThrough().isEmpty());
        fx(() -> numbers().explain());
        until(() -> numbers().explained().get().isPresent());
        assertEquals(List.of("--scale 1"), best().items());
        fx(() -> numbers().apply(best()));
        until(() -> judgement().agrees());
        assertEquals("", lookup("#judge-scale").queryAs(TextField.class).getText());
    }

    /// A mistake of a program is said in words, and a click runs the scene with it.
    @Test
    void aMistakeOfTheProgramIsFoundAndRuns() throws Exception {
        Mistake mistake = playback().model().mistakes().stream().filter(m -> m.value().equals("unnormalised"))
                .findFirst().orElseThrow();
        Path file = computed(mistake.in(playback().settings(), "").orElseThrow(), "1");
        fx(() -> numbers().open(file));
        until(() -> !judgement().agrees());
        fx(() -> numbers().explain());
        until(() -> numbers().explained().get().isPresent());
        assertEquals(List.of("direction=unnormalised"), best().items());
        until(() -> lookup("#judge-found").lookup(".list-cell").queryAllAs(Labeled.class).stream().anyMatch(cell -> cell
                .getText().startsWith("the direction of a correction does not have length 1")));
        fx(() -> numbers().apply(best()));
        until(() -> judgement().agrees());
        assertEquals(List.of("Distance.java"), playback().settings().kernels().stream().map(Kernel::name).toList());
        fx(() -> playback().past().undo());
        until(() -> playback().settings().kernels().isEmpty());
    }

    @Test
    void aComparisonTakesThePlaceOfTheNumbersAndTheyThatOfAComparison() throws Exception {
        clickOn("#compare");
        until(() -> numbers().now().get().isEmpty() && scene().session().comparison().on());
        until(() -> !inSight(lookup("#judge-explain").query()));
        until(() -> picture().comparison().filter(other -> other.branch() != picture().branch()).isPresent());
        Path file = written("1");
        fx(() -> app.main().opening().dropped(file));
        until(() -> numbers().now().get().isPresent() && !scene().session().comparison().on());
        until(() -> picture().comparison().filter(other -> other.branch() == picture().branch()).isPresent());
    }

    @Test
    void aBadFileIsRefusedWithItsLineAndNothingChanges() throws Exception {
        var before = numbers().now().get();
        Path bad = Files.writeString(folder.resolve("bad.csv"), "frame,element,x,y,z\n0,0,0,0,zero\n");
        fx(() -> app.main().opening().dropped(bad));
        until(() -> line().startsWith("bad.csv:2: z 'zero'; a number would be right"));
        assertEquals(before, numbers().now().get());
        assertTrue(picture().comparison().isPresent());
    }

    @Test
    void anotherNumberOfElementsIsSaidAndTheNumbersComeBackWithUndo() throws Exception {
        fx(() -> playback().gestures().set(playback().settings().parameter("segments"), "7"));
        until(() -> text("#judge-verdict").equals("mine.csv has 13 elements a frame, but position now has 8"));
        assertTrue(lookup("#judge-explain").query().isDisabled());
        assertTrue(picture().comparison().isEmpty());
        fx(() -> playback().past().undo());
        until(() -> text("#judge-verdict").startsWith("They agree through frame 4"));
        until(() -> picture().comparison().isPresent());
    }

    @Test
    void theCloseButtonTakesThemAway() throws Exception {
        clickOn("#judge-close");
        until(() -> numbers().now().get().isEmpty() && picture().comparison().isEmpty());
        until(() -> !inSight(lookup("#judge-close").query()));
        assertFalse(lookup("#dock-judge").query().isVisible());
        assertEquals(Layout.SIDE_BY_SIDE, viewport().comparison().layout().get());
    }

    @Test
    void onTheContentsPageALineSaysThatASceneIsNeeded() throws Exception {
        Path file = written("1");
        fx(() -> app.main().tab(0));
        fx(() -> app.main().opening().dropped(file));
        until(() -> line().startsWith("Numbers are compared with a scene."));
        fx(() -> app.main().tab(1));
    }

    private String line() {
        return lookup("#status").<StatusBar>query().getText();
    }

    private Cause best() {
        return numbers().explained().get().orElseThrow().found().finding().causes().getFirst();
    }

    private ListView<Cause> found() {
        return lookup("#judge-found").queryListView();
    }
}
