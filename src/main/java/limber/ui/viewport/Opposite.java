package limber.ui.viewport;

import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import limber.engine.Model;
import limber.engine.Picture;
import limber.engine.Vec;
import limber.ui.Reach;
import limber.ui.Selected;

/// What the scene of a view is compared with: where it stands, its colours and trails.
final class Opposite {
    /// Between two scenes side by side, as a share of one's width, and the least from one to the other, of its extent.
    private static final double GAP = 0.15, LEAST_APART = 0.4;

    private final Model model;
    private final Shown shown;
    private final UnaryOperator<String> words;
    private final Trails trails;
    private final ObjectProperty<Layout> layout = new SimpleObjectProperty<>(Layout.SIDE_BY_SIDE);
    /// Null before it is known.
    private Reach reach;
    private Optional<Colouring> colouring = Optional.empty();

    /// @param words what a quantity is called, by key
    Opposite(Model model, Shown shown, UnaryOperator<String> words) {
        this.model = model;
        this.shown = shown;
        this.words = words;
        trails = new Trails(model, shown.trails());
    }

    ObjectProperty<Layout> layout() {
        return layout;
    }

    /// @param box that both move in
    void reach(Reach box) {
        reach = box;
    }

    /// From a scene to what it is compared with, m; zero where one lies over the other.
    Vec shift() {
        if (layout.get() == Layout.OVERLAID || reach == null) return Vec.ZERO;
        return new Vec(Math.max((1 + GAP) * (reach.high().x() - reach.low().x()), LEAST_APART * reach.extent()), 0, 0);
    }

    /// Takes what there is to see.
    ///
    /// @param map what the scene itself is coloured by
    /// @return that on a scale which has grown with both
    Optional<Colouring> show(Picture now, Optional<Colouring> map, Scales scales, Optional<Selected> selected) {
        now.rival().ifPresent(other -> trails.show(other, selected));
        colouring = now.rival().flatMap(other -> shown.has(Field.BY_DIFFERENCE) ? map : Colouring.of(model, other, shown.names(), scales, words));
        return map.map(c -> colouring.map(c::on).orElse(c));
    }

    /// What is to be drawn of it; empty where nothing is compared.
    Optional<Painting.Other> of(Picture now) {
        return rival(now).map(other -> new Painting.Other(other, shift(), layout.get() == Layout.OVERLAID, model.ownNormals(other.settings()), colouring, trails));
    }

    /// One of the scenes in a view; the only one where nothing is compared.
    Side side(boolean right, Picture now, Projection at) {
        return rival(now).filter(_ -> right).map(other -> new Side(other, at.moved(shift()), true)).orElseGet(() -> new Side(now, at, false));
    }

    /// What lies under a pixel.
    Aim aim(Picture now, Projection at, double px, double py) {
        Aim left = new Aim(model, side(false, now, at), px, py);
        if (rival(now).isEmpty() || left.hits()) return left;
        Aim right = new Aim(model, side(true, now, at), px, py);
        return right.hits() ? right : left;
    }

    private static Optional<Picture> rival(Picture now) {
        return Optional.ofNullable(now).flatMap(Picture::rival); // a press may come before the first picture
    }
}
