package limber.ui.scene;

import java.nio.file.Path;
import java.util.List;
import limber.engine.Measure;
import limber.engine.run.Divergence;
import limber.file.WholeFile;
import limber.presentation.play.Asking;
import limber.presentation.plots.FramePlot;

/// An exporter of the curves of a scene's plot, after each frame of a range, on another thread.
public record PlotExport(Session session) {
    /// The names of the curves.
    public List<String> curves() {
        return session.plotting().curves().stream().map(m -> session.wording().quantity(m.name())).toList();
    }

    /// Writes them as `.svg` or `.csv`; they end where the run is no longer finite.
    ///
    /// @param done called when the file is there
    public void write(int from, int to, Path file, Runnable done) {
        List<Measure> measures = List.copyOf(session.plotting().curves());
        Asking asking = session.exporting();
        asking.ask((run, given) -> {
            var plot = FramePlot.of(run, measures, from, to, now -> {
                asking.told((double) now.cursor().frame() / to);
                return !given.getAsBoolean() && Divergence.clean(now);
            });
            if (!given.getAsBoolean())
                WholeFile.save(file, out -> plot.write(file.toString(), session.wording()::get, out));
        }, done);
    }
}
