package limber.models.ball;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import limber.engine.Cursor;
import limber.engine.Input;
import limber.engine.Run;
import limber.engine.Settings;
import limber.engine.Timeline;
import limber.engine.Vec;
import limber.mesh.Surfaces;

/// Short ways for tests to set up balls and to read them.
final class Balls {
    static final Surfaces SURFACES = new Surfaces();
    static final Ball BALL = new Ball(SURFACES);
    /// Where a press of the tests is, and its normal.
    static final Vec POLE = new Vec(0, 0, 1);

    private Balls() {}

    /// @param changes `preset NAME` or `name=value`
    static Settings settings(String... changes) {
        Settings p = BALL.defaults();
        for (String s : changes) {
            if (s.startsWith("preset ")) p = BALL.presets().stream().filter(x -> x.name().equals(s.substring(7))).findFirst().orElseThrow().settings();
            else p = p.with(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1));
        }
        return p;
    }

    static Run run(List<Input> inputs, String... settings) {
        var timeline = new Timeline(BALL);
        return new Run(timeline, timeline.root(settings(settings), inputs));
    }

    static Run run(String... settings) {
        return run(List.of(), settings);
    }

    static Run seek(Run run, int frame) {
        run.seek(run.branch(), Cursor.complete(frame));
        return run;
    }

    static String[] with(String[] settings, String... more) {
        var all = new ArrayList<>(Arrays.asList(settings));
        all.addAll(Arrays.asList(more));
        return all.toArray(String[]::new);
    }

    static Input press(int frame, Vec point, Vec normal, int frames) {
        return new Input.Act(frame, "press", Map.of("point", point, "normal", normal, "frames", frames));
    }

    static Input press(int frame, int frames) {
        return press(frame, POLE, POLE, frames);
    }

    static Vec at(Run run, int vertex) {
        return Vec.of(run.state().of(BallChannels.VERTICES), vertex);
    }

    static double[] read(Run run, String measure) {
        return BALL.measures().stream().filter(m -> m.name().equals(measure)).findFirst().orElseThrow().read(run.settings(), run.picture());
    }

    static double number(Run run, String measure) {
        return read(run, measure)[0];
    }

    /// The vertex of a mesh nearest to a point.
    static int nearest(Run run, Vec to) {
        double[] x = run.state().of(BallChannels.VERTICES);
        int nearest = 0;
        for (int i = 1; i < x.length / 3; i++) if (Vec.of(x, i).distance(to) < Vec.of(x, nearest).distance(to)) nearest = i;
        return nearest;
    }
}
