package limber.judge;

import java.util.List;

/// A finding about a difference, after a search. Each kind can only be made of what was seen, so that no sentence says
/// more.
public sealed interface Finding {
    /// The changes, best first.
    default List<Cause> causes() {
        return List.of();
    }

    /// Under each of these changes, every compared frame agrees.
    record Accounts(List<Cause> causes) implements Finding {
        public Accounts {
            if (causes.isEmpty() || !causes.stream().allMatch(c -> c.judgement().agrees()))
                throw new IllegalArgumentException("only what makes all frames agree accounts for a difference");
        }
    }

    /// Under each of these changes more frames agree, and no distance becomes larger than the largest without.
    ///
    /// @param without the judgement without a change
    record ExplainsUpTo(Judgement without, List<Cause> causes) implements Finding {
        public ExplainsUpTo {
            if (causes.isEmpty() || !causes.stream().allMatch(c -> goesFurther(c.judgement(), without)))
                throw new IllegalArgumentException("only what goes further, and not further away, explains frames");
        }

        /// Whether more frames agree, and nothing lies further away.
        static boolean goesFurther(Judgement with, Judgement without) {
            return !with.agrees() && with.equalThrough().isPresent()
                    && with.equalThrough().getAsInt() > without.equalThrough().orElse(-1)
                    && with.largest().orElseThrow().distance() <= without.largest().orElseThrow().distance();
        }
    }

    /// No change accounts for it; the file has no more digits than single precision, and the frames before the motion
    /// parts are as near as that lets them be.
    record RoundingMay(Rounding rounding) implements Finding {}

    /// Nothing that was tried makes it smaller.
    record Nothing() implements Finding {}
}
