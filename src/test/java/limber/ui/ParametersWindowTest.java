package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.settled;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import javafx.beans.property.SimpleStringProperty;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.util.Subscription;
import limber.OpensWindow;
import limber.engine.Cursor;
import limber.engine.model.Appearance;
import limber.engine.run.Picture;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.models.rope.Rope;
import limber.models.rope.RopeParameters;
import limber.presentation.play.Playback;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import limber.ui.controls.FxLater;
import limber.ui.controls.View;
import limber.ui.interaction.FileParameters;
import limber.ui.panes.ParametersController;
import limber.ui.panes.ReadingsController;
import limber.ui.preferences.Theme;
import limber.ui.scene.Comparison;
import limber.ui.viewport.Viewport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;
import org.testfx.util.WaitForAsyncUtils;

/// The parameter panel of the rope, driven by a robot.
@OpensWindow
@Tag("wide")
class ParametersWindowTest extends ApplicationTest {
    private final Rope rope = new Rope();
    private final Settings classroom = rope.presets().getFirst().settings();
    private final List<Throwable> refused = new ArrayList<>();
    private Playback playback;
    private Subscription following;

    @Override
    public void start(Stage stage) {
        ResourceBundle ui = Language.ENGLISH.words();
        playback = new Playback(FxLater.THREAD, rope, classroom, refused::add);
        var wording = new Wording(rope, ui);
        var reading = new FileParameters(playback, wording, _ -> {}, refused::add, _ -> {});
        var parameters = new ParametersController(playback,
                new Comparison(playback, new Viewport(rope, wording::get), wording, _ -> {}, refused::add), reading,
                wording, new SimpleStringProperty(""), refused::add);
        var readings = new ReadingsController(playback, wording);
        stage.setScene(new Scene(View.load("parameters", ui, List.of(parameters, readings)), 316, 700));
        following = Subscription.combine(parameters.follow(), readings.follow());
        Theme.DARK.apply(stage.getScene());
        stage.setMinWidth(0); // another test's window was this stage
        stage.setX(0);
        stage.setY(0);
        stage.sizeToScene();
        stage.show();
    }

    @BeforeEach
    void shown() throws Exception {
        until(() -> picture() != null);
    }

    @AfterEach
    void close() throws Exception {
        settled(playback::close);
    }

    @Test
    void aParameterIsCalledByItsTitleAndItsName() {
        assertEquals("Segments", lookup("#parameter-segments .parameter-name").<Label>query().getText());
        assertEquals("12", field("segments").getText());
        ComboBox<?> correction = lookup("#parameter-correction .combo-box").query();
        assertEquals("weighted", correction.getValue());
        assertEquals("always half (published)", name(correction, "half"));
    }

    @SuppressWarnings("unchecked") // of texts
    private static String name(ComboBox<?> box, String value) {
        return ((ComboBox<String>) box).getConverter().toString(value);
    }

    /// All of the hook's, since the scene was opened with none of the published presets; and back.
    @Test
    void aButtonMakesEveryChoiceAsPublishedAndAnotherTakesItBack() throws Exception {
        settled(() -> lookup("#parameters-published").<TitledPane>query().setExpanded(true));
        settled(() -> lookup("#all-published").<Button>query().fire());
        until(() -> picture().settings().get(RopeParameters.CORRECTION) == RopeParameters.Correction.HALF);
        assertEquals(rope.asPublished(classroom, classroom), picture().settings());
        settled(() -> lookup("#all-corrected").<Button>query().fire());
        until(() -> picture().settings().equals(classroom));
    }

    @Test
    void aVectorHasAFieldForEachCoordinate() throws Exception {
        List<TextField> fields = List.copyOf(lookup("#parameter-gravity .text-field").<TextField>queryAll());
        assertEquals(List.of("0", "-9.81", "0"), fields.stream().map(TextField::getText).toList());
        doubleClickOn(fields.get(1)).eraseText(5).write("-1\n");
        until(() -> picture().settings().get(RopeParameters.GRAVITY).equals(new Vec(0, -1, 0)));
        doubleClickOn(fields.get(0)).eraseText(3).write("much\n");
        until(() -> refused.size() == 1);
        assertEquals("0", fields.get(0).getText(), "it takes back what was refused");
    }

    /// A question may ask for the rule.
    @Test
    void theRuleOfStabilityIsHiddenWhileAQuestionIsOpen() throws Exception {
        Label rule = lookup("#verdict").query();
        until(rule::isVisible);
        settled(() -> playback.rules().hold(Cursor.START));
        assertFalse(rule.isVisible() || rule.isManaged(), rule.getText());
        settled(() -> playback.rules().release());
        assertTrue(rule.isVisible() && rule.isManaged());
    }

    @Test
    void whatIsPastedIsQuotedInBrief() throws Exception {
        settled(() -> field("segments").setText("9,".repeat(50_000)));
        clickOn(field("segments")).type(KeyCode.ENTER);
        until(() -> refused.size() == 1);
        assertEquals("Segments: '" + "9,".repeat(30) + "…' is not a number", refused.getFirst().getMessage());
    }

    @Test
    void aChangedValueIsMarkedAndHasItsOwnWayBackToThePreset() throws Exception {
        assertFalse(lookup("#reset-iterations").query().isVisible());
        settled(() -> playback.gestures().set(RopeParameters.ITERATIONS, "3"));
        until(() -> lookup("#reset-iterations").query().isVisible());
        assertFalse(lookup("#reset-segments").query().isVisible(), "12 segments are the preset's");
        clickOn("#reset-iterations");
        until(() -> picture().settings().equals(classroom));
        assertFalse(lookup("#reset-iterations").query().isVisible());
    }

    @Test
    void aButtonResetsAllToThePreset() throws Exception {
        assertFalse(lookup("#reset-all").query().isVisible(), "all has the preset's values");
        settled(() -> playback.gestures().set(RopeParameters.ITERATIONS, "3"));
        settled(() -> playback.gestures().set(RopeParameters.GRAVITY, "0,-1,0"));
        until(() -> lookup("#reset-all").query().isVisible());
        clickOn("#reset-all");
        until(() -> picture().settings().equals(classroom));
        until(() -> !lookup("#reset-all").query().isVisible());
    }

    @Test
    void aZeroWithASignIsNoChange() throws Exception {
        settled(() -> playback.gestures().set(RopeParameters.GRAVITY, "-0,-9.81,0"));
        until(() -> Double.compare(picture().settings().get(RopeParameters.GRAVITY).x(), -0.0) == 0);
        assertFalse(lookup("#reset-gravity").query().isVisible());
        assertEquals("0", lookup("#parameter-gravity .text-field").<TextField>query().getText());
    }

    /// The preset that is chosen is where a reset goes back to, and after an undo the one before.
    @Test
    void thePresetInUseIsTheOneThatTheSceneWasLastLike() throws Exception {
        Settings hook = rope.presets().stream().filter(p -> p.name().equals("hook")).findFirst().orElseThrow()
                .settings();
        settled(() -> playback.gestures().restart(hook));
        until(() -> playback.base().equals(hook));
        assertFalse(lookup("#reset-iterations").query().isVisible());
        settled(() -> playback.gestures().set(RopeParameters.ITERATIONS, "5"));
        until(() -> lookup("#reset-iterations").query().isVisible());
        clickOn("#reset-iterations");
        until(() -> picture().settings().get(RopeParameters.ITERATIONS) == 200);
        settled(() -> {
            playback.past().undo();
            playback.past().undo();
            playback.past().undo();
        });
        until(() -> playback.base().equals(classroom));
    }

    @Test
    void atFrameZeroARestartIsNotAskedFor() throws Exception {
        doubleClickOn(field("segments")).eraseText(2).write("20\n");
        until(() -> picture().settings().get(RopeParameters.SEGMENTS) == 20);
        assertTrue(lookup("#restart-segments").queryAll().isEmpty());
    }

    /// What is set in frame 7 holds from there on, and at frame 0 it can be made what the scene starts with.
    @Test
    void whatWasSetLaterCanBeStartedWith() throws Exception {
        go(7);
        settled(() -> playback.gestures().set(RopeParameters.ITERATIONS, "3"));
        until(() -> picture().settings().get(RopeParameters.ITERATIONS) == 3);
        assertFalse(shown("#start-with-later"), "it holds already");
        settled(playback::reset);
        until(() -> picture().cursor().equals(Cursor.START));
        assertEquals(classroom, picture().settings());
        until(() -> shown("#start-with-later"));
        clickOn("#start-with-later");
        until(() -> picture().settings().get(RopeParameters.ITERATIONS) == 3);
        assertEquals(Cursor.START, picture().cursor());
        assertFalse(shown("#start-with-later"));
        type(KeyCode.DIGIT9);
        assertEquals("3", field("iterations").getText(), "keys do not go into the field beside it");
    }

    @Test
    void aRestartThatWouldLoseFramesIsAskedFor() throws Exception {
        go(7);
        doubleClickOn(field("segments")).eraseText(2).write("20\n");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(12, picture().settings().get(RopeParameters.SEGMENTS));
        clickOn("#keep-segments");
        assertEquals("12", field("segments").getText());
        assertFalse(shown("#restart-segments"));
        doubleClickOn(field("segments")).eraseText(2).write("20\n");
        clickOn("#restart-segments");
        until(() -> picture().settings().get(RopeParameters.SEGMENTS) == 20);
        assertEquals(Cursor.START, picture().cursor());
        assertFalse(shown("#restart-segments"));
        settled(() -> playback.past().undo());
        until(() -> picture().settings().get(RopeParameters.SEGMENTS) == 12);
        assertEquals(Cursor.complete(7), picture().cursor());
    }

    @Test
    void whatCannotBeIsRefusedBeforeItIsAsked() throws Exception {
        go(7);
        doubleClickOn(field("segments")).eraseText(2).write("0\n");
        until(() -> refused.size() == 1);
        assertEquals("Segments: 0 is below 1 (1..2000)", refused.getFirst().getMessage());
        assertEquals("12", field("segments").getText());
    }

    @Test
    void aDragAsksOnceWhenItIsLetGo() throws Exception {
        go(7);
        Slider slider = lookup("#parameter-segments .slider").query();
        Point2D thumb = slider.localToScreen(slider.lookup(".thumb").getBoundsInParent().getCenterX(),
                0.5 * slider.getHeight());
        moveTo(thumb).press(MouseButton.PRIMARY);
        for (int i = 1; i <= 4; i++) moveTo(thumb.add(10 * i, 0));
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(shown("#restart-segments"));
        release(MouseButton.PRIMARY);
        until(() -> shown("#restart-segments"));
        int wanted = Integer.parseInt(field("segments").getText());
        assertTrue(wanted > 12, "the field has followed: " + wanted);
        clickOn("#restart-segments");
        until(() -> picture().settings().get(RopeParameters.SEGMENTS) == wanted);
    }

    @Test
    void whatChoosesThePublishedBehaviourStandsTogether() throws Exception {
        settled(() -> lookup("#parameters-published").<TitledPane>query().setExpanded(true));
        settled(() -> lookup("#parameters-more").<TitledPane>query().setExpanded(true));
        Node published = lookup("#parameters-published").query(), more = lookup("#parameters-more").query();
        assertTrue(published.lookupAll("#parameter-drive").size() == 1 && more.lookupAll("#parameter-drive").isEmpty());
        assertTrue(more.lookupAll("#parameter-damping").size() == 1
                && published.lookupAll("#parameter-damping").isEmpty());
        assertEquals(rope.parameters().size(), lookup(".parameter").queryAll().size(), "every parameter once");
    }

    /// Its head stood at the lower edge, and what it opened was out of sight.
    @Test
    void aGroupThatIsOpenedIsSeenFromItsHead() throws Exception {
        settled(() -> lookup("#parameters-more").<TitledPane>query().setExpanded(true));
        Node more = lookup("#parameters-more").query(), pane = lookup(".parameters").query();
        assertTrue(more.getLayoutBounds().getHeight() > pane.getLayoutBounds().getHeight(), "longer than the pane");
        until(() -> fx(() -> Math.abs(more.localToScene(0, 0).getY() - pane.localToScene(0, 0).getY())) < 5);
    }

    @Test
    void aColourIsTypedLiveAndUndone() throws Exception {
        settled(() -> lookup("#parameters-more").<TitledPane>query().setExpanded(true));
        Node more = lookup("#parameters-more").query();
        for (Parameter<?> p : Appearance.PARAMETERS)
            assertEquals(1, more.lookupAll("#parameter-" + p.name()).size(), p.name());
        ComboBox<String> colour = lookup("#parameter-colour .combo-box").query();
        settled(() -> colour.setValue("#D95F02"));
        until(() -> Appearance.of(picture().settings()).colour().equals("#d95f02"));
        until(() -> colour.getValue().equals("#d95f02"));
        settled(() -> colour.setValue("url(file:x)"));
        until(() -> colour.getValue().equals("#d95f02"));
        assertEquals(List.of("Colour: 'url(file:x)' is none of theme, #rrggbb such as #d95f02"),
                refused.stream().map(Throwable::getMessage).toList());
        settled(() -> playback.past().undo());
        until(() -> Appearance.of(picture().settings()).equals(Appearance.DEFAULT));
    }

    @Test
    void theShapeAtRestComesOnlyWithItsShadow() throws Exception {
        assertTrue(picture().atRest().isEmpty());
        settled(() -> playback.gestures().set(classroom.parameter("shadow"), "rest"));
        until(() -> picture().atRest().isPresent());
        assertEquals(Skin.vertices(picture().state()).length, picture().atRest().get().length);
    }

    @Test
    void aSearchLeavesWhatItMeans() throws Exception {
        clickOn("#parameters-find").write("bend con");
        assertEquals(List.of("parameter-bendConstraints"), rows());
        settled(() -> lookup("#parameters-find").<TextField>query().setText("MAXSUB"));
        assertEquals(List.of("parameter-maxSubsteps"), rows());
        assertEquals("Acts only with Clock: accumulated (published)", note("maxSubsteps"));
        settled(() -> lookup("#parameters-find").<TextField>query().clear());
        assertEquals(acting(classroom), rows());
    }

    /// The obstacle, its friction and its place come with the switch for collisions, and go with it.
    @Test
    void onlyParametersThatActAreShown() throws Exception {
        settled(() -> lookup("#parameters-published").<TitledPane>query().setExpanded(true));
        settled(() -> lookup("#parameters-more").<TitledPane>query().setExpanded(true));
        assertEquals(acting(classroom), rows());
        assertFalse(rows().contains("parameter-obstacle"));
        Settings collides = classroom.with(RopeParameters.COLLIDE, true);
        settled(() -> playback.gestures().set(RopeParameters.COLLIDE, "true"));
        until(() -> rows().contains("parameter-floorAt"));
        assertEquals(acting(collides), rows());
        assertFalse(rows().contains("parameter-sphereAt"), "the obstacle is a floor");
        settled(() -> playback.past().undo());
        until(() -> rows().equals(acting(classroom)));
    }

    private List<String> acting(Settings p) {
        Stream<? extends Parameter<?>> main = rope.mainParameters().stream(),
                more = rope.parameters().stream().filter(q -> !rope.publishedParameters().contains(q)),
                published = rope.parameters().stream().filter(rope.publishedParameters()::contains);
        return Stream.of(main, more, published).flatMap(x -> x).distinct().filter(q -> q.acts(p))
                .map(q -> "parameter-" + q.name()).toList();
    }

    private String note(String parameter) {
        return lookup("#parameter-" + parameter + " .idle").<Label>query().getText();
    }

    private List<String> rows() {
        return lookup(".parameter").queryAll().stream().filter(Node::isVisible).map(Node::getId).toList();
    }

    @Test
    void aTitleBreaksBeforeItsUnitIsCut() throws Exception {
        settled(() -> lookup(".titled-pane").queryAllAs(TitledPane.class).forEach(part -> part.setExpanded(true)));
        List<Label> units = lookup(".unit").match(Fx::inSight).queryAllAs(Label.class).stream()
                .filter(unit -> !unit.getText().isEmpty()).toList();
        assertTrue(units.size() > 5, units.size() + " units");
        for (Label unit : units)
            assertEquals(unit.getText(), ((Text) unit.lookup(".text")).getText(), "it is not cut");
    }

    @Test
    void whatIsFoldedAwayAndChangedIsSaid() throws Exception {
        assertFalse(lookup("#changed").query().isVisible());
        settled(() -> playback.gestures().set(RopeParameters.DRIVE, "after"));
        until(() -> lookup("#changed").query().isVisible());
        assertEquals("Also changed: Driven ends after them (published)", lookup("#changed").<Label>query().getText());
    }

    private boolean shown(String button) {
        return lookup(button).queryAll().stream().anyMatch(b -> b.getParent().isVisible());
    }

    private TextField field(String parameter) {
        return lookup("#parameter-" + parameter + " .text-field").query();
    }

    private void go(int frame) throws Exception {
        settled(() -> playback.goFrame(frame));
        until(() -> picture().cursor().equals(Cursor.complete(frame)) && picture().next().isPresent());
    }

    private Picture picture() {
        return playback.picture().get();
    }
}
