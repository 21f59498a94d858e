package limber.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TitledPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The focusable controls of a window; on the FX thread.
final class Controls {
    private static final int MANY = 1000;

    private Controls() {}

    /// Unfolds all that is folded.
    static void unfold(Scene scene) {
        scene.getRoot().lookupAll(".titled-pane").forEach(n -> ((TitledPane) n).setExpanded(true));
        scene.getRoot().applyCss();
        scene.getRoot().layout();
    }

    /// Those that can be seen.
    static List<Node> of(Node node) {
        return visible(node).stream().filter(n -> n.isFocusTraversable() && !n.isDisabled()).toList();
    }

    /// All visible nodes from one downwards.
    static List<Node> visible(Node from) {
        var all = new ArrayList<Node>();
        collect(from, all);
        return all;
    }

    private static void collect(Node node, List<Node> all) {
        if (!node.isVisible()) return;
        all.add(node);
        if (node instanceof Parent p) p.getChildrenUnmodifiable().forEach(child -> collect(child, all));
    }

    /// Where Tab goes from a control, until it has been round.
    static List<Node> order(Node first) {
        Scene scene = first.getScene();
        first.requestFocus();
        var order = new ArrayList<Node>();
        for (Node now = first; !order.contains(now) && order.size() < MANY; now = scene.getFocusOwner()) {
            order.add(now);
            tab(now);
        }
        return order;
    }

    /// Goes on from a control that has the keyboard.
    static void tab(Node from) {
        for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED))
            Event.fireEvent(from, new KeyEvent(type, "\t", "\t", KeyCode.TAB, false, false, false, false));
    }

    /// What it is called when it is read aloud.
    static String name(Node node) {
        Object text = node.getAccessibleText() != null ? node.getAccessibleText()
                : node instanceof Labeled labeled ? labeled.getText()
                        : node.queryAccessibleAttribute(AccessibleAttribute.TEXT);
        return text == null ? "" : text.toString();
    }

    /// Its class and its style classes.
    static String kind(Node node) {
        return node.getClass().getSimpleName() + "." + String.join(".", node.getStyleClass());
    }
}
