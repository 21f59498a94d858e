package limber.ui.prose;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.text.Text;

/// A link in a text. Its pieces act as one, and the first takes the focus.
final class LinkNode {
    private static final PseudoClass POINTED = PseudoClass.getPseudoClass("pointed");

    private final String words;
    private final Runnable pressed;
    private final List<Node> pieces = new ArrayList<>();

    /// @param words the whole text of the link
    /// @param pressed called where it is clicked, or activated by Enter or Space
    LinkNode(String words, Runnable pressed) {
        this.words = words;
        this.pressed = pressed;
    }

    Text text(String piece) {
        return new Text(piece) {
            @Override public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
                if (action == AccessibleAction.FIRE) follow();
                else super.executeAccessibleAction(action, parameters);
            }
        };
    }

    void add(Node piece) {
        piece.getStyleClass().add("prose-link");
        piece.setOnMouseClicked(e -> {
            if (e.getButton() == MouseButton.PRIMARY && e.isStillSincePress()) follow();
        });
        piece.hoverProperty().subscribe(this::point);
        piece.focusedProperty().subscribe(this::point);
        if (pieces.isEmpty()) {
            piece.setFocusTraversable(true);
            piece.setAccessibleRole(AccessibleRole.HYPERLINK);
            piece.setAccessibleText(words);
            piece.setOnKeyPressed(this::key);
        }
        pieces.add(piece);
    }

    private void key(KeyEvent e) {
        if (e.getCode() != KeyCode.ENTER && e.getCode() != KeyCode.SPACE) return;
        follow();
        e.consume();
    }

    private void follow() {
        pieces.getFirst().requestFocus();
        pressed.run();
    }

    private void point() {
        boolean pointed = pieces.stream().anyMatch(p -> p.isHover() || p.isFocused());
        pieces.forEach(p -> p.pseudoClassStateChanged(POINTED, pointed));
    }
}
