package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import limber.ask.Stop;
import limber.engine.Measure;
import limber.engine.settings.Vec;
import limber.engine.tool.Tool;
import limber.engine.tool.ToolPoint;
import limber.engine.tool.Tools;
import limber.expression.Vocabulary;
import limber.models.rope.Rope;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.moment.MomentWriter;
import limber.ui.scene.SceneMoments;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Measuring tools in the real window: put into the scene, dragged, read, plotted, kept and removed.
@Tag("wide")
class ToolsWindowTest extends SharedWindow {
    private static final ToolPoint START = new ToolPoint.Fastened("start"), END = new ToolPoint.Fastened("end");

    ToolsWindowTest() {
        super(List.of(new Rope()));
    }

    @Override
    void size() {
        stage.setWidth(1280);
        stage.setHeight(870);
    }

    private Vec particle(int i) {
        return Vec.of(picture().state().named("position"), i);
    }

    private Point2D onScreen(Vec p) {
        return Pixel.onScreen(viewport(), p);
    }

    private Tools tools() throws Exception {
        return fx(() -> playback().tools().get());
    }

    /// The grip of the second end of a ruler: beside that end, 23.5 px off the line at a font size of 14.
    private Point2D grip(Vec from, Vec to) {
        Point2D a = onScreen(from), b = onScreen(to), along = b.subtract(a).normalize();
        return b.add(new Point2D(along.getY(), -along.getX()).multiply(23.5));
    }

    /// Opens the menu on the number of a ruler, which stands near the middle of the far edge, 31 px off the line, but
    /// not on the face, which begins at 16 px.
    private void askAtNumber(Vec from, Vec to) {
        Point2D a = onScreen(from), b = onScreen(to), along = b.subtract(a).normalize(),
                across = new Point2D(along.getY(), -along.getX()), far = a.midpoint(b).add(across.multiply(31));
        for (double x : new double[]{30, -30}) for (double y : new double[]{18, -18, 4, -4}) {
            Point2D at = far.add(x, y);
            double aside = at.subtract(a).dotProduct(across);
            if (aside > 14 && aside < 33) continue;
            moveTo(at).clickOn(MouseButton.SECONDARY);
            if (lookup("Plot this reading").tryQuery().isPresent()) return;
            type(KeyCode.ESCAPE);
        }
        throw new AssertionError("no menu of the ruler at its number");
    }

    @Test
    void aRulerIsPutDraggedReadPlottedAndRemoved() throws Exception {
        moveTo(onScreen(particle(9))).clickOn(MouseButton.SECONDARY);
        clickOn("Ruler from here");
        until(() -> tools().all().size() == 1);
        var put = (Tool.Ruler) tools().all().getFirst();
        assertEquals(new ToolPoint.Fastened("particle:9"), put.from(), "it is fastened to what was clicked on");
        Vec free = ((ToolPoint.Fixed) put.to()).place();

        moveTo(grip(particle(9), free)).press(MouseButton.PRIMARY);
        moveTo(onScreen(particle(4)).add(0, 30));
        moveTo(onScreen(particle(4))).release(MouseButton.PRIMARY);
        until(() -> tools().all().getFirst().points().get(1).equals(new ToolPoint.Fastened("particle:4")));
        assertTrue(picture().branch().inputs().isEmpty(), "a tool changes nothing in the run");
        assertEquals(particle(9).distance(particle(4)),
                tools().all().getFirst().read(playback().model(), picture().settings(), picture().state()), 0);

        fx(() -> preferences.panes(preferences.level().get()).remove("plots"));
        askAtNumber(particle(9), particle(4));
        clickOn("Plot this reading");
        until(() -> fx(() -> preferences.panes(preferences.level().get()).contains("plots")));
        Measure plotted = fx(() -> scene().session().plotting().curves().getLast());
        assertEquals("tool(ruler)", plotted.name());
        assertEquals(particle(9).distance(particle(4)), plotted.read(picture().settings(), picture().state())[0], 0);

        moveTo(grip(particle(9), particle(4))).clickOn(MouseButton.SECONDARY);
        clickOn("Remove this tool");
        assertEquals(Tools.NONE, tools());
        assertTrue(fx(() -> scene().session().plotting().curves().stream()
                .noneMatch(m -> m.name().equals("tool(ruler)"))), "nothing is left to plot");
    }

    @Test
    void whatReadsAToolFollowsIt() throws Exception {
        var whole = new Tools(List.of(new Tool.Ruler(START, END)));
        fx(() -> {
            playback().tools().set(whole);
            var names = new Vocabulary(playback().model(), playback().model().running(playback().settings()))
                    .with(whole);
            playback().stops().add(Stop.when("tool(ruler) > 3", names).times(2, false));
        });
        var half = new Tools(List.of(new Tool.Ruler(START, new ToolPoint.Fastened("particle:9"))));
        fx(() -> playback().tools().set(half));
        Stop stop = fx(() -> playback().stops().all().getFirst());
        var condition = (Stop.What.Condition) stop.what();
        assertEquals(half.all(), condition.expression().tools());
        assertEquals(2, stop.every());
        fx(() -> playback().tools().set(Tools.NONE));
        assertEquals(List.of(), fx(() -> List.copyOf(playback().stops().all())));
    }

    @Test
    void aMomentKeepsTheTools() throws Exception {
        var tools = new Tools(List.of(new Tool.Protractor(START, new ToolPoint.Fastened("particle:9"), END),
                new Tool.Stopwatch(0.5)));
        fx(() -> playback().tools().set(tools));
        String text = fx(() -> MomentWriter.line(new SceneMoments(scene().session()).now()));
        fx(() -> playback().tools().set(Tools.NONE));
        fx(() -> new SceneMoments(scene().session()).show(MomentReader.text(text)));
        assertEquals(tools, tools());
    }

    /// A rope of fewer particles has no particle 9: its moment can be read, and holds nothing that reads the tool.
    @Test
    void aMomentLeavesOutAToolThatHasLostItsPoint() throws Exception {
        var lost = new Tool.Ruler(START, new ToolPoint.Fastened("particle:9"));
        fx(() -> {
            playback().tools().set(new Tools(List.of(lost, new Tool.Ruler(START, END))));
            scene().session().plotting().curves().setAll(playback().tools().get().measures(playback().model()));
            playback().gestures().restart(playback().settings().with("segments", "4"));
        });
        until(() -> picture().state().count("particle") == 5);
        Moment read = MomentReader.text(fx(() -> MomentWriter.line(new SceneMoments(scene().session()).now())));
        assertEquals(new Tools(List.of(new Tool.Ruler(START, END))), read.view().tools());
        assertEquals(Optional.empty(), read.view().show().orElseThrow().plots());
    }

    @Test
    void theSheetPutsToolsWithoutAPointer() throws Exception {
        clickOn("#overlays");
        for (String kind : Tool.KINDS) clickOn("#put-" + kind);
        assertEquals(Tool.KINDS, tools().all().stream().map(Tool::kind).toList());
        assertEquals(new Tool.Ruler(START, END), tools().all().getFirst(), "between the handles");
        assertEquals(new Tool.Stopwatch(0), tools().all().getLast(), "the scene stands at its start");
        clickOn("#remove-tools");
        assertEquals(Tools.NONE, tools());
    }
}
