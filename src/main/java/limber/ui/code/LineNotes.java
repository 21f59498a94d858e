package limber.ui.code;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import limber.presentation.code.Values;
import org.fxmisc.richtext.model.PlainTextChange;
import org.fxmisc.richtext.model.TwoDimensional.Bias;

/// A layer over a text area with notes at the ends of its lines: the values that an operation assigned there, or a
/// complaint. The area has room for them at its right, so that they never lie over the text, and no line moves when one
/// comes or goes. Notes stay with their lines while these move.
final class LineNotes extends Pane {
    /// The share of the width that is kept free for notes, and the least of it, px.
    private static final double SHARE = 0.2, LEAST = 70;
    /// Where the scroll bar is, px.
    private static final double BAR = 16;

    private final CodeArea area;
    /// By line, from 1.
    private Map<Integer, Note> notes = Map.of();
    private final Map<Integer, Box> shown = new HashMap<>();
    private final Runnable laidOut = this::laidOut;
    /// Whether lines may have been moved since the notes were placed.
    private boolean moved = true;

    /// What is noted of a line: one of the two.
    record Note(List<Values.Entry> values, String complaint) {
        boolean wrong() {
            return !complaint.isEmpty();
        }
    }

    /// A note, cut off where there is no room for it; all of it is in the tooltip.
    private static final class Box extends Pane {
        Box(Note note) {
            for (Values.Entry value : note.values()) {
                var chip = added(value.text(), "code-value");
                if (!value.role().isEmpty()) chip.getStyleClass().add("value-" + value.role());
            }
            if (note.wrong()) added(note.complaint(), "code-complaint");
            Tooltip.install(this, new Tooltip(note.wrong() ? note.complaint()
                    : String.join("\n", note.values().stream().map(Values.Entry::full).toList())));
        }

        private Label added(String text, String style) {
            var chip = new Label(text);
            chip.getStyleClass().add(style);
            getChildren().add(chip);
            return chip;
        }

        @Override protected void layoutChildren() {
            double x = 0;
            for (var chip : getChildren()) {
                double width = Math.clamp(chip.prefWidth(-1), 0, Math.max(0, getWidth() - x));
                chip.resizeRelocate(x, 0, width, getHeight());
                chip.setVisible(width > 0);
                x += width + ChipFlow.GAP;
            }
        }
    }

    LineNotes(CodeArea area) {
        this.area = area;
        setPickOnBounds(false);
        var clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        area.viewportDirtyEvents().subscribe(_ -> placeAgain());
        area.getVisibleParagraphs().subscribe(this::placeAgain);
        widthProperty().subscribe(this::placeAgain);
        heightProperty().subscribe(this::placeAgain);
        sceneProperty().subscribe((before, now) -> {
            if (before != null) before.removePostLayoutPulseListener(laidOut);
            if (now != null) now.addPostLayoutPulseListener(laidOut);
            placeAgain();
        });
        area.plainTextChanges().subscribe(this::changed);
    }

    /// What of a width is kept free at the right of the text, px.
    static double room(double width) {
        return Math.max(LEAST, SHARE * width);
    }

    /// Shows notes beside their lines, by number from 1.
    ///
    /// @return whether there were others before
    boolean show(Map<Integer, Note> now) {
        if (now.equals(notes)) return false;
        notes = new TreeMap<>(now);
        again();
        return true;
    }

    /// The note of a line.
    Optional<Note> note(int line) {
        return Optional.ofNullable(notes.get(line));
    }

    /// Notes move with their lines.
    private void changed(PlainTextChange change) {
        int more = lines(change.getInserted()) - lines(change.getRemoved());
        if (more == 0) return;
        int line = area.offsetToPosition(change.getPosition(), Bias.Forward).getMajor() + 1;
        var all = new TreeMap<Integer, Note>();
        notes.forEach((at, note) -> all.put(at > line ? Math.max(line, at + more) : at, note));
        notes = all;
        again();
    }

    private static int lines(String text) {
        return (int) text.chars().filter(c -> c == '\n').count();
    }

    private void again() {
        getChildren().clear();
        shown.clear();
        placeAgain();
    }

    private void placeAgain() {
        moved = true;
        Platform.requestNextPulse();
    }

    /// Only after a layout it is known where the lines are. Asking for that asks for another layout, and fails within
    /// one.
    private void laidOut() {
        if (!moved) return;
        moved = false;
        place();
    }

    /// Puts the notes beside the lines that are in view.
    private void place() {
        var here = new ArrayList<Integer>();
        for (int line : notes.keySet()) end(line).ifPresent(end -> {
            here.add(line);
            place(shown.computeIfAbsent(line, this::added), end);
        });
        shown.keySet().removeIf(line -> !here.contains(line) && getChildren().remove(shown.get(line)));
    }

    private Box added(int line) {
        var box = new Box(notes.get(line));
        box.setManaged(false); // a pane would make it as wide as its text
        box.setOnMousePressed(_ -> {
            area.moveTo(line - 1, area.getParagraphLength(line - 1));
            area.requestFocus();
        });
        getChildren().add(box);
        return box;
    }

    private void place(Box box, Bounds end) {
        double x = end.getMaxX() + ChipFlow.GAP;
        box.resizeRelocate(x, end.getMinY(), Math.max(0, getWidth() - BAR - x), end.getHeight());
    }

    /// Where the last letter of a line is; empty where it is not in view.
    private Optional<Bounds> end(int line) {
        if (line > area.getParagraphs().size()) return Optional.empty();
        int start = area.getAbsolutePosition(line - 1, 0), length = area.getParagraphLength(line - 1);
        return (length == 0 ? area.getParagraphBoundsOnScreen(line - 1)
                : area.getCharacterBoundsOnScreen(start + length - 1, start + length)).map(this::screenToLocal);
    }
}
