package limber.ui.code;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import limber.presentation.code.Brackets;
import limber.presentation.code.EditHistory;
import limber.presentation.code.EditHistory.Change;
import limber.presentation.code.Lexer;
import limber.presentation.code.Roles;
import limber.presentation.code.SourceEdit;
import limber.presentation.code.Token;
import limber.ui.controls.Typing;
import org.fxmisc.richtext.StyledTextArea;
import org.fxmisc.richtext.model.PlainTextChange;
import org.fxmisc.richtext.model.StyleSpans;
import org.fxmisc.richtext.model.StyleSpansBuilder;
import org.fxmisc.richtext.model.StyledDocument;
import org.fxmisc.richtext.util.UndoUtils;

/// A text area for source: coloured, with line numbers. Its ends may be fixed. What is drawn in it is no edit: undo
/// takes back what the user has typed, and nothing else.
final class CodeArea extends StyledTextArea<Collection<String>, Collection<String>> {
    private static final String BRACKET = "bracket";

    private Consumer<String> typed = _ -> {};
    private Roles roles = new Roles(Map.of());
    private EditHistory history = new EditHistory();
    /// Whether a change is made by undo or redo, or by the program for a text that is new.
    private boolean unrecorded;
    private boolean shows;
    /// The letters at the beginning and at the end that stay as they are.
    private int head, tail;
    /// How often a place was asked for: the one after a change of the text is not where the view was before.
    private int places;
    private Optional<Brackets> marked = Optional.empty();

    CodeArea() {
        super(List.of(), (line, looks) -> line.getStyleClass().addAll(looks), List.of(),
                (text, looks) -> text.getStyleClass().addAll(looks));
        setId("code-text");
        getStyleClass().add("code-area");
        setWrapText(true);
        setParagraphGraphicFactory(CodeArea::number);
        setUndoManager(UndoUtils.noOpUndoManager());
        addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        addEventFilter(KeyEvent.KEY_TYPED, this::closing);
        addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> history.pause());
        plainTextChanges().subscribe(this::changed);
        caretPositionProperty().addListener((_, _, _) -> Platform.runLater(this::mark)); // once a change is whole
        Typing.mark(this);
    }

    private static Node number(int row) {
        var number = new Label(Integer.toString(row + 1));
        number.getStyleClass().add("code-number");
        return number;
    }

    /// @param typed receives the text after each change
    void onTyped(Consumer<String> typed) {
        this.typed = typed;
    }

    EditHistory history() {
        return history;
    }

    /// Shows a text with a history of its own.
    void open(String text, EditHistory of) {
        history = of;
        unrecorded = true;
        put(text);
        unrecorded = false;
    }

    /// Puts the caret at the first letter of a row and scrolls to it.
    void go(int row) {
        places++;
        moveTo(row, 0);
        showParagraphAtTop(row);
    }

    /// Shows another text as one edit. What both have stays where it is, the line at the top of the view too.
    void show(String text) {
        if (getText().equals(text)) return;
        int top = getHeight() > 0 && !getVisibleParagraphs().isEmpty() ? firstVisibleParToAllParIndex() : 0,
                before = getParagraphs().size(), from = getAbsolutePosition(top, 0), behind = put(text),
                now = from >= behind ? top + getParagraphs().size() - before
                        : Math.min(top, getParagraphs().size() - 1);
        int asked = places;
        Platform.runLater(() -> {
            if (asked != places) return;
            layout();
            boolean moved = !getVisibleParagraphs().isEmpty() && firstVisibleParToAllParIndex() != now;
            if (moved && now < getParagraphs().size()) showParagraphAtTop(now);
        });
    }

    /// @return where the part ends, in the text before, that was replaced
    private int put(String text) {
        String now = getText();
        int most = Math.min(now.length(), text.length()), same = 0, end = 0;
        while (same < most && now.charAt(same) == text.charAt(same)) same++;
        while (end < most - same && now.charAt(now.length() - 1 - end) == text.charAt(text.length() - 1 - end)) end++;
        int caret = getCaretPosition(), to = now.length() - end, shift = text.length() - now.length();
        shows = true;
        replaceText(same, to, text.substring(same, text.length() - end));
        shows = false;
        moveTo(caret <= same ? caret : Math.clamp(caret + shift, same, text.length()));
        return to;
    }

    /// Fixes all of the text but a part.
    ///
    /// @param head,tail how many letters stay as they are, at the beginning and at the end
    void fix(int head, int tail) {
        this.head = head;
        this.tail = tail;
    }

    /// Whether a line, from 0, is in the fixed part.
    boolean fixed(int row) {
        int from = getAbsolutePosition(row, 0);
        return head + tail > 0 && (from < head || from > getLength() - tail
                || from == getLength() - tail && tail > 0 && getParagraph(row).length() > 0);
    }

    /// All changes come here, those of undo too.
    @Override public void replace(int start, int end,
            StyledDocument<Collection<String>, String, Collection<String>> with) {
        if (shows || free(start, end)) super.replace(start, end, with);
    }

    /// Whether a part may be changed.
    private boolean free(int start, int end) {
        return start >= head && end <= getLength() - tail;
    }

    /// Colours names by their quantity.
    void roles(Roles roles) {
        if (roles.equals(this.roles)) return;
        this.roles = roles;
        colour();
    }

    private void changed(PlainTextChange change) {
        if (!unrecorded)
            history.add(new Change(change.getPosition(), change.getRemoved(), change.getInserted()));
        colour();
        typed.accept(getText());
    }

    private void colour() {
        marked = Optional.empty();
        if (getLength() > 0) setStyleSpans(0, spans(getText(), roles));
        Platform.runLater(this::mark);
    }

    private static StyleSpans<Collection<String>> spans(String text, Roles roles) {
        var spans = new StyleSpansBuilder<Collection<String>>();
        for (List<Token> line : Lexer.lines(List.of(text.split("\n", -1)))) {
            CodeText.styled(line, roles, (style, length) -> spans.add(List.of("code-text", style), length));
            spans.add(List.of(), 1); // the end of the line
        }
        return spans.create();
    }

    /// Marks the brackets at the caret.
    private void mark() {
        Optional<Brackets> now = Brackets.at(getText(), getCaretPosition());
        if (now.equals(marked)) return;
        marked.ifPresent(pair -> mark(pair, false));
        now.ifPresent(pair -> mark(pair, true));
        marked = now;
    }

    private void mark(Brackets pair, boolean on) {
        Stream.of(pair.opening(), pair.closing()).filter(at -> at < getLength()).forEach(at -> {
            var looks = new ArrayList<>(getStyleOfChar(at));
            looks.remove(BRACKET);
            if (on) looks.add(BRACKET);
            setStyle(at, at + 1, looks);
        });
    }

    /// Keys that do more than type a letter. All others are those of the text area.
    private void key(KeyEvent e) {
        KeyCode code = e.getCode();
        if (e.isAltDown()) return;
        if (e.isShortcutDown()) {
            if (code == KeyCode.Z || code == KeyCode.Y) made(code == KeyCode.Y || e.isShiftDown() ? history.redo()
                    : history.undo());
            else if (code == KeyCode.SLASH || code == KeyCode.DIVIDE) edit(SourceEdit::comment);
            else {
                if (code == KeyCode.V) history.pause();
                return;
            }
        } else if (code == KeyCode.ENTER) edit(SourceEdit::newline);
        else if (code == KeyCode.TAB) edit(e.isShiftDown() ? SourceEdit::unindent : SourceEdit::indent);
        else {
            if (code.isNavigationKey()) history.pause();
            return;
        }
        e.consume();
    }

    private void closing(KeyEvent e) {
        if (!e.getCharacter().equals("}") || e.isShortcutDown() && !e.isAltDown()) return; // AltGr is both
        edit(SourceEdit::closing);
        e.consume();
    }

    private void edit(Function<SourceEdit.Selected, SourceEdit> by) {
        SourceEdit edit = by.apply(new SourceEdit.Selected(getText(), getAnchor(), getCaretPosition()));
        if (!free(edit.from(), edit.to())) return;
        if (!getText(edit.from(), edit.to()).equals(edit.text())) replaceText(edit.from(), edit.to(), edit.text());
        selectRange(edit.anchor(), edit.caret());
        requestFollowCaret();
    }

    /// Makes a change of the history, and puts the caret behind it.
    private void made(Optional<Change> change) {
        change.ifPresent(c -> {
            unrecorded = true;
            replaceText(c.at(), c.at() + c.removed().length(), c.inserted());
            unrecorded = false;
            moveTo(c.end());
            requestFollowCaret();
        });
    }
}
