package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.pictures;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import limber.ask.Stop;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.StepSize;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Vec;
import limber.models.Catalog;
import limber.presentation.view.ElementArrow;
import limber.ui.preferences.Level;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Questions about the numbers that the window shows, asked by a robot where they are shown.
@Tag("wide")
class QuestionsWindowTest extends SharedWindow {
    private static final int STICK = 3;

    QuestionsWindowTest() {
        super(Catalog.MODELS);
    }

    @Override
    void lay() {
        preferences.level().set(Level.INSPECT);
        preferences.panes(Level.INSPECT).clear();
        preferences.panes(Level.INSPECT).addAll(List.of("code", "plots"));
    }

    @Override
    void size() {
        stage.setWidth(1280);
        stage.setHeight(900);
    }

    /// Before stick 3 of sweep 2 of frame 12.
    @BeforeEach
    void insideAFrame() throws Exception {
        var timeline = new Timeline(playback().model());
        var run = new Run(timeline, timeline.root(picture().settings(), picture().branch().inputs()));
        Cursor at = new Navigation(run).find(12, Map.of("sweep", 2), "distance", STICK);
        fx(() -> {
            playback().transport().stepSize().set(StepSize.ELEMENT);
            playback().go(at);
        });
        until(() -> picture().cursor().equals(at) && picture().next().isPresent());
    }

    private Node node(String id) {
        return stage.getScene().getRoot().lookup(id);
    }

    private Stream<Node> all(String selector) {
        return stage.getScene().getRoot().lookupAll(selector).stream();
    }

    private TreeView<?> tree() {
        return (TreeView<?>) node("#why");
    }

    /// The text of the row of a tree's item.
    private String row(TreeItem<?> item) {
        return all(".tree-cell").map(n -> (TreeCell<?>) n).filter(c -> c.getTreeItem() == item).map(TreeCell::getText)
                .findFirst().orElse("");
    }

    private TreeItem<?> asked() throws Exception {
        pictures(2); // a pane that opens follows once it is laid out: until then it has the answer of before
        until(() -> fx(() -> tree() != null && !tree().getRoot().getChildren().isEmpty()
                && !tree().getRoot().getChildren().getFirst().getChildren().isEmpty()
                && !row(tree().getRoot().getChildren().getFirst().getChildren().getFirst()).isEmpty()));
        return fx(() -> tree().getRoot().getChildren().getFirst());
    }

    private Label chip(String name) {
        return all(".code-value").map(n -> (Label) n).filter(l -> l.getText().startsWith(name + " = ")).findFirst()
                .orElseThrow();
    }

    private static boolean inside(Node part, Node whole) {
        return whole.localToScene(whole.getLayoutBounds()).contains(part.localToScene(part.getLayoutBounds()));
    }

    /// The items of the menu that is open.
    private List<MenuItem> menu() throws Exception {
        until(() -> fx(() -> listTargetWindows().stream()
                .anyMatch(w -> w instanceof javafx.scene.control.ContextMenu menu && menu.isShowing())));
        return fx(() -> listTargetWindows().stream().filter(javafx.scene.control.ContextMenu.class::isInstance)
                .map(w -> ((javafx.scene.control.ContextMenu) w).getItems()).map(List::copyOf).findFirst()
                .orElseThrow());
    }

    private static MenuItem item(List<MenuItem> menu, String begins) {
        return menu.stream().filter(i -> i.getText() != null && i.getText().startsWith(begins)).findFirst()
                .orElseThrow(() -> new AssertionError(
                        menu.stream().map(MenuItem::getText).collect(Collectors.joining(", "))));
    }

    @Test
    void aClickOnAValueInTheCodeOpensWhyBelowAndArrowsLeadThere() throws Exception {
        until(() -> fx(() -> all(".code-value").anyMatch(n -> ((Label) n).getText().startsWith("d = "))));
        clickOn(Fx.resting(() -> chip("d")));
        TreeItem<?> d = asked();
        assertTrue(fx(() -> row(d)).startsWith("d = ("), fx(() -> row(d)));
        assertEquals("Why is this number as it is: d?", fx(() -> ((Label) node("#why-about")).getText()));
        assertTrue(fx(() -> node("#listing").isVisible() && node("#listing").getScene() != null), "the code stays");
        var stick = new Element("stick", STICK);
        assertEquals(
                Set.of(new ElementArrow(Element.particle(STICK), stick),
                        new ElementArrow(Element.particle(STICK + 1), stick)),
                Set.copyOf(fx(() -> viewport().scene().links().get())));
        until(() -> fx(() -> !all("#why-equations .formula").toList().isEmpty()));
    }

    /// The code reads the rest length first, which is the same for the whole run; the ends have moved in this frame.
    @Test
    void whatTheFrameHasChangedComesBeforeWhatIsAlwaysTheSame() throws Exception {
        fx(() -> preferences.panes(Level.INSPECT).remove("plots")); // so that there is room for its line
        until(() -> fx(() -> all(".code-value").anyMatch(n -> ((Label) n).getText().startsWith("residual = "))));
        moveTo("#listing");
        until(() -> {
            boolean there = fx(() -> inside(chip("residual"), node("#listing")));
            if (!there) scroll(1, VerticalDirection.DOWN);
            return there;
        });
        clickOn(Fx.resting(() -> chip("residual")));
        TreeItem<?> residual = asked();
        // a row that is out of sight has no text
        var read = Pattern.compile("channel=(\\w+), element=(\\d+)");
        assertEquals(List.of("position 4", "position 3", "rest 3"), fx(() -> residual.getChildren().stream()
                .flatMap(c -> read.matcher(String.valueOf(c.getValue())).results().limit(1))
                .map(m -> m.group(1) + " " + m.group(2)).toList()));
    }

    @Test
    void enterOnASymbolsNumberAsksToo() throws Exception {
        fx(() -> scene().session().reader().maths().set(true));
        until(() -> fx(() -> all(".symbol-value").anyMatch(n -> length((Label) n))));
        fx(() -> all(".symbol-value").map(n -> (Label) n).filter(this::length).findFirst().orElseThrow()
                .requestFocus());
        type(KeyCode.ENTER);
        TreeItem<?> length = asked();
        assertTrue(fx(() -> row(length)).startsWith("length = "), fx(() -> row(length)));
        fx(() -> scene().session().reader().maths().set(false));
    }

    private boolean length(Label l) {
        return l.getAccessibleText() != null && l.getAccessibleText().startsWith("length ");
    }

    @Test
    void theMenuOfALineStopsWhenItsNumberIsLargerOrItsElementWritten() throws Exception {
        until(() -> fx(() -> all(".code-value").anyMatch(n -> ((Label) n).getText().startsWith("rest = "))));
        rightClickOn(Fx.resting(() -> chip("rest")));
        List<MenuItem> menu = menu();
        assertTrue(item(menu, "Why is it so: rest = ").isVisible());
        fx(() -> item(menu, "Stop when phase == distance && rest > ").fire());
        assertEquals("phase == distance && rest > 0.3333",
                playback().stops().all().getFirst().what().toString());
        type(KeyCode.ESCAPE);
    }

    @Test
    void theRowsOfNumbersAskAndStopByTheKeyboard() throws Exception {
        fx(() -> preferences.panes(Level.INSPECT).add("numbers"));
        fx(() -> preferences.panes(Level.INSPECT).remove("code"));
        until(() -> fx(() -> node("#numbers") != null && node("#numbers").getScene() != null));
        fx(() -> playback().selected().set(java.util.Optional.of(Element.particle(5))));
        pictures(3);
        fx(() -> node("#numbers").requestFocus());
        press(KeyCode.SHIFT).type(KeyCode.F10).release(KeyCode.SHIFT);
        List<MenuItem> menu = menu();
        fx(() -> item(menu, "Stop where position[5] is written").fire());
        assertEquals(new Stop.What.Written("position", 5), playback().stops().all().getFirst().what());
        fx(() -> item(menu, "Why is it so: position 5").fire());
        type(KeyCode.ESCAPE);
        TreeItem<?> position = asked();
        assertTrue(fx(() -> row(position)).startsWith("position 5 = ("), fx(() -> row(position)));
    }

    @Test
    void anElementInTheViewAsksForItsPlaceAndStopsWhereThatIsWritten() throws Exception {
        moveTo(Pixel.onScreen(viewport(), Vec.of(picture().state().named("position"), 5)))
                .clickOn(MouseButton.SECONDARY);
        List<MenuItem> menu = menu();
        fx(() -> item(menu, "Stop where position[5] is written").fire());
        assertEquals(new Stop.What.Written("position", 5), playback().stops().all().getFirst().what());
        fx(() -> item(menu, "Why is it where it is?").fire());
        type(KeyCode.ESCAPE);
        TreeItem<?> position = asked();
        assertTrue(fx(() -> row(position)).startsWith("position 5 = ("), fx(() -> row(position)));
    }

    @Test
    void aPointOfThePlotAsksAndStops() throws Exception {
        until(() -> fx(() -> node(".plot") != null && node(".plot").getScene() != null));
        fx(() -> node(".plot").requestFocus());
        press(KeyCode.SHIFT).type(KeyCode.F10).release(KeyCode.SHIFT);
        List<MenuItem> menu = menu();
        fx(() -> item(menu, "Stop when max(abs(residual)) > ").fire());
        assertTrue(playback().stops().all().getFirst().what().toString().startsWith("max(abs(residual)) > "));
        fx(() -> item(menu, "Why is it so: largest |residual| = ").fire());
        type(KeyCode.ESCAPE);
        TreeItem<?> largest = asked();
        assertTrue(fx(() -> row(largest)).startsWith("residual of constraint "), fx(() -> row(largest)));
        assertEquals(3, fx(() -> largest.getChildren().size()), "two particles and a rest length");
    }

    @Test
    void theCaptionsMenuAsksForANumberOfTheOperationBefore() throws Exception {
        clickOn("#why-last");
        MenuButton last = fx(() -> (MenuButton) node("#why-last"));
        until(() -> fx(() -> last.isShowing() && last.getItems().size() > 3));
        fx(() -> item(last.getItems(), "error = ").fire());
        fx(last::hide);
        TreeItem<?> error = asked();
        assertTrue(fx(() -> row(error)).contains("stick " + (STICK - 1)), fx(() -> row(error)));
    }

    @Test
    void leftAndRightOpenTheRowsOfTheTreeAndDoNotStep() throws Exception {
        until(() -> fx(() -> all(".code-value").anyMatch(n -> ((Label) n).getText().startsWith("d = "))));
        clickOn(Fx.resting(() -> chip("d")));
        TreeItem<?> d = asked();
        Cursor here = picture().cursor();
        fx(() -> tree().requestFocus());
        type(KeyCode.LEFT);
        until(() -> fx(() -> !d.isExpanded()));
        type(KeyCode.RIGHT);
        until(() -> fx(d::isExpanded));
        assertEquals(here, picture().cursor());
    }

    @Test
    void nothingIsAskedBeforeInspect() throws Exception {
        fx(() -> preferences.level().set(Level.STEP));
        until(() -> fx(() -> !node("#why-next").isVisible() && !node("#why-last").isVisible()));
        fx(() -> preferences.panes(Level.STEP).add("code"));
        until(() -> fx(() -> all(".code-value").anyMatch(n -> ((Label) n).getText().startsWith("d = "))));
        clickOn(Fx.resting(() -> chip("d")));
        pictures(5);
        assertTrue(scene().session().questions().asked().get().isEmpty());
        fx(() -> preferences.panes(Level.STEP).remove("code"));
        assertFalse(fx(() -> node("#dock-why").isVisible()));
    }
}
