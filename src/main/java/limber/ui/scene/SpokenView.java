package limber.ui.scene;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import limber.presentation.words.Wording;
import limber.ui.viewport.Viewport;

/// The text of a view for a screen reader: news, the operation, what the view shows, and how to use it.
final class SpokenView {
    private final Viewport viewport;
    private final Wording words;
    private String news = "", operation = "", description = "";

    SpokenView(Viewport viewport, Wording words) {
        this.viewport = viewport;
        this.words = words;
        viewport.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    }

    /// Reads a line first, until the scene moves on.
    void news(String line) {
        news = line;
        speak(true);
    }

    /// @param line the last and the next operation; empty while the scene plays
    void operation(String line) {
        operation = line;
        speak(!line.isEmpty());
    }

    /// @param aloud whether a reader that listens to the view is told of it now
    void description(String text, boolean aloud) {
        description = text;
        speak(aloud);
    }

    private void speak(boolean aloud) {
        String text = Stream.of(news, operation, description, words.get("viewport")).filter(s -> !s.isBlank())
                .collect(Collectors.joining(" "));
        if (text.equals(viewport.getAccessibleText())) return;
        viewport.setAccessibleText(text);
        if (aloud) viewport.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }
}
