package limber.ui.code;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import limber.tex.FormulaPainter;
import limber.tex.FormulaPainter.Drawing;
import limber.ui.controls.Background;

/// A cache of rendered formulas. Missing ones are rendered off the FX thread and appear together, so that nothing
/// flickers.
public final class Formulas {
    /// Pixels of an image in one of the window: crisp where the window is shown at twice its size.
    public static final double SCALE = 2;
    private static final int MOST_KEPT = 400;
    /// Of its own: what shares a pool with long runs waits for them.
    private static final Executor THREAD = Executors
            .newSingleThreadExecutor(Thread.ofPlatform().daemon().name("limber-typesetting").factory());

    /// The properties that decide how a formula looks.
    ///
    /// @param inline whether it stands in a line of text
    public record Key(String tex, double size, String ink, boolean inline) {}

    /// @param baseline rows of the image above the line that letters stand on
    public record Drawn(Image image, double baseline) {}

    private final Map<Key, Optional<Drawn>> drawn = new LinkedHashMap<>(16, 0.75f, true) {
        @Override protected boolean removeEldestEntry(Map.Entry<Key, Optional<Drawn>> eldest) {
            return size() > MOST_KEPT;
        }
    };

    private final Consumer<String> slow;
    private final AtomicBoolean said = new AtomicBoolean();

    /// @param slow receives, on the FX thread, the first formula that takes too long to render
    public Formulas(Consumer<String> slow) {
        this.slow = slow;
    }

    /// A colour as TeX names it, such as `#ff8000`.
    public static String hex(Color c) {
        return "#%02x%02x%02x".formatted(Math.round(255 * c.getRed()), Math.round(255 * c.getGreen()),
                Math.round(255 * c.getBlue()));
    }

    /// @param ready called on the FX thread once [#get] returns all of them: at once if they are cached
    public void want(List<Key> keys, Runnable ready) {
        List<Key> missing = keys.stream().distinct().filter(k -> !drawn.containsKey(k)).toList();
        if (missing.isEmpty()) {
            ready.run();
            return;
        }
        Background.outcome(() -> missing.stream().map(this::drawing).toList(), THREAD, drawings -> {
            for (int i = 0; i < missing.size(); i++)
                drawn.put(missing.get(i), drawings.get(i).map(Formulas::image));
            ready.run();
        }, e -> {
            missing.forEach(k -> drawn.put(k, Optional.empty())); // their sources are shown
            ready.run();
            Background.unexpected(e);
        });
    }

    /// Empty for a formula that is not rendered yet, or cannot be.
    public Optional<Drawn> get(Key key) {
        return drawn.getOrDefault(key, Optional.empty());
    }

    private Optional<Drawing> drawing(Key key) {
        try {
            return Optional.of(FormulaPainter.draw(key.tex(), SCALE * key.size(), key.ink(), key.inline()));
        } catch (FormulaPainter.TooSlow e) {
            if (!said.getAndSet(true)) Platform.runLater(() -> slow.accept(key.tex()));
            return Optional.empty();
            // on any failure its author sees the source
        } catch (RuntimeException | StackOverflowError e) {
            return Optional.empty();
        }
    }

    private static Drawn image(Drawing d) {
        var image = new WritableImage(d.width(), d.height());
        image.getPixelWriter().setPixels(0, 0, d.width(), d.height(), PixelFormat.getIntArgbInstance(), d.argb(), 0,
                d.width());
        return new Drawn(image, d.baseline());
    }
}
