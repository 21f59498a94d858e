package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import java.util.Optional;
import java.util.stream.IntStream;
import limber.engine.State;
import limber.engine.model.Remark;
import limber.engine.watch.Explanation;

/// A stick whose ends coincide, as the reason why an operation made what is not a number: without a length it has no
/// direction d/|d|, and no correction along it.
final class Coincidence {
    private Coincidence() {}

    /// @param before the state in which the operation was done
    static Optional<Remark> of(Explanation operation, State before) {
        int element = operation.element();
        return switch (operation.slot().phase()) {
            case Distance d when operation.local("length").filter(length -> length[0] == 0).isPresent() ->
                    Optional.of(remark(element, d.reach()));
            case Jacobi.Average _ -> IntStream.of(element - 1, element).filter(stick -> lost(before, stick)).boxed()
                    .findFirst().map(stick -> remark(stick, 1));
            default -> Optional.empty();
        };
    }

    /// Whether a Jacobi sweep has a correction of this stick that is not a number; the particles have moved since.
    private static boolean lost(State s, int stick) {
        double[] corrections = s.of(CORRECTIONS);
        return IntStream.range(6 * stick, 6 * stick + 6)
                .anyMatch(j -> j >= 0 && j < corrections.length && Double.isNaN(corrections[j]));
    }

    private static Remark remark(int stick, int reach) {
        return new Remark("coincident", stick, stick, stick + reach);
    }
}
