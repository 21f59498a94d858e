package limber.presentation.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import limber.engine.Element;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.model.Overlay;
import limber.engine.run.LastStep;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.engine.watch.Explanation;
import limber.mesh.Skin;
import limber.presentation.paint.Palette;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// The marks over a scene, for either side of a comparison: overlays, the changes of the last operation, the elements
/// of the next, and handles.
///
/// @param words what a handle is called, by key
public record Marks(Model model, UnaryOperator<String> words) {
    /// The most handles whose numbers are all shown.
    private static final int MOST_NUMBERED = 8;
    /// Pixels, at a font size of 14, between an element and the arrow of its change.
    private static final double BESIDE = 20;
    /// The widths of arrows, px, and the opacity of many.
    private static final double THICK = 4, THIN = 1.5, PALE = 0.75;

    /// @param pointed the handle, or grabbable element, under the pointer; null for none
    public void paint(OverlayPainter painter, HandlePainter handles, Palette palette, Picture now, Set<String> shown,
            Handle pointed, Optional<Element> selected) {
        Handle hovered = pointed != null && pointed.in(now.state()) ? pointed : null; // its element may no longer exist
        painter.overlays(now.overlays(), shown);
        scales(painter, palette, now, shown);
        // between two frames, arrows of one of several methods would say nothing of the others
        if (now.companions().isEmpty() || !now.cursor().betweenFrames())
            moves(now).ifPresent(moves -> did(painter, palette, moves));
        now.next().ifPresent(next -> mark(painter, palette, now, next));
        boolean own = false, named = shown.contains(ShownLayers.LABELS);
        List<Handle> all = model.handles(now.settings());
        boolean crowded = crowded(all);
        for (Handle handle : all) {
            boolean over = hovered != null && handle.name().equals(hovered.name());
            own |= over;
            if (!over) handles.draw(handle.at(now.state()),
                    !named || crowded && !handles.pointed(handle.at(now.state())) ? ""
                            : handle.number().map(String::valueOf)
                                    .orElseGet(() -> Wording.handle(handle, now.settings(), words)),
                    false, handle.number().isPresent(), OptionalDouble.empty());
        }
        boolean chosen = hovered != null
                && selected.filter(s -> s.equals(new Element(hovered.channel().of(), hovered.element()))).isPresent();
        if (hovered != null) handles.draw(hovered.at(now.state()),
                chosen ? "" : Wording.handle(hovered, now.settings(), words), true,
                own && hovered.number().isPresent(), model.turned(now.settings(), now.state(), hovered));
        selected.ifPresent(what -> select(painter, palette, now, what));
    }

    /// Whether there are so many handles that their numbers are shown near the pointer only.
    static boolean crowded(List<Handle> handles) {
        return handles.size() > MOST_NUMBERED;
    }

    /// The selected element with its name; nothing where it has no position.
    private void select(OverlayPainter painter, Palette palette, Picture now, Element what) {
        if (what.index() >= now.state().count(what.of())) return;
        double[] place = model.place(now.settings(), now.state(), what);
        if (place.length > 0)
            painter.pen().selected(place, words.apply("of." + what.of()) + " " + what.index(), palette.of("selection"));
    }

    /// The scale of each quantity's arrows; directions have none.
    private void scales(OverlayPainter painter, Palette palette, Picture now, Set<String> shown) {
        var said = new HashSet<String>();
        for (Overlay o : now.overlays())
            if (o instanceof Overlay.Arrows a && a.from().length > 0 && !a.unit().isEmpty() && shown.contains(a.name())
                    && said.add(a.name()))
                painter.caption(words.apply("arrow.scale").formatted(words.apply("overlay." + a.name()), a.unit(),
                        Quantity.text(painter.perUnit(a), "m")), palette.of(a.role()));
    }

    /// The element that comes next, in the colour of a selection.
    private void mark(OverlayPainter painter, Palette palette, Picture now, Explanation next) {
        double[] place = place(now, next);
        if (place.length > 0) painter.pen().mark(place, palette.of("selection"));
    }

    /// The corners of the element of an operation, or else the first point that it changes: xyz triples, m, none where
    /// it has no place.
    double[] place(Picture now, Explanation operation) {
        double[] place = model.place(now.settings(), now.state(),
                new Element(operation.slot().phase().of(), operation.element()));
        return place.length > 0 ? place
                : operation.changes().stream().flatMap(c -> placed(now, c, c.to()).stream()).limit(1)
                        .flatMapToDouble(at -> DoubleStream.of(at.x(), at.y(), at.z())).toArray();
    }

    private Optional<Vec> placed(Picture now, Explanation.Change c, double[] value) {
        if (c.channel().equals(Skin.PLACED.name())) return Optional.of(Vec.of(value, 0));
        Optional<Vec> placed = now.state().channel(c.channel()).filter(channel -> channel.width() == 3)
                .flatMap(channel -> model.placed(now.settings(), channel, Vec.of(value, 0)));
        return placed.isEmpty() && c.channel().equals(Skin.VERTICES.name()) ? Optional.of(Vec.of(value, 0)) : placed;
    }

    /// A ghost of each point before the last step, and an arrow to its position now; vertices emitted by the skin have
    /// none. Many arrows are thin and without ghosts, or they would bury the body.
    private void did(OverlayPainter painter, Palette palette, Moves moves) {
        List<Vec> from = moves.from(), to = moves.to();
        double factor = painter.exaggeration(from, to);
        if (Double.isInfinite(factor)) factor = 1;
        boolean many = from.size() > OverlayPainter.MANY_ARROWS;
        for (int i = 0; i < from.size(); i++) {
            Vec end = from.get(i).plus(to.get(i).minus(from.get(i)).times(factor));
            if (many) painter.pen().arrow(from.get(i), end, palette.of("correction").faded(PALE), THIN, 0,
                    OverlayPainter.SMALL_HEAD);
            else {
                painter.pen().ghost(from.get(i));
                painter.pen().arrow(from.get(i), end, palette.of("correction"), THICK, BESIDE);
            }
        }
        if (factor > 1)
            painter.caption(words.apply("exaggerated").formatted(Quantity.digits(factor)), palette.of("correction"));
        if (from.size() == LastStep.MOST)
            painter.caption(words.apply("arrows.most").formatted(LastStep.MOST), palette.of("correction"));
    }

    /// The factor at which the arrows of the last operation are visible; infinite where there is none.
    double exaggeration(OverlayPainter painter, Picture now) {
        return moves(now).map(m -> painter.exaggeration(m.from(), m.to())).orElse(Double.POSITIVE_INFINITY);
    }

    /// The points that the last step moved.
    private record Moves(List<Vec> from, List<Vec> to) {}

    private Optional<Moves> moves(Picture now) {
        if (now.step().isEmpty()) return now.last().map(last -> moves(now, last));
        List<LastStep.Move> moves = now.step().get().moves();
        return Optional.of(new Moves(moves.stream().map(LastStep.Move::from).toList(),
                moves.stream().map(LastStep.Move::to).toList()));
    }

    private Moves moves(Picture now, Explanation last) {
        var from = new ArrayList<Vec>();
        var to = new ArrayList<Vec>();
        if (last.slot().skin()) return new Moves(from, to);
        for (Explanation.Change c : last.changes()) {
            Optional<Vec> before = placed(now, c, c.from()), after = placed(now, c, c.to());
            if (before.isEmpty() || after.isEmpty()) continue;
            from.add(before.get());
            to.add(after.get());
        }
        return new Moves(from, to);
    }
}
