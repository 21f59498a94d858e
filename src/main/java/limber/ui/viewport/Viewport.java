package limber.ui.viewport;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ObservableSet;
import javafx.geometry.Point2D;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import limber.engine.Handle;
import limber.engine.Model;
import limber.engine.Offer;
import limber.engine.Picture;
import limber.mesh.Pick;
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
    private final Pace handOver = new Pace();
    private final ObjectProperty<Picture> picture = new SimpleObjectProperty<>();
    private final ObjectProperty<Optional<Selected>> selected = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Handle> hovered = new SimpleObjectProperty<>();
    private final ObjectProperty<Pick.Hit> felt = new SimpleObjectProperty<>();
    private final ObjectProperty<Optional<Axis>> lock = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Point2D> pointed = new SimpleObjectProperty<>();
    private Floor floor = new Floor(1, -1);
    private Reach reach;
    private Optional<SideView.Ray> ray = Optional.empty();
    private Optional<Colouring> colouring = Optional.empty();
    private Subscription following;
    private boolean placed, fitted, recolouring, overlaid, lookedAt;

    /// @param words what a handle or overlay is called, by key
    public Viewport(Model model, UnaryOperator<String> words) {
        this(model, words, new Shown(model.overlaysAtFirst()), Platform.isSupported(ConditionalFeature.SCENE3D));
    }

    /// @param shown what to show, perhaps what another view showed
    /// @param solid whether the machine offers 3D; without it all is drawn as lines
    public Viewport(Model model, UnaryOperator<String> words, Shown shown, boolean solid) {
        this.model = model;
        this.words = words;
        stage = solid ? Optional.of(new Stage3D(camera)) : Optional.empty();
        this.shown = shown;
        trails = new Trails(model, shown.trails());
        side = new SideView(stage.map(s -> s.body().aside().group()), () -> words.apply("overlay." + Shown.SIDE));
        painting = new Painting(model, words, camera, palette, canvas, side, solid);
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
        for (ObjectProperty<?> what : List.of(hovered, felt, lock)) what.addListener((_, _, _) -> paint());
        pointed.addListener((_, _, _) -> {
            if (lock.get().isPresent()) paint(); // its letter goes with the pointer
        });
        selected.addListener((_, _, _) -> refresh());
        camera.projection().addListener((_, _, _) -> paint());
    }

    public ObjectProperty<Picture> picture() {
        return picture;
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

    /// The axis that drags are locked to.
    public ObjectProperty<Optional<Axis>> lock() {
        return lock;
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

    ObjectProperty<Handle> hovered() {
        return hovered;
    }

    /// Where the pointer is on a surface that can be touched; null elsewhere.
    ObjectProperty<Pick.Hit> felt() {
        return felt;
    }

    /// The pixel that the pointer is at; null outside.
    ObjectProperty<Point2D> pointed() {
        return pointed;
    }

    /// The ray to a place that is being touched, for the side view.
    void struck(Pick.Hit hit) {
        ray = Optional.of(new SideView.Ray(projection().eye(), hit.point()));
        paint();
    }

    public Projection projection() {
        return camera.projection().get();
    }

    /// Draws overlays from now on; the very first picture comes sooner without them.
    public void overlay() {
        overlaid = true;
        if (camera.fitted()) fit(false);
        paint();
    }

    /// Takes colours from the style sheet now, and shows all of a large surface, where a picture is taken before any pulse.
    public void dress() {
        applyCss();
        stage.ifPresent(s -> s.body().settle());
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
        if (!fitted || other && camera.fitted()) fit(false);
    }

    /// Sizes axes, ground and lights for a scene and brings it into view.
    public void reach(Reach box) {
        reach = box;
        floor = new Floor(box.extent(), box.low().y() - 0.04 * box.extent());
        stage.ifPresent(s -> s.stand(floor));
        if (!placed) look(18, 12, false);
        else fit(false);
        placed = true;
    }

    /// Brings the scene into view, with room for where it will move.
    public void fit() {
        fit(motion().get());
    }

    private void fit(boolean gliding) {
        if (picture.get() == null || getWidth() < 2) return;
        Reach box = whole();
        camera.fit(box.low(), box.high(), painting.underCaption(), insets(), gliding);
        fitted = true;
    }

    private Reach whole() {
        Reach box = Reach.of(model, picture.get().settings(), picture.get().state());
        return reach == null ? box : box.with(reach);
    }

    /// @param yaw,pitch in degrees; 0, 0 is the view from the front
    public void look(double yaw, double pitch) {
        look(yaw, pitch, motion().get());
    }

    private void look(double yaw, double pitch, boolean gliding) {
        if (picture.get() == null) return;
        Reach box = whole();
        camera.look(Math.toRadians(yaw), Math.toRadians(pitch), box.low(), box.high(), painting.underCaption(), insets(), gliding);
        fitted = getWidth() >= 2;
    }

    private void show(Picture now) {
        before.show(now);
        if (now.cursor().frame() == 0) scales.clear();
        refresh();
    }

    /// Shows the newest picture as it is to be shown now.
    private void refresh() {
        Picture now = picture.get();
        if (now == null) return;
        trails.show(now, selected.get());
        colouring = Colouring.of(model, now, shown.names(), scales, words);
        stage.ifPresent(s -> stand(s, now));
        paint();
    }

    private void stand(Stage3D stage, Picture now) {
        Optional<Colouring> map = colouring.filter(Colouring::surface);
        stage.axesShown(shown.has(Shown.AXES));
        stage.groundShown(shown.has(Shown.GROUND));
        stage.body().wired(shown.has(Shown.SIDE), shown.has(Shown.WIREFRAME));
        long start = System.nanoTime();
        stage.body().show(now.state(), map.map(Colouring::shares).orElse(Shape.TEXTURED));
        handOver.took(System.nanoTime() - start);
        look.cover(stage.body(), now, map);
        stage.ghost(view().ghost(), now.ahead().isPresent());
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
            s.colours(palette);
            if (picture.get() != null) look.cover(s.body(), picture.get(), colouring.filter(Colouring::surface));
        });
    }

    private void paint() {
        Picture now = picture.get();
        if (now == null) return;
        if (overlaid) painting.paint(view(), new Painting.Pointing(hovered.get(), felt.get(), lock.get(), pointed.get()), ray, reach == null ? whole() : reach);
        else if (lookedAt && stage.isEmpty()) painting.scene(view());
    }

    private Insets insets() {
        return overlaid ? painting.insets(view()) : Insets.NONE;
    }

    private Painting.View view() {
        return new Painting.View(picture.get(), shown, colouring, before.picture(), trails, floor, selected.get());
    }

    /// What lies under a pixel.
    Aim aim(double px, double py) {
        return new Aim(model, picture.get(), projection(), px, py);
    }
}
