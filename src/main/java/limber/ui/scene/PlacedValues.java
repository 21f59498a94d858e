package limber.ui.scene;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import limber.engine.run.Probe;
import limber.judge.Trajectory;
import limber.judge.TrajectorySide;
import limber.presentation.play.Asking;
import limber.presentation.play.Playback;
import limber.presentation.play.SideValues;

/// The measures of another program's places, for plots. They are read on a thread of their own.
final class PlacedValues implements SideValues {
    private final Playback playback;
    private final Asking asking;
    private final Trajectory theirs;
    private final String channel;
    private final Map<Probe, double[]> values = new HashMap<>();
    private List<Probe> wanted = List.of();

    /// @param channel whose places they are
    PlacedValues(Playback playback, Trajectory theirs, String channel) {
        this.playback = playback;
        this.theirs = theirs;
        this.channel = channel;
        asking = playback.asking();
    }

    @Override public void want(List<Probe> probes) {
        List<Probe> now = probes.stream().distinct().toList();
        if (now.equals(wanted)) return;
        wanted = now;
        again();
    }

    /// The probes that are read.
    List<Probe> wanted() {
        return wanted;
    }

    /// Reads them on the course as it is now.
    void again() {
        List<Probe> read = wanted;
        if (read.isEmpty()) close();
        if (read.isEmpty()) return;
        var answer = new AtomicReference<double[][]>();
        asking.ask((run, given) -> answer.set(new TrajectorySide(theirs, channel).read(read, run, given)), () -> {
            values.clear();
            for (int k = 0; k < read.size(); k++) values.put(read.get(k), answer.get()[k]);
            playback.comparison().changed();
        });
    }

    @Override public double at(Probe probe, int frame) {
        int n = theirs.at(frame);
        double[] read = values.get(probe);
        return n < 0 || read == null ? Double.NaN : read[n];
    }

    /// Reads no more.
    void close() {
        asking.giveUp();
        values.clear();
    }
}
