package limber.models.strand;

import java.util.List;
import limber.engine.State;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.models.Setup;

/// Functions for tests that set up strands and read them.
final class Strands {
    static final Strand STRAND = new Strand();
    /// The default substep, s.
    static final double H = 1.0 / 960;

    private Strands() {}

    /// @param changes `preset NAME` as a text of its own; else texts `name=value`, several in one with blanks between
    static Settings settings(String... changes) {
        Settings p = STRAND.defaults();
        for (String some : changes)
            p = some.startsWith("preset ") ? Setup.settings(STRAND, some) : with(p, some);
        return p;
    }

    private static Settings with(Settings p, String some) {
        Settings changed = p;
        for (String s : some.split(" "))
            if (!s.isEmpty()) changed = changed.with(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1));
        return changed;
    }

    static Run run(List<Input> inputs, String... changes) {
        var timeline = new Timeline(STRAND);
        return new Run(timeline, timeline.root(settings(changes), inputs));
    }

    static Run run(String... changes) {
        return run(List.of(), changes);
    }

    /// A run of so many frames.
    static Run after(int frames, String... changes) {
        return Setup.seek(run(changes), frames);
    }

    static State fresh(String... changes) {
        return STRAND.initial(settings(changes));
    }

    static Vec at(State s, int i) {
        return Vec.of(s.of(StrandChannels.POSITION), i);
    }

    static Orientation frame(State s, int i) {
        return Orientation.of(s.of(StrandChannels.ORIENTATION), i);
    }

    /// Runs one phase on a state, whole.
    static void phase(String name, Settings p, State s) {
        phase(name, p, s, 0);
    }

    static void phase(String name, Settings p, State s, int sweep) {
        var phase = STRAND.schedule(p).phases().filter(f -> f.name().equals(name)).findFirst().orElseThrow();
        phase.run(s, sweep, 0, phase.size(s, sweep));
    }
}
