package limber.models.ball;

import java.util.List;
import java.util.Map;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.file.Surfaces;
import limber.models.Setup;

/// Functions for tests that set up balls and read them.
final class Balls {
    static final Surfaces SURFACES = new Surfaces();
    static final Ball BALL = new Ball(SURFACES);
    /// Where a press of the tests is, and its normal.
    static final Vec POLE = new Vec(0, 0, 1);

    private Balls() {}

    /// @param changes as [Setup#settings] takes them
    static Settings settings(String... changes) {
        return Setup.settings(BALL, changes);
    }

    static Run run(List<Input> inputs, String... settings) {
        return Setup.run(BALL, inputs, settings);
    }

    static Run run(String... settings) {
        return run(List.of(), settings);
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

    /// The vertex of a mesh nearest to a point.
    static int nearest(Run run, Vec to) {
        double[] x = run.state().of(BallChannels.VERTICES);
        int nearest = 0;
        for (int i = 1; i < x.length / 3; i++)
            if (Vec.of(x, i).distance(to) < Vec.of(x, nearest).distance(to)) nearest = i;
        return nearest;
    }
}
