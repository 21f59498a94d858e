package limber.models.rod;

import java.util.List;
import java.util.Map;
import limber.engine.Cursor;
import limber.engine.State;
import limber.engine.model.Edit;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.mesh.file.Surfaces;
import limber.models.Setup;

/// Functions for tests that set up rods and read them.
final class Rods {
    static final Rod ROD = new Rod(new Surfaces());

    private Rods() {}

    /// @param first as [Setup#settings] takes them
    static Settings settings(String... first) {
        Settings p = Setup.settings(ROD, first);
        ROD.check(p);
        return p;
    }

    static Run run(Settings p, Input... inputs) {
        var timeline = new Timeline(ROD);
        return new Run(timeline, timeline.root(p, List.of(inputs)));
    }

    /// After one frame.
    static Run bent(String... settings) {
        return after(1, settings(settings));
    }

    static Run after(int frames, Settings p, Input... inputs) {
        Run run = run(p, inputs);
        run.seek(run.branch(), Cursor.complete(frames));
        return run;
    }

    static double[] points(Run run) {
        return run.state().of(RodChannels.POINTS);
    }

    static double[] placed(Run run) {
        return run.picture().of(Skin.PLACED);
    }

    static Vec point(Run run, int i) {
        return Vec.of(points(run), i);
    }

    static double[] read(Run run, String measure) {
        return ROD.measures().stream().filter(m -> m.name().equals(measure)).findFirst().orElseThrow()
                .read(run.settings(), run.picture());
    }

    static double number(Run run, String measure) {
        return read(run, measure)[0];
    }

    /// The settings after an edit, asked for in a state.
    static Settings edit(String name, Settings p, State s, Map<String, Object> arguments) {
        Edit edit = ROD.edits().stream().filter(e -> e.name().equals(name)).findFirst().orElseThrow();
        Settings edited = edit.change().apply(new Input.Act(1, name, arguments), p, s);
        ROD.check(edited);
        return edited;
    }

    static Settings edit(String name, Settings p) {
        return edit(name, p, run(p).state(), Map.of());
    }

    /// Cross-sections as the skin makes them.
    static List<Sections.Section> sections(Run run, int count) {
        return Sections.of(run.settings(), run.state(), run.settings().get(RodParameters.HEIGHT), count).all();
    }

    static void near(Vec expected, Vec actual, double tolerance) {
        if (!(expected.distance(actual) <= tolerance))
            throw new AssertionError("expected " + expected + " but was " + actual);
    }
}
