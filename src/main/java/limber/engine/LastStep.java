package limber.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The last step of a run where it was larger than an operation, and what it changed: the difference between the state
/// before it and the present one.
///
/// @param size never an element
/// @param slot of an operation in it, within the round that it ran
/// @param before the state, with its skin, before the first
public record LastStep(StepSize size, Slot slot, State before) {
    /// What the elements of one kind did in a step.
    ///
    /// @param of their kind
    /// @param quantity the channel that changed; empty where the elements moved
    /// @param unit of `most`
    /// @param count of elements that changed, at least 1
    /// @param largest the element that changed the most
    /// @param most the distance that it moved, or the length of its channel's change
    public record Effect(String of, Optional<String> quantity, String unit, int count, int largest, double most) {}

    /// A point that moved, m.
    public record Move(Vec from, Vec to) {
        double squared() {
            Vec d = to.minus(from);
            return d.dot(d);
        }
    }

    /// Whether it ran one phase only: all of it, or a round of a loop inside it.
    public boolean onePhase() {
        return size.equals(StepSize.PHASE) || slot.within().stream().anyMatch(r -> r.loop().equals(size.word()));
    }

    /// The effect on the elements that its phase works on, or else on those that the model compares; where nothing has
    /// moved, on the first channel that changed. Empty if none of them changed.
    public Optional<Effect> effect(Model model, Settings p, State now) {
        return kind(model, p, now).flatMap(kind -> moved(model, p, now, kind)).or(() -> changed(now));
    }

    /// The points that moved, at most `limit` of them: those that moved the furthest, in the order of their elements.
    public List<Move> moves(Model model, Settings p, State now, int limit) {
        Optional<Channel> points = kind(model, p, now).map(ElementKind::points);
        if (points.isEmpty()) return List.of();
        double[] a = before.of(points.get()), b = now.of(points.get());
        var moves = new ArrayList<Move>();
        for (int i = 0; i < Math.min(a.length, b.length) / 3; i++) {
            Optional<Vec> from = model.placed(p, points.get(), Vec.of(a, i)),
                    to = model.placed(p, points.get(), Vec.of(b, i));
            if (from.isPresent() && to.isPresent() && !from.equals(to)) moves.add(new Move(from.get(), to.get()));
        }
        if (moves.size() <= limit) return moves;
        double least = moves.stream().sorted(Comparator.comparingDouble(Move::squared).reversed()).skip(limit - 1)
                .findFirst().orElseThrow().squared();
        return moves.stream().filter(m -> m.squared() >= least).limit(limit).toList();
    }

    /// The kind whose elements have moved: that of the phase, or the first one of the model.
    private Optional<ElementKind> kind(Model model, Settings p, State now) {
        Optional<ElementKind> own = onePhase() ? model.kind(p, slot.phase().of()) : Optional.empty();
        return own.filter(k -> moved(model, p, now, k).isPresent())
                .or(() -> model.kinds(p).stream().findFirst());
    }

    private Optional<Effect> moved(Model model, Settings p, State now, ElementKind kind) {
        double[] a = model.places(p, before, kind), b = model.places(p, now, kind);
        int width = 3 * kind.shape().corners(), n = Math.min(a.length, b.length) / width;
        var distances = new double[n];
        for (int e = 0; e < n; e++)
            for (int k = width * e; k < width * (e + 1); k += 3)
                distances[e] = Math.max(distances[e], distance(a, b, k, 3));
        return effect(kind.of(), Optional.empty(), "m", distances);
    }

    private Optional<Effect> changed(State now) {
        for (Channel c : now.channels()) {
            if (c.life() != Channel.Life.KEPT || c.of().isEmpty() || before.of(c).length != now.of(c).length) continue;
            var changes = new double[now.of(c).length / c.width()];
            for (int e = 0; e < changes.length; e++)
                changes[e] = distance(before.of(c), now.of(c), e * c.width(), c.width());
            Optional<Effect> effect = effect(c.of(), Optional.of(c.name()), c.unit(), changes);
            if (effect.isPresent()) return effect;
        }
        return Optional.empty();
    }

    private static double distance(double[] a, double[] b, int from, int width) {
        double sum = 0;
        for (int i = from; i < from + width; i++) sum += (b[i] - a[i]) * (b[i] - a[i]);
        return Math.sqrt(sum);
    }

    private static Optional<Effect> effect(String of, Optional<String> quantity, String unit, double[] changes) {
        int count = (int) Arrays.stream(changes).filter(d -> d > 0).count();
        if (count == 0) return Optional.empty();
        int largest = 0;
        for (int e = 1; e < changes.length; e++) if (changes[e] > changes[largest]) largest = e;
        return Optional.of(new Effect(of, quantity, unit, count, largest, changes[largest]));
    }
}
