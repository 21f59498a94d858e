package limber.presentation.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.engine.tool.ToolPoint;
import limber.engine.tool.Tools;
import limber.presentation.paint.Box;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Point;

/// The measuring tools that a view shows, and what the pointer finds of them. During a drag they may differ from those
/// of the scene.
public final class SceneTools {
    private final SceneView view;
    private final Model model;
    private final UnaryOperator<String> words;
    private final Palette palette;
    private final DoubleSupplier top;
    private final Map<Integer, Box> readings = new HashMap<>();
    private final ObjectProperty<Tools> shown = new SimpleObjectProperty<>(Tools.NONE);

    /// @param top pixels at the upper edge that tools keep clear of
    /// @param changed called when they must be drawn again
    SceneTools(SceneView view, Model model, UnaryOperator<String> words, Palette palette, DoubleSupplier top,
            Runnable changed) {
        this.view = view;
        this.model = model;
        this.words = words;
        this.palette = palette;
        this.top = top;
        shown.addListener((_, _, _) -> changed.run());
    }

    public ObjectProperty<Tools> shown() {
        return shown;
    }

    ToolPainter painter() {
        return new ToolPainter(model, shown.get(), words, palette, top.getAsDouble(), readings);
    }

    /// The tool at a pixel; empty for none.
    public Optional<ToolHit> at(double px, double py) {
        Side side = view.side(false);
        return side.picture() == null ? Optional.empty() : painter().at(side.picture(), side.at(), px, py);
    }

    /// The point of a tool whose grip is at a pixel.
    public Optional<ToolHit> grip(double px, double py) {
        return at(px, py).filter(hit -> hit.point() >= 0);
    }

    /// Drags a point of a tool, for this view alone.
    ///
    /// @param to what the point is fastened to, or the place where it is
    public void drag(ToolHit hit, ToolPoint to) {
        Tools now = shown.get();
        if (hit.tool() >= now.all().size()) return; // it was removed during the drag
        var points = new ArrayList<>(now.all().get(hit.tool()).points());
        points.set(hit.point(), to);
        shown.set(now.with(hit.tool(), now.all().get(hit.tool()).at(points)));
    }

    /// What a tool is fastened to at a pixel, or else the place there, as deep as the middle of the scene.
    public ToolPoint here(double px, double py) {
        return fastening(px, py).orElseGet(() -> under(target(), px, py));
    }

    /// What a point of a tool is dragged to at a pixel: what is there, or else the place, as deep as the point is.
    public ToolPoint dragged(ToolHit hit, double px, double py) {
        ToolPoint point = shown.get().all().get(hit.tool()).points().get(hit.point());
        return fastening(px, py).orElseGet(() -> under(place(point).orElse(Vec.ZERO), px, py));
    }

    private Optional<ToolPoint> fastening(double px, double py) {
        HitTest aim = view.aim(px, py);
        return aim.side().right() ? Optional.empty() : aim.fastening();
    }

    /// The middle of the scene, as a place for a tool.
    public ToolPoint middle() {
        return fixed(target());
    }

    private Vec target() {
        return view.camera().target();
    }

    /// A place beside a point of a tool, so many pixels to the right and down.
    public ToolPoint beside(ToolPoint point, double right, double down) {
        Vec from = place(point).orElse(target());
        Point px = view.projection().point(from);
        return under(from, px.x() + right, px.y() + down);
    }

    /// Where a point is, m; empty where it does not exist.
    private Optional<Vec> place(ToolPoint point) {
        Picture now = view.side(false).picture();
        return point.at(model, now.settings(), now.state());
    }

    /// The place under a pixel, as deep as another place.
    private ToolPoint under(Vec deep, double px, double py) {
        return fixed(view.projection().onViewPlane(deep, px, py));
    }

    /// A place that is no better known than a pointer can say: to a millimetre.
    private static ToolPoint fixed(Vec p) {
        return new ToolPoint.Fixed(new Vec(round(p.x()), round(p.y()), round(p.z())));
    }

    private static double round(double x) {
        return Math.rint(1000 * x) / 1000;
    }
}
