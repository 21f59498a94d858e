package limber.ui;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import limber.ui.code.FormulaPainter;
import limber.ui.code.FormulaPainter.Drawing;

/// Drawn formulas: those that are not there yet are drawn off the FX thread, all together, so that nothing flickers.
final class Formulas {
    /// Pixels of an image in one of the window: crisp where the window is shown at twice its size.
    static final double SCALE = 2;
    private static final int MOST_KEPT = 400;

    /// Everything that decides how one looks.
    record Key(String tex, double size, String ink) {}

    private final Map<Key, Image> drawn = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Image> eldest) {
            return size() > MOST_KEPT;
        }
    };
    /// The newest wish; what older ones waited for is kept, but no longer shown.
    private long wished;

    /// @param ready run on the FX thread once all of them can be had with [#get], unless something else has been wanted since
    void want(List<Key> keys, Runnable ready) {
        long mine = ++wished;
        List<Key> missing = keys.stream().distinct().filter(k -> !drawn.containsKey(k)).toList();
        if (missing.isEmpty()) {
            ready.run();
            return;
        }
        CompletableFuture.supplyAsync(() -> missing.stream().map(k -> FormulaPainter.draw(k.tex(), SCALE * k.size(), k.ink())).toList()).whenCompleteAsync((drawings, e) -> {
            if (e != null) throw new IllegalStateException("a formula of " + missing + " cannot be drawn", e);
            for (int i = 0; i < missing.size(); i++) drawn.put(missing.get(i), image(drawings.get(i)));
            if (mine == wished) ready.run();
        }, Platform::runLater);
    }

    Image get(Key key) {
        return drawn.get(key);
    }

    private static Image image(Drawing d) {
        var image = new WritableImage(d.width(), d.height());
        image.getPixelWriter().setPixels(0, 0, d.width(), d.height(), PixelFormat.getIntArgbInstance(), d.argb(), 0, d.width());
        return image;
    }
}
