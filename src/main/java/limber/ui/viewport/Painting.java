package limber.ui.viewport;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.text.TextAlignment;
import limber.engine.Element;
import limber.engine.State;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.model.Overlay;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.mesh.Pick;
import limber.mesh.Skin;
import limber.ui.words.Quantity;

/// A painter of the canvas over a scene, and, where there is no 3D, of the scene itself.
final class Painting {
    /// The state of the pointer.
    ///
    /// @param hovered the handle, or grabbable element, under the pointer or being dragged; null for none
    /// @param felt its position on a surface that can be touched; null elsewhere
    /// @param right whether that is the comparison's surface
    /// @param lock the axis that drags are locked to
    /// @param at the pixel it is at; null outside
    /// @param ray the last ray of a touch
    record Pointing(Handle hovered, Pick.Hit felt, boolean right, Optional<WorldAxis> lock, Point2D at,
            Optional<SideView.Ray> ray) {}

    /// The second side of a comparison.
    ///
    /// @param shift from the one to the other, m
    /// @param over whether it lies over the scene
    /// @param ownNormals whether nothing but its own normals may light it
    record Other(Picture now, Vec shift, boolean over, boolean ownNormals, Optional<Colouring> colouring,
            Trails trails) {}

    /// The content to be drawn.
    ///
    /// @param colouring the colour map that is shown
    /// @param before the scene before the last step
    /// @param selected the selected element
    /// @param links arrows between elements
    /// @param sketched what people have drawn
    /// @param topInset pixels at the upper edge that something else covers
    /// @param other the second side of a comparison
    /// @param apart from each of several methods to the next, m
    /// @param tools draws the measuring tools
    record View(Picture now, ShownLayers shown, Optional<Colouring> colouring, Optional<Picture> before, Trails trails,
            Floor floor, Optional<Element> selected, List<ElementArrow> links, List<Sketched> sketched,
            double topInset, Optional<Other> other, Vec apart, ToolPainter tools) {
        /// The overlays of both sides.
        List<Overlay> overlays() {
            return other.map(o -> Stream.concat(now.overlays().stream(), o.now().overlays().stream()).toList())
                    .orElseGet(now::overlays);
        }

        /// The state of the ghost surface: the whole skin while it is being made, or the previous state where
        /// requested.
        Optional<State> ghost() {
            return now.ahead().or(() -> before.filter(_ -> shown.has(ShownLayers.GHOST)).map(Picture::state))
                    .filter(s -> Skin.vertices(s).length > 0);
        }
    }

    /// From this size on, a square of the ground is given in metres, m.
    private static final double WHOLE = 0.1;
    /// The least share of the width that a scene is fitted into beside what covers the rest.
    private static final double LEAST_FREE = 0.4;

    private final Model model;
    private final UnaryOperator<String> words;
    private final OrbitCamera camera;
    private final Palette palette;
    private final Canvas canvas;
    private final Drawing drawing;
    private final Plates plates;
    private final SideView side;
    private final Marks marks;
    private final Backdrop backdrop;

    /// @param solid whether 3D draws the scene itself
    Painting(Model model, UnaryOperator<String> words, OrbitCamera camera, Palette palette, Canvas canvas,
            SideView side, boolean solid) {
        this.model = model;
        this.words = words;
        this.camera = camera;
        this.palette = palette;
        this.canvas = canvas;
        drawing = new Drawing(canvas);
        plates = new Plates(palette);
        this.side = side;
        marks = new Marks(model, words);
        backdrop = new Backdrop(solid, palette, model.material());
    }

    /// What lies over the canvas.
    Node plates() {
        return plates.view();
    }

    /// @param seen what the side view shows
    void paint(View view, Pointing pointing, FramedScene seen) {
        drawing.begin();
        ShownLayers shown = view.shown();
        var painter = new OverlayPainter(drawing, palette, camera.projection().get(), shown.arrows().get(),
                view.other().isPresent() ? view.overlays() : List.of());
        painter.in(view.floor());
        List<Legend> legends = Legend.of(view.overlays(), shown.names(), view.colouring(), words);
        List<Overlay.Chart> charts = charts(view);
        Insets places = insets(view);
        places.all().forEach(painter.labels()::keepFree);
        if (view.topInset() > 0)
            painter.labels().keepFree(new Rectangle2D(0, 0, canvas.getWidth(), view.topInset()));
        painter.labels().keepOff(Skin.vertices(view.now().state()), painter.projection());
        view.other().ifPresent(other -> painter.labels().keepOff(Skin.vertices(other.now().state()),
                painter.projection().moved(other.shift())));
        backdrop.paint(drawing, painter.projection(), view);
        Optional<OverlayPainter> right = view.other().map(painter::beside);
        right.ifPresent(beside -> {
            double both = Math.min(marks.exaggeration(painter, view.now()),
                    marks.exaggeration(beside, view.other().get().now()));
            painter.exaggerateAtMost(both);
            beside.exaggerateAtMost(both);
        });
        scene(painter, view, pointing);
        for (Overlay o : MethodParticles.of(view.now(), view.apart())) painter.overlays(List.of(o), Set.of(o.name()));
        right.ifPresent(beside -> other(beside, view, view.other().get(), pointing));
        painter.labels().draw();
        drawing.end();
        plates.begin();
        for (int i = 0; i < legends.size(); i++) legend(painter, legends.get(i), places.legends().get(i));
        if (shown.has(ShownLayers.GROUND) && !shown.has(ShownLayers.SIDE)) grid(painter, view);
        int beside = shown.drawnBars().isPresent() ? 1 : 0; // the bars come first
        for (int i = 0; i < places.charts().size(); i++) {
            Rectangle2D box = places.charts().get(i);
            if (i < beside) plates.show(shown.drawnBars().get(), box,
                    g -> new BarsPainter(g, palette).draw(shown.drawnBars().get(), box));
            else chart(charts.get(i - beside), box);
        }
        plates.end();
        side.setVisible(shown.has(ShownLayers.SIDE));
        if (!side.isVisible()) return;
        side.place(places.side());
        side.look(camera, seen);
        side.paint(palette, marks, view, pointing.hovered(), pointing.ray(), backdrop);
    }

    /// The points of the next operation of a picture, or of the last one; see [Marks#place].
    double[] operation(Picture now) {
        return Stream.of(now.next(), now.last()).flatMap(Optional::stream).map(o -> marks.place(now, o))
                .filter(place -> place.length > 0).findFirst().orElse(new double[0]);
    }

    /// The scene alone, where 3D does not draw it.
    void scene(View view) {
        drawing.begin();
        backdrop.paint(drawing, camera.projection().get(), view);
        drawing.end();
    }

    private void legend(OverlayPainter painter, Legend legend, Rectangle2D box) {
        Rectangle2D plate = legend.plate(palette, box, painter.labels().width(legend.title()));
        plates.show(legend, plate, g -> legend.draw(g, new ScenePen(g, palette, painter.projection()), palette, box,
                plate));
    }

    private void chart(Overlay.Chart chart, Rectangle2D box) {
        plates.show(List.of(chart, words.apply("overlay." + chart.name())), box,
                g -> new ChartPainter(g, palette, words).draw(chart, box));
    }

    /// The size of a square of the ground, lower right.
    private void grid(OverlayPainter painter, View view) {
        double font = palette.fontSize();
        double cell = view.floor().cell();
        String size = cell < WHOLE ? Quantity.text(cell, "m") : Quantity.digits(cell) + " m",
                text = words.apply("grid").formatted(size);
        double x = canvas.getWidth() - font, y = canvas.getHeight() - font, width = painter.labels().width(text);
        plates.show(text, new Rectangle2D(x - width - font, y - font, width + 2 * font, 2 * font),
                g -> new ScenePen(g, palette, painter.projection()).text(text, x, y, palette.of("text"),
                        TextAlignment.RIGHT));
    }

    /// The part of the view below the captions, a third of the view at least, and left of what covers it, unless that
    /// leaves less than 40 % of the width.
    ///
    /// @param topInset pixels at the upper edge that something else covers
    /// @param covered pixels at the right edge that something else covers
    Rectangle2D free(double topInset, double covered) {
        double height = canvas.getHeight(),
                top = Math.min(OverlayPainter.CAPTION * palette.fontSize() + topInset, 0.5 * height);
        double all = canvas.getWidth(), left = all - covered;
        return new Rectangle2D(0, top, left < LEAST_FREE * all ? all : left, Math.max(height - top, height / 3));
    }

    /// The explanation of the legend at a pixel.
    Optional<String> explained(View view, double x, double y) {
        List<Legend> legends = Legend.of(view.overlays(), view.shown().names(), view.colouring(), words);
        List<Rectangle2D> boxes = insets(view).legends();
        for (int i = 0; i < boxes.size(); i++)
            if (boxes.get(i).contains(x, y)) return Optional.of(legends.get(i).explained(words));
        return Optional.empty();
    }

    /// The insets over the scene.
    Insets insets(View view) {
        int legends = Legend.of(view.overlays(), view.shown().names(), view.colouring(), words).size();
        return Insets.of(canvas.getWidth(), canvas.getHeight(), view.topInset(),
                palette.fontSize(), legends, heights(view), view.shown().has(ShownLayers.SIDE),
                view.tools().plates(view.now()));
    }

    private static List<Double> heights(View view) {
        return Stream.concat(view.shown().drawnBars().map(SceneBars::height).stream(),
                charts(view).stream().map(_ -> Insets.CHART_HEIGHT)).toList();
    }

    private static List<Overlay.Chart> charts(View view) {
        return view.now().overlays().stream().filter(o -> o instanceof Overlay.Chart && view.shown().has(o.name()))
                .map(Overlay.Chart.class::cast).toList();
    }

    private void scene(OverlayPainter painter, View view, Pointing pointing) {
        Picture now = view.now();
        ShownLayers shown = view.shown();
        double extent = view.floor().extent();
        var handles = new HandlePainter(painter, drawing, palette, painter.projection(),
                view.floor(), Optional.ofNullable(pointing.at()));
        var extras = new ExtrasPainter(painter, palette, model, extent);
        if (shown.has(ShownLayers.AXES)) painter.axes(0.25 * extent);
        if (shown.has(ShownLayers.GHOST)) view.before().ifPresent(extras::ghost);
        if (shown.has(ShownLayers.TRAILS)) view.trails().trails(now).forEach(extras::trail);
        if (shown.has(ShownLayers.NORMALS)) extras.normals(now);
        if (shown.has(ShownLayers.IN_WORDS)) shown.inWords().get().lines().forEach(painter::described);
        if (Shape.of(now.state(), Shape.TEXTURED).bare())
            painter.caption(words.apply("skin.bare"), palette.of("text"));
        if (pointing.hovered() != null && pointing.hovered().in(now.state()))
            pointing.lock().ifPresent(axis -> handles.locked(pointing.hovered().at(now.state()), axis));
        marks.paint(painter, handles, palette, now, shown.names(), pointing.hovered(), view.selected());
        view.links().forEach(link -> extras.link(link, now));
        view.sketched().forEach(s -> extras.sketched(s, now));
        view.colouring().filter(c -> !c.surface()).ifPresent(c -> extras.values(c, now));
        view.tools().paint(drawing, painter, now);
        if (pointing.felt() != null && !pointing.right())
            painter.pen().ring(pointing.felt().point(), pointing.felt().normal(), palette.of("touch"));
        if (pointing.at() != null) pointing.lock().ifPresent(axis -> painter.labels().name(axis.letter(), pointing.at(),
                1.2 * palette.fontSize(), palette.of(axis.role())));
    }

    private void other(OverlayPainter painter, View view, Other other, Pointing pointing) {
        ShownLayers shown = view.shown();
        var handles = new HandlePainter(painter, drawing, palette, painter.projection(),
                view.floor(), Optional.ofNullable(pointing.at()));
        var extras = new ExtrasPainter(painter, palette, model, view.floor().extent());
        if (shown.has(ShownLayers.GHOST)) view.before().flatMap(Picture::comparison).ifPresent(extras::ghost);
        if (shown.has(ShownLayers.TRAILS)) other.trails().trails(other.now()).forEach(extras::trail);
        if (shown.has(ShownLayers.NORMALS) && !other.over()) extras.normals(other.now());
        var names = new HashSet<>(shown.names());
        if (other.over()) names.remove(ShownLayers.LABELS); // all labels would appear twice
        marks.paint(painter, handles, palette, other.now(), names, pointing.hovered(), view.selected());
        other.colouring().filter(c -> !c.surface() && !other.over())
                .ifPresent(c -> extras.values(c, other.now()));
        if (pointing.felt() != null && pointing.right())
            painter.pen().ring(pointing.felt().point(), pointing.felt().normal(), palette.of("touch"));
    }
}
