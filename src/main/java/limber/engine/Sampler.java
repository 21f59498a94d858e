package limber.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/// A run that goes where probes are to be read.
final class Sampler {
    /// Inside a frame of more slots, every second one is read, or every third, and so on.
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

    /// Whether what is here may be read.
    boolean clean() {
        return Divergence.clean(run);
    }

    /// What a probe reads here, of the state with its whole skin.
    double[] read(List<Probe> probes) {
        if (live != run.state()) {
            live = run.state();
            drawn = run.picture();
        } else run.picture(drawn);
        return probes.stream().mapToDouble(p -> p.read(run.settings(), drawn)).toArray();
    }

    /// Reads inside frame `frame`, whose predecessor it stands on; up to an operation that diverges.
    Inside inside(int frame, Set<Probe> wanted) {
        List<Probe> probes = List.copyOf(wanted);
        Branch branch = run.branch();
        var steps = new ArrayList<Inside.Step>(List.of(new Inside.Step(0, run.cursor(), Optional.empty())));
        var rows = new ArrayList<double[]>(List.of(read(probes)));
        int every = 1;
        while (true) {
            int slot = run.cursor().slot();
            int solvedSlots = slot >= run.schedule().before().size() ? run.schedule().solved(run.state()) : Integer.MAX_VALUE; // the clock decides
            if (solvedSlots < Integer.MAX_VALUE) every = Math.max(1, Math.ceilDiv(solvedSlots, MOST_STEPS));
            Slot doing = run.schedule().slot(run.state(), Math.min(slot + every, solvedSlots) - 1);
            run.seek(branch, new Cursor(frame - 1, slot + every, 0));
            boolean solved = run.cursor().frame() == frame || run.cursor().slot() >= run.schedule().solved(run.state());
            int done = solved ? Math.max(slot + 1, run.schedule().solved(run.state())) : run.cursor().slot();
            if (solved) run.seek(branch, Cursor.complete(frame));
            if (!clean()) break;
            steps.add(new Inside.Step(done, run.cursor(), Optional.of(doing)));
            rows.add(read(probes));
            if (solved) break;
        }
        return new Inside(frame, List.copyOf(steps), columns(probes, rows));
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
