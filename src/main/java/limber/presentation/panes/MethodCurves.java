package limber.presentation.panes;

import java.util.List;
import java.util.stream.IntStream;
import limber.ask.Methods;
import limber.presentation.play.Playback;
import limber.presentation.plots.FrameMoments;
import limber.presentation.plots.PlotContent;
import limber.presentation.plots.PlotCurve;
import limber.presentation.plots.Points;
import limber.presentation.scene.SceneMethods;
import limber.presentation.words.Wording;

/// The curves of the largest distance of each method from the one that distances are measured from, frame by frame.
public record MethodCurves(SceneMethods methods, Playback playback, Wording words) implements FrameMoments {
    public PlotContent content() {
        List<String> names = methods.names();
        int reference = methods.reference();
        List<PlotCurve> curves = IntStream.range(0, names.size()).filter(i -> i != reference)
                .mapToObj(i -> new PlotCurve(names.get(i), "m", "method-" + (i + 1), i, into -> fill(i, into)))
                .toList();
        return new PlotContent(curves, words.quantity("frame"), true, true, false, this);
    }

    private void fill(int method, Points into) {
        int last = last();
        into.start(0, last + 1);
        for (int frame = 0; frame <= last; frame++) {
            int at = frame;
            into.add(frame, methods.numbers().rows(at).map(r -> r.get(method)).map(Methods.Row::distance)
                    .filter(d -> d.isPresent()).map(d -> d.getAsDouble()).orElse(Double.NaN));
        }
    }

    private int last() {
        return methods.numbers().count() - 1;
    }
}
