package limber.engine.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import limber.engine.Cursor;
import limber.engine.Slot;
import limber.engine.State;

/// A run that moves to the places where probes are read.
final class Sampler {
    /// The most samples in a frame; of more phases or rounds, every second, every third and so on is read.
    static final int MOST_STEPS = 1024;

    private final Run run;
    /// The live state that [#drawn] has the layout of.
    private State live;
    private State drawn;

    Sampler(Timeline timeline, Branch branch) {
        run = new Run(timeline, branch);
    }

    /// @return whether it arrived
    boolean go(Branch branch, int frame, BooleanSupplier stop) {
        return run.seek(branch, Cursor.complete(frame), stop);
    }

    /// Whether the current state may be read.
    boolean clean() {
        return Divergence.clean(run);
    }

    /// The values of probes here, on the state with its whole skin.
    double[] read(List<Probe> probes) {
        if (live != run.state()) {
            live = run.state();
            drawn = run.picture();
        } else run.picture(drawn);
        return probes.stream().mapToDouble(p -> p.read(run.settings(), drawn)).toArray();
    }

    /// Reads inside frame `frame`, whose predecessor it stands on; up to an operation that diverges.
    ///
    /// @param loop after whose rounds it reads; empty: after each phase
    FrameSamples inside(int frame, Set<Probe> wanted, String loop) {
        List<Probe> probes = List.copyOf(wanted);
        Branch branch = run.branch();
        var steps = new ArrayList<FrameSamples.Step>(List.of(new FrameSamples.Step(0, run.cursor(), Optional.empty())));
        var rows = new ArrayList<double[]>(List.of(read(probes)));
        int every = Math.max(1, Math.ceilDiv(count(loop), MOST_STEPS)), ended = 0;
        run.begin();
        for (boolean goesOn = !over(run); goesOn;) {
            Slot done = run.slot();
            int before = ended;
            while (ended < before + every && goesOn) {
                done = run.slot();
                goesOn = run.toNextPhase() && !over(run);
                if (ends(done, goesOn ? run.slot() : null, loop)) ended++;
            }
            if (ended == before) break; // behind the last round
            int step = loop.isEmpty() ? run.frame().step() : ended;
            if (!goesOn) run.seek(branch, Cursor.complete(frame));
            if (!clean()) break;
            steps.add(new FrameSamples.Step(step, run.cursor(), Optional.of(done)));
            rows.add(read(probes));
        }
        return new FrameSamples(frame, List.copyOf(steps), columns(probes, rows));
    }

    /// Whether the solver has run.
    private static boolean over(Run run) {
        return run.frame().done() || run.frame().inSkin();
    }

    /// How many phases of the coming frame have elements, or how many rounds of a loop have; skin left out.
    private int count(String loop) {
        Run there = run.begunCopy();
        int count = 0;
        for (boolean goesOn = !over(there); goesOn;) {
            Slot done = there.slot();
            goesOn = there.toNextPhase() && !over(there);
            if (ends(done, goesOn ? there.slot() : null, loop)) count++;
        }
        return count;
    }

    /// Whether what is counted ends with a phase.
    ///
    /// @param next null at the end of the frame
    private static boolean ends(Slot done, Slot next, String loop) {
        return loop.isEmpty() || done.round(loop) > 0 && (next == null || !done.sharesRound(loop, next));
    }

    private static Map<Probe, double[]> columns(List<Probe> probes, List<double[]> rows) {
        var columns = new LinkedHashMap<Probe, double[]>();
        for (int k = 0; k < probes.size(); k++) {
            int column = k;
            columns.put(probes.get(k), rows.stream().mapToDouble(row -> row[column]).toArray());
        }
        return columns;
    }
}
