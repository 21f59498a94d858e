package limber.ui.code;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import limber.presentation.code.EditHistory;
import limber.presentation.code.Roles;
import limber.presentation.code.Values;
import org.fxmisc.flowless.VirtualizedScrollPane;

/// A text field for source, with notes beside its lines: the values that an operation assigned there, or a complaint.
public final class CodeEditor extends StackPane implements SearchedText {
    /// Style classes of lines.
    private static final String NOTED = "noted", WRONG = "wrong", CHANGED = "changed", FIXED = "fixed";

    private final CodeArea area = new CodeArea();
    private final VirtualizedScrollPane<CodeArea> scrolled = new VirtualizedScrollPane<>(area);
    private final LineNotes notes = new LineNotes(area);
    private Set<Integer> changed = Set.of();
    /// The line to go to once there is room; 0 for none.
    private int wanted;

    public CodeEditor() {
        getStyleClass().add("code-editor");
        area.paddingProperty().bind(widthProperty().map(w -> new Insets(0, LineNotes.room(w.doubleValue()), 0, 0)));
        area.plainTextChanges().filter(c -> (c.getInserted() + c.getRemoved()).contains("\n"))
                .subscribe(_ -> later(this::style));
        getChildren().add(notes);
        sceneProperty().flatMap(Scene::windowProperty).subscribe(window -> {
            if (window == null) getChildren().remove(scrolled);
            else later(this::enter);
        });
    }

    /// Adds the area once this is in a window. It leaves together with this. A line styles all that is around it as
    /// soon as it comes into a window, which must be there as a whole by then, or colours are not found.
    private void enter() {
        if (getScene() == null || getScene().getWindow() == null || scrolled.getParent() != null) return;
        getScene().getRoot().applyCss();
        getChildren().addFirst(scrolled);
    }

    /// @param typed receives the text after each change by the user
    public void onTyped(Consumer<String> typed) {
        area.onTyped(typed);
    }

    /// @param what is read aloud
    public void name(String what) {
        area.setAccessibleText(what);
    }

    /// Shows a text: as one edit, unless it is another file, which has another history.
    public void show(String text, EditHistory history) {
        if (history == area.history()) area.show(text);
        else area.open(text, history);
    }

    /// Fixes all of the text but a part.
    ///
    /// @param head,tail how many letters stay as they are, at the beginning and at the end
    public void fix(int head, int tail) {
        area.fix(head, tail);
        later(this::style);
    }

    /// Scrolls to a line, from 1, and puts the caret at its first letter; once there is room, where it has none yet.
    public void go(int line) {
        wanted = line;
        if (area.getHeight() <= 0) {
            area.heightProperty().when(area.heightProperty().lessThanOrEqualTo(0)).subscribe((_, height) -> {
                if (height.doubleValue() > 0) later(this::goOn);
            });
            return;
        }
        wanted = 0;
        area.go(Math.clamp(line - 1L, 0, area.getParagraphs().size() - 1));
    }

    private void goOn() {
        if (wanted > 0) go(wanted);
    }

    /// Whether the caret is where [#go] has put it, or will put it.
    public boolean at(int line) {
        return wanted == line || area.getCurrentParagraph() == line - 1 && area.getCaretColumn() == 0
                && area.getSelection().getLength() == 0;
    }

    /// Puts the caret at the first letter of a line, from 1, and scrolls no further than it must.
    public void reveal(int line) {
        String text = area.getParagraph(Math.clamp(line - 1L, 0, area.getParagraphs().size() - 1)).getText();
        area.moveTo(Math.min(line, area.getParagraphs().size()) - 1, text.length() - text.stripLeading().length());
        area.requestFollowCaret();
        area.requestFocus();
    }

    @Override public void requestFocus() {
        area.requestFocus();
    }

    @Override public String text() {
        return area.getText();
    }

    @Override public int from() {
        return area.getSelection().getStart();
    }

    @Override public void show(int from, int to) {
        area.selectRange(from, to);
        area.requestFollowCaret();
    }

    /// Colours names by their quantity.
    public void roles(Roles roles) {
        area.roles(roles);
    }

    /// Marks lines, from 1, that differ from the original.
    public void changed(Set<Integer> lines) {
        if (lines.equals(changed)) return;
        changed = Set.copyOf(lines);
        later(this::style);
    }

    /// Shows values beside their lines, by number from 1.
    ///
    /// @param wrong a line with a complaint; 0 for none
    public void notes(Map<Integer, List<Values.Entry>> values, int wrong, String complaint) {
        var all = new TreeMap<Integer, LineNotes.Note>();
        values.forEach((line, of) -> all.put(line, new LineNotes.Note(of, "")));
        if (wrong > 0) all.put(Math.min(wrong, area.getParagraphs().size()), new LineNotes.Note(List.of(), complaint));
        if (notes.show(all)) style();
    }

    private void style() {
        for (int i = 0; i < area.getParagraphs().size(); i++) {
            List<String> wanted = looks(i + 1);
            Collection<String> has = area.getParagraph(i).getParagraphStyle();
            if (!List.copyOf(has).equals(wanted)) area.setParagraphStyle(i, wanted);
        }
    }

    private List<String> looks(int line) {
        var looks = new ArrayList<String>();
        notes.note(line).ifPresent(_ -> looks.add(NOTED));
        notes.note(line).filter(LineNotes.Note::wrong).ifPresent(_ -> looks.add(WRONG));
        if (changed.contains(line)) looks.add(CHANGED);
        if (area.fixed(line - 1)) looks.add(FIXED);
        return looks;
    }

    /// After the change or the layout that is under way, of which the lines in view do not know yet.
    private static void later(Runnable change) {
        Platform.runLater(change);
    }
}
