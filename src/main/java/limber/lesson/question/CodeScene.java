package limber.lesson.question;

import java.util.List;
import limber.engine.Cursor;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;

/// A scene over which a written code is judged.
///
/// @param from,to the first and the last frame, from 1
record CodeScene(Model model, Settings p, List<Input> inputs, int from, int to) {
    /// A run of it at the end of the frame before the first one.
    Run begin() {
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(p, inputs));
        run.seek(run.branch(), Cursor.complete(from - 1));
        return run;
    }

    /// The same from another frame on.
    CodeScene from(int first) {
        return new CodeScene(model, p, inputs, first, to);
    }

    /// The same under other settings.
    CodeScene with(Settings other) {
        return new CodeScene(model, other, inputs, from, to);
    }
}
