package limber.ui.viewport;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import limber.engine.Element;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.lesson.ColourRange;
import limber.presentation.paint.Palette;
import limber.ui.controls.FxLater;

/// A picture in real 3D with a canvas of overlays over it, or, without 3D, lines on that canvas. The pointer orbits,
/// pans and zooms the camera, and drags handles and elements.
public final class Viewport extends Region {
    private final Model model;
    private final UnaryOperator<String> words;
    private final OrbitCamera camera = new OrbitCamera(FxLater.THREAD);
    /// Empty where there is no 3D.
    private final Optional<Stage3D> stage;
    private final Optional<StageView> solid;
    private final SideView side;
    private final Canvas canvas = new Canvas();
    private final Optional<Label> lacking;
    /// The focus border, for users of the Tab key.
    private final Region frame = new Region();
    private final StyledPalette style = new StyledPalette(this::recoloured);
    private final Palette palette = style.inks();
    private final SurfaceLook look;
    private final Painting painting;
    private final ShownLayers shown;
    private final ComparisonScene comparison;
    private final ViewContent content;
    private final Framing framing;
    private final DoubleProperty topInset = new SimpleDoubleProperty(), covered = new SimpleDoubleProperty();
    private final ObjectProperty<Picture> picture = new SimpleObjectProperty<>();
    /// What is to be brought into view once there is a picture.
    private Optional<SceneBounds> early = Optional.empty();
    private final ObjectProperty<Optional<Element>> selected = new SimpleObjectProperty<>(Optional.empty());
    private final PointerTarget pointed = new PointerTarget(this::paint);
    private final ViewGround ground;
    private Subscription following;
    private final BooleanProperty fixed = new SimpleBooleanProperty();
    private final ObjectProperty<Optional<Spread>> spread = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<List<ElementArrow>> links = new SimpleObjectProperty<>(List.of());
    private final SceneSketch sketch = new SceneSketch(this::paint);
    private final LegendTip legend = new LegendTip(this);
    private final SceneTools tools;
    private boolean overlaid, lookedAt;
    /// How many scenes stand beside the first.
    private int beside;

    /// @param words the names of handles and overlays, by key
    public Viewport(Model model, UnaryOperator<String> words) {
        this(model, words, new ShownLayers(model.overlaysAtFirst()));
    }

    /// @param shown the layers to show
    public Viewport(Model model, UnaryOperator<String> words, ShownLayers shown) {
        this(model, words, shown, Platform.isSupported(ConditionalFeature.SCENE3D));
    }

    /// @param shown the layers to show, possibly those of another view
    /// @param solid whether the machine offers 3D; without it all is drawn as lines
    public Viewport(Model model, UnaryOperator<String> words, ShownLayers shown, boolean solid) {
        this.model = model;
        this.words = words;
        stage = solid ? Optional.of(new Stage3D(camera, palette, model.material())) : Optional.empty();
        this.shown = shown;
        tools = new SceneTools(this, model, words, () -> palette, topInset::get, this::paint);
        look = new SurfaceLook(palette, model.material());
        ground = new ViewGround(shown, camera);
        comparison = new ComparisonScene(model, shown, words);
        content = new ViewContent(model, words, shown, comparison);
        this.solid = stage.map(s -> new StageView(s, model, shown, comparison, look));
        side = new SideView(stage.map(Stage3D::aside), () -> words.apply("overlay." + ShownLayers.SIDE));
        painting = new Painting(model, words, camera, palette, canvas, side, solid);
        framing =
                new Framing(model, camera, comparison, picture, shown.motion(),
                        () -> painting.free(topInset.get(), covered.get()),
                        this::insets);
        lacking = solid ? Optional.empty() : Optional.of(new Label()); // controls take a while to load
        getStyleClass().add("viewport");
        stage.map(Stage3D::view).ifPresent(getChildren()::add);
        getChildren().addAll(canvas, painting.plates(), side, style, frame);
        lacking.ifPresent(getChildren()::add);
        canvas.setMouseTransparent(true);
        frame.setMouseTransparent(true);
        frame.getStyleClass().add("viewport-frame");
        setFocusTraversable(true);
        speak();
        listen();
    }

    /// Updates its texts to the current language.
    public void speak() {
        lacking.ifPresent(label -> label.setText(words.apply("no3d")));
        setAccessibleText(words.apply("viewport"));
        refresh(); // a legend has a title
    }

    /// Switches input off.
    public void lookOnly() {
        setMouseTransparent(true);
        setFocusTraversable(false);
        lacking.ifPresent(label -> label.setText(""));
        lookedAt = true;
    }

    /// Ends subscriptions to objects that may outlive it.
    public void close() {
        following.unsubscribe();
        picture.unbind();
        selected.unbind();
    }

    private void listen() {
        following = Subscription.combine(shown.names().subscribe(this::refresh),
                shown.trails().subscribe(this::refresh), shown.arrows().subscribe(_ -> paint()),
                shown.inWords().subscribe(_ -> paint()), shown.bars().subscribe(_ -> paint()),
                shown.smooth().subscribe(on -> stage.ifPresent(s -> s.smooth(on))));
        picture.addListener((_, _, now) -> show(now));
        selected.addListener((_, _, _) -> refresh());
        spread.addListener((_, _, _) -> refresh());
        links.addListener((_, _, _) -> paint());
        comparison.layout().addListener((_, _, _) -> arrange());
        comparison.yaw().addListener((_, _, _) -> refresh());
        comparison.apart().addListener((_, _, _) -> refresh());
        for (DoubleProperty edge : List.of(topInset, covered)) edge.addListener((_, _, _) -> {
            framing.covered();
            paint();
        });
        camera.projection().addListener((_, _, _) -> paint());
    }

    public ObjectProperty<Picture> picture() {
        return picture;
    }

    /// Pixels at the upper edge that something else covers.
    public DoubleProperty topInset() {
        return topInset;
    }

    /// Pixels at the right edge that something else covers. The scene is fitted beside it.
    public DoubleProperty covered() {
        return covered;
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

    /// What people draw over the scene.
    public SceneSketch sketch() {
        return sketch;
    }

    /// The measuring tools in the scene.
    public SceneTools tools() {
        return tools;
    }

    /// The shown layers.
    public ShownLayers showing() {
        return shown;
    }

    /// Switches an overlay on or off; see [ShownLayers].
    public void choose(String name, boolean on) {
        shown.choose(name, on, picture.get() == null ? Set.of() : Colouring.maps(model, picture.get()));
    }

    /// Whether the camera is fixed, so that the pointer acts on the scene only.
    public BooleanProperty fixed() {
        return fixed;
    }

    /// The time to update a picture's surface in JavaFX on this machine, ms.
    public double handOverMillis() {
        return solid.map(StageView::handOverMillis).orElse(0.0);
    }

    /// The last error, such as a texture that cannot be read.
    public ObjectProperty<Optional<String>> trouble() {
        return look.trouble();
    }

    OrbitCamera camera() {
        return camera;
    }

    /// The target of the pointer.
    public PointerTarget pointed() {
        return pointed;
    }

    public Projection projection() {
        return camera.projection().get();
    }

    /// The same as a property.
    public ReadOnlyObjectProperty<Projection> projecting() {
        return camera.projection();
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

    /// Switches overlays on; the first picture comes sooner without them.
    public void overlay() {
        overlaid = true;
        framing.covered();
        paint();
    }

    /// Reads colours from the style sheet now and shows all of a large surface; used where a picture is taken before
    /// any pulse.
    public void applyStyle() {
        applyCss();
        stage.ifPresent(Stage3D::settle);
        recoloured();
    }

    @Override protected void layoutChildren() {
        double w = Math.max(1, getWidth()),
                note = lacking.filter(l -> !l.getText().isEmpty()).map(l -> l.prefHeight(w)).orElse(0.0),
                h = Math.max(1, getHeight() - note);
        stage.ifPresent(s -> s.size(w, h));
        boolean other = w != canvas.getWidth() || h != canvas.getHeight();
        canvas.setWidth(w);
        canvas.setHeight(h);
        lacking.ifPresent(label -> label.resizeRelocate(0, h, w, note));
        frame.resizeRelocate(0, 0, w, h);
        camera.resize(w, h);
        framing.resized(other);
    }

    /// Sizes axes, ground and lights for a scene and brings it into view, at the first picture if none has come yet.
    public void reach(SceneBounds box) {
        if (picture.get() == null) {
            early = Optional.of(box);
            return;
        }
        comparison.reach(box);
        ground.under(box, picture.get());
        framing.reach(box);
        ground.size(framing.extent(), box.middle(), picture.get());
        stage.ifPresent(s -> s.stand(ground.floor()));
        side.frame(ground.floor().frame());
        content.reach(ground.floor().extent());
        if (beside > 0) arrange();
        else paint();
    }

    /// The comparison's second scene: its position and layout.
    public ComparisonScene comparison() {
        return comparison;
    }

    /// The framing of the scene by the camera.
    public Framing framing() {
        return framing;
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

    /// Updates the view after a change of content or layout.
    private void arrange() {
        beside = picture.get() == null ? 0 : ComparisonScene.beside(picture.get());
        framing.moved();
        refresh();
    }

    private void show(Picture now) {
        content.came(now);
        pointed.numbered(shown.has(ShownLayers.LABELS) && Marks.crowded(model.handles(now.settings())));
        if (beside == ComparisonScene.beside(now)) refresh();
        else arrange();
        framing.played();
        Optional<SceneBounds> box = early;
        early = Optional.empty();
        box.ifPresent(this::reach);
    }

    /// Shows the newest picture with the current options.
    private void refresh() {
        Picture now = picture.get();
        if (now == null) return;
        stage.ifPresent(s -> s.groundAt(comparison.shift().times(0.5 * beside)));
        content.show(now, selected.get(), spread.get());
        stand(now);
        paint();
    }

    private void stand(Picture now) {
        if (ground.follow(now)) stage.ifPresent(s -> s.stand(ground.floor()));
        solid.ifPresent(s -> s.show(now, content.colouring(), view().ghost()));
    }

    private void recoloured() {
        look.stale();
        stage.ifPresent(Stage3D::colours);
        if (picture.get() != null) stand(picture.get());
        paint();
    }

    private void paint() {
        Picture now = picture.get();
        if (now == null) return;
        if (overlaid) painting.paint(view(), pointed.now(), pointed.ray(), framing.content());
        else if (lookedAt && stage.isEmpty()) painting.scene(view());
    }

    private Insets insets() {
        return overlaid ? painting.insets(view()) : Insets.NONE;
    }

    private ScenePainting.View view() {
        return content.view(picture.get(), ground.floor(), selected.get(), links.get(), sketch.all(), topInset.get(),
                tools.painter());
    }

    /// Explains the legend at a pixel, while the pointer is there.
    void explain(double px, double py) {
        legend.at(overlaid && picture.get() != null ? painting.explained(view(), px, py) : Optional.empty());
    }

    /// The hit test for a pixel.
    HitTest aim(double px, double py) {
        return comparison.aim(picture.get(), projection(), sketch.wanted(), px, py);
    }

    /// A side of the view; the only one where nothing is compared.
    Side side(boolean right) {
        return comparison.side(right, picture.get(), projection());
    }
}
