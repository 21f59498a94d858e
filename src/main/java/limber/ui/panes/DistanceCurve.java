package limber.ui.panes;

import java.util.List;
import limber.engine.run.Picture;
import limber.judge.JudgedFile;
import limber.presentation.play.Playback;
import limber.presentation.plots.PlotContent;
import limber.presentation.plots.PlotCurve;
import limber.presentation.plots.Plotting;
import limber.presentation.plots.Points;
import limber.presentation.words.Wording;

/// The curve of the largest distance between another program's numbers and a run, frame by frame, with the tolerance. A
/// point of it is a frame.
record DistanceCurve(JudgedFile judged, Playback playback, Wording words) implements PlotContent.Moments {
    /// The largest is so many times as large as the smallest where the scale has powers of ten.
    private static final double DECADES = 100;

    PlotContent content() {
        return new PlotContent(List.of(
                new PlotCurve(words.get("judge.curve"), "m", "compared", 0, this::distances),
                new PlotCurve(words.get("judge.tolerance.curve"), "m", Plotting.TRUTH, 1, this::tolerance)),
                words.get("judge.frames"), true, true, decades(), this);
    }

    private double[] distances() {
        return judged.judgement().distances();
    }

    private boolean decades() {
        double most = judged.judgement().tolerance(), least = most;
        for (double d : distances()) {
            if (Double.isFinite(d)) most = Math.max(most, d);
            if (d > 0) least = Math.min(least, d);
        }
        return most >= DECADES * least;
    }

    private void distances(Points into) {
        double[] distances = distances();
        into.start(0, distances.length);
        for (int n = 0; n < distances.length; n++)
            into.add(frame(n), Double.isFinite(distances[n]) ? distances[n] : Double.NaN);
    }

    private void tolerance(Points into) {
        into.start(0, distances().length);
        for (int n = 0; n < distances().length; n++) into.add(frame(n), judged.judgement().tolerance());
    }

    private int frame(int n) {
        return judged.theirs().numbers().get(n);
    }

    @Override public int present(Points points) {
        Picture now = playback.picture().get();
        return now == null ? -1 : judged.theirs().at(now.cursor().frame());
    }

    @Override public void go(Points points, int point) {
        playback.playing().set(false);
        playback.goFrame(frame(point));
    }

    @Override public String name(Points points, int point) {
        return words.get("judge.frame").formatted(frame(point));
    }
}
