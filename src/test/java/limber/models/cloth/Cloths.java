package limber.models.cloth;

import java.util.List;
import limber.engine.State;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.models.Setup;

/// Functions for tests that set up cloths and read them.
final class Cloths {
    static final Cloth CLOTH = new Cloth();

    private Cloths() {}

    /// @param changes as [Setup#settings] takes them
    static Settings settings(String... changes) {
        return Setup.settings(CLOTH, changes);
    }

    static Run run(List<Input> inputs, String... settings) {
        return Setup.run(CLOTH, inputs, settings);
    }

    static Run run(String... settings) {
        return run(List.of(), settings);
    }

    /// A run of so many frames.
    static Run after(int frames, String... settings) {
        return Setup.seek(run(settings), frames);
    }

    static State fresh(String... settings) {
        return CLOTH.initial(settings(settings));
    }

    static Vec at(State s, int i) {
        return Vec.of(s.of(ClothChannels.POSITION), i);
    }

    static Vec velocity(State s, int i) {
        return Vec.of(s.of(ClothChannels.VELOCITY), i);
    }

    /// Runs one phase on a state, whole.
    static void phase(String name, Settings p, State s) {
        var phase = CLOTH.schedule(p).phases().filter(f -> f.name().equals(name)).findFirst().orElseThrow();
        phase.run(s, 0, 0, phase.size(s));
    }
}
