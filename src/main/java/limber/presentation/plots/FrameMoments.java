package limber.presentation.plots;

import limber.engine.run.Picture;
import limber.presentation.play.Playback;
import limber.presentation.words.Wording;

/// The moments of curves with a point for each frame, one after another.
public interface FrameMoments extends PlotContent.Moments {
    Playback playback();

    Wording words();

    @Override default int present(Points points) {
        Picture now = playback().picture().get();
        int point = now == null ? -1 : now.cursor().frame() - points.first();
        return point < points.size() ? point : -1;
    }

    @Override default void go(Points points, int point) {
        playback().playing().set(false);
        playback().goFrame(points.first() + point);
    }

    @Override default String name(Points points, int point) {
        return words().get("plot.frame").formatted(points.first() + point);
    }
}
