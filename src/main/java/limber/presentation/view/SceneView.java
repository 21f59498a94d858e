package limber.presentation.view;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.util.Subscription;
import limber.engine.Element;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.lesson.Camera;
import limber.lesson.ColourRange;
import limber.presentation.Later;
import limber.presentation.camera.Floor;
import limber.presentation.camera.Insets;
import limber.presentation.camera.OrbitCamera;
import limber.presentation.camera.Projection;
import limber.presentation.camera.SceneBounds;
import limber.presentation.paint.Box;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Texture;
import limber.presentation.surface.Colouring;
import limber.presentation.surface.Spread;

/// A scene as it is seen, in a window and in a page: the picture, the camera and what it frames, the layers, the second
/// side of a comparison, and what lies over the surfaces. A face draws the surfaces and brings sheets for the rest.
public final class SceneView {
    /// What a face does when something has changed.
    public interface Face {
        /// The ground or the size of the scene is another.
        default void stand() {}

        /// The surfaces are others.
        void show();

        /// What lies over them is another, or the camera has moved.
        void paint();

        /// A file is about to be laid over a surface.
        ///
        /// @throws BadInput if it is not a picture
        default void read(Texture file) {}
    }

    /// The width below which captions take the whole upper edge, px.
    private static final double NARROW = 500;

    private final Model model;
    private final Palette palette;
    private final Face face;
    private final OrbitCamera camera;
    private final ShownLayers shown;
    private final ComparisonScene comparison;
    private final ViewContent content;
    private final ViewGround ground;
    private final Framing framing;
    private final Painting painting;
    private final PictureBodies bodies;
    private final SceneSketch sketch;
    private final SceneTools tools;
    private final PointerTarget pointed;
    private final BooleanProperty fixed = new SimpleBooleanProperty();
    private final ObjectProperty<Picture> picture = new SimpleObjectProperty<>();
    private final ObjectProperty<Optional<Element>> selected = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<Spread>> spread = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<List<ElementArrow>> links = new SimpleObjectProperty<>(List.of());
    private final DoubleProperty topInset = new SimpleDoubleProperty(), covered = new SimpleDoubleProperty();
    private final ObjectProperty<Box> buttons = new SimpleObjectProperty<>(Box.EMPTY);
    private final Subscription following;
    /// What is to be brought into view once there is a picture.
    private Optional<SceneBounds> early = Optional.empty();
    private double width = 1, height = 1;
    private boolean overlaid;
    /// How many scenes stand beside the first.
    private int beside;

    /// @param words the names of handles and overlays, by key
    /// @param shown the layers to show, possibly those of another view
    /// @param solid whether the face draws the surfaces; otherwise they are painted as lines
    public SceneView(Model model, UnaryOperator<String> words, ShownLayers shown, Palette palette,
            Painting.Sheets sheets, boolean solid, Later later, Face face) {
        this.model = model;
        this.shown = shown;
        this.palette = palette;
        this.face = face;
        camera = new OrbitCamera(later);
        comparison = new ComparisonScene(model, shown, words);
        content = new ViewContent(model, words, shown, comparison);
        ground = new ViewGround(model, shown, camera);
        painting = new Painting(model, words, palette, sheets, solid);
        bodies = new PictureBodies(model, palette, comparison, face::read);
        sketch = new SceneSketch(face::paint);
        pointed = new PointerTarget(face::paint, () -> shown.has(ShownLayers.LABELS) && crowded());
        tools = new SceneTools(this, model, words, palette, this::aboveTools, face::paint);
        framing = new Framing(model, camera, comparison, picture, shown.motion(),
                () -> painting.free(width, height, topInset.get(), covered.get()), this::insets);
        following = listen();
    }

    private Subscription listen() {
        picture.addListener((_, _, now) -> show(now));
        selected.addListener((_, _, _) -> refresh());
        spread.addListener((_, _, _) -> refresh());
        links.addListener((_, _, _) -> face.paint());
        comparison.layout().addListener((_, _, _) -> arrange());
        comparison.yaw().addListener((_, _, _) -> refresh());
        comparison.apart().addListener((_, _, _) -> refresh());
        for (Property<?> edge : List.of(topInset, covered, buttons)) edge.addListener((_, _, _) -> {
            framing.covered();
            face.paint();
        });
        camera.projection().addListener((_, _, _) -> face.paint());
        return Subscription.combine(shown.names().subscribe(this::refresh), shown.trails().subscribe(this::refresh),
                shown.arrows().subscribe((_, _) -> face.paint()), shown.inWords().subscribe((_, _) -> face.paint()),
                shown.bars().subscribe((_, _) -> face.paint()));
    }

    /// Ends subscriptions to objects that may outlive it.
    public void close() {
        following.unsubscribe();
        picture.unbind();
        selected.unbind();
    }

    /// The picture that is shown; null before there is one.
    public ObjectProperty<Picture> picture() {
        return picture;
    }

    /// The selected element, selected here or elsewhere.
    public ObjectProperty<Optional<Element>> selected() {
        return selected;
    }

    /// Where the numbers of an element go; shown while its layer is.
    public ObjectProperty<Optional<Spread>> spread() {
        return spread;
    }

    /// Arrows between elements, such as those that tell where a number comes from.
    public ObjectProperty<List<ElementArrow>> links() {
        return links;
    }

    /// Pixels at the upper edge that something else covers.
    public DoubleProperty topInset() {
        return topInset;
    }

    /// Pixels at the right edge that something else covers. The scene is fitted beside it.
    public DoubleProperty covered() {
        return covered;
    }

    /// What the face's own buttons cover; of no width where there are none.
    public ObjectProperty<Box> buttons() {
        return buttons;
    }

    /// What people draw over the scene, and which kinds of elements are asked for.
    public SceneSketch sketch() {
        return sketch;
    }

    /// The measuring tools in the scene.
    public SceneTools tools() {
        return tools;
    }

    /// The target of the pointer.
    public PointerTarget pointed() {
        return pointed;
    }

    /// Whether the camera is fixed, so that the pointer acts on the scene only.
    public BooleanProperty fixed() {
        return fixed;
    }

    /// The shown layers.
    public ShownLayers showing() {
        return shown;
    }

    /// The comparison's second scene: its position and layout.
    public ComparisonScene comparison() {
        return comparison;
    }

    /// The framing of the scene by the camera.
    public Framing framing() {
        return framing;
    }

    public OrbitCamera camera() {
        return camera;
    }

    public Painting painting() {
        return painting;
    }

    public ViewContent content() {
        return content;
    }

    public Palette palette() {
        return palette;
    }

    public Projection projection() {
        return camera.projection().get();
    }

    /// The ground.
    public Floor floor() {
        return ground.floor();
    }

    /// How far the middle of the ground is from below the scene, m: it lies below all that stand side by side.
    public Vec groundShift() {
        return comparison.shift().times(0.5 * beside);
    }

    /// Switches an overlay on or off; see [ShownLayers].
    public void choose(String name, boolean on) {
        shown.choose(name, on, picture.get() == null ? Set.of() : Colouring.maps(model, picture.get()));
    }

    /// Switches overlays on; the first picture comes sooner without them.
    public void overlay() {
        overlaid = true;
        framing.covered();
        face.paint();
    }

    /// Whether there are so many handles that their numbers are shown near the pointer only.
    private boolean crowded() {
        return Marks.crowded(handles());
    }

    /// The handles that the scene has now.
    List<Handle> handles() {
        return picture.get() == null ? List.of() : model.handles(picture.get().settings());
    }

    /// @param width,height px
    /// @param other whether the size is another
    public void size(double width, double height, boolean other) {
        this.width = width;
        this.height = height;
        camera.resize(width, height);
        framing.resized(other);
    }

    /// Sizes the ground for a scene and brings it into view, at the first picture if none has come yet.
    public void reach(SceneBounds box) {
        if (picture.get() == null) {
            early = Optional.of(box);
            return;
        }
        comparison.reach(box);
        ground.under(box, picture.get());
        framing.reach(box);
        ground.size(framing.extent(), box.middle(), picture.get());
        face.stand();
        content.reach(ground.floor().extent());
        if (beside > 0) framing.moved();
        refresh();
    }

    /// The ranges of the colour maps that are shown, by the name of the layer. They only grow while a scene goes on.
    public Map<String, ColourRange> ranges() {
        return content.ranges();
    }

    /// Begins with ranges of colour maps, whatever has been shown before.
    ///
    /// @param from the first picture that is drawn with them
    public void begin(Map<String, ColourRange> ranges, Predicate<Picture> from) {
        content.begin(ranges, from);
    }

    /// Where the camera is, and what it looks at.
    public Camera.Eye eye() {
        return new Camera.Eye(camera.eye(), camera.sight().get().target());
    }

    /// Moves the camera, which comes back there when the view of the scene's beginning is asked for.
    public void look(Camera as) {
        as.eye().ifPresent(e -> framing.begin(() -> framing.look(e.eye(), e.target())));
        as.view().ifPresent(view -> framing.begin(() -> {
            switch (view) {
                case "front" -> framing.look(0, 0);
                case "side" -> framing.look(90, 0);
                case "top" -> framing.look(0, 89);
                default -> framing.look(18, 12);
            }
        }));
    }

    /// Brings the selected element into the middle of the view.
    ///
    /// @return whether there is one that has a place
    public boolean focus() {
        return selected.get().filter(_ -> picture.get() != null)
                .map(e -> model.place(picture.get().settings(), picture.get().state(), e))
                .filter(framing::focus).isPresent();
    }

    /// Brings the element of the next operation into the middle of the view, or of the last one where the next has no
    /// place.
    ///
    /// @return whether either has one
    public boolean focusOperation() {
        return picture.get() != null && framing.focus(painting.operation(picture.get()));
    }

    /// Updates the view after a change of content or layout.
    private void arrange() {
        beside = picture.get() == null ? 0 : ComparisonScene.beside(picture.get());
        framing.moved();
        refresh();
    }

    private void show(Picture now) {
        content.came(now);
        if (beside == ComparisonScene.beside(now)) refresh();
        else arrange();
        framing.played();
        Optional<SceneBounds> box = early;
        early = Optional.empty();
        box.ifPresent(this::reach);
    }

    /// Shows the newest picture with the current options.
    public void refresh() {
        Picture now = picture.get();
        if (now == null) return;
        content.show(now, selected.get(), spread.get());
        restyle();
    }

    /// The colours have changed.
    public void recoloured() {
        bodies.stale();
        restyle();
    }

    private void restyle() {
        if (picture.get() != null) {
            if (ground.follow(picture.get())) face.stand();
            face.show();
        }
        face.paint();
    }

    /// Paints what lies over the surfaces.
    public void paint() {
        if (picture.get() == null) return;
        if (overlaid) painting.paint(view(), projection(), pointed.now(), width, height);
        else painting.backdrop(view(), projection());
    }

    /// The explanation of the legend at a pixel.
    public Optional<String> explained(double px, double py) {
        return overlaid && picture.get() != null ? painting.explained(view(), width, height, px, py) : Optional.empty();
    }

    public Insets insets() {
        return overlaid && picture.get() != null ? painting.insets(view(), width, height) : Insets.NONE;
    }

    public ScenePainting.View view() {
        return content.view(picture.get(), ground.floor(), selected.get(), links.get(), sketch.all(), topInset.get(),
                buttons.get(), tools.painter());
    }

    /// The surfaces of the picture; see [PictureBodies].
    public List<PictureBody> bodies() {
        return bodies.of(view());
    }

    /// The last error of the surface's look, such as a texture that cannot be read.
    public ObjectProperty<Optional<String>> trouble() {
        return bodies.trouble();
    }

    /// What stands above the tools, px: a narrow view has no room for captions beside them.
    private double aboveTools() {
        return topInset.get() + (width < NARROW ? OverlayPainter.CAPTION * palette.fontSize() : 0);
    }

    /// The length of the axes, m; 0 where they are not shown.
    public double axes() {
        return shown.has(ShownLayers.AXES) ? 0.25 * floor().extent() : 0;
    }

    /// The middle of the ground of all that stand side by side; its y is 0.
    public Vec groundCentre() {
        return floor().centre().plus(groundShift());
    }

    /// The hit test for a pixel.
    public HitTest aim(double px, double py) {
        return comparison.aim(picture.get(), projection(), sketch.wanted(), px, py);
    }

    /// Zooms on what is seen at a pixel: it stays there, and the eye stops before it.
    ///
    /// @param factor above 1 brings the camera nearer
    public void zoom(double factor, double px, double py) {
        camera().zoom(factor, px, py, aim(px, py).depth());
    }

    /// A side of the view; the only one where nothing is compared.
    public Side side(boolean right) {
        return comparison.side(right, picture.get(), projection());
    }
}
