package limber.presentation.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.presentation.code.EditHistory.Change;
import org.junit.jupiter.api.Test;

/// What one press of undo takes back.
class EditHistoryTest {
    private final EditHistory history = new EditHistory();
    private String text = "";

    private void change(int at, String removed, String inserted) {
        make(new Change(at, removed, inserted));
        history.add(new Change(at, removed, inserted));
    }

    private void make(Change change) {
        assertEquals(change.removed(), text.substring(change.at(), change.at() + change.removed().length()));
        text = text.substring(0, change.at()) + change.inserted()
                + text.substring(change.at() + change.removed().length());
    }

    private void type(String letters) {
        for (String letter : letters.split("")) change(text.length(), "", letter);
    }

    private List<String> undone() {
        var texts = new ArrayList<String>();
        for (Optional<Change> change = history.undo(); change.isPresent(); change = history.undo()) {
            make(change.get());
            texts.add(text);
        }
        return texts;
    }

    @Test
    void typedLettersAreTakenBackWordByWord() {
        type("int a = 12;");
        assertEquals(List.of("int a = ", "int a ", "int ", ""), undone());
    }

    @Test
    void aNewLineIsAnEditOfItsOwn() {
        type("a");
        type("\n");
        type("b");
        assertEquals(List.of("a\n", "a", ""), undone());
    }

    @Test
    void whatIsPastedIsOneEditAndSoIsWhatIsReplaced() {
        type("x");
        change(1, "", "y = 1;\nz = 2;");
        change(0, text, "// " + text);
        assertEquals(List.of("xy = 1;\nz = 2;", "x", ""), undone());
    }

    @Test
    void lettersTypedOverASelectionBelongToIt() {
        change(0, "", "length");
        change(0, "length", "r");
        change(1, "", "e");
        change(2, "", "s");
        assertEquals(List.of("length", ""), undone());
    }

    @Test
    void deletedLettersAreTakenBackTogether() {
        change(0, "", "half rest");
        for (int i = 8; i >= 5; i--) change(i, text.substring(i), "");
        assertEquals("half ", text);
        assertEquals(List.of("half rest", ""), undone());
        change(0, "", "abc");
        change(0, "a", "");
        change(0, "b", "");
        assertEquals(List.of("abc", ""), undone());
    }

    @Test
    void aCaretThatGoesElsewhereEndsTheWord() {
        type("ab");
        history.pause();
        type("cd");
        assertEquals(List.of("ab", ""), undone());
    }

    @Test
    void redoMakesTheEditsAgainUntilAnotherIsMade() {
        type("one two");
        assertEquals(List.of("one ", ""), undone());
        make(history.redo().orElseThrow());
        assertEquals("one ", text);
        make(history.redo().orElseThrow());
        assertEquals("one two", text);
        assertTrue(history.redo().isEmpty());
        make(history.undo().orElseThrow());
        type("three");
        assertTrue(history.redo().isEmpty());
        assertEquals(List.of("one ", ""), undone());
    }

    @Test
    void theOldestOfAThousandEditsIsForgotten() {
        for (int i = 0; i < 1001; i++) change(0, "", "line\n");
        assertEquals(1000, undone().size());
        assertEquals("line\n", text);
    }
}
