package limber.engine.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import limber.engine.Channel;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.model.ElementKind;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// The last step of a run where it was larger than an operation, and what it changed: the difference between the state
/// before it and the one after.
///
/// @param size never an element
/// @param slot of an operation in it, within the round that it ran
/// @param effect how much it changed; empty if it changed no element
/// @param moves the points that it moved, at most 60: those that it moved the furthest
public record LastStep(StepSize size, Slot slot, Optional<Effect> effect, List<Move> moves) {
    /// The most points of which it tells.
    public static final int MOST = 60;

    /// What the elements of one kind did in a step.
    ///
    /// @param of their kind
    /// @param quantity the channel that changed; empty where the elements moved
    /// @param unit of `most`
    /// @param count of elements that changed, at least 1
    /// @param largest the element that changed the most
    /// @param most the distance that it moved, or the length of its channel's change
    public record Effect(String of, Optional<String> quantity, String unit, int count, int largest, double most) {
        private static Optional<Effect> of(String of, Optional<String> quantity, String unit, double[] changes) {
            int count = 0, largest = 0;
            for (int e = 0; e < changes.length; e++) {
                if (changes[e] > 0) count++;
                if (changes[e] > changes[largest]) largest = e;
            }
            return count == 0 ? Optional.empty()
                    : Optional.of(new Effect(of, quantity, unit, count, largest, changes[largest]));
        }
    }

    /// A point that moved, m.
    public record Move(Vec from, Vec to) {
        double distance() {
            return from.distance(to);
        }
    }

    /// The effect is that on the elements that its phase works on, or else on those that the model compares; where
    /// nothing has moved, that on the first channel that changed.
    ///
    /// @param before the state before it, with its skin
    /// @param now the state after it, with its skin
    static LastStep of(StepSize size, Slot slot, Model model, Settings p, State before, State now) {
        Optional<ElementKind> own = onePhase(size, slot) ? model.kind(p, slot.phase().of()) : Optional.empty();
        return own.flatMap(k -> moved(size, slot, model, p, before, now, k))
                .or(() -> model.kinds(p).stream().findFirst()
                        .flatMap(k -> moved(size, slot, model, p, before, now, k)))
                .orElseGet(() -> new LastStep(size, slot, changed(before, now), List.of()));
    }

    /// Whether it ran one phase only: all of it, as outside of the loop of which it is a round, or a round of a loop
    /// inside it.
    public boolean onePhase() {
        return onePhase(size, slot);
    }

    private static boolean onePhase(StepSize size, Slot slot) {
        boolean larger = size.equals(StepSize.FRAME) || size.equals(StepSize.SUBSTEP)
                || slot.around().stream().anyMatch(r -> r.loop().equals(size.word()));
        return !larger || slot.within().stream().anyMatch(r -> r.loop().equals(size.word()));
    }

    private static Optional<LastStep> moved(StepSize size, Slot slot, Model model, Settings p, State before, State now,
            ElementKind kind) {
        List<Optional<Move>> points = points(model, p, kind.points(), before.of(kind.points()), now.of(kind.points()));
        var distances = new double[kind.count(now)];
        for (int e = 0; e < distances.length; e++)
            for (int k = 0; k < kind.shape().corners(); k++) {
                int corner = kind.corner(now, e, k);
                if (corner < points.size()) distances[e] =
                        Math.max(distances[e], points.get(corner).map(Move::distance).orElse(0.0));
            }
        List<Move> moves = points.stream().flatMap(Optional::stream)
                .sorted(Comparator.comparingDouble(Move::distance).reversed()).limit(MOST).toList();
        return Effect.of(kind.of(), Optional.empty(), "m", distances)
                .map(effect -> new LastStep(size, slot, Optional.of(effect), moves));
    }

    /// For each point how it moved; empty where it stayed.
    private static List<Optional<Move>> points(Model model, Settings p, Channel c, double[] before, double[] now) {
        var points = new ArrayList<Optional<Move>>();
        for (int i = 0; i < Math.min(before.length, now.length) / 3; i++) {
            Vec from = Vec.of(before, i), to = Vec.of(now, i);
            points.add(from.equals(to) ? Optional.empty()
                    : Optional.of(new Move(
                            model.placed(p, c, from).orElse(from), model.placed(p, c, to).orElse(to))));
        }
        return points;
    }

    private static Optional<Effect> changed(State before, State now) {
        for (Channel c : now.channels()) {
            if (c.life() != Channel.Life.KEPT || c.of().isEmpty() || before.of(c).length != now.of(c).length) continue;
            var changes = new double[now.of(c).length / c.width()];
            for (int e = 0; e < changes.length; e++)
                changes[e] = distance(before.of(c), now.of(c), e * c.width(), c.width());
            Optional<Effect> effect = Effect.of(c.of(), Optional.of(c.name()), c.unit(), changes);
            if (effect.isPresent()) return effect;
        }
        return Optional.empty();
    }

    private static double distance(double[] a, double[] b, int from, int width) {
        double sum = 0;
        for (int i = from; i < from + width; i++) sum += (b[i] - a[i]) * (b[i] - a[i]);
        return Math.sqrt(sum);
    }
}
