package limber.ui.viewport;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import limber.engine.model.Model;
import limber.engine.model.Overlay;
import limber.engine.run.Picture;
import limber.presentation.paint.Align;
import limber.presentation.paint.Box;
import limber.presentation.paint.Palette;

/// A painter of the canvas over a scene, and, where there is no 3D, of the scene itself.
final class Painting {
    /// The least share of the width that a scene is fitted into beside what covers the rest.
    private static final double LEAST_FREE = 0.4;

    private final UnaryOperator<String> words;
    private final OrbitCamera camera;
    private final Palette palette;
    private final Canvas canvas;
    private final TrimmedCanvas drawing;
    private final Plates plates;
    private final SideView side;
    private final ScenePainting scene;

    /// @param solid whether 3D draws the scene itself
    Painting(Model model, UnaryOperator<String> words, OrbitCamera camera, Palette palette, Canvas canvas,
            SideView side, boolean solid) {
        this.words = words;
        this.camera = camera;
        this.palette = palette;
        this.canvas = canvas;
        drawing = new TrimmedCanvas(canvas);
        plates = new Plates(palette);
        this.side = side;
        scene = new ScenePainting(model, words, palette, drawing.pen(), solid, Painting::inWords);
    }

    private static void inWords(OverlayPainter painter, ShownLayers shown) {
        if (shown.has(ShownLayers.IN_WORDS)) shown.inWords().get().lines().forEach(painter::described);
    }

    /// What lies over the canvas.
    Node plates() {
        return plates.view();
    }

    /// @param ray the last ray of a touch
    /// @param seen what the side view shows
    void paint(ScenePainting.View view, ScenePainting.Pointing pointing, Optional<SideView.Ray> ray, FramedScene seen) {
        ShownLayers shown = view.shown();
        List<Legend> legends = scene.legends(view);
        List<Overlay.Chart> charts = ScenePainting.charts(view);
        Insets places = insets(view);
        drawing.begin();
        OverlayPainter painter = scene.paint(view, camera.projection().get(), pointing, canvas.getWidth(), places);
        drawing.end();
        plates.begin();
        for (int i = 0; i < legends.size(); i++) legend(painter, legends.get(i), places.legends().get(i));
        if (shown.has(ShownLayers.GROUND) && !shown.has(ShownLayers.SIDE)) grid(painter, view);
        int beside = shown.drawnBars().isPresent() ? 1 : 0; // the bars come first
        for (int i = 0; i < places.charts().size(); i++) {
            Box box = places.charts().get(i);
            if (i < beside) plates.show(shown.drawnBars().get(), box,
                    g -> new BarsPainter(g, palette).draw(shown.drawnBars().get(), box));
            else chart(charts.get(i - beside), box);
        }
        plates.end();
        side.setVisible(shown.has(ShownLayers.SIDE));
        if (!side.isVisible()) return;
        side.place(places.side());
        side.look(camera, seen);
        side.paint(palette, scene.marks(), view, pointing.hovered(), ray, scene.backdrop());
    }

    /// The points of the next operation of a picture, or of the last one; see [Marks#place].
    double[] operation(Picture now) {
        return Stream.of(now.next(), now.last()).flatMap(Optional::stream).map(o -> scene.marks().place(now, o))
                .filter(place -> place.length > 0).findFirst().orElse(new double[0]);
    }

    /// The scene alone, where 3D does not draw it.
    void scene(ScenePainting.View view) {
        drawing.begin();
        scene.backdrop().paint(drawing.pen(), camera.projection().get(), view);
        drawing.end();
    }

    private void legend(OverlayPainter painter, Legend legend, Box box) {
        Box plate = legend.plate(palette, box, painter.labels().width(legend.title()));
        plates.show(legend, plate, g -> legend.draw(g, new ScenePen(g, palette, painter.projection()), palette, box,
                plate));
    }

    private void chart(Overlay.Chart chart, Box box) {
        plates.show(List.of(chart, words.apply("overlay." + chart.name())), box,
                g -> new ChartPainter(g, palette, words).draw(chart, box));
    }

    /// The size of a square of the ground, lower right.
    private void grid(OverlayPainter painter, ScenePainting.View view) {
        double font = palette.fontSize();
        String text = scene.grid(view);
        double x = canvas.getWidth() - font, y = canvas.getHeight() - font, width = painter.labels().width(text);
        plates.show(text, new Box(x - width - font, y - font, width + 2 * font, 2 * font),
                g -> new ScenePen(g, palette, painter.projection()).text(text, x, y, palette.of("text"),
                        Align.RIGHT));
    }

    /// The part of the view below the captions, a third of the view at least, and left of what covers it, unless that
    /// leaves less than 40 % of the width.
    ///
    /// @param topInset pixels at the upper edge that something else covers
    /// @param covered pixels at the right edge that something else covers
    Box free(double topInset, double covered) {
        double height = canvas.getHeight(), top = scene.top(height, topInset), all = canvas.getWidth(),
                left = all - covered;
        return new Box(0, top, left < LEAST_FREE * all ? all : left, Math.max(height - top, height / 3));
    }

    /// The explanation of the legend at a pixel.
    Optional<String> explained(ScenePainting.View view, double x, double y) {
        List<Legend> legends = scene.legends(view);
        List<Box> boxes = insets(view).legends();
        for (int i = 0; i < boxes.size(); i++)
            if (boxes.get(i).contains(x, y)) return Optional.of(legends.get(i).explained(words));
        return Optional.empty();
    }

    /// The insets over the scene.
    Insets insets(ScenePainting.View view) {
        return scene.insets(view, canvas.getWidth(), canvas.getHeight(), view.shown().has(ShownLayers.SIDE));
    }
}
