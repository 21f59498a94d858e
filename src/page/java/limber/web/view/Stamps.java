package limber.web.view;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.teavm.jso.JSBody;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLDocument;

/// Small pictures of what is drawn again and again, such as a text with its outline: to copy one takes a browser much
/// less time than to draw it. What is drawn once, such as a number that changes with each picture, gets none.
final class Stamps {
    /// How many are kept.
    private static final int MOST = 400;

    private final Map<Object, HTMLCanvasElement> kept = new HashMap<>();
    private final Set<Object> once = new HashSet<>();

    /// Forgets all, as when colours have changed.
    void clear() {
        kept.clear();
        once.clear();
    }

    /// The picture of something that has been drawn before; empty the first time.
    ///
    /// @param what tells by its equality whether it looks the same
    /// @param width,height of the picture, in the device's pixels
    /// @param painter draws it
    Optional<HTMLCanvasElement> of(Object what, int width, int height, Consumer<CanvasRenderingContext2D> painter) {
        HTMLCanvasElement known = kept.get(what);
        if (known != null) return Optional.of(known);
        if (once.size() >= MOST) once.clear();
        if (once.add(what)) return Optional.empty();
        once.remove(what);
        if (kept.size() >= MOST) kept.clear();
        var canvas = (HTMLCanvasElement) HTMLDocument.current().createElement("canvas");
        canvas.setWidth(width);
        canvas.setHeight(height);
        painter.accept((CanvasRenderingContext2D) canvas.getContext("2d"));
        kept.put(what, canvas);
        return Optional.of(canvas);
    }

    /// Copies a picture, pixel by pixel.
    ///
    /// @param x,y of its upper left corner, in the device's pixels
    /// @param ratio of these to the pixels of the sheet
    static void copy(CanvasRenderingContext2D onto, HTMLCanvasElement picture, double x, double y, double ratio) {
        copy(onto, picture, Math.round(x) / ratio, Math.round(y) / ratio, picture.getWidth() / ratio,
                picture.getHeight() / ratio);
    }

    @JSBody(params = {"onto", "picture", "x", "y", "w", "h"}, script = "onto.drawImage(picture, x, y, w, h);")
    private static native void copy(CanvasRenderingContext2D onto,
            HTMLCanvasElement picture, double x, double y, double w, double h);
}
