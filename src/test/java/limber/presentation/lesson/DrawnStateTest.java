package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.settings.Vec;
import limber.lesson.Camera;
import limber.lesson.question.Answer;
import limber.presentation.paint.Point;
import limber.presentation.view.SceneView;
import limber.presentation.view.Sketched;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Answers that are drawn in the view of a stick from (0, 0, 0), pinned, to (1.4, 0, 0), which is 1 m long at rest: its
/// free end goes to the left.
class DrawnStateTest implements QuestionState.Face {
    private static final String LESSON = """
            ---
            format: 1
            id: drawn
            title: Drawings
            model: rope
            set: {segments: 1, end: [1.4, 0, 0], length: 1, gravity: [0, 0, 0], iterations: 4, correction: half}
            ---
            ## Two drawings
            ```limber
            id: draw
            hold: true
            predict:
            - id: where
              ask: Where does it go?
              at: {frame: 1}
              arrow: {of: particle, element: 1, truth: velocity, tolerance: 15 deg}
            - id: form
              ask: Where is the stick afterwards?
              at: {frame: 1}
              shape: {of: particle, tolerance: 0.05 m}
            ```
            """;
    private static final Vec END = new Vec(1.4, 0, 0);

    private final List<String> told = new ArrayList<>();
    @TempDir Path folder;
    private WalkedLesson walked;
    private SceneView view;
    private ArrowState arrow;
    private ShapeState shape;

    @BeforeEach
    void begin() throws Exception {
        walked = new WalkedLesson(folder, LESSON);
        view = walked.scene.played().view();
        view.look(new Camera(Optional.of("front"), Optional.empty(), false));
        arrow = (ArrowState) walked.walk.questions().getFirst();
        shape = (ShapeState) walked.walk.questions().getLast();
        arrow.enter(this);
        shape.enter(this);
        walked.said.clear();
    }

    @AfterEach
    void end() {
        walked.close();
        assertEquals(List.of(), walked.failures);
    }

    @Override
    public void changed() {
        told.add("changed");
    }

    @Override
    public void focusResult() {
        told.add("result");
    }

    private void stroke(Vec from, Vec to) {
        Point a = view.projection().point(from), b = view.projection().point(to);
        view.sketch().press(view.projection(), a.x(), a.y());
        view.sketch().drag(view.projection(), b.x(), b.y());
    }

    private List<Class<?>> marks() {
        return view.view().sketched().stream().<Class<?>>map(Object::getClass).toList();
    }

    private static void near(Vec expected, Vec is) {
        assertEquals(0, expected.minus(is).length(), 1e-9, is.toString());
    }

    private Vec direction() {
        return ((Answer.Directed) arrow.given().orElseThrow()).direction();
    }

    /// From the front, the plane of the view is that of x and y: a stroke of 0.3 m upwards is the direction y.
    @Test
    void aStrokeIsAnArrowAsLongAsItIs() {
        assertEquals(List.of(Sketched.Ring.class), marks());
        arrow.draw(true);
        assertTrue(arrow.drawing());
        assertTrue(view.sketch().taking());
        assertEquals(List.of("focus"), walked.said, "the scene has the keyboard");
        stroke(END, END.plus(new Vec(0, 0.3, 0)));
        near(new Vec(0, 1, 0), direction());
        var mark = (Sketched.Arrow) view.view().sketched().getFirst();
        near(END, mark.from());
        near(END.plus(new Vec(0, 0.3, 0)), mark.to());
        arrow.commit();
        assertFalse(arrow.drawing());
        assertFalse(view.sketch().taking(), "the pointer turns the scene again");
        assertEquals("result", told.getLast(), "another question is open");
    }

    /// Typed or earlier arrows have a fifth of the extent of the scene.
    @Test
    void aTypedArrowHasALengthOfItsOwn() {
        assertTrue(arrow.type("0, -3, 4"));
        near(new Vec(0, -0.6, 0.8), direction());
        var mark = (Sketched.Arrow) view.view().sketched().getFirst();
        assertEquals(0.2 * view.framing().extent(), mark.to().minus(mark.from()).length(), 1e-9);
        assertFalse(arrow.type("up"));
        assertEquals(Optional.empty(), arrow.given(), "what is typed is no answer");
    }

    @Test
    void thePenIsInOneHand() {
        arrow.draw(true);
        told.clear();
        shape.draw(true);
        assertFalse(arrow.drawing());
        assertTrue(shape.drawing());
        assertEquals(List.of("changed", "changed"), told, "both buttons are others");
        arrow.leave();
        assertTrue(view.sketch().taking(), "it has no pen to give back");
        shape.leave();
        assertFalse(view.sketch().taking());
        assertEquals(List.of(), marks());
    }

    /// Half corrections leave 0.4/2⁴ = 0.025 m, so that the stick ends at 1.025. Its samples are 50 between both ends.
    @Test
    void aLineIsComparedWithTheRun() {
        arrow.skip();
        assertTrue(shape.type("0 0 0 1.025 0 0"));
        shape.commit();
        assertEquals("focus", walked.said.getLast(), "all is answered");
        walked.work.all();
        shape.reveal();
        shape.look();
        assertEquals(Optional.of(true), shape.verdict());
        assertEquals("(drawn)", shape.inWords(shape.latest().orElseThrow()));
        assertTrue(marks().contains(Sketched.Line.class));
        near(new Vec(0, 0, 0), shapeEnds().getFirst());
        near(new Vec(1.025, 0, 0), shapeEnds().getLast());
    }

    private List<Vec> shapeEnds() {
        double[] xyz = ((Answer.Shaped) shape.truth().orElseThrow()).xyz();
        return List.of(Vec.of(xyz, 0), Vec.of(xyz, xyz.length / 3 - 1));
    }
}
