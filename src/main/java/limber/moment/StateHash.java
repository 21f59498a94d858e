package limber.moment;

import java.util.Optional;
import limber.engine.Channel;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.run.Run;

/// The hashes of a state: of what a frame leaves, and of everything that a phase may have written.
final class StateHash {
    private StateHash() {}

    /// Of all kept channels, one after another: what the next frame depends on.
    static String kept(State s) {
        var values = new double[s.keptDoubles()];
        s.save(values);
        return Fnv.text(Fnv.of(values));
    }

    /// Runs a frame from its start phase by phase, its skin too: four digits for each phase with elements, of all
    /// channels that are not fixed. Scratch, which no frame reads from the one before, starts from zero.
    static String steps(Run run) {
        var steps = new StringBuilder();
        int frame = run.cursor().frame();
        run.state().clearScratch();
        while (run.cursor().frame() == frame) {
            run.nextPhase();
            steps.append(Fnv.text(written(run.state())), Recording.DIGITS - Recording.STEP_DIGITS, Recording.DIGITS);
        }
        return steps.toString();
    }

    /// Moves a run from the start of a frame to its phase with elements of that number, from 0.
    ///
    /// @return empty where the frame has no such phase
    static Optional<Slot> step(Run run, int number) {
        int frame = run.cursor().frame();
        for (int n = 0; n < number && run.cursor().frame() == frame; n++) run.nextPhase();
        return run.cursor().frame() == frame ? Optional.of(run.slot()) : Optional.empty();
    }

    private static long written(State s) {
        long hash = Fnv.start();
        for (Channel c : s.channels()) if (c.life() != Channel.Life.FIXED) hash = Fnv.of(hash, s.of(c));
        return hash;
    }
}
