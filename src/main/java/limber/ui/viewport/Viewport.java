package limber.ui.viewport;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import javafx.collections.SetChangeListener;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import limber.engine.BadInput;
import limber.engine.Channel;
import limber.engine.Explanation;
import limber.engine.Handle;
import limber.engine.Model;
import limber.engine.Overlay;
import limber.engine.Picture;
import limber.engine.Slot;
import limber.engine.Vec;
import limber.mesh.Skin;
import limber.ui.Quantity;
import limber.ui.Reach;

/// A picture in real 3D with a canvas of overlays over it. The pointer orbits, pans and zooms, and drags what can be dragged.
public final class Viewport extends Region {
    /// Pixels between an element and the arrow that says what was done to it.
    private static final double BESIDE = 18;

    /// Names of what stands in the scene by itself, beside the overlays.
    public static final String AXES = "axes", GROUND = "ground";

    private final Model model;
    private final UnaryOperator<String> words;
    private final Stage3D stage = new Stage3D();
    private final Canvas canvas = new Canvas();
    private final Palette palette = new Palette(this::recolour);
    private final ObservableSet<String> shown = FXCollections.observableSet(AXES, GROUND);
    private final ObjectProperty<Picture> picture = new SimpleObjectProperty<>();
    private final ObjectProperty<Handle> hovered = new SimpleObjectProperty<>();
    private final ObjectProperty<Optional<String>> trouble = new SimpleObjectProperty<>(Optional.empty());
    private String texture = "";
    private Reach reach;
    private boolean placed, fitted, recolouring, overlaid;

    /// @param words what a handle or overlay is called, by key
    public Viewport(Model model, UnaryOperator<String> words) {
        this.model = model;
        this.words = words;
        shown.addAll(model.overlaysAtFirst());
        getStyleClass().add("viewport");
        getChildren().addAll(stage.scene(), canvas, palette);
        canvas.setMouseTransparent(true);
        picture.addListener((_, _, now) -> show(now));
        hovered.addListener((_, _, _) -> paint());
        shown.addListener((SetChangeListener<String>) _ -> {
            stage.axesShown(shown.contains(AXES));
            stage.groundShown(shown.contains(GROUND));
            paint();
        });
        stage.camera().projection().addListener((_, _, _) -> paint());
        setFocusTraversable(true);
        setAccessibleText(words.apply("viewport"));
    }

    public ObjectProperty<Picture> picture() {
        return picture;
    }

    /// Names of the overlays that are switched on.
    public ObservableSet<String> shown() {
        return shown;
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
        stage.settle();
        stage.colours(palette);
        texture = "";
        retexture();
    }

    @Override
    protected void layoutChildren() {
        double w = Math.max(1, getWidth()), h = Math.max(1, getHeight());
        stage.scene().setWidth(w);
        stage.scene().setHeight(h);
        canvas.setWidth(w);
        canvas.setHeight(h);
        stage.camera().resize(w, h);
        if (!fitted) fit();
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
        Reach box = Reach.around(picture.get().state().of(model.subject()));
        if (reach != null) box = box.with(reach);
        stage.camera().fit(box.low(), box.high());
        fitted = true;
    }

    /// @param yaw,pitch in degrees; 0, 0 is the view from the front
    public void look(double yaw, double pitch) {
        stage.camera().look(Math.toRadians(yaw), Math.toRadians(pitch));
        fit();
    }

    private void show(Picture now) {
        stage.show(now.state());
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
        if (picture.get() == null || Look.texture(picture.get().settings()).equals(texture)) return;
        texture = Look.texture(picture.get().settings());
        try {
            stage.texture(Textures.surface(texture, palette));
            trouble.set(Optional.empty());
        } catch (BadInput e) {
            stage.texture(Textures.surface("none", palette));
            trouble.set(Optional.of(e.getMessage()));
        }
    }

    private void paint() {
        Picture now = picture.get();
        if (now == null || !overlaid) return;
        var painter = new OverlayPainter(canvas.getGraphicsContext2D(), palette, projection());
        if (shown.contains(AXES)) painter.axes(0.25 * stage.extent());
        painter.overlays(now.overlays(), shown);
        now.last().ifPresent(last -> did(painter, now, last));
        now.next().ifPresent(next -> mark(painter, now, next));
        for (Handle handle : model.handles(now.settings()))
            painter.handle(handle, name(handle), now, stage.groundLevel(), same(handle, hovered.get()));
        Handle over = hovered.get();
        if (over != null && over.placing().isEmpty()) painter.handle(over, over.name(), now, stage.groundLevel(), true);
        legend(painter, now);
    }

    private static boolean same(Handle a, Handle b) {
        return b != null && a.name().equals(b.name());
    }

    private String name(Handle handle) {
        return words.apply("handle." + handle.word() + ".title") + handle.name().substring(handle.word().length()).replace(':', ' ');
    }

    /// The element that comes next, in the colour of a selection.
    private void mark(OverlayPainter painter, Picture now, Explanation next) {
        double[] place = model.place(now.settings(), now.state(), next.slot().phase(), next.element());
        if (place.length > 0) painter.mark(place, palette.of("selection"));
        else next.changes().stream().flatMap(c -> placed(now, c, c.to()).stream()).limit(1).forEach(at -> painter.mark(new double[] {at.x(), at.y(), at.z()}, palette.of("selection")));
    }

    private Optional<Vec> placed(Picture now, Explanation.Change c, double[] value) {
        if (c.channel().equals(Skin.PLACED.name())) return Optional.of(Vec.of(value, 0));
        Optional<Vec> placed = now.state().channel(c.channel()).filter(channel -> channel.width() == 3).flatMap(channel -> model.placed(now.settings(), channel, Vec.of(value, 0)));
        return placed.isEmpty() && c.channel().equals(Skin.VERTICES.name()) ? Optional.of(Vec.of(value, 0)) : placed;
    }

    /// A ghost where each point was before the last operation, and an arrow to where it is now; what the skin emits came from nowhere.
    private void did(OverlayPainter painter, Picture now, Explanation last) {
        if (last.slot().part() == Slot.Part.SKIN) return;
        var from = new ArrayList<Vec>();
        var to = new ArrayList<Vec>();
        for (Explanation.Change c : last.changes()) {
            Optional<Vec> before = placed(now, c, c.from()), after = placed(now, c, c.to());
            if (before.isEmpty() || after.isEmpty()) continue;
            from.add(before.get());
            to.add(after.get());
        }
        if (from.isEmpty()) return;
        double factor = painter.exaggeration(from, to);
        for (int i = 0; i < from.size(); i++) {
            painter.ghost(from.get(i));
            painter.arrow(from.get(i), from.get(i).plus(to.get(i).minus(from.get(i)).times(factor)), palette.of("correction"), 3, BESIDE);
        }
        if (factor > 1) painter.text(words.apply("exaggerated").formatted(Quantity.digits(factor)), 16, 20 + palette.fontSize(), palette.of("correction"));
    }

    private void legend(OverlayPainter painter, Picture now) {
        List<Overlay.Segments> coloured = now.overlays().stream().filter(o -> o instanceof Overlay.Segments && shown.contains(o.name())).map(Overlay.Segments.class::cast).toList();
        for (Overlay.Segments s : coloured) Legend.draw(canvas.getGraphicsContext2D(), painter, palette, s, words.apply("overlay." + s.name()), 16, getHeight() - 14);
    }

    /// The handle or grabbable element under a pixel, handles first.
    Optional<Handle> pick(double px, double py) {
        Picture now = picture.get();
        if (now == null) return Optional.empty();
        Projection at = projection();
        for (Handle handle : model.handles(now.settings()))
            if (at.point(handle.at(now.state())).distance(px, py) < 16) return Optional.of(handle);
        return model.grabbable().flatMap(channel -> nearest(channel, px, py, at));
    }

    private Optional<Handle> nearest(Channel channel, double px, double py, Projection at) {
        double[] xyz = picture.get().state().of(channel);
        int best = -1;
        double reach = 10;
        for (int i = 0; i < xyz.length / 3; i++) {
            if (!at.inFront(xyz, i)) continue;
            double d = Math.hypot(at.x(xyz, i) - px, at.y(xyz, i) - py);
            if (d < reach) {
                reach = d;
                best = i;
            }
        }
        return best < 0 ? Optional.empty() : Optional.of(new Handle("particle:" + best, channel, best, Optional.empty(), true));
    }
}
