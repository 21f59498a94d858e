package limber.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/// A run that moves to the places where probes are read.
final class Sampler {
    /// The most samples in a frame; of more slots, every second, every third and so on is read.
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
    FrameSamples inside(int frame, Set<Probe> wanted) {
        List<Probe> probes = List.copyOf(wanted);
        Branch branch = run.branch();
        var steps = new ArrayList<FrameSamples.Step>(List.of(new FrameSamples.Step(0, run.cursor(), Optional.empty())));
        var rows = new ArrayList<double[]>(List.of(read(probes)));
        int every = 1;
        while (true) {
            int slot = run.cursor().slot();
            int solvedSlots =
                    // the clock decides
                    slot >= run.schedule().before().size() ? run.schedule().solved(run.state()) : Integer.MAX_VALUE;
            if (solvedSlots < Integer.MAX_VALUE) every = Math.max(1, Math.ceilDiv(solvedSlots, MOST_STEPS));
            Slot doing = run.schedule().slot(run.state(), Math.min(slot + every, solvedSlots) - 1);
            // without a skin no place lies behind the last slot but the frame's end
            run.seek(branch,
                    slot + every >= solvedSlots ? Cursor.complete(frame) : new Cursor(frame - 1, slot + every, 0));
            boolean solved = run.cursor().frame() == frame || run.cursor().slot() >= run.schedule().solved(run.state());
            int done = solved ? Math.max(slot + 1, run.schedule().solved(run.state())) : run.cursor().slot();
            if (solved) run.seek(branch, Cursor.complete(frame));
            if (!clean()) break;
            steps.add(new FrameSamples.Step(done, run.cursor(), Optional.of(doing)));
            rows.add(read(probes));
            if (solved) break;
        }
        return new FrameSamples(frame, List.copyOf(steps), columns(probes, rows));
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
