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
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import limber.engine.ask.FirstDifference;
import limber.engine.model.Variant;
import limber.models.Catalog;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.moment.MomentWriter;
import limber.presentation.code.Row;
import limber.presentation.view.Layout;
import limber.ui.scene.CodeEditing;
import limber.ui.scene.EditStatus;
import limber.ui.scene.SceneMoments;
import org.fxmisc.richtext.StyledTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

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
        int line = line("double rest = reach");
        until(() -> fx(() -> area().firstVisibleParToAllParIndex() < line
                && area().lastVisibleParToAllParIndex() >= line - 1));
    }

    @AfterEach
    void close() throws Exception {
        until(() -> !(editing().status().get() instanceof EditStatus.Working));
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
            if (area().getCurrentParagraph() < row) push(KeyCode.DOWN); // a line that wraps has two rows
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

    /// Values and complaints stand behind the last letter of their line, and no line moves when they come or go.
    @Test
    void notesStandBesideTheirLinesWhichDoNotMove() throws Exception {
        try {
            until(() -> lookup("#code-editor .code-value").queryAll().stream().anyMatch(Node::isVisible));
        } catch (TimeoutException e) {
            throw new AssertionError(fx(this::seen), e);
        }
        Bounds end = lastLetter("double rest = reach");
        assertTrue(lookup("#code-editor .code-value").queryAll().stream().map(EditWindowTest::onScreen)
                .anyMatch(
                        note -> note.getMinX() > end.getMaxX() && Math.abs(note.getCenterY() - end.getCenterY()) < 3));
        int line = line("double rest = reach");
        double before = top(line), bar = onScreen(area()).getMinY();
        replace("double length = ", "double length : ");
        until(() -> lookup("#code-editor .code-complaint").tryQuery().isPresent());
        assertEquals(before, top(line), 0);
        Bounds wrong = lastLetter("double length :");
        until(() -> onScreen(lookup("#code-editor .code-complaint").query()).getMinX() > wrong.getMaxX());
        replace("double length : ", "double length = 2 * ");
        runs();
        until(() -> scene().session().comparison().on() && lookup(".code-complaint").tryQuery().isEmpty());
        assertEquals(before, top(line), 0);
        assertEquals(bar, onScreen(area()).getMinY(), 0, "the row of the comparison has its place");
    }

    private String seen() {
        return "no note is seen; %s, lines %d to %d in view, %.0f × %.0f px; notes %s of %s".formatted(
                editing().status().get(), area().firstVisibleParToAllParIndex(), area().lastVisibleParToAllParIndex(),
                area().getWidth(), area().getHeight(), lookup("#code-editor .code-value").queryAll(),
                scene().session().reader().operation());
    }

    private double top(int line) throws Exception {
        return fx(() -> area().getParagraphBoundsOnScreen(line - 1).orElseThrow().getMinY());
    }

    private Bounds lastLetter(String text) throws Exception {
        return fx(() -> {
            int end = area().getText().indexOf('\n', area().getText().indexOf(text));
            return area().getCharacterBoundsOnScreen(end - 1, end).orElseThrow();
        });
    }

    /// The values between the lines are drawn anew in between, which is no edit.
    @Test
    void onePressOfUndoTakesOneEditBackWithItsMessages() throws Exception {
        String shipped = area().getText();
        behind("double rest = reach * rests[stick]");
        int caret = area().getCaretPosition();
        write(" * foo");
        until(() -> editing().status().get() instanceof EditStatus.Refused);
        control(KeyCode.Z);
        until(() -> area().getText().contains("rests[stick] * ;")); // the word foo
        control(KeyCode.Z);
        control(KeyCode.Z);
        untilText(shipped);
        assertEquals(caret, area().getCaretPosition());
        until(() -> editing().status().get() instanceof EditStatus.Original);
        assertTrue(lookup(".code-complaint").tryQuery().isEmpty());
        for (int i = 0; i < 3; i++) control(KeyCode.Y);
        until(() -> area().getText().contains("rests[stick] * foo;"));
        until(() -> editing().status().get() instanceof EditStatus.Refused);
        press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z).release(KeyCode.Z, KeyCode.SHIFT, KeyCode.CONTROL);
        push(KeyCode.DELETE);
        control(KeyCode.Z);
        until(() -> area().getText().contains("rests[stick] * foo;")); // a letter after it
    }

    @Test
    void theOperationIsInSightThoughTheTextChangedWhileTheEditorWasClosed() throws Exception {
        int line = line("double rest = reach");
        replace(SHARE, HALF);
        runs();
        fx(() -> area().showParagraphAtTop(area().getParagraphs().size() - 1));
        until(() -> area().firstVisibleParToAllParIndex() >= line);
        control(KeyCode.E);
        until(() -> !editing().on().get());
        fx(() -> playback().past().undo());
        until(() -> picture().settings().kernels().isEmpty() && picture().next().isPresent());
        control(KeyCode.E);
        until(() -> editing().on().get() && area().isFocused());
        until(() -> area().firstVisibleParToAllParIndex() < line && area().lastVisibleParToAllParIndex() >= line - 1);
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(fx(() -> area().firstVisibleParToAllParIndex()) < line);
    }

    /// While a scene plays, its operations have no values: these are scrolled to once it stops.
    @Test
    void theValuesAreInSightThoughTheEditorWasOpenedBeforeTheyWereKnown() throws Exception {
        control(KeyCode.E);
        until(() -> !editing().on().get());
        fx(() -> playback().playing().set(true));
        until(() -> picture().cursor().frame() > 4 && picture().next().isEmpty());
        control(KeyCode.E);
        until(() -> editing().on().get() && area().isFocused());
        int record = line("record Distance(");
        until(() -> fx(() -> area().getCurrentParagraph()) > record);
        fx(() -> {
            playback().playing().set(false);
            playback().transport().find(3, Map.of("substep", 1, "sweep", 1), "distance", 5);
        });
        int line = line("double rest = reach");
        until(() -> fx(() -> area().firstVisibleParToAllParIndex() < line
                && area().lastVisibleParToAllParIndex() >= line - 1));
        until(() -> lookup("#code-editor .code-value").queryAll().stream().anyMatch(Node::isVisible));
    }

    private void control(KeyCode key) {
        press(KeyCode.CONTROL, key).release(key, KeyCode.CONTROL);
    }

    @Test
    void aComplaintGoesWithTheNextLetter() throws Exception {
        replace("double length = ", "double length : ");
        until(() -> lookup(".code-complaint").tryQuery().isPresent());
        fx(() -> {
            int at = area().getText().indexOf("double length : ");
            area().replaceText(at, at + 16, "double length = ");
            assertInstanceOf(EditStatus.Working.class, editing().status().get());
            assertTrue(lookup(".code-complaint").tryQuery().isEmpty());
        });
    }

    @Test
    void keysMakeCommentsIndentAndCloseBrackets() throws Exception {
        fx(() -> area().selectRange(area().getText().indexOf("double rest = reach"),
                area().getText().indexOf("double length = ") + 3));
        String shipped = area().getText();
        control(KeyCode.SLASH);
        until(() -> area().getText().contains("// double rest = reach")
                && area().getText().contains("// double length = "));
        control(KeyCode.SLASH);
        untilText(shipped);
        push(KeyCode.TAB);
        int more = 4 * (line("double length = ") - line("double rest = reach") + 1);
        until(() -> area().getText().length() == shipped.length() + more);
        String indented = area().getText();
        press(KeyCode.SHIFT, KeyCode.TAB).release(KeyCode.TAB, KeyCode.SHIFT);
        untilText(shipped);
        control(KeyCode.Z);
        untilText(indented); // one edit
        control(KeyCode.Z);
        untilText(shipped);
        behind("rests[stick];");
        write("{");
        push(KeyCode.ENTER);
        write("}");
        until(() -> area().getText().matches("(?s).*\n( +)double rest[^\n]*;\\{\n\\1}\n.*"));
        until(() -> lookup(".bracket").queryAll().size() == 2);
    }

    /// A key is heard some time after it was pressed.
    private void untilText(String text) throws Exception {
        try {
            until(() -> area().getText().equals(text));
        } catch (TimeoutException e) {
            assertEquals(text, area().getText());
        }
    }

    @Test
    void aWordIsFoundAndTheOperationToo() throws Exception {
        fx(() -> area().moveTo(0));
        control(KeyCode.F);
        until(() -> lookup("#code-sought").query().isFocused());
        write("shareA");
        int first = area().getText().indexOf("shareA");
        Label count = lookup("#code-found").queryAs(Label.class);
        long all = Pattern.compile("shareA", Pattern.CASE_INSENSITIVE).matcher(area().getText()).results().count();
        until(() -> count.getText().equals("1 of " + all));
        until(() -> area().getSelection().getStart() == first);
        push(KeyCode.ENTER);
        until(() -> count.getText().equals("2 of " + all));
        push(KeyCode.F3);
        until(() -> count.getText().equals("3 of " + all));
        press(KeyCode.SHIFT, KeyCode.ENTER).release(KeyCode.ENTER, KeyCode.SHIFT);
        until(() -> count.getText().equals("2 of " + all));
        push(KeyCode.ESCAPE);
        until(() -> area().isFocused());
        until(() -> area().getSelectedText().equals("shareA"));
        fx(() -> area().moveTo(0));
        clickOn("#edit-difference");
        control(KeyCode.G);
        until(() -> area().isFocused() && lookup("#code-editor").query().isVisible());
        until(() -> area().getText().startsWith("int a = 3", area().getCaretPosition()));
        control(KeyCode.E);
        until(() -> !editing().on().get());
        ListView<?> listing = lookup("#listing").queryListView();
        until(() -> listing.isVisible());
        fx(listing::requestFocus);
        control(KeyCode.F);
        until(() -> lookup("#code-sought").query().isFocused() && !count.getText().isEmpty());
        push(KeyCode.ENTER);
        until(() -> ((Row) listing.getSelectionModel().getSelectedItem()).text().toLowerCase().contains("sharea"));
        push(KeyCode.ESCAPE);
        until(listing::isFocused);
    }

    /// The same by the mouse: the menu opens the field, its buttons go on, back and away.
    @Test
    void theButtonsOfTheSearchAndTheItemsOfTheMenuDoWhatTheKeysDo() throws Exception {
        fx(() -> area().moveTo(0));
        choose("edit-find");
        until(() -> lookup("#code-sought").query().isFocused());
        write("shareA");
        Label count = lookup("#code-found").queryAs(Label.class);
        until(() -> count.getText().startsWith("1 of "));
        clickOn("#code-search-next");
        until(() -> count.getText().startsWith("2 of "));
        clickOn("#code-search-previous");
        until(() -> count.getText().startsWith("1 of "));
        clickOn("#code-search-close");
        until(() -> !lookup("#code-search").query().isVisible());
        fx(() -> area().moveTo(0));
        choose("edit-operation");
        until(() -> area().isFocused() && area().getCaretPosition() > 0);
        assertEquals("int a = 3", area().getText(area().getCaretPosition(), area().getCaretPosition() + 9));
    }

    private void choose(String item) throws Exception {
        fx(() -> lookup("#edit-more").queryAs(MenuButton.class).getItems().stream()
                .filter(i -> item.equals(i.getId())).findFirst().orElseThrow().fire());
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

    /// Of the two panes the lower one has a fifth of the height while the code is edited, and its share afterwards; and
    /// neither is painted outside of its place.
    @Test
    void theCodeHasRoomWhileItIsEdited() throws Exception {
        fx(() -> scene().openPane("plots"));
        until(() -> lookup("#pane-plots").tryQuery().filter(Fx::inSight).isPresent());
        Region code = lookup("#pane-code").queryAs(Region.class), plots = lookup("#pane-plots").queryAs(Region.class);
        until(() -> Math.abs(share(code, plots) - 0.2) < 0.01);
        for (Region pane : List.of(code, plots))
            assertEquals(new BoundingBox(0, 0, pane.getWidth(), pane.getHeight()), pane.getClip().getBoundsInParent());
        fx(() -> editing().toggle());
        until(() -> Math.abs(share(code, plots) - 0.6) < 0.01); // it was opened last
    }

    private static double share(Region above, Region below) {
        return below.getHeight() / (above.getHeight() + below.getHeight());
    }

    /// A line of many rows is typed, and is gone when the difference, which says so, is left.
    @Test
    void theOriginalComesBackAtThePlaceWhereTheUserIs() throws Exception {
        String shipped = area().getText();
        behind("double rest = reach * rests[stick];");
        int line = fx(() -> area().getCurrentParagraph());
        fx(() -> {
            area().insertText(area().getCaretPosition(), "+1*foo bar".repeat(300));
            area().requestFollowCaret();
        });
        until(() -> editing().status().get() instanceof EditStatus.Refused);
        clickOn("#edit-difference");
        choose("edit-original");
        until(() -> area().getText().equals(shipped) && editing().status().get() instanceof EditStatus.Original);
        Label none = lookup("#code-difference .placeholder .label").queryAs(Label.class);
        assertEquals("Nothing differs from the original.", none.getText());
        clickOn("#edit-difference");
        until(() -> lookup("#code-editor").query().isVisible());
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(line, fx(() -> area().getCurrentParagraph()), "where they were typed");
        assertTrue(fx(() -> area().getCaretBounds()).isPresent(), this::seen);
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
