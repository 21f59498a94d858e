package limber.ui.controls;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.event.EventDispatchChain;
import javafx.event.EventDispatcher;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;

/// The root of the window's content. A style sheet states in `.roomy` the size that the content needs; below it the
/// page is `:narrow`, `:low`, or both, so that the sheet can choose a smaller layout. It states in `.beside` the width
/// that a view and panes beside it need; below it the page is `:small`, and `:dense` where it is narrow or low only and
/// its letters are large, as `.letter` states. Larger text is asked for in percent: a page has the largest of these, as
/// `:text-130`, at which it is still as wide as `.fewest` states for the usual size. Sheets and notifications lie over
/// the content.
public final class Page extends StackPane {
    /// The view order of sheets and notifications, over the content.
    public static final double SHEETS = -1;
    /// The view order of what lies even over these.
    public static final double TOP = -2;

    private static final int USUAL = 100;
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow"),
            LOW = PseudoClass.getPseudoClass("low"), DENSE = PseudoClass.getPseudoClass("dense"),
            SMALL = PseudoClass.getPseudoClass("small");

    private final Region roomy = needed("roomy"), beside = needed("beside"), fewest = needed("fewest"),
            letter = needed("letter");
    private List<Integer> texts = List.of(USUAL);
    private int text = USUAL;
    private final ReadOnlyBooleanWrapper small = new ReadOnlyBooleanWrapper();

    public Page() {
        small.subscribe(on -> pseudoClassStateChanged(SMALL, on));
        EventDispatcher usual = getEventDispatcher();
        setEventDispatcher((event, tail) -> dispatched(event, tail, usual));
    }

    /// A node that is not seen; a style sheet gives it a least size.
    private Region needed(String style) {
        var size = new Region();
        size.getStyleClass().add(style);
        size.setManaged(false);
        size.setVisible(false);
        getChildren().add(size);
        return size;
    }

    /// Whether the page is too narrow for a view and panes beside it. Changes during a layout.
    public ReadOnlyBooleanProperty small() {
        return small.getReadOnlyProperty();
    }

    /// Asks for text of a size, and for smaller ones where that has no room.
    ///
    /// @param percents of the usual size, the largest first, which the style sheet must know
    public void enlarge(List<Integer> percents) {
        texts = List.copyOf(percents);
        requestLayout();
    }

    private void fit() {
        double most = USUAL * getWidth() / fewest.minWidth(-1);
        int now = texts.stream().filter(percent -> percent <= most).findFirst().orElse(USUAL);
        if (now == text) return;
        pseudoClassStateChanged(sized(text), false);
        text = now;
        pseudoClassStateChanged(sized(text), true);
    }

    private static PseudoClass sized(int percent) {
        return PseudoClass.getPseudoClass("text-" + percent);
    }

    /// Before a field shows its menu it asks the clipboard, which on Linux lets other events run first. They may take
    /// the field out of the window, and then there is no place for the menu.
    private static Event dispatched(Event event, EventDispatchChain tail, EventDispatcher usual) {
        try {
            return usual.dispatchEvent(event, tail);
        } catch (IllegalArgumentException e) {
            boolean gone = event instanceof ContextMenuEvent && event.getTarget() instanceof Node node
                    && (node.getScene() == null || node.getScene().getWindow() == null);
            if (gone) return null; // nobody else is to handle it
            throw e;
        }
    }

    @Override protected void layoutChildren() {
        fit();
        boolean narrow = getWidth() < roomy.minWidth(-1), low = getHeight() < roomy.minHeight(-1);
        small.set(getWidth() < beside.minWidth(-1));
        pseudoClassStateChanged(NARROW, narrow);
        pseudoClassStateChanged(LOW, low);
        pseudoClassStateChanged(DENSE, (narrow || low) && !small.get() && letter.minWidth(-1) > letter.maxWidth(-1));
        for (Node child : getManagedChildren()) if (!(child instanceof Sheet)) fill(child);
        sheet().ifPresent(sheet -> sheet.place(getWidth(), getHeight()));
    }

    /// Lays out a child as a stack does. A sheet is not: each pass would move it to the middle and back, and each move
    /// asks for another pass.
    private void fill(Node child) {
        Pos at = Objects.requireNonNullElse(getAlignment(child), getAlignment());
        double x = snappedLeftInset(), y = snappedTopInset();
        layoutInArea(child, x, y, getWidth() - x - snappedRightInset(), getHeight() - y - snappedBottomInset(), 0,
                getMargin(child), at.getHpos(), at.getVpos());
    }

    /// The page of a scene; empty if its root is none.
    public static Optional<Page> of(Scene scene) {
        return scene != null && scene.getRoot() instanceof Page page ? Optional.of(page) : Optional.empty();
    }

    /// The open sheet.
    public Optional<Sheet> sheet() {
        return getChildren().stream().filter(Sheet.class::isInstance).map(Sheet.class::cast).findFirst();
    }

    /// Shows a message for a while, instead of the one before.
    ///
    /// @return takes it back
    public Subscription say(String title, String text) {
        unsay();
        var said = new Notification(title, text);
        getChildren().add(said);
        return said::close;
    }

    /// Closes the open sheet and the notification.
    public void clear() {
        sheet().ifPresent(Sheet::close);
        unsay();
    }

    private void unsay() {
        for (var child : List.copyOf(getChildren())) if (child instanceof Notification said) said.close();
    }
}
