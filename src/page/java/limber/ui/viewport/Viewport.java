package limber.ui.viewport;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import limber.engine.Element;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.lesson.Camera;
import limber.mesh.Pick;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Point;
import limber.web.BrowserLater;
import limber.web.view.CanvasPen;

/// A picture as a page shows it, without what draws it: the window's camera, framing, colours, picking and painters.
public final class Viewport {
    /// The width below which captions take the whole upper edge, px.
    private static final double NARROW = 500;

    private final Model model;
    private final UnaryOperator<String> words;
    private final OrbitCamera camera = new OrbitCamera(BrowserLater.THREAD);
    private final ShownLayers shown;
    private final ComparisonScene comparison;
    private final ViewContent content;
    private final ViewGround ground;
    private final Framing framing;
    private final CanvasPen drawing;
    private final ObjectProperty<Picture> picture = new SimpleObjectProperty<>();
    private final SceneSketch sketch;
    private final SceneTools tools;
    private Palette palette;
    private Painting painting;
    private PictureBodies bodies;
    private ScenePainting.Pointing pointing = ScenePainting.Pointing.NONE;
    private Optional<Element> selected = Optional.empty();
    private int beside;
    private final boolean solid;

    /// @param words the names of handles and overlays, by key
    /// @param solid whether something draws the surfaces; otherwise they are painted as lines
    /// @param changed called when the camera has moved
    public Viewport(Model model, UnaryOperator<String> words, Palette palette, CanvasPen drawing, boolean solid,
            Runnable changed) {
        this.solid = solid;
        this.model = model;
        this.words = words;
        this.drawing = drawing;
        sketch = new SceneSketch(changed);
        tools = new SceneTools(this, model, words, () -> this.palette, this::captions, changed);
        shown = new ShownLayers(model.overlaysAtFirst());
        comparison = new ComparisonScene(model, shown, words);
        content = new ViewContent(model, words, shown, comparison);
        ground = new ViewGround(shown, camera);
        palette(palette);
        framing = new Framing(model, camera, comparison, picture, shown.motion(), () -> painting.free(0),
                this::insets);
        camera.projection().addListener((_, _, _) -> changed.run());
    }

    /// Takes other colours.
    public void palette(Palette now) {
        palette = now;
        painting = new Painting(model, words, drawing, now, solid);
        bodies = new PictureBodies(model, now, comparison);
    }

    public Palette palette() {
        return palette;
    }

    private Insets insets() {
        return picture.get() == null ? Insets.NONE : painting.insets(view());
    }

    /// @param width,height px
    public void size(double width, double height) {
        camera.resize(width, height);
        framing.resized(true);
    }

    /// The height of captions that stand where tools would be, px: a narrow view has no room for both.
    private double captions() {
        return drawing.width() < NARROW ? OverlayPainter.CAPTION * palette.fontSize() : 0;
    }

    /// Whether camera moves are animated.
    public BooleanProperty motion() {
        return shown.motion();
    }

    /// Whether the camera moves along with the body.
    public BooleanProperty following() {
        return framing.following();
    }

    /// Where the second scene of a comparison stands.
    public ObjectProperty<Layout> layout() {
        return comparison.layout();
    }

    /// The bars of a ledger.
    public ObjectProperty<Optional<SceneBars>> bars() {
        return shown.bars();
    }

    /// Shows these layers and no other: overlays, `by:CHANNEL`, and those of [ShownLayers].
    public void only(Collection<String> layers) {
        if (layers.size() == shown.names().size() && shown.names().containsAll(layers)) return;
        shown.only(layers);
        if (picture.get() != null) refresh();
    }

    /// The names of the layers that are shown first.
    public static Collection<String> atFirst(Model model) {
        return List.copyOf(new ShownLayers(model.overlaysAtFirst()).names());
    }

    public void show(Picture now, Optional<Element> chosen) {
        selected = chosen;
        picture.set(now);
        content.came(now);
        int others = ComparisonScene.beside(now);
        if (others != beside) {
            beside = others;
            framing.moved();
        }
        refresh();
        framing.played();
    }

    public Optional<Picture> picture() {
        return Optional.ofNullable(picture.get());
    }

    private void refresh() {
        content.show(picture.get(), selected, Optional.empty());
        ground.follow(picture.get());
    }

    /// Sizes the ground for a scene and brings it into view.
    public void reach(SceneBounds box) {
        comparison.reach(box);
        ground.under(box, picture.get());
        framing.reach(box);
        ground.size(framing.extent(), box.middle(), picture.get());
        content.reach(ground.floor().extent());
        if (beside > 0) framing.moved();
        refresh();
    }

    /// Looks as a step of a lesson asks for.
    public void look(Camera as) {
        framing.begin(() -> {
            as.eye().ifPresent(eye -> framing.look(eye.eye(), eye.target()));
            as.view().ifPresent(this::look);
        });
    }

    private void look(String view) {
        switch (view) {
            case "front" -> framing.look(0, 0);
            case "side" -> framing.look(90, 0);
            case "top" -> framing.look(0, 89);
            default -> framing.look(18, 12);
        }
    }

    /// Brings the whole scene into view.
    public void fit() {
        framing.fit();
    }

    /// The view that the scene began with.
    public void home() {
        framing.home();
    }

    /// @param dx,dy pixels
    public void turn(double dx, double dy) {
        camera.turn(dx, dy);
    }

    /// @param dx,dy pixels
    public void pan(double dx, double dy) {
        camera.pan(dx, dy);
    }

    /// @param factor above 1 brings the camera nearer to what is at a pixel
    public void zoom(double factor, double px, double py) {
        camera.zoom(factor, px, py);
    }

    public Projection projection() {
        return camera.projection().get();
    }

    /// The point that the camera looks at, m.
    public Vec target() {
        return camera.target();
    }

    OrbitCamera camera() {
        return camera;
    }

    Side side(boolean right) {
        return comparison.side(right, picture.get(), projection());
    }

    /// The measuring tools in the scene.
    public SceneTools tools() {
        return tools;
    }

    /// The point of a measuring tool whose grip is at a pixel.
    public Optional<ToolHit> grip(double px, double py) {
        return tools.at(px, py).filter(hit -> hit.point() >= 0);
    }

    /// Drags a point of a measuring tool to a pixel.
    public void measure(ToolHit hit, double px, double py) {
        tools.drag(hit, tools.dragged(hit, px, py));
    }

    HitTest aim(double px, double py) {
        return comparison.aim(picture.get(), projection(), sketch.wanted(), px, py);
    }

    /// What is under a pixel.
    ///
    /// @param right whether it belongs to the second scene of a comparison
    public record Aim(Optional<Handle> handle, Optional<Pick.Hit> surface, Optional<Element> element,
            boolean right) {}

    /// What a press at a pixel would take: a handle, or else the surface where it can be touched, or else an element.
    public Aim at(double px, double py) {
        HitTest aim = aim(px, py);
        return new Aim(aim.handle(), aim.handle().isPresent() ? Optional.empty() : aim.surface(), aim.element(),
                aim.side().right());
    }

    /// The same, without looking for an element, which takes longer.
    public Aim over(double px, double py) {
        HitTest aim = comparison.aim(picture.get(), projection(), List.of(), px, py);
        return new Aim(aim.handle(), aim.handle().isPresent() ? Optional.empty() : aim.surface(), Optional.empty(),
                aim.side().right());
    }

    /// What people draw over the scene, and which kinds of elements are asked for.
    public SceneSketch sketch() {
        return sketch;
    }

    /// Begins a stroke at a pixel, if somebody takes strokes.
    ///
    /// @return whether somebody does
    public boolean stroke(double px, double py) {
        if (sketch.taking()) sketch.press(projection(), px, py);
        return sketch.taking();
    }

    /// The stroke goes on.
    public void strokeTo(double px, double py) {
        sketch.drag(projection(), px, py);
    }

    /// Where a handle is taken to by a drag: into the plane parallel to the view through where it is.
    public Vec dragged(Handle held, boolean right, double px, double py) {
        Side side = side(right);
        return side.at().onViewPlane(held.at(side.picture().state()), px, py);
    }

    /// The pixel at which a handle is.
    public Optional<Point> place(String handle) {
        return picture().flatMap(now -> model.handles(now.settings()).stream().filter(h -> h.name().equals(handle))
                .findFirst().map(h -> h.at(now.state()))).filter(projection()::inFront)
                .map(projection()::point);
    }

    /// Whether there are so many handles that their numbers are shown near the pointer only.
    public boolean crowded() {
        return picture().filter(now -> Marks.crowded(model.handles(now.settings()))).isPresent();
    }

    /// Tells where the pointer is.
    ///
    /// @param handle under it; empty for none
    /// @param touched where it is on a surface that can be touched
    public void point(Optional<Handle> handle, Optional<Pick.Hit> touched, boolean right, Optional<Point> at) {
        pointing = new ScenePainting.Pointing(handle.orElse(null), touched.orElse(null), right,
                Optional.empty(), at.orElse(null));
    }

    private ScenePainting.View view() {
        return content.view(picture.get(), ground.floor(), selected, List.of(), sketch.all(), 0,
                tools.painter());
    }

    /// Paints what lies over the surfaces.
    public void paint() {
        if (picture.get() != null) painting.paint(view(), projection(), pointing);
    }

    /// The ground: its height and centre, and the size of a square of its grid, m; empty where it is not shown.
    public Optional<Grid> grid() {
        Floor floor = ground.floor();
        return shown.has(ShownLayers.GROUND) ? Optional.of(new Grid(floor.centre()
                .plus(comparison.shift().times(0.5 * beside)), floor.level(), floor.cell(), Floor.CELLS))
                : Optional.empty();
    }

    /// A grid on the ground.
    ///
    /// @param centre of it; its y is 0
    /// @param cells across
    public record Grid(Vec centre, double level, double cell, int cells) {}

    /// The length of the axes, m; 0 where they are not shown.
    public double axes() {
        return shown.has(ShownLayers.AXES) ? 0.25 * ground.floor().extent() : 0;
    }

    /// The extent of the scene, m.
    public double extent() {
        return ground.floor().extent();
    }

    /// Where the origin of what is drawn lies in the world, m, and its unit: floats are too coarse far away.
    public Vec origin() {
        return ground.floor().frame().origin();
    }

    public double unit() {
        return ground.floor().frame().unit();
    }

    /// The direction of the light that casts shadows.
    public static Vec light() {
        return KeyLight.DIRECTION;
    }

    /// The surfaces, those that are seen through last.
    public List<Body> bodies() {
        return picture.get() == null ? List.of() : bodies.of(view());
    }
}
