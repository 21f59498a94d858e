package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import limber.engine.ask.FirstDifference;
import limber.engine.model.Variant;
import limber.models.Catalog;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.moment.MomentWriter;
import limber.presentation.view.Layout;
import limber.ui.scene.CodeEditing;
import limber.ui.scene.EditStatus;
import limber.ui.scene.SceneMoments;
import org.fxmisc.richtext.StyledTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A phase of the rope edited in the real window of 1280 × 720, driven by a robot.
@Tag("wide")
class EditWindowTest extends SharedWindow {
    private static final String SHARE = "double shareA = half || freeB ? 0.5 : 1, fA = shareA * error;",
            HALF = "double shareA = half || freeB ? 0.25 : 1, fA = shareA * error;";

    EditWindowTest() {
        super(List.of(Catalog.model("rope")));
    }

    @Override
    void lay() {
        preferences.window().set(Optional.of(new Rectangle2D(0, 0, 1280, 720)));
        preferences.panes(preferences.level().get()).add("code");
    }

    @Override
    void size() {
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    /// Before the first stick of the third frame, with the editor open.
    @BeforeEach
    void editTheDistance() throws Exception {
        fx(() -> playback().transport().find(3, Map.of("substep", 1, "sweep", 1), "distance", 5));
        until(() -> picture().cursor().element() == 5 && picture().next().isPresent());
        until(() -> scene().session().reader().operation().isPresent() && lookup("#code-edit").tryQuery().isPresent());
        press(KeyCode.CONTROL, KeyCode.E).release(KeyCode.E, KeyCode.CONTROL);
        until(() -> editing().on().get() && area().isFocused());
    }

    @AfterEach
    void close() throws Exception {
        fx(() -> {
            if (editing().on().get()) editing().toggle();
        });
        until(() -> !editing().on().get());
    }

    private CodeEditing editing() {
        return scene().session().editing();
    }

    private StyledTextArea<?, ?> area() {
        return lookup("#code-text").queryAs(StyledTextArea.class);
    }

    /// Puts the caret behind a text.
    private void behind(String text) throws Exception {
        fx(() -> area().moveTo(area().getText().indexOf(text) + text.length()));
    }

    private void replace(String text, String by) throws Exception {
        fx(() -> {
            int at = area().getText().indexOf(text);
            area().replaceText(at, at + text.length(), by);
        });
    }

    private EditStatus.Runs runs() throws Exception {
        until(() -> editing().status().get() instanceof EditStatus.Runs);
        return (EditStatus.Runs) editing().status().get();
    }

    @Test
    void arrowsMoveTheCaretPastLinesWithNotes() throws Exception {
        int line = line("double rest = reach");
        fx(() -> area().moveTo(line - 1, 0));
        for (int below = line; below < line + 2; below++) {
            int row = below;
            push(KeyCode.DOWN);
            until(() -> area().getCurrentParagraph() == row && area().getCaretColumn() == 0);
        }
        push(KeyCode.END);
        until(() -> area().getCaretColumn() > 0);
        assertEquals(line + 1, area().getCurrentParagraph());
    }

    private int line(String text) {
        return (int) area().getText().substring(0, area().getText().indexOf(text)).lines().count();
    }

    @Test
    void aTypedLineRunsAtTheSameCursorBesideTheOriginal() throws Exception {
        var cursor = picture().cursor();
        double fA = assigned("fA");
        behind("freeB ? 0.5");
        write("/2");
        EditStatus.Runs runs = runs();
        until(() -> picture().next().isPresent() && picture().comparison().isPresent());
        assertEquals(cursor, picture().cursor());
        assertTrue(picture().settings().kernels().getFirst().text().contains("freeB ? 0.5/2 : 1"));
        assertTrue(area().isFocused(), "typing goes on");
        FirstDifference first = runs.first().orElseThrow();
        // of stick 1, not of stick 0, whose end is pinned; in frame 1 no stick is too long but the last
        assertEquals("distance", first.left().operation().orElseThrow().slot().phase().name());
        assertEquals("position", first.channel());
        assertEquals(Layout.OVERLAID, viewport().comparison().layout().get());
        assertEquals(Variant.original(), scene().session().comparison().now().get().orElseThrow().variant());
        assertEquals(0.5, assigned("shareA") / 0.5, "half of a half");
        assertFalse(fA == assigned("fA"));
    }

    private double assigned(String name) {
        return picture().next().orElseThrow().values().stream().filter(v -> v.name().equals(name)).findFirst()
                .orElseThrow().value();
    }

    @Test
    void undoTakesTheTextBackAndTheOriginalEndsTheComparison() throws Exception {
        String shipped = area().getText();
        replace(SHARE, HALF);
        runs();
        fx(() -> playback().past().undo());
        until(() -> area().getText().equals(shipped) && editing().status().get() instanceof EditStatus.Original);
        assertEquals(List.of(), picture().settings().kernels());
        assertFalse(scene().session().comparison().on());
        fx(() -> playback().past().redo());
        until(() -> area().getText().contains(HALF) && editing().status().get() instanceof EditStatus.Runs);
        clickOn("#edit-more");
        clickOn("#edit-original");
        until(() -> area().getText().equals(shipped) && picture().settings().kernels().isEmpty());
        until(() -> !scene().session().comparison().on());
    }

    @Test
    void aWrongLineIsSaidAtItsPlaceAndTheRunStays() throws Exception {
        var before = picture().branch();
        replace("double length = ", "double length : ");
        until(() -> editing().status().get() instanceof EditStatus.Refused);
        var refused = assertInstanceOf(EditStatus.Refused.class, editing().status().get());
        assertEquals(line("double length :"), refused.line());
        assertSame(before, picture().branch());
        until(() -> lookup(".code-complaint").tryQuery().isPresent());
        Label complaint = lookup(".code-complaint").queryAs(Label.class);
        assertEquals(refused.why(), complaint.getText());
        replace("double length : ", "double length = ");
        until(() -> editing().status().get() instanceof EditStatus.Original);
        until(() -> lookup(".code-complaint").tryQuery().isEmpty());
    }

    @Test
    void aComplaintHasRoomBelowALineThatWraps() throws Exception {
        behind("reach * rests[stick]");
        write(" * 1.5 * 1.25 * foo");
        until(() -> lookup(".code-complaint").tryQuery().isPresent());
        int line = line("1.5 * 1.25");
        until(() -> {
            double below = onScreen(lookup(".code-complaint").queryAs(Label.class)).getMaxY();
            return area().getParagraphBoundsOnScreen(line).map(next -> below <= next.getMinY() + 2).orElse(false);
        });
        assertEquals(line, ((EditStatus.Refused) editing().status().get()).line());
    }

    private static Bounds onScreen(Node node) {
        return node.localToScreen(node.getBoundsInLocal());
    }

    @Test
    void anOperationThatFailsIsToldWithItsLineAndTheWindowLives() throws Exception {
        replace("double rest = reach * rests[stick];", "double rest = reach * rests[stick + 40];");
        until(() -> editing().status().get() instanceof EditStatus.Refused);
        var refused = (EditStatus.Refused) editing().status().get();
        assertEquals(line("stick + 40"), refused.line());
        assertEquals("the index 40 lies outside of an array of length 12", refused.why());
        until(() -> picture().failing().isPresent());
        assertEquals(0, picture().cursor().frame(), "before the operation that fails");
        Label notice = lookup("#notice").queryAs(Label.class);
        until(() -> notice.getText().contains("the index 40"));
        replace("stick + 40", "stick");
        until(() -> editing().status().get() instanceof EditStatus.Original && picture().failing().isEmpty());
        fx(() -> playback().transport().step(true));
        until(() -> picture().cursor().frame() > 0);
    }

    @Test
    void aSurfaceThatCannotBeMadeIsToldAndTheTextStays() throws Exception {
        fx(() -> editing().toggle());
        var skin = playback().model().running(picture().settings()).skin().getFirst();
        fx(() -> playback().transport().find(1, Map.of(), skin.name(), 0));
        until(() -> picture().next().filter(e -> e.slot().phase().name().equals(skin.name())).isPresent());
        fx(() -> editing().toggle());
        until(() -> editing().on().get() && area().isFocused());
        var before = picture().branch();
        String run = "public void run(State s, int sweep, int from, int to) {";
        int at = area().getText().indexOf(run, area().getText().indexOf("record " + skin.getClass().getSimpleName()));
        fx(() -> area().insertText(at + run.length(), "int none = sweep / (from - from);"));
        until(() -> editing().status().get() instanceof EditStatus.Refused);
        until(() -> picture().branch() == before);
        assertTrue(area().getText().contains("int none"));
        assertEquals("a whole number is divided by 0", ((EditStatus.Refused) editing().status().get()).why());
    }

    @Test
    void theDifferenceShowsBothLines() throws Exception {
        replace(SHARE, HALF);
        runs();
        clickOn("#edit-difference");
        ListView<?> rows = lookup("#code-difference").queryListView();
        assertTrue(rows.isVisible());
        assertEquals(6, rows.getItems().size(), "a line taken out, one put in, two around them");
        assertTrue(rows.getItems().get(2).toString().contains("ORIGINAL") && rows.getItems().get(2).toString()
                .contains(SHARE));
        assertTrue(rows.getItems().get(3).toString().contains("TEXT") && rows.getItems().get(3).toString()
                .contains(HALF));
        clickOn("#edit-first");
        until(() -> picture().cursor().frame() == 0);
    }

    @Test
    void aMomentKeepsTheCodeAndTheOriginalBesideIt() throws Exception {
        replace(SHARE, HALF);
        runs();
        until(() -> picture().comparison().isPresent());
        String text = fx(() -> MomentWriter.line(new SceneMoments(scene().session()).now()));
        Moment read = MomentReader.text(text);
        assertTrue(read.settings().kernels().getFirst().text().contains(HALF));
        assertEquals(Variant.original(), read.view().compare().orElseThrow().right());
        fx(() -> playback().past().undo());
        until(() -> picture().settings().kernels().isEmpty());
        fx(() -> new SceneMoments(scene().session()).show(read));
        until(() -> area().getText().contains(HALF) && picture().comparison().isPresent());
        assertEquals(List.of(), picture().comparison().orElseThrow().settings().kernels());
    }

    @Test
    void whatAnotherProgramSavesIsTaken() throws Exception {
        MenuButton more = lookup("#edit-more").queryAs(MenuButton.class);
        clickOn(more);
        clickOn("#edit-outside");
        Node said = lookup("#hint-line").tryQuery().orElse(more);
        assertTrue(said.isVisible());
        var opened = new AtomicReference<Path>();
        fx(() -> editing().outside(opened::set));
        until(() -> opened.get() != null);
        Path file = opened.get();
        Files.writeString(file, Files.readString(file).replace(SHARE, HALF));
        until(() -> area().getText().contains(HALF));
        runs();
    }
}
