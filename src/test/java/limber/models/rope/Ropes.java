package limber.models.rope;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Cursor;
import limber.engine.State;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// Functions for tests that set up ropes and read them.
final class Ropes {
    static final Rope ROPE = new Rope();

    private Ropes() {}

    /// @param first `preset NAME`, or like the rest `name=value`
    static Settings settings(String... first) {
        Settings p = ROPE.defaults();
        for (String s : first) {
            if (s.startsWith("preset ")) p = ROPE.presets().stream().filter(x -> x.name().equals(s.substring(7)))
                    .findFirst().orElseThrow().settings();
            else p = p.with(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1));
        }
        return p;
    }

    static Run run(String... settings) {
        return run(List.of(), settings);
    }

    static Run run(List<Input> inputs, String... settings) {
        var timeline = new Timeline(ROPE);
        return new Run(timeline, timeline.root(settings(settings), inputs));
    }

    static Run after(int frames, String... settings) {
        return seek(run(settings), frames);
    }

    static Run seek(Run run, int frame) {
        run.seek(run.branch(), Cursor.complete(frame));
        return run;
    }

    static Vec at(Run run, int particle) {
        return Vec.of(run.state().of(RopeChannels.POSITION), particle);
    }

    static double[] read(Run run, String measure) {
        return read(run.settings(), run.state(), measure);
    }

    static double[] read(Settings p, State s, String measure) {
        return ROPE.measures().stream().filter(m -> m.name().equals(measure)).findFirst().orElseThrow().read(p, s);
    }

    static double number(Run run, String measure) {
        return read(run, measure)[0];
    }

    /// Runs `sweeps` sweeps of the first phase of a sweep on a state, and nothing else.
    static void sweep(Run run, int sweeps) {
        var phase = run.schedule().loops().filter(l -> l.name().equals("sweep")).findFirst().orElseThrow().phases()
                .findFirst().orElseThrow();
        for (int k = 0; k < sweeps; k++) phase.run(run.state(), k, 0, phase.size(run.state()));
    }

    static String shape(Vec... points) {
        var texts = new ArrayList<String>();
        for (Vec p : points) texts.add(p.x() + "," + p.y() + "," + p.z());
        return "shape=" + String.join(";", texts);
    }
}
