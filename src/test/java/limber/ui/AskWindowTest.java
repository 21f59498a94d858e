package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Path;
import limber.ask.Find;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.Measure;
import limber.engine.StepSize;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import limber.engine.run.Target;
import limber.engine.run.Timeline;
import limber.models.Catalog;
import limber.ui.preferences.Level;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Questions to the rope in the real window, asked by a robot.
@Tag("wide")
class AskWindowTest extends SharedWindow {
    private static final String CONDITION = "max(abs(residual)) > 0.004";

    AskWindowTest() {
        super(Catalog.MODELS);
    }

    @Override
    void lay() {
        preferences.level().set(Level.INSPECT);
        preferences.panes(Level.INSPECT).clear();
        preferences.panes(Level.INSPECT).addAll(List.of("why", "find"));
    }

    @Override
    void size() {
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    @AfterEach
    void noStops() throws Exception {
        fx(() -> {
            playback().stops().all().clear();
            ((TextField) node("#find-condition")).clear();
            scene().session().findings().by().set(Optional.empty());
            playback().selected().set(Optional.empty());
        });
    }

    private Node node(String id) {
        return stage.getScene().getRoot().lookup(id);
    }

    private void ask(String condition) throws Exception {
        until(() -> fx(() -> node("#find-condition") != null));
        clickOn("#find-condition");
        fx(() -> ((TextField) node("#find-condition")).setText(condition));
    }

    /// The first frame behind which the condition holds, by running on.
    private int first() {
        var timeline = new Timeline(playback().model());
        var run = new Run(timeline, timeline.root(picture().branch().settings(), picture().branch().inputs()));
        Measure residual = playback().model().measures().stream().filter(m -> m.name().equals("residual")).findFirst()
                .orElseThrow();
        double largest = 0;
        while (largest <= 0.004) {
            run.next();
            for (double r : residual.read(run.settings(), run.state())) largest = Math.max(largest, Math.abs(r));
        }
        return run.cursor().frame();
    }

    @Test
    void playHaltsWhereAConditionComesTrueAndShiftSpaceGoesBackThere() throws Exception {
        ask(CONDITION);
        clickOn("#find-stop");
        int frame = first();
        fx(() -> {
            viewport().requestFocus();
            playback().playing().set(true);
        });
        until(() -> !playback().playing().get() && picture().cursor().equals(Cursor.complete(frame)));
        until(() -> fx(() -> ((Label) node("#next")).getText().startsWith("Stopped at " + CONDITION + " (0.004")));
        assertEquals(1, playback().stops().count(playback().stops().all().getFirst()));
        go(frame + 10);
        press(KeyCode.SHIFT).type(KeyCode.SPACE).release(KeyCode.SHIFT);
        until(() -> picture().cursor().equals(Cursor.complete(frame)) && picture().next().isPresent());
        assertEquals(frame, picture().cursor().frame());
    }

    @Test
    void whatIsFoundIsListedAndAClickGoesThere() throws Exception {
        go(120);
        ask("phase == distance && element == 7 && frame == 3");
        clickOn("#find-run");
        ListView<?> found = fx(() -> (ListView<?>) node("#found"));
        int sweeps = Integer.parseInt(picture().settings().text(picture().settings().parameter("iterations")));
        until(() -> found.getItems().size() == sweeps && !scene().session().findings().asking().busy().get());
        assertEquals(List.of(3), fx(() -> List.copyOf(playback().marks())));
        assertEquals(2, fx(() -> ((Path) node(".slider-ticks")).getElements().size()), "one tick on the scrubber");
        fx(() -> found.getSelectionModel().select(2));
        clickOn("#found");
        type(KeyCode.HOME, KeyCode.ENTER);
        until(() -> picture().cursor().frame() == 2 && !picture().cursor().betweenFrames()
                && picture().next().isPresent());
        assertEquals("distance", picture().path().phase().name());
        assertEquals(7, picture().path().element());
        assertEquals(Optional.of(new Element("stick", 7)), playback().selected().get());
    }

    /// Twelve frames have been played, and the condition holds in frame 60 only.
    @Test
    void aSearchSaysHowFarItCameAndGoesOn() throws Exception {
        go(12);
        ask("frame == 60");
        assertFalse(fx(() -> node("#find-onward").getParent().isVisible()));
        clickOn("#find-run");
        until(() -> fx(() -> ((Label) node("#find-searched")).getText()).equals("Searched: frames 1 to 12."));
        assertEquals(List.of(), fx(() -> List.copyOf(scene().session().findings().hits())));
        assertEquals("Search on to frame 112", fx(() -> ((Button) node("#find-onward")).getText()));
        clickOn("#find-onward");
        until(() -> fx(() -> ((Label) node("#find-searched")).getText()).equals("Searched: frames 1 to 112."));
        assertEquals(List.of(60), fx(() -> List.copyOf(playback().marks())));
    }

    @Test
    void aNameThatIsBegunIsCompleted() throws Exception {
        ask("");
        write("max(resi");
        ListView<?> names = fx(() -> (ListView<?>) node("#find-names"));
        until(() -> fx(() -> names.isVisible() && names.getItems().equals(List.of("residual"))));
        type(KeyCode.DOWN, KeyCode.ENTER);
        assertEquals("max(residual", fx(() -> ((TextField) node("#find-condition")).getText()));
        assertFalse(fx(names::isVisible));
        write(") > pi");
        until(() -> fx(() -> names.isVisible() && names.getItems().contains("pinStart")));
        type(KeyCode.ESCAPE);
        assertFalse(fx(names::isVisible));
        assertEquals("max(residual) > pi", fx(() -> ((TextField) node("#find-condition")).getText()));
    }

    /// A measure holds after each sweep of frame 3, but a search by frames sees that frame once.
    @Test
    void aSearchLooksAtTheStepsThatAreChosen() throws Exception {
        go(12);
        ask("frame == 3");
        by("each sweep");
        clickOn("#find-run");
        int sweeps = Integer.parseInt(picture().settings().text(picture().settings().parameter("iterations")));
        ListView<?> found = fx(() -> (ListView<?>) node("#found"));
        until(() -> fx(() -> afterSweeps(found)) == sweeps
                && !scene().session().findings().asking().busy().get());
        by("each frame");
        clickOn("#find-run");
        until(() -> fx(() -> List.copyOf(scene().session().findings().hits()).size() == 1
                && scene().session().findings().hits().getFirst().after().equals(Cursor.complete(3))));
        by("usual steps");
        assertEquals(Optional.empty(), scene().session().findings().by().get());
    }

    private void by(String name) throws Exception {
        ComboBox<?> by = fx(() -> (ComboBox<?>) node("#find-by"));
        clickOn(by);
        until(() -> fx(by::isShowing));
        clickOn(name);
        until(() -> !fx(by::isShowing));
    }

    private static long afterSweeps(ListView<?> found) {
        return found.getItems().stream().filter(hit -> ((Find.Hit) hit).slot()
                .filter(slot -> slot.phase().name().equals("distance")).isPresent()).count();
    }

    @Test
    void aConditionThatIsNoneIsRefusedInALine() throws Exception {
        ask("phse == distance");
        clickOn("#find-run");
        until(() -> fx(() -> node(".notification") != null));
        assertTrue(fx(() -> ((ListView<?>) node("#found")).getItems().isEmpty()));
        type(KeyCode.ESCAPE);
    }

    @Test
    void whyOpensTheOperationBehindANumberAndGoesThere() throws Exception {
        go(12);
        fx(() -> playback().selected().set(Optional.of(Element.particle(7))));
        until(() -> fx(() -> node("#why") != null && !tree().getRoot().getChildren().isEmpty()));
        fx(() -> tree().getRoot().getChildren().getFirst().setExpanded(true));
        until(() -> fx(() -> tree().getRoot().getChildren().getFirst().getChildren().size() > 3));
        var timeline = new Timeline(playback().model());
        var run = new Run(timeline, timeline.root(picture().branch().settings(), picture().branch().inputs()));
        run.seek(run.branch(), Cursor.complete(12));
        Cursor wrote = new Navigation(run).last(Target.written(run.state(), "position", 7), 0, () -> false)
                .orElseThrow();
        fx(() -> {
            tree().requestFocus();
            tree().getSelectionModel().select(0);
        });
        type(KeyCode.ENTER);
        until(() -> picture().cursor().equals(wrote) && picture().next().isPresent());
        TreeItem<?> first = fx(() -> tree().getRoot().getChildren().getFirst());
        assertTrue(first.isExpanded(), "the tree stays while its places are visited");
    }

    /// Classroom has 12 sticks and is pinned at particle 0, which nothing writes. From particle 1 forwards, all below
    /// are reached in one sweep; as Jacobi, one stick a sweep: the twelfth particle after eleven.
    @Test
    void theOrdersOfASweepAreOnePicture() throws Exception {
        reach("forward");
        until(() -> !legend().isEmpty());
        assertEquals(List.of("12 of 13 after sweep 1"), legend());
        reach("jacobi");
        until(() -> legend().size() == 2);
        assertEquals(List.of("sweep=jacobi: 12 of 13 after sweep 11",
                "sweep=forward: 12 of 13 after sweep 1"), legend());
        clickOn("#why-influence");
        until(() -> fx(() -> !node("#influence").isVisible()));
    }

    private void reach(String sweep) throws Exception {
        fx(() -> {
            playback().gestures().restart(playback().settings().with("sweep", sweep));
            playback().selected().set(Optional.of(Element.particle(1)));
        });
        go(1);
        until(() -> picture().settings().text(picture().settings().parameter("sweep")).equals(sweep));
        if (fx(() -> ((ToggleButton) node("#why-influence")).isSelected())) clickOn("#why-influence");
        clickOn("#why-influence");
        until(() -> fx(() -> node("#influence").isVisible()));
    }

    private List<String> legend() throws Exception {
        return fx(() -> ((VBox) node("#influence-legend")).getChildren().stream().map(l -> ((Label) l).getText())
                .toList());
    }

    private TreeView<?> tree() {
        return (TreeView<?>) node("#why");
    }

    @Test
    void nothingOfItIsThereBeforeInspect() throws Exception {
        for (Level level : Level.values()) {
            fx(() -> preferences.level().set(level));
            until(() -> scene().built());
            for (String pane : List.of("#dock-why", "#dock-find", "#dock-sweep"))
                until(() -> fx(() -> node(pane).isVisible()) == (level == Level.INSPECT));
        }
    }

    @Test
    void shiftNGoesBackToTheLastOperationThatTouchedTheSelection() throws Exception {
        go(12);
        fx(() -> {
            playback().transport().stepSize().set(StepSize.FRAME);
            playback().selected().set(Optional.of(Element.particle(7)));
            viewport().requestFocus();
        });
        var timeline = new Timeline(playback().model());
        var run = new Run(timeline, timeline.root(picture().branch().settings(), picture().branch().inputs()));
        run.seek(run.branch(), Cursor.complete(12));
        for (int n = 0; n < 3; n++) {
            Cursor before = new Navigation(run).last(Target.touched(Element.particle(7)), 0, () -> false)
                    .orElseThrow();
            press(KeyCode.SHIFT).type(KeyCode.N).release(KeyCode.SHIFT);
            until(() -> picture().cursor().equals(before) && picture().next().isPresent());
            run.seek(run.branch(), before);
        }
        type(KeyCode.N);
        Cursor next = new Navigation(run).nextTouching(Element.particle(7)).orElseThrow();
        until(() -> picture().cursor().equals(next));
        assertEquals(next, picture().cursor());
    }
}
