package limber.presentation.view;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import limber.engine.model.Model;
import limber.engine.model.Overlay;
import limber.engine.run.Picture;
import limber.presentation.camera.Insets;
import limber.presentation.camera.Projection;
import limber.presentation.paint.Align;
import limber.presentation.paint.BarsPainter;
import limber.presentation.paint.Box;
import limber.presentation.paint.ChartPainter;
import limber.presentation.paint.Lettering;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;

/// A painter of what lies over a scene, with its insets: legends, charts, the size of a square of the ground; and,
/// where nothing else draws it, of the scene itself.
public final class Painting {
    /// The sheets over a scene, which a face brings.
    public interface Sheets {
        /// Removes everything.
        Pen begin();

        /// Shows an inset, over those before.
        ///
        /// @param what tells by its equality whether anything but the style has changed since the last time
        /// @param box of the view that is drawn on
        void inset(Object what, Box box, Consumer<Pen> painter);

        /// Shows what was drawn.
        void end();
    }

    /// The least share of the width that a scene is fitted into beside what covers the rest.
    private static final double LEAST_FREE = 0.4;

    private final UnaryOperator<String> words;
    private final Palette palette;
    private final Sheets sheets;
    private final ScenePainting scene;

    /// @param solid whether something else draws the surfaces
    Painting(Model model, UnaryOperator<String> words, Palette palette, Sheets sheets, boolean solid) {
        this.words = words;
        this.palette = palette;
        this.sheets = sheets;
        scene = new ScenePainting(model, words, palette, solid);
    }

    public Marks marks() {
        return scene.marks();
    }

    public Backdrop backdrop() {
        return scene.backdrop();
    }

    /// @param width,height of the view, px
    void paint(ScenePainting.View view, Projection at, ScenePainting.Pointing pointing, double width, double height) {
        ShownLayers shown = view.shown();
        List<Legend> legends = scene.legends(view);
        List<Overlay.Chart> charts = ScenePainting.charts(view);
        Insets places = insets(view, width, height);
        OverlayPainter painter = scene.paint(sheets.begin(), view, at, pointing, width, places);
        for (int i = 0; i < legends.size(); i++) legend(painter, legends.get(i), places.legends().get(i));
        if (shown.has(ShownLayers.GROUND) && !shown.has(ShownLayers.SIDE)) grid(painter, view, places, width, height);
        int beside = shown.drawnBars().isPresent() ? 1 : 0; // the bars come first
        for (int i = 0; i < places.charts().size(); i++) {
            Box box = places.charts().get(i);
            if (i < beside) inset(shown.drawnBars().get(), box,
                    pen -> new BarsPainter(pen, palette).draw(shown.drawnBars().get(), box));
            else chart(charts.get(i - beside), box);
        }
        sheets.end();
    }

    private void inset(Object what, Box box, Consumer<Pen> painter) {
        sheets.inset(what, box, pen -> {
            pen.setFont(new Lettering(palette.fontSize()));
            painter.accept(pen);
        });
    }

    /// The scene alone, where nothing else draws it.
    public void backdrop(ScenePainting.View view, Projection at) {
        Pen pen = sheets.begin();
        scene.backdrop().paint(pen, at, view);
        sheets.end();
    }

    /// The points of the next operation of a picture, or of the last one; see [Marks#place].
    double[] operation(Picture now) {
        return Stream.of(now.next(), now.last()).flatMap(Optional::stream).map(o -> scene.marks().place(now, o))
                .filter(place -> place.length > 0).findFirst().orElse(new double[0]);
    }

    private void legend(OverlayPainter painter, Legend legend, Box box) {
        Box plate = legend.plate(palette, box, painter.labels()::width);
        inset(legend, plate, pen -> legend.draw(pen, new ScenePen(pen, palette, painter.projection()), palette, box,
                plate));
    }

    private void chart(Overlay.Chart chart, Box box) {
        inset(List.of(chart, words.apply("overlay." + chart.name())), box,
                pen -> new ChartPainter(pen, palette, words).draw(chart, box));
    }

    /// The size of a square of the ground, lower right, where there is room for it.
    private void grid(OverlayPainter painter, ScenePainting.View view, Insets places, double width, double height) {
        String text = scene.grid(view);
        double font = palette.fontSize(), x = width - font, y = height - font;
        Box box = scene.grid(text, painter.labels(), width, height);
        if (places.all().stream().noneMatch(box::intersects)) inset(text, box,
                pen -> new ScenePen(pen, palette, painter.projection()).text(text, x, y, palette.of("text"),
                        Align.RIGHT));
    }

    /// The part of the view below the captions, a third of the view at least, and left of what covers it, unless that
    /// leaves less than 40 % of the width.
    ///
    /// @param width,height of the view, px
    /// @param topInset pixels at the upper edge that something else covers
    /// @param covered pixels at the right edge that something else covers
    Box free(double width, double height, double topInset, double covered) {
        double top = scene.top(height, topInset), left = width - covered;
        return new Box(0, top, left < LEAST_FREE * width ? width : left, Math.max(height - top, height / 3));
    }

    /// The explanation of the legend at a pixel.
    Optional<String> explained(ScenePainting.View view, double width, double height, double x, double y) {
        List<Legend> legends = scene.legends(view);
        List<Box> boxes = insets(view, width, height).legends();
        for (int i = 0; i < boxes.size(); i++)
            if (boxes.get(i).contains(x, y)) return Optional.of(legends.get(i).explained(words));
        return Optional.empty();
    }

    /// The insets over the scene.
    Insets insets(ScenePainting.View view, double width, double height) {
        return scene.insets(view, width, height, view.shown().has(ShownLayers.SIDE));
    }
}
