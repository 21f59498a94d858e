package limber.presentation.view;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import limber.engine.Element;
import limber.engine.State;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.model.Overlay;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.engine.text.Lines;
import limber.mesh.Pick;
import limber.mesh.Skin;
import limber.presentation.camera.Floor;
import limber.presentation.camera.Insets;
import limber.presentation.camera.Projection;
import limber.presentation.camera.WorldAxis;
import limber.presentation.paint.Box;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;
import limber.presentation.paint.Point;
import limber.presentation.paint.SceneBars;
import limber.presentation.surface.Colouring;
import limber.presentation.surface.Shape;
import limber.presentation.words.Quantity;

/// A painter of what lies over a scene's surfaces, in a window and in a web page: overlays, handles, labels, tools.
public final class ScenePainting {
    /// The state of the pointer.
    ///
    /// @param hovered the handle, or grabbable element, under the pointer or being dragged; null for none
    /// @param felt its position on a surface that can be touched; null elsewhere
    /// @param right whether that is the comparison's surface
    /// @param lock the axis that drags are locked to
    /// @param at the pixel it is at; null outside
    public record Pointing(Handle hovered, Pick.Hit felt, boolean right, Optional<WorldAxis> lock, Point at) {}

    /// The second side of a comparison.
    ///
    /// @param shift from the one to the other, m
    /// @param over whether it lies over the scene
    public record Other(Picture now, Vec shift, boolean over, Optional<Colouring> colouring, Trails trails) {}

    /// The content to be drawn.
    ///
    /// @param colouring the colour map that is shown
    /// @param before the scene before the last step
    /// @param selected the selected element
    /// @param links arrows between elements
    /// @param sketched what people have drawn
    /// @param topInset pixels at the upper edge that something else covers
    /// @param buttons what the face's own buttons cover; of no width where there are none
    /// @param other the second side of a comparison
    /// @param apart from each of several methods to the next, m
    /// @param tools draws the measuring tools
    public record View(Picture now, ShownLayers shown, Optional<Colouring> colouring, Optional<Picture> before,
            Trails trails,
            Floor floor, Optional<Element> selected, List<ElementArrow> links, List<Sketched> sketched,
            double topInset, Box buttons, Optional<Other> other, Vec apart, ToolPainter tools) {
        /// The overlays of both sides.
        List<Overlay> overlays() {
            return other.map(o -> Stream.concat(now.overlays().stream(), o.now().overlays().stream()).toList())
                    .orElseGet(now::overlays);
        }

        /// The state of the ghost surface: the whole skin while it is being made, or the previous state where
        /// requested.
        public Optional<State> ghost() {
            return now.ahead().or(() -> before.filter(_ -> shown.has(ShownLayers.GHOST)).map(Picture::state))
                    .filter(s -> Skin.vertices(s).length > 0);
        }
    }

    /// From this size on, a square of the ground is given in metres, m.
    private static final double WHOLE = 0.1;

    private final Model model;
    private final UnaryOperator<String> words;
    private final Palette palette;
    private final Marks marks;
    private final Backdrop backdrop;

    /// @param solid whether something else draws the surfaces
    ScenePainting(Model model, UnaryOperator<String> words, Palette palette, boolean solid) {
        this.model = model;
        this.words = words;
        this.palette = palette;
        marks = new Marks(model, words);
        backdrop = new Backdrop(solid, palette, model.material());
    }

    Marks marks() {
        return marks;
    }

    Backdrop backdrop() {
        return backdrop;
    }

    /// Paints all but the insets.
    ///
    /// @param width of the view, px
    /// @param places of the insets, which labels keep clear of
    /// @return the painter, for what lies over it
    OverlayPainter paint(Pen pen, View view, Projection at, Pointing pointing, double width, Insets places) {
        var painter = new OverlayPainter(pen, palette, at, view.shown().arrows().get(),
                view.other().isPresent() ? view.overlays() : List.of());
        painter.in(view.floor());
        places.all().forEach(painter.labels()::keepFree);
        if (view.shown().has(ShownLayers.GROUND) && Insets.low(at.height(), palette.fontSize())) // captions stand there
            painter.labels().keepFree(grid(grid(view), painter.labels(), width, at.height()));
        if (view.topInset() > 0) painter.labels().keepFree(new Box(0, 0, width, view.topInset()));
        painter.labels().keepOff(Skin.vertices(view.now().state()), painter.projection());
        view.other().ifPresent(other -> painter.labels().keepOff(Skin.vertices(other.now().state()),
                painter.projection().moved(other.shift())));
        backdrop.paint(pen, painter.projection(), view);
        Optional<OverlayPainter> right = view.other().map(painter::beside);
        right.ifPresent(beside -> {
            double both = Math.min(marks.exaggeration(painter, view.now()),
                    marks.exaggeration(beside, view.other().get().now()));
            painter.exaggerateAtMost(both);
            beside.exaggerateAtMost(both);
        });
        scene(pen, painter, view, pointing);
        for (Overlay o : MethodParticles.of(view.now(), view.apart())) painter.overlays(List.of(o), Set.of(o.name()));
        right.ifPresent(beside -> other(pen, beside, view, view.other().get(), pointing));
        painter.labels().draw();
        return painter;
    }

    List<Legend> legends(View view) {
        return Legend.of(view.overlays(), view.shown().names(), view.colouring(), words);
    }

    /// The size of a square of the ground, in words.
    String grid(View view) {
        double cell = view.floor().cell();
        return words.apply("grid").formatted(cell < WHOLE ? Quantity.text(cell, "m") : Quantity.digits(cell) + " m");
    }

    /// Where the size of a square of the ground is written.
    ///
    /// @param width,height of the view, px
    Box grid(String text, Labelling labels, double width, double height) {
        double font = palette.fontSize(), of = labels.width(text);
        return new Box(width - of - 2 * font, height - 2 * font, of + 2 * font, 2 * font);
    }

    /// The insets over a view of this size, px.
    ///
    /// @param sided whether there is a side view
    Insets insets(View view, double width, double height, boolean sided) {
        return Insets.of(width, height, view.topInset(), palette.fontSize(), legends(view).size(),
                heights(view, Insets.chartHeight(width, height, palette.fontSize())), sided,
                view.tools().plates(view.now()), view.buttons());
    }

    /// The upper edge of the part below the captions of a view, which is half of its height at most, px.
    double top(double height, double topInset) {
        return Math.min(OverlayPainter.CAPTION * palette.fontSize() + topInset, 0.5 * height);
    }

    private static List<Double> heights(View view, double chart) {
        return Stream.concat(view.shown().drawnBars().map(SceneBars::height).stream(),
                charts(view).stream().map(_ -> chart)).toList();
    }

    static List<Overlay.Chart> charts(View view) {
        return view.now().overlays().stream().filter(o -> o instanceof Overlay.Chart && view.shown().has(o.name()))
                .map(Overlay.Chart.class::cast).toList();
    }

    private void scene(Pen pen, OverlayPainter painter, View view, Pointing pointing) {
        Picture now = view.now();
        ShownLayers shown = view.shown();
        double extent = view.floor().extent();
        var handles = new HandlePainter(painter, pen, palette, painter.projection(),
                view.floor(), Optional.ofNullable(pointing.at()));
        var extras = new ExtrasPainter(painter, palette, model, extent);
        if (shown.has(ShownLayers.AXES)) painter.axes(0.25 * extent);
        if (shown.has(ShownLayers.GHOST)) view.before().ifPresent(extras::ghost);
        if (shown.has(ShownLayers.TRAILS)) view.trails().trails(now).forEach(extras::trail);
        if (shown.has(ShownLayers.NORMALS)) extras.normals(now);
        if (shown.has(ShownLayers.IN_WORDS)) Lines.of(shown.inWords().get()).forEach(painter::described);
        if (Shape.of(now.state(), Shape.TEXTURED).bare())
            painter.caption(words.apply("skin.bare"), palette.of("text"));
        if (pointing.hovered() != null && pointing.hovered().in(now.state()))
            pointing.lock().ifPresent(axis -> handles.locked(pointing.hovered().at(now.state()), axis));
        marks.paint(painter, handles, palette, now, shown.names(), pointing.hovered(), view.selected());
        view.links().forEach(link -> extras.link(link, now));
        view.sketched().forEach(s -> extras.sketched(s, now));
        view.colouring().filter(c -> !c.surface()).ifPresent(c -> extras.values(c, now));
        view.tools().paint(pen, painter, now);
        if (pointing.felt() != null && !pointing.right())
            painter.pen().ring(pointing.felt().point(), pointing.felt().normal(), palette.of("touch"));
        if (pointing.at() != null) pointing.lock().ifPresent(axis -> painter.labels().name(axis.letter(), pointing.at(),
                1.2 * palette.fontSize(), palette.of(axis.role())));
    }

    private void other(Pen pen, OverlayPainter painter, View view, Other other, Pointing pointing) {
        ShownLayers shown = view.shown();
        var handles = new HandlePainter(painter, pen, palette, painter.projection(),
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
