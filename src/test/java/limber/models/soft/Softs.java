package limber.models.soft;

import java.util.List;
import limber.engine.State;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.file.Surfaces;
import limber.models.Setup;

/// Functions for tests that set up soft bodies and read them.
final class Softs {
    static final Soft SOFT = new Soft(new Surfaces());
    /// Every method.
    static final List<String> METHODS = List.of("springs-volume", "neo-hookean-xpbd", "fem", "shape-matching");

    private Softs() {}

    /// @param changes as [Setup#settings] takes them
    static Settings settings(String... changes) {
        return Setup.settings(SOFT, changes);
    }

    static Run run(List<Input> inputs, String... settings) {
        return Setup.run(SOFT, inputs, settings);
    }

    static Run run(String... settings) {
        return run(List.of(), settings);
    }

    /// A run of so many frames.
    static Run after(int frames, String... settings) {
        return Setup.seek(run(settings), frames);
    }

    static State fresh(String... settings) {
        return SOFT.initial(settings(settings));
    }

    static int particles(State s) {
        return s.of(SoftChannels.MASSES).length;
    }

    static Vec at(State s, int i) {
        return Vec.of(s.of(SoftChannels.POSITION), i);
    }

    static Vec rest(State s, int i) {
        return Vec.of(s.of(SoftChannels.AT_REST), i);
    }

    static Vec velocity(State s, int i) {
        return Vec.of(s.of(SoftChannels.VELOCITY), i);
    }

    static double[] measure(String name, Settings p, State s) {
        return SOFT.measures().stream().filter(m -> m.name().equals(name)).findFirst().orElseThrow().read(p, s);
    }

    /// Runs one phase on a state, whole.
    static void phase(String name, Settings p, State s) {
        var phase = SOFT.schedule(p).phases().filter(f -> f.name().equals(name)).findFirst().orElseThrow();
        phase.run(s, 0, 0, phase.size(s));
    }
}
