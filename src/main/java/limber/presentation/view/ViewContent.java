package limber.presentation.view;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import limber.engine.Element;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.lesson.ColourRange;
import limber.presentation.camera.Floor;
import limber.presentation.paint.Box;
import limber.presentation.surface.Colouring;
import limber.presentation.surface.Scales;
import limber.presentation.surface.Spread;

/// The content of a view: the newest picture, and what is remembered from the ones before: trails, previous places, and
/// the ranges of colour maps.
public final class ViewContent {
    private record Beginning(Map<String, ColourRange> ranges, Predicate<Picture> from) {}

    private final Model model;
    private final UnaryOperator<String> words;
    private final ShownLayers shown;
    private final Scales scales = new Scales();
    private final Trails trails;
    private final PreviousPlaces before = new PreviousPlaces();
    private final ComparisonScene comparison;
    private Optional<Beginning> beginning = Optional.empty();
    private Optional<Colouring> colouring = Optional.empty();

    ViewContent(Model model, UnaryOperator<String> words, ShownLayers shown, ComparisonScene comparison) {
        this.model = model;
        this.words = words;
        this.shown = shown;
        this.comparison = comparison;
        trails = new Trails(model, shown.trails());
    }

    /// The ranges of the colour maps that are shown, by the name of the layer.
    Map<String, ColourRange> ranges() {
        return scales.of(shown.names());
    }

    /// Begins with ranges of colour maps, whatever has been shown before.
    ///
    /// @param from the first picture that is drawn with them
    void begin(Map<String, ColourRange> ranges, Predicate<Picture> from) {
        beginning = Optional.of(new Beginning(ranges, from));
    }

    /// @param extent of the scene, m
    void reach(double extent) {
        scales.in(extent);
    }

    /// A picture has come.
    void came(Picture now) {
        before.show(now);
        if (now.cursor().frame() == 0 || now.divergence().isPresent()) scales.clear();
        beginning.filter(b -> b.from().test(now)).ifPresent(b -> {
            scales.begin(b.ranges());
            beginning = Optional.empty();
        });
    }

    /// Colours a picture and lengthens its trails, with the present layers.
    void show(Picture now, Optional<Element> selected, Optional<Spread> spread) {
        trails.show(now, selected);
        Optional<Colouring> map = spread.filter(_ -> shown.has(Spread.LAYER))
                .flatMap(s -> Colouring.of(s, model, now, words))
                .or(() -> Colouring.of(model, now, shown.names(), scales, words));
        colouring = comparison.show(now, map, scales, selected);
    }

    /// The colour map that is shown.
    public Optional<Colouring> colouring() {
        return colouring;
    }

    /// What is to be drawn.
    ///
    /// @param topInset pixels at the upper edge that something else covers
    /// @param buttons what the face's own buttons cover
    /// @param tools draws the measuring tools
    ScenePainting.View view(Picture now, Floor floor, Optional<Element> selected, List<ElementArrow> links,
            List<Sketched> sketched, double topInset, Box buttons, ToolPainter tools) {
        return new ScenePainting.View(now, shown, colouring, before.picture(), trails, floor, selected, links, sketched,
                topInset, buttons, comparison.of(now), comparison.shift(), tools);
    }
}
