package limber.models;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import limber.engine.Cursor;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;

/// Functions for tests that set up a model, run it and read it.
public final class Setup {
    private Setup() {}

    /// @param changes `preset NAME` or `name=value`
    public static Settings settings(Model model, String... changes) {
        Settings p = model.defaults();
        for (String s : changes) {
            if (s.startsWith("preset ")) p = model.presets().stream().filter(x -> x.name().equals(s.substring(7)))
                    .findFirst().orElseThrow().settings();
            else p = p.with(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1));
        }
        return p;
    }

    public static Run run(Model model, List<Input> inputs, String... settings) {
        var timeline = new Timeline(model);
        return new Run(timeline, timeline.root(settings(model, settings), inputs));
    }

    public static Run seek(Run run, int frame) {
        run.seek(run.branch(), Cursor.complete(frame));
        return run;
    }

    public static String[] with(String[] settings, String... more) {
        var all = new ArrayList<>(Arrays.asList(settings));
        all.addAll(Arrays.asList(more));
        return all.toArray(String[]::new);
    }

    public static double[] read(Run run, String measure) {
        return run.model().measures().stream().filter(m -> m.name().equals(measure)).findFirst().orElseThrow()
                .read(run.settings(), run.picture());
    }

    public static double number(Run run, String measure) {
        return read(run, measure)[0];
    }
}
