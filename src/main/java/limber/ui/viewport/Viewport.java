package limber.ui.viewport;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import javafx.collections.SetChangeListener;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.Image;
import javafx.scene.layout.Region;
import limber.engine.BadInput;
import limber.engine.Handle;
import limber.engine.Model;
import limber.engine.Offer;
import limber.engine.Overlay;
import limber.engine.Picture;
import limber.mesh.Pick;
import limber.mesh.Skin;
import limber.ui.Reach;
import limber.ui.Selected;

/// A picture in real 3D with a canvas of overlays over it. The pointer orbits, pans and zooms, and drags what can be dragged.
public final class Viewport extends Region {
    /// Names of what can be shown beside the overlays.
    public static final String AXES = "axes", GROUND = "ground", SIDE = "side-view";

    private final Model model;
    private final UnaryOperator<String> words;
    private final Marks marks;
    private final SideView side;
    private final Stage3D stage = new Stage3D();
    private final Canvas canvas = new Canvas();
    private final Palette palette = new Palette(this::recolour);
    private final ObservableSet<String> shown = FXCollections.observableSet();
    private final ObjectProperty<Picture> picture = new SimpleObjectProperty<>();
    private final ObjectProperty<Optional<Selected>> selected = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Handle> hovered = new SimpleObjectProperty<>();
    private final ObjectProperty<Pick.Hit> felt = new SimpleObjectProperty<>();
    private final ObjectProperty<Optional<String>> trouble = new SimpleObjectProperty<>(Optional.empty());
    private String texture = "";
    private Reach reach;
    private Optional<SideView.Ray> ray = Optional.empty();
    private Optional<Colouring> colouring = Optional.empty();
    private final Map<String, Double> scales = new HashMap<>();
    private boolean placed, fitted, recolouring, overlaid;

    /// @param words what a handle or overlay is called, by key
    public Viewport(Model model, UnaryOperator<String> words) {
        this.model = model;
        this.words = words;
        marks = new Marks(model, words);
        side = new SideView(stage.body().wires(), words.apply("overlay." + SIDE));
        shownAtFirst();
        getStyleClass().add("viewport");
        getChildren().addAll(stage.scene(), canvas, side, palette);
        canvas.setMouseTransparent(true);
        picture.addListener((_, _, now) -> show(now));
        hovered.addListener((_, _, _) -> paint());
        selected.addListener((_, _, _) -> paint());
        felt.addListener((_, _, _) -> paint());
        shown.addListener((SetChangeListener<String>) _ -> {
            stage.axesShown(shown.contains(AXES));
            stage.groundShown(shown.contains(GROUND));
            if (picture.get() != null) show(picture.get());
        });
        stage.camera().projection().addListener((_, _, _) -> paint());
        setFocusTraversable(true);
        setAccessibleText(words.apply("viewport"));
    }

    public ObjectProperty<Picture> picture() {
        return picture;
    }

    /// The element that is marked, with its name.
    public ObjectProperty<Optional<Selected>> selected() {
        return selected;
    }

    /// Names of the overlays that are switched on.
    public ObservableSet<String> shown() {
        return shown;
    }

    /// Shows what is shown until somebody chooses.
    public void shownAtFirst() {
        var first = new HashSet<>(model.overlaysAtFirst());
        first.addAll(List.of(AXES, GROUND));
        shown.retainAll(first);
        shown.addAll(first);
    }

    /// Switches an overlay on or off. A surface has one colour: choosing a map of values switches any other off.
    public void choose(String name, boolean on) {
        if (!on) {
            shown.remove(name);
            return;
        }
        List<String> maps = picture.get() == null ? List.of() : model.overlays(picture.get().settings()).stream().filter(Offer::map).map(Offer::name).toList();
        if (maps.contains(name)) shown.removeIf(other -> maps.contains(other) && !other.equals(name));
        shown.add(name);
    }

    /// What could not be shown, such as a texture that cannot be read.
    public ObjectProperty<Optional<String>> trouble() {
        return trouble;
    }

    OrbitCamera camera() {
        return stage.camera();
    }

    ObjectProperty<Handle> hovered() {
        return hovered;
    }

    /// Where the pointer is on a surface that can be touched; null elsewhere.
    ObjectProperty<Pick.Hit> felt() {
        return felt;
    }

    /// The ray to a place that is being touched, for the side view.
    void struck(Pick.Hit hit) {
        ray = Optional.of(new SideView.Ray(projection().eye(), hit.point()));
        paint();
    }

    public Projection projection() {
        return stage.camera().projection().get();
    }

    /// Draws overlays from now on; the very first picture comes sooner without them.
    public void overlay() {
        overlaid = true;
        paint();
    }

    /// Takes colours from the style sheet now, and shows all of a large surface, where a picture is taken before any pulse.
    public void dress() {
        applyCss();
        stage.body().settle();
        stage.colours(palette);
        texture = "";
        retexture();
    }

    @Override
    protected void layoutChildren() {
        double w = Math.max(1, getWidth()), h = Math.max(1, getHeight());
        boolean other = w != canvas.getWidth() || h != canvas.getHeight();
        stage.scene().setWidth(w);
        stage.scene().setHeight(h);
        canvas.setWidth(w);
        canvas.setHeight(h);
        stage.camera().resize(w, h);
        if (!fitted || other && stage.camera().fitted()) fit();
    }

    /// Sizes axes, ground and lights for a scene and brings it into view.
    public void reach(Reach box) {
        reach = box;
        stage.extent(box.extent(), box.low().y() - 0.04 * box.extent());
        if (!placed) stage.camera().look(Math.toRadians(18), Math.toRadians(12));
        placed = true;
        fit();
    }

    /// Brings the scene into view, with room for where it will move.
    public void fit() {
        if (picture.get() == null || getWidth() < 2) return;
        Reach box = whole();
        stage.camera().fit(box.low(), box.high());
        fitted = true;
    }

    private Reach whole() {
        Reach box = Reach.of(model, picture.get().settings(), picture.get().state());
        return reach == null ? box : box.with(reach);
    }

    /// @param yaw,pitch in degrees; 0, 0 is the view from the front
    public void look(double yaw, double pitch) {
        stage.camera().look(Math.toRadians(yaw), Math.toRadians(pitch));
        fit();
    }

    private void show(Picture now) {
        if (now.cursor().frame() == 0) scales.clear();
        colouring = Colouring.of(now.overlays(), shown, scales).filter(c -> 3 * c.surface().values().length == Skin.vertices(now.state()).length);
        stage.body().wired(shown.contains(SIDE));
        stage.body().show(now.state(), colouring.map(Colouring::shares).orElse(Shape.TEXTURED));
        retexture();
        paint();
    }

    /// Called for every colour that a style sheet changes: what it costs is done once, before the next picture.
    private void recolour() {
        if (recolouring) return;
        recolouring = true;
        Platform.runLater(() -> {
            recolouring = false;
            stage.colours(palette);
            texture = "";
            retexture();
            paint();
        });
    }

    private void retexture() {
        if (picture.get() == null) return;
        String wanted = colouring.map(c -> c.surface().signed() ? "map:signed" : "map").orElseGet(() -> Look.texture(picture.get().settings()));
        if (wanted.equals(texture)) return;
        texture = wanted;
        stage.body().material().setDiffuseMap(colouring.map(c -> c.map(palette)).orElseGet(this::pattern));
    }

    private Image pattern() {
        try {
            Image pattern = Textures.surface(texture, palette);
            trouble.set(Optional.empty());
            return pattern;
        } catch (BadInput e) {
            trouble.set(Optional.of(e.getMessage()));
            return Textures.surface("none", palette);
        }
    }

    private void paint() {
        Picture now = picture.get();
        if (now == null || !overlaid) return;
        var painter = new OverlayPainter(canvas.getGraphicsContext2D(), palette, projection());
        if (shown.contains(AXES)) painter.axes(0.25 * stage.extent());
        marks.paint(painter, palette, now, shown, stage.groundLevel(), hovered.get(), selected.get());
        if (felt.get() != null) painter.ring(felt.get().point(), felt.get().normal(), palette.of("touch"));
        inset(painter, now);
    }

    /// Legends, charts and the side view, each in a place of its own.
    private void inset(OverlayPainter painter, Picture now) {
        List<Legend> legends = Legend.of(now.overlays(), shown, colouring, words);
        List<Overlay.Chart> charts = now.overlays().stream().filter(o -> o instanceof Overlay.Chart && shown.contains(o.name())).map(Overlay.Chart.class::cast).toList();
        Insets places = Insets.of(getWidth(), getHeight(), palette.fontSize(), legends.size(), charts.size(), shown.contains(SIDE));
        for (int i = 0; i < legends.size(); i++) legends.get(i).draw(canvas.getGraphicsContext2D(), painter, palette, places.legends().get(i));
        var pen = new ChartPainter(canvas.getGraphicsContext2D(), palette, words);
        for (int i = 0; i < places.charts().size(); i++) pen.draw(charts.get(i), places.charts().get(i));
        side.setVisible(shown.contains(SIDE));
        if (!side.isVisible()) return;
        side.place(places.side());
        side.look(stage.camera(), reach == null ? whole() : reach);
        side.paint(palette, marks, now, shown, stage.groundLevel(), hovered.get(), selected.get(), ray);
    }

    /// What lies under a pixel.
    Aim aim(double px, double py) {
        return new Aim(model, picture.get(), projection(), px, py);
    }
}
