package limber.web;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import limber.engine.model.Input;
import limber.engine.run.Branch;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.input.InputsFile;
import limber.lesson.StudentName;
import limber.moment.Fnv;
import limber.presentation.play.Playback;
import limber.web.view.View;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/// A scene's answers to those who compare a page with a run elsewhere: `window.limber.state()`, `place(handle)`,
/// `solve(inputs)` and `student(name)`.
final class Probe {
    private final Playback playback;
    private final View view;
    private final Supplier<double[]> plotted;

    @JSFunctor
    private interface Asked extends JSObject {
        String of(String what);
    }

    /// @param plotted the points of the plot
    Probe(Playback playback, View view, Supplier<double[]> plotted) {
        this.playback = playback;
        this.view = view;
        this.plotted = plotted;
    }

    void offer() {
        offer(_ -> state(), this::place, this::solve, StudentName::form);
    }

    /// The moment that is shown, the fingerprints of its state and of the plot, and how much led to it.
    private String state() {
        Picture now = playback.picture().get();
        String moment = "", hash = "";
        if (now != null) {
            moment = now.cursor().frame() + " " + now.cursor().step() + " " + now.cursor().element();
            hash = Fnv.text(Fnv.of(now.state().of(playback.model().subject())));
        }
        return "{\"moment\":\"" + moment + "\",\"hash\":\"" + hash + "\",\"inputs\":"
                + playback.past().branch().inputs().size() + ",\"playing\":" + playback.playing().get()
                + ",\"waits\":" + playback.waits() + ",\"tools\":" + readings()
                + ",\"plot\":\"" + Fnv.text(Fnv.of(plotted.get())) + "\",\"drawings\":" + view.drawings()
                + ",\"triangles\":" + view.triangles() + "}";
    }

    /// What the measuring tools read, as JSON; null where there is nothing to read.
    private String readings() {
        Picture now = playback.picture().get();
        if (now == null) return "[]";
        return playback.tools().get().all().stream()
                .map(tool -> tool.read(playback.model(), now.settings(), now.state()))
                .map(read -> Double.isFinite(read) ? String.valueOf(read) : "null")
                .collect(Collectors.joining(",", "[", "]"));
    }

    /// The pixel of the view at which a handle is, as `x,y`; empty where there is none.
    private String place(String handle) {
        return view.place(handle).map(xy -> xy[0] + "," + xy[1]).orElse("");
    }

    /// Begins the scene again with inputs in the form of an inputs file; a value set in frame 1 is set before that.
    ///
    /// @return the handles that can be dragged then
    private String solve(String inputs) {
        Branch before = playback.past().branch();
        Settings p = before.settings();
        var all = new ArrayList<>(before.inputs());
        for (Input input : InputsFile.parse("solution", inputs, playback.model(), p)) {
            if (input instanceof Input.Set set && set.frame() == 1) p = p.with(set.parameter(), set.value());
            else all.add(input);
        }
        all.sort(Comparator.comparingInt(Input::frame));
        playback.open(p, List.copyOf(all));
        return playback.model().handles(p).stream().map(h -> h.name()).collect(Collectors.joining(" "));
    }

    @JSBody(params = {"state", "place", "solve", "student"}, script = """
            window.limber.state = function() { return state(''); };
            window.limber.solve = function(inputs) { return solve(inputs); };
            window.limber.student = function(name) { return student(name); };
            window.limber.place = function(handle) {
                var xy = place(handle), box = document.querySelector('.view canvas').getBoundingClientRect();
                if (!xy) return null;
                return [box.x + Number(xy.split(',')[0]), box.y + Number(xy.split(',')[1])];
            };""")
    private static native void offer(Asked state, Asked place, Asked solve, Asked student);
}
