package limber.scenario;

import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.util.Subscription;
import limber.moment.Fnv;
import limber.presentation.paint.NotedPen;
import limber.presentation.paint.Palette;
import limber.presentation.play.Playback;
import limber.presentation.plots.PlotPainter;
import limber.presentation.plots.Plotting;
import limber.presentation.words.Wording;

/// A plot that is drawn with a pen that leaves no trace.
final class FakePlot {
    private final PlotPainter painter;
    private final Plotting plotting;
    private final Subscription following;

    FakePlot(Playback playback, Wording words) {
        painter = new PlotPainter(words.get("plot.none"));
        plotting = new Plotting(playback, new SimpleObjectProperty<>(Optional.empty()));
        following = plotting.follow(painter, words::get);
    }

    void tell(Seen seen, Face.Size size) {
        var palette = new Palette();
        painter.read(palette, size.width(), size.height());
        painter.paintAxes(new NotedPen(), palette, size.width(), size.height());
        painter.paintCurves(new NotedPen(), palette, size.width(), size.height(), false);
        seen.text("plot", painter.spoken());
        seen.number("curves", Fnv.text(Fnv.of(plotting.points())));
    }

    void close() {
        following.unsubscribe();
    }
}
