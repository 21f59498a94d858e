package limber.judge;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.run.Divergence;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Probe;
import limber.engine.run.Run;
import limber.engine.run.SecondSide;
import limber.engine.settings.Settings;

/// The places that another program computed, beside a run: its state at the same frame with their places in the place
/// of ours, and the skin made of them.
///
/// Inside a frame they are those of the last complete one. A frame that the file lacks shows the nearest one before it.
/// There is nothing after its last frame, and none where a place is not finite, or the scene has other elements.
/// Only the measures that the places alone decide are read: theirs are known, but not their velocities.
public final class TrajectorySide implements SecondSide {
    /// How far places and velocities are moved to see what depends on them, m or m/s.
    private static final double SHAKE = 0.01;

    private final Trajectory theirs;
    private final String channel;
    private Settings known;
    private Set<String> decided = Set.of();

    /// @param channel whose places they are
    public TrajectorySide(Trajectory theirs, String channel) {
        this.theirs = theirs;
        this.channel = channel;
    }

    @Override public Picture add(Picture now, Run leading, PictureRequest wanted, boolean still,
            BooleanSupplier stop) {
        return at(leading, wanted).map(now::beside).orElse(now);
    }

    /// Their picture at the place of a run; empty where there is nothing to be seen.
    Optional<Picture> at(Run leading, PictureRequest wanted) {
        Cursor there = Cursor.complete(leading.cursor().frame());
        int n = theirs.at(there.frame());
        Optional<Channel> into = leading.state().channel(channel);
        if (n < 0 || into.isEmpty()) return Optional.empty();
        double[] places = theirs.places().get(n);
        if (leading.state().of(into.get()).length != places.length) return Optional.empty();
        Run run = leading.copy();
        if (!run.cursor().equals(there)) run.seek(run.branch(), there);
        run.state().put(into.get(), 0, places);
        if (!finite(places) || !Divergence.clean(run)) return Optional.empty();
        Picture picture = Picture.of(run, asked(wanted, run, into.get()), false, Optional.empty());
        picture.state().put(into.get(), 0, places); // the skin may have written there
        return Optional.of(picture);
    }

    /// The values of probes in each frame of the file, by probe; NaN where there is none.
    ///
    /// @param run at frame 0, of the scene that it lies over
    /// @param stop gives up between two frames
    public double[][] read(List<Probe> probes, Run run, BooleanSupplier stop) {
        var values = new double[probes.size()][theirs.frames()];
        var wanted = new PictureRequest(Set.of(),
                probes.stream().map(probe -> probe.measure().name()).collect(Collectors.toSet()));
        for (double[] of : values) Arrays.fill(of, Double.NaN);
        for (int n = 0; n < theirs.frames() && !stop.getAsBoolean(); n++) {
            while (run.cursor().frame() < theirs.numbers().get(n)) run.next();
            Optional<Picture> there = at(run, wanted);
            if (there.isPresent()) for (int k = 0; k < values.length; k++)
                if (there.get().measures().containsKey(probes.get(k).measure().name()))
                    values[k][n] = probes.get(k).read(run.settings(), there.get().state());
        }
        return values;
    }

    private static boolean finite(double[] places) {
        return Arrays.stream(places).allMatch(Double::isFinite);
    }

    private PictureRequest asked(PictureRequest wanted, Run run, Channel places) {
        Set<String> overlays = run.model().overlaysAtFirst();
        return new PictureRequest(wanted.overlays().stream().filter(overlays::contains).collect(Collectors.toSet()),
                wanted.measures().isEmpty() ? Set.of() : decided(run, places, wanted), wanted.selected(),
                wanted.size());
    }

    private Set<String> decided(Run run, Channel places, PictureRequest wanted) {
        if (run.settings() != known || known == null) {
            decided = decided(run, places);
            if (run.cursor().frame() > 0) known = run.settings(); // at frame 0 nothing has changed yet
        }
        return wanted.measures().stream().filter(decided::contains).collect(Collectors.toSet());
    }

    /// The measures that change with the places, and stay when everything else changes that a run changes.
    private static Set<String> decided(Run run, Channel places) {
        State now = run.picture();
        Run moved = run.copy(), other = run.copy();
        shake(moved.state().of(places));
        State start = run.model().initial(run.branch().settings());
        for (Channel c : other.state().channels()) {
            if (c.life() != Channel.Life.KEPT || c.equals(places)) continue;
            if (c.of().equals(places.of()) && c.width() == 3) shake(other.state().of(c));
            else other.state().put(c, 0, start.of(c));
        }
        State elsewhere = moved.picture(), otherwise = other.picture();
        Settings p = run.settings();
        return run.model().measures().stream()
                .filter(m -> Arrays.equals(m.read(p, now), m.read(p, otherwise))
                        && !Arrays.equals(m.read(p, now), m.read(p, elsewhere)))
                .map(Measure::name).collect(Collectors.toSet());
    }

    private static void shake(double[] values) {
        for (int i = 0; i < values.length; i++) values[i] += SHAKE * (1 + i % 5);
    }
}
