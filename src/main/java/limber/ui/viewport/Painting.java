package limber.ui.viewport;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.geometry.Point2D;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import limber.engine.Handle;
import limber.engine.Model;
import limber.engine.Overlay;
import limber.engine.Picture;
import limber.mesh.Pick;
import limber.ui.Reach;

/// All that is drawn on the canvas over a scene, and, where there is no 3D, the scene itself.
final class Painting {
    /// What the pointer is about.
    ///
    /// @param hovered the handle, or grabbable element, that it is on or drags; null for none
    /// @param felt where it is on a surface that can be touched; null elsewhere
    /// @param lock the axis that drags are locked to
    /// @param at the pixel it is at; null outside
    record Pointing(Handle hovered, Pick.Hit felt, Optional<Axis> lock, Point2D at) {}

    private final Model model;
    private final UnaryOperator<String> words;
    private final Stage3D stage;
    private final Palette palette;
    private final Canvas canvas;
    private final SideView side;
    private final Marks marks;
    private final Backdrop backdrop;

    Painting(Model model, UnaryOperator<String> words, Stage3D stage, Palette palette, Canvas canvas, SideView side, boolean solid) {
        this.model = model;
        this.words = words;
        this.stage = stage;
        this.palette = palette;
        this.canvas = canvas;
        this.side = side;
        marks = new Marks(model, words);
        backdrop = new Backdrop(solid, palette, stage);
    }

    UnaryOperator<String> words() {
        return words;
    }

    /// @param seen the box that the side view shows
    void paint(Picture now, Shown shown, Optional<Colouring> colouring, Optional<Picture> before, Trails trails, Pointing pointing, Optional<SideView.Ray> ray, Reach seen) {
        GraphicsContext g = canvas.getGraphicsContext2D();
        var painter = new OverlayPainter(g, palette, stage.camera().projection().get(), shown.arrows().get());
        var handles = new HandlePainter(painter, g, palette, painter.projection(), stage.groundLevel(), stage.extent());
        List<Legend> legends = Legend.of(now.overlays(), shown.names(), colouring, words);
        List<Overlay.Chart> charts = now.overlays().stream().filter(o -> o instanceof Overlay.Chart && shown.has(o.name())).map(Overlay.Chart.class::cast).toList();
        Insets places = Insets.of(canvas.getWidth(), canvas.getHeight(), palette.fontSize(), legends.size(), charts.size(), shown.has(Shown.SIDE));
        places.all().forEach(painter.labels()::keepFree);
        backdrop.paint(g, painter.projection(), now, shown, colouring, before);
        scene(painter, handles, now, shown, colouring, before, trails, pointing);
        painter.labels().draw();
        for (int i = 0; i < legends.size(); i++) legends.get(i).draw(g, painter, palette, places.legends().get(i));
        var pen = new ChartPainter(g, palette, words);
        for (int i = 0; i < places.charts().size(); i++) pen.draw(charts.get(i), places.charts().get(i));
        beside(now, shown, colouring, before, pointing, ray, places, seen);
    }

    private void scene(OverlayPainter painter, HandlePainter handles, Picture now, Shown shown, Optional<Colouring> colouring, Optional<Picture> before, Trails trails, Pointing pointing) {
        var extras = new ExtrasPainter(painter, palette, model, stage.extent());
        if (shown.has(Shown.AXES)) painter.axes(0.25 * stage.extent());
        if (shown.has(Shown.GHOST)) before.ifPresent(extras::ghost);
        if (shown.has(Shown.TRAILS)) trails.trails(now).forEach(extras::trail);
        if (shown.has(Shown.NORMALS)) extras.normals(now);
        if (pointing.hovered() != null) pointing.lock().ifPresent(axis -> handles.locked(pointing.hovered().at(now.state()), axis));
        marks.paint(painter, handles, palette, now, shown.names(), pointing.hovered());
        colouring.filter(c -> !c.surface()).ifPresent(c -> extras.values(c, Field.places(model, now)));
        if (pointing.felt() != null) painter.ring(pointing.felt().point(), pointing.felt().normal(), palette.of("touch"));
        if (pointing.at() != null) pointing.lock().ifPresent(axis -> painter.labels().name(axis.letter(), pointing.at(), 1.2 * palette.fontSize(), palette.of(axis.role())));
    }

    private void beside(Picture now, Shown shown, Optional<Colouring> colouring, Optional<Picture> before, Pointing pointing, Optional<SideView.Ray> ray, Insets places, Reach seen) {
        side.setVisible(shown.has(Shown.SIDE));
        if (!side.isVisible()) return;
        side.place(places.side());
        side.look(stage.camera(), seen);
        side.paint(palette, marks, now, shown, stage, pointing.hovered(), ray, (g, at) -> backdrop.paint(g, at, now, shown, colouring, before));
    }
}
