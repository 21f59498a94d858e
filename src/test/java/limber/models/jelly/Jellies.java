package limber.models.jelly;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import limber.engine.Cursor;
import limber.engine.Input;
import limber.engine.Run;
import limber.engine.Settings;
import limber.engine.Timeline;
import limber.engine.Vec;
import limber.mesh.Surfaces;

/// Short ways for tests to set up jellies and to read them.
final class Jellies {
    static final Surfaces SURFACES = new Surfaces();
    static final Jelly JELLY = new Jelly(SURFACES);

    private Jellies() {}

    /// @param changes `preset NAME` or `name=value`
    static Settings settings(String... changes) {
        Settings p = JELLY.defaults();
        for (String s : changes) {
            if (s.startsWith("preset ")) p = JELLY.presets().stream().filter(x -> x.name().equals(s.substring(7))).findFirst().orElseThrow().settings();
            else p = p.with(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1));
        }
        return p;
    }

    static Run run(List<Input> inputs, String... settings) {
        var timeline = new Timeline(JELLY);
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

    static Input move(int frame, Vec to) {
        return new Input.Move(frame, "anchor", to);
    }

    static double[] read(Run run, String measure) {
        return JELLY.measures().stream().filter(m -> m.name().equals(measure)).findFirst().orElseThrow().read(run.settings(), run.picture());
    }

    static double number(Run run, String measure) {
        return read(run, measure)[0];
    }
}
