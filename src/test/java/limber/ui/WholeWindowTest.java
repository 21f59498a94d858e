package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import limber.Sample;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.Measure;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Vec;
import limber.models.Catalog;
import limber.ui.preferences.Level;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.util.WaitForAsyncUtils;

/// All panes of the window together, by a robot in real 3D: a selection in one shows in the others, and keys have the
/// same meaning wherever the focus is.
@Tag("wide")
class WholeWindowTest extends SharedWindow {
    WholeWindowTest() {
        super(Catalog.MODELS);
    }

    @Override
    void lay() {
        preferences.level().set(Level.INSPECT);
        preferences.panes(Level.INSPECT).addAll(List.of("code", "numbers", "plots")); // two of them at a time
    }

    @Override
    void size() {
        stage.setWidth(1280);
        stage.setHeight(960);
    }

    static Stream<Model> models() {
        return Sample.of(Catalog.MODELS, 3).stream();
    }

    @ParameterizedTest
    @MethodSource("models")
    void fromViewToRowToCodeToPlotAndBackItStaysTheSameElement(Model model) throws Exception {
        stopAt(model, 20);
        Element element = clickIntoTheView();
        open("numbers");
        assertEquals(element.of(), this.<ComboBox<String>>pane("#numbers-kinds").getValue());
        assertEquals(element.index(),
                this.<TableView<Integer>>pane("#numbers").getSelectionModel().getSelectedItem());

        Cursor next = next(element);
        TableCell<?, ?> cell = cell(element.index());
        Fx.doubleClick(fx(() -> cell.localToScreen(20, 4))); // the scroll bar may cover half of the last row
        until(() -> picture().cursor().equals(next) && picture().next().isPresent());
        open("code");
        assertTrue(touched(), "the code is about it: " + this.<Label>pane("#code-heading").getText());
        assertEquals(element, selected());

        Optional<Measure> measure = model.measures().stream().filter(m -> m.of().equals(element.of())).findFirst();
        measure.ifPresent(m -> curve(m));
        int read = picture().cursor().frame();
        Node plot = pane(".plot");
        until(() -> spoken(plot).contains("frame " + read + ";"));
        if (measure.isPresent()) assertTrue(spoken(plot).contains(curveOf(measure.get(), element)), spoken(plot));
        until(() -> { // a press on a plot that grows just then is none
            if (picture().cursor().frame() == read) clickOn(fx(() -> plot.localToScreen(
                    0.7 * plot.getLayoutBounds().getWidth(), 0.6 * plot.getLayoutBounds().getHeight())));
            WaitForAsyncUtils.waitForFxEvents();
            return picture().cursor().betweenFrames() && picture().cursor().frame() != read
                    && picture().next().isPresent();
        });
        int clicked = picture().cursor().frame();
        until(() -> spoken(plot).contains("frame " + clicked + ";"));
        assertEquals(element, selected(), "a moment was clicked, not another element");

        Cursor again = next(element);
        type(KeyCode.N);
        until(() -> picture().cursor().equals(again) && picture().next().isPresent());
        assertTrue(touched());
    }

    /// With Ctrl also where a click would press; what is nearest to the eye lies on top.
    private Element clickIntoTheView() throws Exception {
        Vec eye = viewport().projection().eye();
        double[] at = picture().state().of(playback().model().subject());
        int nearest = IntStream.range(0, at.length / 3).boxed()
                .min((i, j) -> Double.compare(Vec.of(at, i).distance(eye), Vec.of(at, j).distance(eye))).orElseThrow();
        press(KeyCode.CONTROL);
        clickOn(fx(() -> Pixel.onScreen(viewport(), Vec.of(at, nearest))),
                MouseButton.PRIMARY);
        release(KeyCode.CONTROL);
        until(() -> playback().selected().get().isPresent());
        return selected();
    }

    /// Where the engine by itself goes from here.
    private Cursor next(Element element) {
        var run = new Run(new Timeline(playback().model()), picture().branch());
        run.seek(run.branch(), picture().cursor());
        return new Navigation(run).nextTouching(element).orElseThrow();
    }

    private void curve(Measure m) {
        WaitForAsyncUtils.waitForAsyncFx(5000,
                () -> app.main().current().orElseThrow().session().plotting().curves().setAll(List.of(m)));
    }

    /// What the curve of one element is called.
    private String curveOf(Measure m, Element element) {
        String name = app.main().current().orElseThrow().session().wording().quantity(m.name());
        return (m.width() == 1 ? name : "|" + name + "|") + " of " + element.of() + " " + element.index();
    }

    private boolean touched() throws Exception {
        until(() -> pane("#code-heading").getPseudoClassStates().contains(PseudoClass.getPseudoClass("touched")));
        return true;
    }

    private static String spoken(Node plot) throws Exception {
        return fx(() -> (String) plot.queryAccessibleAttribute(AccessibleAttribute.TEXT));
    }

    private TableCell<?, ?> cell(int element) throws Exception {
        return fx(() -> {
            Node table = pane("#numbers");
            ((TableView<?>) table).layout();
            for (Node n : table.lookupAll(".table-cell"))
                if (n instanceof TableCell<?, ?> cell && !cell.isEmpty() && cell.getItem().equals(element)
                        && cell.getTableRow().isVisible())
                    return cell;
            throw new AssertionError(element + " is not in view");
        });
    }

    @Test
    void keysMeanTheSameWhereverTheKeyboardIs() throws Exception {
        stopAt(Catalog.MODELS.getFirst(), 20);
        for (String where : List.of("#scrubber", "#tabs", "#numbers", "#listing", "#presets", "#play", "#rung-frame",
                "#plot-curves", "#loop", ".viewport", ".plot")) {
            open(where.equals("#numbers") ? "numbers" : "code");
            focus(where);
            type(KeyCode.SPACE);
            until(() -> playback().playing().get());
            type(KeyCode.SPACE);
            until(() -> !playback().playing().get() && picture().next().isPresent());
            type(KeyCode.DIGIT5);
            until(() -> playback().transport().stepSize().get() == StepSize.FRAME);
            int frame = picture().cursor().frame();
            type(KeyCode.RIGHT);
            until(() -> picture().cursor().equals(Cursor.complete(frame + 1)));
            type(KeyCode.LEFT);
            until(() -> picture().cursor().equals(Cursor.complete(frame)));
            type(KeyCode.DIGIT3);
            until(() -> playback().transport().stepSize().get() == StepSize.PHASE);
        }
    }

    @Test
    void aTextFieldKeepsItsKeys() throws Exception {
        stopAt(Catalog.MODELS.getFirst(), 20);
        open("numbers");
        focus("#numbers-find");
        type(KeyCode.DIGIT1, KeyCode.SPACE, KeyCode.DIGIT2, KeyCode.LEFT, KeyCode.N, KeyCode.HOME, KeyCode.X);
        assertEquals("x1 n2", this.<TextField>pane("#numbers-find").getText());
        assertEquals(Cursor.complete(20), picture().cursor());
        assertFalse(playback().playing().get());
        assertEquals(StepSize.FRAME, playback().transport().stepSize().get());
    }

    /// Space and the arrows belong to the scene.
    @Test
    void enterPressesAndUpAndDownMoveWhatHasTheKeyboard() throws Exception {
        stopAt(Catalog.MODELS.getFirst(), 20);
        focus("#loop");
        type(KeyCode.ENTER);
        assertTrue(this.<ToggleButton>pane("#loop").isSelected());
        focus("#forward");
        type(KeyCode.ENTER);
        until(() -> picture().cursor().equals(Cursor.complete(21)));
        focus("#rung-frame");
        type(KeyCode.DOWN);
        until(() -> playback().transport().stepSize().get() == StepSize.SUBSTEP);
        focus("#level-inspect");
        type(KeyCode.UP);
        until(() -> preferences.level().get() == Level.STEP);
        focus("#scrubber");
        double before = this.<Slider>pane("#scrubber").getValue();
        type(KeyCode.DOWN);
        until(() -> picture().cursor().frame() < before);
    }

    /// Opens a pane in the place of another.
    private void open(String name) throws Exception {
        if (!this.<ToggleButton>pane("#dock-" + name).isSelected()) clickOn("#dock-" + name);
        until(() -> scene().built());
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void focus(String where) throws Exception {
        fx(() -> {
            Node here = pane(where); // other tabs have one too
            (here == null ? stage.getScene().lookup(where) : here).requestFocus();
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void stopAt(Model model, int frame) throws Exception {
        fx(() -> app.main().open(model));
        until(() -> scene().built() && picture() != null);
        fx(() -> {
            playback().playing().set(false);
            playback().goFrame(frame);
        });
        until(() -> picture().cursor().equals(Cursor.complete(frame)) && picture().next().isPresent()
                && scene().session().fitted());
        WaitForAsyncUtils.waitForFxEvents();
    }

    @SuppressWarnings("unchecked") // the caller knows its type
    private <T extends Node> T pane(String query) {
        return (T) app.main().current().orElseThrow().root().lookup(query);
    }

    private Element selected() {
        return playback().selected().get().orElseThrow();
    }
}
