package limber.presentation.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.model.Model;
import limber.engine.model.Variant;
import limber.engine.settings.Vec;
import limber.lesson.Camera;
import limber.lesson.Step;
import limber.models.Catalog;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.presentation.view.Layout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Moments of the rope, in a view that nobody sees.
class MomentOpeningTest implements MomentOpening.Face {
    private final List<String> told = new ArrayList<>();
    private final Model rope = Catalog.model("rope");
    private UnseenPlay play;
    private MomentOpening opening;

    @BeforeEach
    void open() throws InterruptedException {
        play = new UnseenPlay(rope, rope.defaults());
        opening = new MomentOpening(play.playback, play.scene, this);
    }

    @AfterEach
    void close() {
        play.close();
    }

    @Override
    public void alone() {
        told.add("alone");
    }

    @Override
    public void show(Step.Show show) {
        told.add("show " + show.plots().map(List::size).orElse(0));
    }

    @Override
    public void compare(Variant right, List<String> names, boolean overlaid) {
        told.add("compare " + right.values() + " " + names + " " + overlaid);
    }

    @Override
    public void methods(Moment moment) {
        told.add("methods " + moment.entries().others().size());
    }

    private String value(String parameter) {
        return play.picture().settings().text(play.picture().settings().parameter(parameter));
    }

    private static Moment moment(String rest) {
        return MomentReader.text("{\"limber\":1,\"model\":\"rope\"," + rest + "}");
    }

    @Test
    void aMomentIsOneGestureThatCanBeUndone() throws Exception {
        play.playback.goFrame(2);
        play.until(() -> play.picture().cursor().equals(Cursor.complete(2)));
        opening.show(moment("""
                "set":{"iterations":7},"at":"frame=3",
                "view":{"show":{"overlays":["velocity"],"plots":["time"]}}"""));
        assertEquals(List.of("alone", "show 1", "methods 0"), told);
        assertEquals(Set.of("velocity"), play.view.showing().names());
        play.until(() -> play.picture().cursor().equals(Cursor.complete(3)));
        assertEquals("7", value("iterations"));
        play.playback.past().undo();
        play.until(() -> play.picture().cursor().equals(Cursor.complete(2)));
    }

    @Test
    void aSceneBeginsWithAMomentThatUndoCannotLeave() throws Exception {
        opening.begin(moment("\"set\":{\"iterations\":7},\"at\":\"frame=3\""));
        play.until(() -> play.picture().cursor().equals(Cursor.complete(3)));
        assertEquals("7", value("iterations"));
        assertEquals(play.playback.settings(), play.playback.base());
        assertEquals(1, play.playback.past().branches().size());
    }

    /// Before the operation of stick 6 in the third sweep of frame 5, four frames are complete.
    @Test
    void itStandsAtAnOperationWithinAFrame() throws Exception {
        opening.show(moment("\"at\":\"frame=5&sweep=3&phase=distance&element=6\""));
        play.until(() -> !play.picture().cursor().betweenFrames());
        assertEquals(4, play.picture().cursor().frame());
        assertEquals(6, play.picture().cursor().element());
    }

    /// The scene is the left side; what the right side shares with the moment stands in it again.
    @Test
    void theSceneIsTheLeftSideOfTwo() throws Exception {
        opening.show(moment("""
                "set":{"iterations":7},"at":"frame=3",
                "view":{"compare":{"left":{"iterations":2},"right":{"segments":5},"layout":"overlaid"}}"""));
        assertEquals("compare " + Map.of("iterations", "7", "segments", "5"), told.get(1).replaceAll(" \\[.*", ""));
        assertTrue(told.get(1).endsWith(" true"), told.get(1));
        play.until(() -> play.picture().cursor().equals(Cursor.complete(3)));
        assertEquals("2", value("iterations"));
    }

    @Test
    void theCameraIsMovedOnceTheMomentIsShown() throws Exception {
        Camera.Eye before = play.view.eye();
        opening.show(moment("""
                "set":{"segments":3},"at":"frame=0",
                "view":{"camera":{"eye":[0,2,9],"target":[0,1,0]}}"""));
        assertEquals(before, play.view.eye());
        play.until(() -> play.picture().branch() == play.playback.past().branch());
        assertEquals(new Vec(0, 1, 0), play.view.eye().target());
        assertTrue(play.view.eye().eye().minus(new Vec(0, 2, 9)).length() < 1e-12, play.view.eye().toString());
        play.scene.look(Optional.empty(), false, () -> {});
        assertEquals(new Vec(0, 1, 0), play.view.eye().target(), "nothing moves it");
    }

    @Test
    void aMoveThatIsWaitedForIsNotMadeAnyMore() throws Exception {
        play.playback.open(rope.defaults(), List.of());
        play.scene.look(Optional.of(new Camera(Optional.empty(),
                Optional.of(new Camera.Eye(new Vec(0, 2, 9), new Vec(0, 1, 0))), false)), true,
                () -> told.add("shown"));
        play.scene.stay();
        play.until(() -> play.picture().branch() == play.playback.past().branch());
        assertEquals(List.of(), told);
    }

    @Test
    void theViewShowsWhatIsPlayed() throws Exception {
        assertEquals(play.picture().drawn().state(), play.view.picture().get().state());
        var end = Optional.of(new Element("particle", 2));
        play.playback.selected().set(end);
        assertEquals(end, play.view.selected().get());
        play.scene.beside(false);
        assertEquals(Layout.OVERLAID, play.view.comparison().layout().get());
        play.scene.close();
        play.playback.selected().set(Optional.empty());
        assertEquals(end, play.view.selected().get(), "it is not followed any more");
    }
}
