package limber.presentation.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.model.Model;
import limber.engine.model.Variant;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.lesson.Camera;
import limber.lesson.Step;
import limber.models.Catalog;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.presentation.TestLater;
import limber.presentation.play.Playback;
import limber.presentation.view.Layout;
import limber.presentation.view.SceneView;
import limber.presentation.view.UnseenView;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Moments of the rope, in a view that nobody sees.
class MomentOpeningTest implements MomentOpening.Face {
    private final TestLater later = new TestLater();
    private final List<String> told = new ArrayList<>();
    private final List<Throwable> failures = new ArrayList<>();
    private final Model rope = Catalog.model("rope");
    private Playback playback;
    private SceneView view;
    private PlayedView scene;
    private MomentOpening opening;

    @BeforeEach
    void open() throws InterruptedException {
        playback = new Playback(later, rope, rope.defaults(), failures::add);
        view = UnseenView.of(rope);
        scene = new PlayedView(playback, view, Runnable::run);
        opening = new MomentOpening(playback, scene, this);
        until(() -> playback.picture().get() != null);
    }

    @AfterEach
    void close() {
        scene.close();
        playback.close();
        assertEquals(List.of(), failures);
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

    private void until(BooleanSupplier holds) throws InterruptedException {
        later.until(holds);
    }

    private Picture picture() {
        return playback.picture().get();
    }

    private String value(String parameter) {
        return picture().settings().text(picture().settings().parameter(parameter));
    }

    private static Moment moment(String rest) {
        return MomentReader.text("{\"limber\":1,\"model\":\"rope\"," + rest + "}");
    }

    @Test
    void aMomentIsOneGestureThatCanBeUndone() throws Exception {
        playback.goFrame(2);
        until(() -> picture().cursor().equals(Cursor.complete(2)));
        opening.show(moment("""
                "set":{"iterations":7},"at":"frame=3",
                "view":{"show":{"overlays":["velocity"],"plots":["time"]}}"""));
        assertEquals(List.of("alone", "show 1", "methods 0"), told);
        assertEquals(Set.of("velocity"), view.showing().names());
        until(() -> picture().cursor().equals(Cursor.complete(3)));
        assertEquals("7", value("iterations"));
        playback.past().undo();
        until(() -> picture().cursor().equals(Cursor.complete(2)));
    }

    @Test
    void aSceneBeginsWithAMomentThatUndoCannotLeave() throws Exception {
        opening.begin(moment("\"set\":{\"iterations\":7},\"at\":\"frame=3\""));
        until(() -> picture().cursor().equals(Cursor.complete(3)));
        assertEquals("7", value("iterations"));
        assertEquals(playback.settings(), playback.base());
        assertEquals(1, playback.past().branches().size());
    }

    /// Before the operation of stick 6 in the third sweep of frame 5, four frames are complete.
    @Test
    void itStandsAtAnOperationWithinAFrame() throws Exception {
        opening.show(moment("\"at\":\"frame=5&sweep=3&phase=distance&element=6\""));
        until(() -> !picture().cursor().betweenFrames());
        assertEquals(4, picture().cursor().frame());
        assertEquals(6, picture().cursor().element());
    }

    /// The scene is the left side; what the right side shares with the moment stands in it again.
    @Test
    void theSceneIsTheLeftSideOfTwo() throws Exception {
        opening.show(moment("""
                "set":{"iterations":7},"at":"frame=3",
                "view":{"compare":{"left":{"iterations":2},"right":{"segments":5},"layout":"overlaid"}}"""));
        assertEquals("compare " + Map.of("iterations", "7", "segments", "5"), told.get(1).replaceAll(" \\[.*", ""));
        assertTrue(told.get(1).endsWith(" true"), told.get(1));
        until(() -> picture().cursor().equals(Cursor.complete(3)));
        assertEquals("2", value("iterations"));
    }

    @Test
    void theCameraIsMovedOnceTheMomentIsShown() throws Exception {
        Camera.Eye before = view.eye();
        opening.show(moment("""
                "set":{"segments":3},"at":"frame=0",
                "view":{"camera":{"eye":[0,2,9],"target":[0,1,0]}}"""));
        assertEquals(before, view.eye());
        until(() -> picture().branch() == playback.past().branch());
        assertEquals(new Vec(0, 1, 0), view.eye().target());
        assertTrue(view.eye().eye().minus(new Vec(0, 2, 9)).length() < 1e-12, view.eye().toString());
        scene.look(Optional.empty(), false, () -> {});
        assertEquals(new Vec(0, 1, 0), view.eye().target(), "nothing moves it");
    }

    @Test
    void aMoveThatIsWaitedForIsNotMadeAnyMore() throws Exception {
        playback.open(rope.defaults(), List.of());
        scene.look(Optional.of(new Camera(Optional.empty(),
                Optional.of(new Camera.Eye(new Vec(0, 2, 9), new Vec(0, 1, 0))), false)), true,
                () -> told.add("shown"));
        scene.stay();
        until(() -> picture().branch() == playback.past().branch());
        assertEquals(List.of(), told);
    }

    @Test
    void theViewShowsWhatIsPlayed() throws Exception {
        assertEquals(picture().drawn().state(), view.picture().get().state());
        var end = Optional.of(new Element("particle", 2));
        playback.selected().set(end);
        assertEquals(end, view.selected().get());
        scene.beside(false);
        assertEquals(Layout.OVERLAID, view.comparison().layout().get());
        scene.close();
        playback.selected().set(Optional.empty());
        assertEquals(end, view.selected().get(), "it is not followed any more");
    }
}
