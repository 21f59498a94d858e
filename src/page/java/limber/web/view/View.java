package limber.web.view;

import java.util.Optional;
import java.util.function.UnaryOperator;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.presentation.paint.Box;
import limber.presentation.paint.Palette;
import limber.presentation.view.ScenePointer;
import limber.presentation.view.SceneView;
import limber.presentation.view.ShownLayers;
import limber.web.BrowserLater;
import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/// The view of a scene: a canvas with its surfaces, and over it one with lines, marks and labels. It is drawn with the
/// browser's next picture after something has changed, and only then. Without WebGL the surfaces are drawn as lines.
public final class View {
    private static final double LARGEST_RATIO = 2;

    private final HTMLElement place;
    private final HTMLCanvasElement below, over;
    private final CanvasPen drawing;
    private final Optional<Gl> gl;
    private final Fingers fingers;
    private final SceneView.Face face = new SceneView.Face() {
        @Override
        public void show() {
            changed = true;
            draw();
        }

        @Override
        public void paint() {
            draw();
        }
    };
    private Optional<Stage> stage = Optional.empty();
    private Optional<SceneView> viewport = Optional.empty();
    private Optional<Reach> reach = Optional.empty();
    private Optional<Model> model = Optional.empty();
    private Optional<HTMLElement> buttons = Optional.empty();
    private final Palette palette;
    private int width, height;
    private double ratio;
    private boolean asked, changed, lost;
    private int drawings;

    /// @param place the element that it fills
    public View(HTMLElement place, Palette palette) {
        this.place = place;
        this.palette = palette;
        below = canvas();
        over = canvas();
        over.getStyle().setProperty("pointer-events", "none");
        drawing = new CanvasPen((CanvasRenderingContext2D) over.getContext("2d"));
        gl = Gl.of(below);
        stage = gl.map(g -> new Stage(g, this::draw));
        below.addEventListener("webglcontextlost", e -> {
            e.preventDefault();
            lost = true;
        });
        below.addEventListener("webglcontextrestored", _ -> {
            lost = false;
            stage = gl.map(g -> new Stage(g, this::draw));
            changed = true;
            draw();
        });
        fingers = new Fingers(below, this::fit);
        observe(place, this::resize);
        resize();
    }

    private HTMLCanvasElement canvas() {
        var canvas = (HTMLCanvasElement) HTMLDocument.current().createElement("canvas");
        canvas.setAttribute("style", "position:absolute;inset:0;width:100%;height:100%;display:block");
        canvas.setAttribute("aria-hidden", "true");
        place.appendChild(canvas);
        return canvas;
    }

    @JSBody(params = {"place", "changed"}, script = "if (window.ResizeObserver)"
            + " new ResizeObserver(function() { changed(); }).observe(place);"
            + " else window.addEventListener('resize', function() { changed(); });")
    private static native void observe(
            HTMLElement place, Call changed);

    /// What is seen, for a text in its place.
    public HTMLElement picture() {
        return below;
    }

    /// Whether the browser draws surfaces.
    public boolean solid() {
        return gl.isPresent();
    }

    /// Begins with another scene.
    ///
    /// @param words what handles, overlays and quantities are called, by key
    public void model(Model now, UnaryOperator<String> words) {
        reach.ifPresent(Reach::stop);
        model = Optional.of(now);
        var view = new SceneView(now, words, new ShownLayers(now.overlaysAtFirst()), palette, drawing, solid(),
                BrowserLater.THREAD, face);
        viewport = Optional.of(view);
        view.overlay();
        reach = Optional.of(new Reach(now, box -> atOnce(view, () -> view.reach(box)), view::reach));
        view.showing().motion().set(!calm());
        view.picture().subscribe((_, shown) -> reach.ifPresent(search -> search.follow(shown)));
        sized();
    }

    /// Whether the reader's system asks for less motion.
    @JSBody(script = "return !!(window.matchMedia && matchMedia('(prefers-reduced-motion: reduce)').matches);")
    public static native boolean calm();

    /// Does something to the camera without gliding. While it glides, bodies that leave the view are not noticed.
    private static void atOnce(SceneView view, Runnable what) {
        boolean gliding = view.showing().motion().get();
        view.showing().motion().set(false);
        what.run();
        view.showing().motion().set(gliding);
    }

    /// Moves the camera without gliding.
    public void atOnce(Runnable camera) {
        atOnce(seen(), camera);
    }

    /// The scene as it is seen.
    public SceneView seen() {
        return viewport.orElseThrow();
    }

    /// Whether a picture takes so long that little else should be drawn with it.
    public boolean slow() {
        return stage.map(Stage::slow).orElse(true);
    }

    /// Gives the keyboard to the scene.
    public void focus() {
        Fingers.focus(place);
    }

    /// Says who receives what the user does.
    public void hands(ScenePointer.Hands hands) {
        viewport.ifPresent(v -> fingers.take(v, hands));
    }

    /// The colours of the page.
    public Palette palette() {
        return palette;
    }

    /// Takes other colours.
    public void recoloured() {
        drawing.recoloured();
        viewport.ifPresent(SceneView::recoloured);
    }

    /// Brings the whole scene into view.
    public void fit() {
        viewport.ifPresent(v -> v.framing().fit());
    }

    /// The scene as it is shown; empty before there is one.
    Optional<SceneView> scene() {
        return viewport.filter(v -> v.picture().get() != null);
    }

    /// Takes the size of its place.
    public void resize() {
        int w = Math.max(1, place.getClientWidth()), h = Math.max(1, place.getClientHeight());
        double now = Math.min(LARGEST_RATIO, Window.current().getDevicePixelRatio());
        if (w == width && h == height && now == ratio) return;
        width = w;
        height = h;
        ratio = now;
        for (HTMLCanvasElement canvas : new HTMLCanvasElement[]{below, over}) {
            canvas.setWidth((int) Math.round(w * ratio));
            canvas.setHeight((int) Math.round(h * ratio));
        }
        drawing.size(w, h, ratio);
        sized();
        paint(); // a canvas of another size is empty until it is painted
    }

    /// Keeps the scene and its names clear of buttons over it.
    public void clear(HTMLElement buttons) {
        this.buttons = Optional.of(buttons);
    }

    private void sized() {
        if (width <= 0) return;
        viewport.ifPresent(v -> {
            buttons.ifPresent(b -> v.buttons().set(
                    new Box(b.getOffsetLeft(), b.getOffsetTop(), b.getOffsetWidth(), b.getOffsetHeight())));
            v.size(width, height, true);
        });
    }

    /// Draws with the browser's next picture.
    public void draw() {
        if (asked) return;
        asked = true;
        Window.requestAnimationFrame(_ -> {
            asked = false;
            paint();
        });
    }

    private void paint() {
        if (viewport.isEmpty() || viewport.get().picture().get() == null) return;
        SceneView view = viewport.get();
        if (!lost) stage.ifPresent(s -> {
            if (changed) s.take(view);
            if (s.draw(view, below.getWidth(), below.getHeight())) later();
        });
        changed = false;
        view.paint();
        drawings++;
    }

    /// The address of a picture of what is shown now, which has it in it.
    public String image() {
        paint(); // a browser keeps what WebGL has drawn for the present task only
        return image(below, over, palette.of("background").css());
    }

    @JSBody(params = {"below", "over", "ground"}, script = """
            var both = document.createElement('canvas'), pen = both.getContext('2d');
            both.width = below.width;
            both.height = below.height;
            pen.fillStyle = ground;
            pen.fillRect(0, 0, both.width, both.height);
            pen.drawImage(below, 0, 0);
            pen.drawImage(over, 0, 0);
            return both.toDataURL('image/png');""")
    private static native String image(HTMLCanvasElement below, HTMLCanvasElement over, String ground);

    /// Draws once more, smoothly, when the scene has stood still for a while.
    private void later() {
        int number = drawings;
        Window.setTimeout(() -> {
            if (drawings == number + 1) draw();
        }, Smoothing.still() + 1);
    }

    /// How often it was drawn.
    public int drawings() {
        return drawings;
    }

    /// The pixel of the view at which a handle is.
    public Optional<double[]> place(String handle) {
        return scene().flatMap(v -> {
            Picture now = v.picture().get();
            Optional<Vec> at = model.orElseThrow().handles(now.settings()).stream()
                    .filter(h -> h.name().equals(handle)).findFirst().map(h -> h.at(now.state()));
            return at.filter(v.projection()::inFront).map(v.projection()::point);
        }).map(p -> new double[]{p.x(), p.y()});
    }

    /// The triangles that are drawn.
    public int triangles() {
        return stage.map(Stage::triangles).orElse(0);
    }
}
