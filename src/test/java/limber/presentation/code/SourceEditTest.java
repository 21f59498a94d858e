package limber.presentation.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.Function;
import limber.presentation.code.SourceEdit.Selected;
import org.junit.jupiter.api.Test;

/// Edits by single keys. In the texts `|` is the caret, and `^` the other end of a selection.
class SourceEditTest {
    private static String done(String marked, Function<Selected, SourceEdit> key) {
        String source = marked.replace("|", "").replace("^", "");
        int caret = marked.replace("^", "").indexOf('|');
        int anchor = marked.contains("^") ? marked.replace("|", "").indexOf('^') : caret;
        SourceEdit edit = key.apply(new Selected(source, anchor, caret));
        var text = new StringBuilder(source).replace(edit.from(), edit.to(), edit.text());
        if (edit.anchor() == edit.caret()) return text.insert(edit.caret(), '|').toString();
        boolean first = edit.anchor() < edit.caret();
        text.insert(Math.max(edit.anchor(), edit.caret()), first ? '|' : '^');
        return text.insert(Math.min(edit.anchor(), edit.caret()), first ? '^' : '|').toString();
    }

    @Test
    void aNewLineKeepsTheIndentAndGoesDeeperAfterABracket() {
        assertEquals("    a = 1;\n    |", done("    a = 1;|", SourceEdit::newline));
        assertEquals("    if (a) {\n        |", done("    if (a) {|", SourceEdit::newline));
        assertEquals("    a =\n    | 1;", done("    a =| 1;", SourceEdit::newline));
        assertEquals("  \n  |b", done("  ^x|b", SourceEdit::newline));
        assertEquals("\n|    a", done("|    a", SourceEdit::newline));
    }

    @Test
    void aClosingBracketStandsBelowTheLineThatOpenedIt() {
        assertEquals("  if (a) {\n    b();\n  }|", done("  if (a) {\n    b();\n      |", SourceEdit::closing));
        assertEquals("for {\n  if {\n  }\n}|", done("for {\n  if {\n  }\n      |", SourceEdit::closing));
        assertEquals("{ a(); }|", done("{ a(); |", SourceEdit::closing));
        assertEquals("}|", done("    |", SourceEdit::closing), "nothing is open");
        assertEquals("{ // {\n}|", done("{ // {\n  |", SourceEdit::closing), "a bracket in a comment");
    }

    @Test
    void tabIndentsTheSelectedLinesAndShiftTabTakesItBack() {
        assertEquals("^    a\n    b|\nc", done("^a\nb|\nc", SourceEdit::indent));
        assertEquals("^    a\n|b", done("^a\n|b", SourceEdit::indent), "only the start of b is selected");
        assertEquals("^    a\n\n    b|", done("^a\n\nb|", SourceEdit::indent), "blank lines stay blank");
        assertEquals("a   |b", done("a|b", SourceEdit::indent), "up to the grid");
        assertEquals("    |b", done("|b", SourceEdit::indent));
        assertEquals("|a\nb^", done("|    a\n  b^", SourceEdit::unindent));
        assertEquals("  a|", done("      a|", SourceEdit::unindent));
        assertEquals("a|", done("a|", SourceEdit::unindent));
        assertEquals("a|", done("\ta|", SourceEdit::unindent));
    }

    @Test
    void linesBecomeCommentsAtOneColumnAndCodeAgain() {
        String code = "  ^if (a)\n    b();\n\n  c|();\nd();",
                comments = "  ^// if (a)\n  //   b();\n\n  // c|();\nd();";
        assertEquals(comments, done(code, SourceEdit::comment));
        assertEquals(code, done(comments, SourceEdit::comment));
        assertEquals("// a|b", done("a|b", SourceEdit::comment));
        assertEquals("a|b", done("//a|b", SourceEdit::comment), "without a blank");
        assertEquals("^// // a\n// b|", done("^// a\nb|", SourceEdit::comment), "one of them is no comment yet");
        assertEquals("a\n  |\nb", done("a\n  |\nb", SourceEdit::comment), "a blank line");
    }
}
