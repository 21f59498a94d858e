package limber.ui.viewport;

import java.util.List;
import java.util.function.UnaryOperator;
import limber.engine.model.Model;
import limber.engine.model.Overlay;
import limber.presentation.paint.Align;
import limber.presentation.paint.Box;
import limber.presentation.paint.Lettering;
import limber.presentation.paint.Palette;
import limber.web.view.CanvasPen;

/// A painter of the canvas over a page's scene; its insets are on the same canvas.
final class Painting {
    private final UnaryOperator<String> words;
    private final CanvasPen drawing;
    private final Palette palette;
    private final ScenePainting scene;

    /// @param solid whether something else draws the surfaces
    Painting(Model model, UnaryOperator<String> words, CanvasPen drawing, Palette palette, boolean solid) {
        this.words = words;
        this.drawing = drawing;
        this.palette = palette;
        scene = new ScenePainting(model, words, palette, drawing, solid, (_, _) -> {});
    }

    void paint(ScenePainting.View view, Projection at, ScenePainting.Pointing pointing) {
        List<Legend> legends = scene.legends(view);
        List<Overlay.Chart> charts = ScenePainting.charts(view);
        Insets places = insets(view);
        drawing.begin();
        drawing.setFont(new Lettering(palette.fontSize()));
        OverlayPainter painter = scene.paint(view, at, pointing, drawing.width(), places);
        for (int i = 0; i < legends.size(); i++) legend(painter, legends.get(i), places.legends().get(i));
        if (view.shown().has(ShownLayers.GROUND)) grid(painter, view, places);
        int beside = view.shown().drawnBars().isPresent() ? 1 : 0; // the bars come first
        for (int i = 0; i < places.charts().size(); i++) {
            Box box = places.charts().get(i);
            if (i < beside) new BarsPainter(drawing, palette).draw(view.shown().drawnBars().get(), box);
            else new ChartPainter(drawing, palette, words).draw(charts.get(i - beside), box);
        }
        drawing.end();
    }

    private void legend(OverlayPainter painter, Legend legend, Box box) {
        Box plate = legend.plate(palette, box, painter.labels().width(legend.title()));
        legend.draw(drawing, new ScenePen(drawing, palette, painter.projection()), palette, box, plate);
    }

    /// The size of a square of the ground, lower right, where there is room for it.
    private void grid(OverlayPainter painter, ScenePainting.View view, Insets places) {
        String text = scene.grid(view);
        double font = palette.fontSize(), right = drawing.width() - font, middle = drawing.height() - font,
                width = painter.labels().width(text);
        var box = new Box(right - width - font, middle - font, width + 2 * font, 2 * font);
        if (places.all().stream().noneMatch(box::intersects))
            new ScenePen(drawing, palette, painter.projection()).text(text, right, middle, palette.of("text"),
                    Align.RIGHT);
    }

    /// The part of the view below the captions, a third of the view at least.
    Box free(double topInset) {
        double height = drawing.height(), top = scene.top(height, topInset);
        return new Box(0, top, drawing.width(), Math.max(height - top, height / 3));
    }

    /// The insets over the scene.
    Insets insets(ScenePainting.View view) {
        return scene.insets(view, drawing.width(), drawing.height(), false);
    }
}
