package limber.models.cloth;

import java.util.List;
import limber.engine.Input;
import limber.engine.Measure;
import limber.engine.Run;
import limber.engine.Settings;
import limber.engine.State;
import limber.engine.Timeline;
import limber.engine.Vec;

/// Cloths for tests.
final class Cloths {
    static final Cloth CLOTH = new Cloth();

    private Cloths() {}

    /// A preset with changes, such as `method=vbd`.
    static Settings preset(String name, String... changes) {
        Settings p = CLOTH.presets().stream().filter(preset -> preset.name().equals(name)).findFirst().orElseThrow()
                .settings();
        for (String change : changes) p = p.with(change.split("=")[0], change.split("=", 2)[1]);
        return p;
    }

    static Run run(Settings p, Input... inputs) {
        CLOTH.check(p);
        var timeline = new Timeline(CLOTH);
        return new Run(timeline, timeline.root(p, List.of(inputs)));
    }

    static Run run(String preset, String... changes) {
        return run(preset(preset, changes));
    }

    static Run after(Run run, int frames) {
        for (int n = 0; n < frames; n++) run.next();
        return run;
    }

    static Vec position(State s, int particle) {
        return Vec.of(s.of(ClothChannels.POSITION), particle);
    }

    static double[] read(Run run, String measure) {
        Measure m = CLOTH.measures().stream().filter(x -> x.name().equals(measure)).findFirst().orElseThrow();
        return m.read(run.settings(), run.state());
    }

    static double number(Run run, String measure) {
        return read(run, measure)[0];
    }
}
