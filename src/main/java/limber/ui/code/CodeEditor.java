package limber.ui.code;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;
import limber.presentation.code.Lexer;
import limber.presentation.code.Roles;
import limber.presentation.code.Token;
import limber.presentation.code.Values;
import limber.ui.controls.Typing;
import org.fxmisc.flowless.VirtualizedScrollPane;
import org.fxmisc.richtext.StyledTextArea;
import org.fxmisc.richtext.model.PlainTextChange;
import org.fxmisc.richtext.model.StyleSpans;
import org.fxmisc.richtext.model.StyleSpansBuilder;
import org.fxmisc.richtext.model.StyledDocument;
import org.fxmisc.richtext.model.TwoDimensional.Bias;

/// A text field for source: coloured, with line numbers, and with notes below lines: the values that an operation
/// assigned there, or a complaint. Notes stay with their lines while these move.
public final class CodeEditor extends StackPane {
    /// Style classes of lines.
    private static final String NOTED = "noted", WRONG = "wrong", CHANGED = "changed", FIXED = "fixed";
    private static final String INDENT = "    ";
    /// Where the scroll bar is, px.
    private static final double BAR = 16;
    /// How far a note may reach over the next line, px.
    private static final double OVER = 3;

    /// What stands below a line.
    private record Note(List<Values.Entry> values, String complaint) {
        Node node() {
            if (complaint.isEmpty()) return chips();
            var label = new Label(complaint);
            label.getStyleClass().add("code-complaint");
            return label;
        }

        private HBox chips() {
            var box = new HBox(ChipFlow.GAP);
            for (Values.Entry value : values) {
                var chip = new Label(value.text());
                chip.getStyleClass().add("code-value");
                if (!value.role().isEmpty()) chip.getStyleClass().add("value-" + value.role());
                box.getChildren().add(chip);
            }
            return box;
        }
    }

    /// Room for notes is made in the box around a line: with padding of the text itself the caret loses its way. It is
    /// not made by a style sheet, which JavaFX takes back for a moment when the caret comes; the area remembers the
    /// height of that moment.
    private final Area area = new Area();
    private final VirtualizedScrollPane<Area> scrolled = new VirtualizedScrollPane<>(area);
    private final Label sample = new Label("0");
    private final Pane layer = new Pane();
    private Roles roles = new Roles(Map.of());
    private Consumer<String> typed = _ -> {};
    private Set<Integer> changed = Set.of();
    /// The letters at the beginning and at the end that stay as they are.
    private int head, tail;
    /// Whether the text is being replaced by the program.
    private boolean shows;
    /// By line, from 1.
    private Map<Integer, Note> notes = new TreeMap<>();
    private final Map<Integer, Node> shown = new HashMap<>();
    /// Lines that have been shown anew since their notes came.
    private final Set<Integer> mended = new HashSet<>();
    private boolean placing, placesSoon;

    /// A text area whose ends may be fixed.
    private final class Area extends StyledTextArea<Collection<String>, Collection<String>> {
        Area() {
            super(List.of(), (line, looks) -> {
                line.getStyleClass().addAll(looks);
                if (looks.contains(NOTED)) line.parentProperty().subscribe(CodeEditor.this::room);
            }, List.of(), (text, looks) -> text.getStyleClass().addAll(looks));
        }

        /// All changes come here, those of undo too.
        @Override public void replace(int start, int end,
                StyledDocument<Collection<String>, String, Collection<String>> with) {
            if (shows || start >= head && end <= getLength() - tail) super.replace(start, end, with);
        }
    }

    public CodeEditor() {
        getStyleClass().add("code-editor");
        area.setId("code-text");
        area.getStyleClass().add("code-area");
        sample.getStyleClass().add("code-value");
        sample.setVisible(false);
        area.setWrapText(true);
        area.setParagraphGraphicFactory(CodeEditor::number);
        area.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        area.plainTextChanges().subscribe(this::changed);
        area.viewportDirtyEvents().subscribe(_ -> placeSoon());
        Typing.mark(area);
        layer.setMouseTransparent(true);
        var clip = new Rectangle();
        clip.widthProperty().bind(layer.widthProperty());
        clip.heightProperty().bind(layer.heightProperty());
        layer.setClip(clip);
        getChildren().addAll(layer, sample);
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

    /// Makes room below the line in a box, which sets an inset of its own once it is there.
    private void room(Parent box) {
        if (box instanceof Region region) region.paddingProperty().subscribe(inset -> {
            double height = Math.ceil(sample.prefHeight(-1));
            if (inset.getBottom() < height) region.setPadding(new Insets(0, 0, height, 0));
        });
    }

    /// @param typed receives the text after each change by the user
    public void onTyped(Consumer<String> typed) {
        this.typed = typed;
    }

    /// @param what is read aloud
    public void name(String what) {
        area.setAccessibleText(what);
    }

    /// Shows a text, unless it is there already.
    public void show(String text) {
        if (area.getText().equals(text)) return;
        boolean empty = area.getText().isEmpty();
        int caret = Math.min(area.getCaretPosition(), text.length());
        shows = true;
        area.replaceText(text);
        shows = false;
        area.moveTo(caret);
        if (empty) area.getUndoManager().forgetHistory();
    }

    /// Fixes all of the text but a part.
    ///
    /// @param head,tail how many letters stay as they are, at the beginning and at the end
    public void fix(int head, int tail) {
        if (head == this.head && tail == this.tail) return;
        this.head = head;
        this.tail = tail;
        area.getUndoManager().forgetHistory(); // of another text
        later(this::style);
    }

    /// Whether a line, from 0, is in the fixed part.
    private boolean fixed(int row) {
        int from = area.getAbsolutePosition(row, 0);
        return head + tail > 0 && (from < head || from > area.getLength() - tail
                || from == area.getLength() - tail && tail > 0 && area.getParagraph(row).length() > 0);
    }

    /// Scrolls to a line, from 1, and puts the caret there; once there is room, where it has none yet.
    public void go(int line) {
        if (area.getHeight() <= 0) {
            area.heightProperty().when(area.heightProperty().lessThanOrEqualTo(0)).subscribe((_, height) -> {
                if (height.doubleValue() > 0) later(() -> go(line));
            });
            return;
        }
        int row = Math.clamp(line - 1L, 0, area.getParagraphs().size() - 1);
        area.moveTo(row, 0);
        area.showParagraphAtTop(row);
    }

    @Override public void requestFocus() {
        area.requestFocus();
    }

    /// Colours names by their quantity.
    public void roles(Roles roles) {
        if (roles.equals(this.roles)) return;
        this.roles = roles;
        colour();
    }

    /// Marks lines, from 1, that differ from the original.
    public void changed(Set<Integer> lines) {
        if (lines.equals(changed)) return;
        changed = Set.copyOf(lines);
        later(this::style);
    }

    /// Shows values below their lines, by number from 1.
    ///
    /// @param wrong a line with a complaint; 0 for none
    public void notes(Map<Integer, List<Values.Entry>> values, int wrong, String complaint) {
        var all = new TreeMap<Integer, Note>();
        values.forEach((line, of) -> all.put(line, new Note(of, "")));
        if (wrong > 0) all.put(Math.min(wrong, area.getParagraphs().size()), new Note(List.of(), complaint));
        if (all.equals(notes)) return;
        notes = all;
        mended.clear();
        style();
    }

    private void style() {
        for (int i = 0; i < area.getParagraphs().size(); i++) {
            List<String> wanted = looks(i + 1);
            Collection<String> has = area.getParagraph(i).getParagraphStyle();
            if (!List.copyOf(has).equals(wanted)) area.setParagraphStyle(i, wanted);
        }
        layer.getChildren().clear();
        shown.clear();
        place();
    }

    private List<String> looks(int line) {
        Note note = notes.get(line);
        var looks = new ArrayList<String>();
        if (note != null) looks.add(NOTED);
        if (note != null && !note.complaint().isEmpty()) looks.add(WRONG);
        if (changed.contains(line)) looks.add(CHANGED);
        if (fixed(line - 1)) looks.add(FIXED);
        return looks;
    }

    /// Notes move with their lines.
    private void changed(PlainTextChange change) {
        int moved = lines(change.getInserted()) - lines(change.getRemoved());
        int line = area.offsetToPosition(change.getPosition(), Bias.Forward)
                .getMajor() + 1;
        if (moved != 0) {
            var all = new TreeMap<Integer, Note>();
            notes.forEach((at, note) -> all.put(at > line ? Math.max(line, at + moved) : at, note));
            notes = all;
        }
        if (moved != 0) later(this::style);
        colour();
        typed.accept(area.getText());
    }

    /// After the change or the layout that is under way, of which the lines in view do not know yet.
    private static void later(Runnable change) {
        Platform.runLater(change);
    }

    private static int lines(String text) {
        return (int) text.chars().filter(c -> c == '\n').count();
    }

    private void colour() {
        if (area.getLength() > 0) area.setStyleSpans(0, spans(area.getText(), roles));
    }

    private static StyleSpans<Collection<String>> spans(String text, Roles roles) {
        var spans = new StyleSpansBuilder<Collection<String>>();
        for (List<Token> line : Lexer.lines(List.of(text.split("\n", -1)))) {
            CodeText.styled(line, roles, (style, length) -> spans.add(List.of("code-text", style), length));
            spans.add(List.of(), 1); // the end of the line
        }
        return spans.create();
    }

    private static Node number(int row) {
        var number = new Label(Integer.toString(row + 1));
        number.getStyleClass().add("code-number");
        return number;
    }

    /// Puts the notes right after the layout that is under way: asking where a line is lays the text out, and a layout
    /// within a layout fails.
    private void placeSoon() {
        if (placing || placesSoon) return;
        placesSoon = true;
        later(() -> {
            placesSoon = false;
            place();
        });
    }

    /// Puts the notes below the lines that are in view. Asking where a line is lays the text out, which asks for this
    /// again.
    private void place() {
        if (placing) return;
        placing = true;
        try {
            placeNotes();
        } finally {
            placing = false;
        }
    }

    private void placeNotes() {
        var here = new ArrayList<Integer>();
        if (area.getScene() != null) notes.forEach((line, note) -> {
            if (line > area.getParagraphs().size()) return;
            below(line).map(layer::screenToLocal).ifPresent(corner -> {
                here.add(line);
                Node node = shown.computeIfAbsent(line, _ -> added(note.node()));
                place(node, corner);
                mend(line, node);
            });
        });
        shown.keySet().removeIf(line -> {
            if (here.contains(line)) return false;
            layer.getChildren().remove(shown.get(line));
            return true;
        });
    }

    /// Shows a line anew whose note lies over the next one: the area has kept the height that it had without a note.
    private void mend(int line, Node note) {
        if (line == area.getParagraphs().size() || mended.contains(line)) return;
        double bottom = layer.localToScreen(note.getBoundsInParent()).getMaxY();
        area.getParagraphBoundsOnScreen(line).filter(next -> bottom > next.getMinY() + OVER).ifPresent(_ -> {
            mended.add(line);
            later(() -> {
                if (line <= area.getParagraphs().size()) area.setParagraphStyle(line - 1, List.of());
                style();
            });
        });
    }

    private Node added(Node node) {
        layer.getChildren().add(node);
        return node;
    }

    private void place(Node node, Point2D corner) {
        node.applyCss();
        node.resizeRelocate(corner.getX(), corner.getY(),
                Math.clamp(node.prefWidth(-1), 0, Math.max(0, layer.getWidth() - corner.getX() - BAR)),
                node.prefHeight(-1));
    }

    /// The place on the screen below the first letter of a line; empty where the end of the line is not in view.
    private Optional<Point2D> below(int line) {
        String text = area.getParagraph(line - 1).getText();
        int start = area.getAbsolutePosition(line - 1, 0), first = text.length() - text.stripLeading().length();
        if (text.isBlank())
            return area.getParagraphBoundsOnScreen(line - 1).map(box -> new Point2D(box.getMinX(), box.getMinY()));
        Optional<Bounds> left = area.getCharacterBoundsOnScreen(start + first, start + first + 1),
                last = area.getCharacterBoundsOnScreen(start + text.length() - 1, start + text.length());
        return last.map(end -> new Point2D(left.orElse(end).getMinX(), end.getMaxY()));
    }

    /// Enter keeps the indentation, and Tab indents.
    private void key(KeyEvent e) {
        if (e.isShortcutDown() || e.isAltDown()) return;
        if (e.getCode() == KeyCode.ENTER) {
            String line = area.getParagraph(area.getCurrentParagraph()).getText();
            String before = line.substring(0, Math.min(line.length(), area.getCaretColumn()));
            area.replaceSelection("\n" + before.substring(0, before.length() - before.stripLeading().length()));
        } else if (e.getCode() == KeyCode.TAB && !e.isShiftDown()) area.replaceSelection(INDENT);
        else return;
        e.consume();
    }
}
