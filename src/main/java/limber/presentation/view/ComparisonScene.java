package limber.presentation.view;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import limber.engine.Element;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.presentation.camera.Projection;
import limber.presentation.camera.SceneBounds;
import limber.presentation.surface.Colouring;
import limber.presentation.surface.MethodColours;
import limber.presentation.surface.ScalarField;
import limber.presentation.surface.Scales;

/// The company of a scene in a view: the second scene of a comparison, with its position, colours and trails, or
/// several methods.
public final class ComparisonScene {
    /// The gap between two scenes side by side, as a share of one's width, and their least distance, as a share of its
    /// extent.
    private static final double GAP = 0.15, LEAST_APART = 0.4;

    private final Model model;
    private final ShownLayers shown;
    private final UnaryOperator<String> words;
    private final Trails trails;
    private final ObjectProperty<Layout> layout = new SimpleObjectProperty<>(Layout.SIDE_BY_SIDE);
    private final BooleanProperty apart = new SimpleBooleanProperty();
    private final DoubleProperty yaw = new SimpleDoubleProperty();
    /// Null before it is known.
    private SceneBounds reach;
    private Optional<Colouring> colouring = Optional.empty();

    /// @param words the names of quantities, by key
    ComparisonScene(Model model, ShownLayers shown, UnaryOperator<String> words) {
        this.model = model;
        this.shown = shown;
        this.words = words;
        trails = new Trails(model, shown.trails());
    }

    public ObjectProperty<Layout> layout() {
        return layout;
    }

    /// Whether several methods are coloured by their distance from one of them.
    public BooleanProperty apart() {
        return apart;
    }

    /// @param box that contains the motion of both
    void reach(SceneBounds box) {
        reach = box;
    }

    /// The direction from which the two stand side by side, equally far from the eye, radians; see [CameraPose].
    DoubleProperty yaw() {
        return yaw;
    }

    /// The offset from a scene to its comparison, m; zero where they are overlaid.
    public Vec shift() {
        if (layout.get() == Layout.OVERLAID || reach == null) return Vec.ZERO;
        var right = new Vec(Math.cos(yaw.get()), 0, -Math.sin(yaw.get()));
        Vec size = reach.high().minus(reach.low());
        double width = Math.abs(right.x()) * size.x() + Math.abs(right.z()) * size.z();
        return right.times(Math.max((1 + GAP) * width, LEAST_APART * reach.extent()));
    }

    /// How many scenes a picture has beside it.
    static int beside(Picture now) {
        return now.companions().map(c -> c.all().size()).orElse(now.comparison().isPresent() ? 1 : 0);
    }

    /// Receives the newest picture.
    ///
    /// @param map the colour map of the scene itself
    /// @return the map on a scale that covers both
    Optional<Colouring> show(Picture now, Optional<Colouring> map, Scales scales, Optional<Element> selected) {
        if (apart.get() && now.companions().isPresent())
            return Optional.of(MethodColours.of(now, scales, words));
        now.comparison().ifPresent(other -> trails.show(other, selected));
        colouring = now.comparison().flatMap(other -> shown.has(ScalarField.BY_DIFFERENCE) ? map
                : Colouring.of(model, other, shown.names(), scales, words));
        return map.map(c -> colouring.map(c::on).orElse(c));
    }

    /// The content to be drawn; empty where nothing is compared.
    public Optional<ScenePainting.Other> of(Picture now) {
        return rival(now).map(other -> new ScenePainting.Other(other, shift(), layout.get() == Layout.OVERLAID,
                colouring, trails));
    }

    /// A side of the view; the only one where nothing is compared.
    Side side(boolean right, Picture now, Projection at) {
        return rival(now).filter(_ -> right).map(other -> new Side(other, at.moved(shift()), true))
                .orElseGet(() -> new Side(now, at, false));
    }

    /// The hit test for a pixel.
    ///
    /// @param wanted the kinds of elements that are selected rather than others
    HitTest aim(Picture now, Projection at, List<String> wanted, double px, double py) {
        HitTest left = new HitTest(model, side(false, now, at), wanted, px, py);
        if (rival(now).isEmpty() || left.hits()) return left;
        HitTest right = new HitTest(model, side(true, now, at), wanted, px, py);
        return right.hits() ? right : left;
    }

    private static Optional<Picture> rival(Picture now) {
        return Optional.ofNullable(now).flatMap(Picture::comparison); // a press may come before the first picture
    }
}
