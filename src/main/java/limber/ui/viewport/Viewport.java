package limber.ui.viewport;

import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ObservableSet;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import limber.engine.Handle;
import limber.engine.Model;
import limber.engine.Offer;
import limber.engine.Picture;
import limber.engine.Vec;
import limber.ui.Reach;
import limber.ui.Selected;

/// A picture in real 3D with a canvas of overlays over it, or, where there is no 3D, drawn on that canvas as lines. The
/// pointer orbits, pans and zooms, and drags what can be dragged.
public final class Viewport extends Region {
    private final Model model;
    private final UnaryOperator<String> words;
    private final OrbitCamera camera = new OrbitCamera();
    /// Empty where there is no 3D.
    private final Optional<Stage3D> stage;
    private final SideView side;
    private final Canvas canvas = new Canvas();
    private final Label lacking;
    /// Where the keyboard is, for those who go round by Tab.
    private final Region frame = new Region();
    private final Palette palette = new Palette(this::recolour);
    private final SurfaceLook look = new SurfaceLook(palette);
    private final Painting painting;
    private final Shown shown;
    private final Scales scales = new Scales();
    private final Trails trails;
    private final Before before = new Before();
    private final Opposite opposite;
    private final Framing framing;
    private final DoubleProperty brim = new SimpleDoubleProperty();
    private final Pace handOver = new Pace();
    private final ObjectProperty<Picture> picture = new SimpleObjectProperty<>();
    private final ObjectProperty<Optional<Selected>> selected = new SimpleObjectProperty<>(Optional.empty());
    private final Pointed pointed = new Pointed(this::paint);
    private Floor floor = new Floor(1, -1);
    private Optional<Colouring> colouring = Optional.empty();
    private Subscription following;
    private final BooleanProperty fixed = new SimpleBooleanProperty();
    private boolean recolouring, overlaid, lookedAt, compared;

    /// @param words what a handle or overlay is called, by key
    public Viewport(Model model, UnaryOperator<String> words) {
        this(model, words, new Shown(model.overlaysAtFirst()), Platform.isSupported(ConditionalFeature.SCENE3D));
    }

    /// @param shown what to show, perhaps what another view showed
    /// @param solid whether the machine offers 3D; without it all is drawn as lines
    public Viewport(Model model, UnaryOperator<String> words, Shown shown, boolean solid) {
        this.model = model;
        this.words = words;
        stage = solid ? Optional.of(new Stage3D(camera, palette)) : Optional.empty();
        this.shown = shown;
        trails = new Trails(model, shown.trails());
        opposite = new Opposite(model, shown, words);
        side = new SideView(stage.map(s -> s.body().aside().group()), () -> words.apply("overlay." + Shown.SIDE));
        painting = new Painting(model, words, camera, palette, canvas, side, solid);
        framing = new Framing(model, camera, opposite, picture, shown.motion(), () -> painting.underCaption(brim.get()), this::insets);
        lacking = new Label();
        lacking.getStyleClass().add("no3d");
        lacking.setVisible(!solid);
        getStyleClass().add("viewport");
        stage.ifPresent(s -> getChildren().add(s.scene()));
        getChildren().addAll(canvas, side, lacking, palette, frame);
        canvas.setMouseTransparent(true);
        frame.setMouseTransparent(true);
        frame.getStyleClass().add("viewport-frame");
        setFocusTraversable(true);
        speak();
        listen();
    }

    /// Says what it says in the language that is spoken now.
    public void speak() {
        lacking.setText(words.apply("no3d"));
        setAccessibleText(words.apply("viewport"));
        refresh(); // a legend has a title
    }

    /// Makes it something to be looked at only.
    public void lookOnly() {
        setMouseTransparent(true);
        setFocusTraversable(false);
        lacking.setText("");
        lookedAt = true;
    }

    /// Lets go of what may outlive it.
    public void close() {
        following.unsubscribe();
        picture.unbind();
        selected.unbind();
    }

    private void listen() {
        following = Subscription.combine(shown.names().subscribe(this::refresh), shown.trails().subscribe(this::refresh), shown.arrows().subscribe(_ -> paint()));
        picture.addListener((_, _, now) -> show(now));
        selected.addListener((_, _, _) -> refresh());
        opposite.layout().addListener((_, _, _) -> arrange());
        brim.addListener((_, _, _) -> {
            framing.covered();
            paint();
        });
        camera.projection().addListener((_, _, _) -> paint());
    }

    public ObjectProperty<Picture> picture() {
        return picture;
    }

    /// Pixels at the upper rim that something else takes.
    public DoubleProperty brim() {
        return brim;
    }

    /// How a scene and what it is compared with share the view.
    public ObjectProperty<Layout> arrangement() {
        return opposite.layout();
    }

    /// What the user points at, here or elsewhere.
    public ObjectProperty<Optional<Selected>> selected() {
        return selected;
    }

    /// Names of the overlays that are switched on.
    public ObservableSet<String> shown() {
        return shown.names();
    }

    /// What is shown, and how.
    public Shown showing() {
        return shown;
    }

    /// Switches an overlay on or off; see [Shown].
    public void choose(String name, boolean on) {
        Set<String> maps = picture.get() == null ? Set.of() : model.overlays(picture.get().settings()).stream().filter(Offer::map).map(Offer::name).collect(Collectors.toSet());
        shown.choose(name, on, maps);
    }

    /// What a handle is called: `end`, or `control point 3` for one of a row.
    public String name(Handle handle) {
        return new Marks(model, words).name(handle);
    }

    /// Whether the camera glides to where it is sent.
    public BooleanProperty motion() {
        return shown.motion();
    }

    /// Whether the pointer turns and moves nothing but the scene.
    public BooleanProperty fixed() {
        return fixed;
    }

    /// The axis that drags are locked to.
    public ObjectProperty<Optional<Axis>> lock() {
        return pointed.lock();
    }

    /// What handing a picture's surface over to JavaFX takes on this machine now, ms.
    public double handOverMillis() {
        return handOver.millis();
    }

    /// What could not be shown, such as a texture that cannot be read.
    public ObjectProperty<Optional<String>> trouble() {
        return look.trouble();
    }

    OrbitCamera camera() {
        return camera;
    }

    /// What the pointer is about.
    Pointed pointed() {
        return pointed;
    }

    public Projection projection() {
        return camera.projection().get();
    }

    /// Draws overlays from now on; the very first picture comes sooner without them.
    public void overlay() {
        overlaid = true;
        framing.covered();
        paint();
    }

    /// Takes colours from the style sheet now, and shows all of a large surface, where a picture is taken before any pulse.
    public void dress() {
        applyCss();
        stage.ifPresent(Stage3D::settle);
        recoloured();
    }

    @Override
    protected void layoutChildren() {
        double w = Math.max(1, getWidth()), note = stage.isPresent() || lacking.getText().isEmpty() ? 0 : lacking.prefHeight(w), h = Math.max(1, getHeight() - note);
        stage.ifPresent(s -> s.size(w, h));
        boolean other = w != canvas.getWidth() || h != canvas.getHeight();
        canvas.setWidth(w);
        canvas.setHeight(h);
        lacking.resizeRelocate(0, h, w, note);
        frame.resizeRelocate(0, 0, w, h);
        camera.resize(w, h);
        framing.resized(other);
    }

    /// Sizes axes, ground and lights for a scene and brings it into view.
    public void reach(Reach box) {
        floor = new Floor(box.extent(), box.low().y() - 0.04 * box.extent());
        stage.ifPresent(s -> s.stand(floor));
        opposite.reach(box);
        framing.reach(box);
        if (compared) arrange();
    }

    /// Brings the scene into view, with room for where it will move.
    public void fit() {
        framing.fit();
    }

    /// From a scene to what it is compared with, m; zero where one lies over the other.
    public Vec shift() {
        return opposite.shift();
    }

    /// There is something else to be seen, or it stands elsewhere.
    private void arrange() {
        compared = Optional.ofNullable(picture.get()).flatMap(Picture::rival).isPresent();
        stage.ifPresent(s -> s.groundAt(compared ? 0.5 * shift().x() : 0));
        refresh();
        framing.moved();
    }

    /// @param yaw,pitch in degrees; 0, 0 is the view from the front
    public void look(double yaw, double pitch) {
        framing.look(yaw, pitch);
    }

    /// Looks from one point of the world at another, wherever the scene is.
    public void look(Vec eye, Vec target) {
        framing.look(eye, target);
    }

    private void show(Picture now) {
        before.show(now);
        if (now.cursor().frame() == 0) scales.clear();
        if (compared == now.rival().isPresent()) refresh();
        else arrange();
    }

    /// Shows the newest picture as it is to be shown now.
    private void refresh() {
        Picture now = picture.get();
        if (now == null) return;
        trails.show(now, selected.get());
        Optional<Colouring> map = Colouring.of(model, now, shown.names(), scales, words);
        colouring = opposite.show(now, map, scales, selected.get());
        stage.ifPresent(s -> stand(s, now));
        paint();
    }

    private void stand(Stage3D stage, Picture now) {
        Optional<Colouring> map = colouring.filter(Colouring::surface);
        stage.axesShown(shown.has(Shown.AXES));
        stage.groundShown(shown.has(Shown.GROUND));
        stage.body().wired(shown.has(Shown.SIDE), shown.has(Shown.WIREFRAME));
        long start = System.nanoTime();
        stage.body().show(now.state(), map.map(Colouring::shares).orElse(Shape.TEXTURED), model.ownNormals(now.settings()));
        handOver.took(System.nanoTime() - start);
        look.cover(stage.body(), now, map);
        stage.ghost(view().ghost(), now.ahead().isPresent());
        opposite.of(now).ifPresentOrElse(other -> stage.rival().show(other), stage::alone);
    }

    /// Called for every colour that a style sheet changes: what it costs is done once, before the next picture.
    private void recolour() {
        if (recolouring) return;
        recolouring = true;
        Platform.runLater(() -> {
            recolouring = false;
            recoloured();
            paint();
        });
    }

    private void recoloured() {
        look.stale();
        stage.ifPresent(s -> {
            s.colours();
            if (picture.get() != null) stand(s, picture.get());
        });
    }

    private void paint() {
        Picture now = picture.get();
        if (now == null) return;
        if (overlaid) painting.paint(view(), pointed.now(), framing.reach());
        else if (lookedAt && stage.isEmpty()) painting.scene(view());
    }

    private Insets insets() {
        return overlaid ? painting.insets(view()) : Insets.NONE;
    }

    private Painting.View view() {
        return new Painting.View(picture.get(), shown, colouring, before.picture(), trails, floor, selected.get(), brim.get(), opposite.of(picture.get()));
    }

    /// What lies under a pixel.
    Aim aim(double px, double py) {
        return opposite.aim(picture.get(), projection(), px, py);
    }

    /// One of the scenes in the view; the only one where nothing is compared.
    Side side(boolean right) {
        return opposite.side(right, picture.get(), projection());
    }
}
