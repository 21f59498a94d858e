package limber.ask;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import limber.engine.model.Verdict;
import limber.engine.run.Divergence;
import limber.engine.run.Run;

/// An answer to why a run explodes: the operation after which it could not be shown any more, the number that had been
/// growing until then with the operation that began it, what the method asks for, and settings that hold.
///
/// @param end empty where the run has not exploded, and was asked about all the same
/// @param verdict of stability on the settings; empty where the model knows no rule
/// @param remedies at most two; empty where none is needed, or none of those tried holds
public record Autopsy(Optional<Divergence> end, Growth growth, Optional<Verdict> verdict,
        List<Remedies.Remedy> remedies) {
    private static final int REMEDIES = 2;
    /// A remedy is tried for as long again as the run lasted, and at least for so many frames.
    private static final int LEAST = 120;

    /// The autopsy of a run that explodes in one of its next frames; empty if it does not.
    ///
    /// @param run is moved, to before the operation after which it cannot be shown
    /// @param stop gives the search for settings up
    public static Optional<Autopsy> of(Run run, int frames, BooleanSupplier stop) {
        while (run.cursor().frame() < frames && Divergence.clean(run)) run.next();
        if (Divergence.clean(run)) return Optional.empty();
        Divergence end = Divergence.find(run);
        return Optional.of(of(run, Optional.of(end), end.channel(), stop));
    }

    /// The growth that ended in an explosion.
    ///
    /// @param run of the same course; is moved
    /// @param stop gives up; then it is empty
    public static Optional<Growth> growth(Run run, Divergence end, BooleanSupplier stop) {
        if (!run.seek(run.branch(), end.before(), stop)) return Optional.empty();
        return Optional.of(Growth.of(run, end.channel(), end.calm().frame()));
    }

    /// The autopsy of a run that may not explode, where it stands.
    ///
    /// @param run stays where it is
    public static Autopsy at(Run run, BooleanSupplier stop) {
        return of(run, Optional.empty(), run.model().subject().name(), stop);
    }

    private static Autopsy of(Run run, Optional<Divergence> end, String channel, BooleanSupplier stop) {
        int frames = Math.max(LEAST, 2 * run.cursor().frame());
        return new Autopsy(end, Growth.of(run, channel,
                end.map(d -> d.calm().frame()).orElse(Integer.MAX_VALUE)), run.model().stability(run.settings()),
                end.isEmpty() ? List.of() : new Remedies(run.model(), run.branch(), frames, stop).first(REMEDIES));
    }
}
