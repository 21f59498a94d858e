package limber.ui.viewport;

import java.util.Optional;
import java.util.function.DoubleSupplier;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.engine.tool.Tool;
import limber.engine.tool.ToolPoint;
import limber.engine.tool.Tools;

/// The measuring tools that a view shows, and what the pointer finds of them. During a drag they may differ from those
/// of the scene.
public final class SceneTools {
    private final Model model;
    private final UnaryOperator<String> words;
    private final Palette palette;
    private final DoubleSupplier top;
    private final ObjectProperty<Tools> shown = new SimpleObjectProperty<>(Tools.NONE);

    /// @param top pixels at the upper edge that something else covers
    /// @param changed called when they must be drawn again
    SceneTools(Model model, UnaryOperator<String> words, Palette palette, DoubleSupplier top, Runnable changed) {
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
        return new ToolPainter(model, shown.get(), words, palette, top.getAsDouble());
    }

    /// The tool at a pixel; empty for none.
    Optional<ToolHit> at(Side side, double px, double py) {
        return side.picture() == null ? Optional.empty() : painter().at(side.picture(), side.at(), px, py);
    }

    /// The place under a pixel, as deep as a point of a tool is.
    ToolPoint free(Side side, ToolHit hit, double px, double py) {
        Tool tool = shown.get().all().get(hit.tool());
        Picture now = side.picture();
        Vec deep = tool.points().get(hit.point()).at(model, now.settings(), now.state()).orElse(Vec.ZERO);
        return fixed(side.at().onViewPlane(deep, px, py));
    }

    /// A place that is no better known than a pointer can say: to a millimetre.
    static ToolPoint fixed(Vec p) {
        return new ToolPoint.Fixed(new Vec(round(p.x()), round(p.y()), round(p.z())));
    }

    private static double round(double x) {
        return Math.rint(1000 * x) / 1000;
    }

    /// Where a point is, m; empty where it does not exist.
    Optional<Vec> place(Side side, ToolPoint point) {
        return point.at(model, side.picture().settings(), side.picture().state());
    }
}
