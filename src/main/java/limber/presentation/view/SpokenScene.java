package limber.presentation.view;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The text of a scene for those who do not see it: news, the last and the next operation, what is seen, and how to use
/// the view. A face keeps all of it at the view. It is read aloud once when the scene stands, and not while it plays;
/// what was read last is not repeated.
public final class SpokenScene {
    /// A view of the scene.
    public interface Face {
        /// @param text all that is said of the scene
        void text(String text);

        /// Reads something aloud when nothing else is read.
        ///
        /// @param changed what is not as it was when it was read last
        void aloud(String changed);
    }

    private final Face face;
    private final String use;
    private String news = "", operation = "", description = "", text = "";
    /// The sentences that were read last.
    private List<String> read = List.of();

    /// @param use how to use the view; empty where it is said elsewhere
    public SpokenScene(String use, Face face) {
        this.use = use;
        this.face = face;
    }

    /// Reads a line first, until the scene moves on.
    public void news(String line) {
        news = line;
        speak(true);
    }

    /// @param line the last and the next operation; empty while the scene plays
    public void operation(String line) {
        operation = line;
        speak(!line.isEmpty());
    }

    /// @param said see [Description]
    /// @param aloud whether it is read aloud
    public void description(String said, boolean aloud) {
        description = said;
        speak(aloud);
    }

    /// What the scene does and shows, read aloud at once.
    public void stands(String line, String said) {
        operation = line;
        description = said;
        speak(true);
    }

    private void speak(boolean aloud) {
        String all = Stream.of(news, operation, description, use).filter(s -> !s.isBlank())
                .collect(Collectors.joining(" "));
        if (!all.equals(text)) {
            text = all;
            face.text(all);
        }
        if (aloud) aloud();
    }

    private void aloud() {
        List<String> now = Stream.of(news, operation, description).flatMap(SpokenScene::sentences).toList();
        List<String> before = read;
        read = now;
        String changed = now.stream().filter(s -> !before.contains(s)).collect(Collectors.joining(" "));
        if (!changed.isEmpty()) face.aloud(changed);
    }

    private static Stream<String> sentences(String text) {
        return Arrays.stream(text.split("(?<=[.!?]) |(?<=[\u3002\uff01\uff1f])|\n")).map(String::strip)
                .filter(s -> !s.isEmpty());
    }
}
