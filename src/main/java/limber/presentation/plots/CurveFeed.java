package limber.presentation.plots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.Cursor;
import limber.engine.Loop;
import limber.engine.Round;
import limber.engine.Slot;
import limber.engine.run.FrameSamples;
import limber.engine.run.History;
import limber.engine.run.Picture;
import limber.engine.run.Probe;
import limber.engine.run.Samples;
import limber.presentation.play.Beside;
import limber.presentation.play.Playback;
import limber.presentation.play.SideValues;

/// A reader of curves from the history of a scene and of its comparison, which also finds the moment of a point.
///
/// @param across the measure on the horizontal axis, frame by frame; empty inside a frame
/// @param loop whose rounds are counted inside the frame; empty: phases
/// @param time by which the frames of the two are set beside each other
/// @param words what moments are called, by key
record CurveFeed(Playback playback, Optional<Probe> across, String loop, List<Probe> probes, Probe time, Samples xs,
        Samples ys, Samples moments, Samples times, UnaryOperator<String> words) implements PlotContent.Moments {
    CurveFeed(Playback playback, Optional<Probe> across, String loop, List<Probe> probes, Probe time,
            UnaryOperator<String> words) {
        this(playback, across, loop, probes, time, new Samples(), new Samples(), new Samples(), new Samples(), words);
    }

    private History history() {
        return playback.history();
    }

    boolean inside() {
        return across.isEmpty();
    }

    /// Requests from the history all probes that the curves need.
    void want() {
        List<Probe> frames = inside() ? List.of() : Stream.concat(across.stream(), probes.stream()).toList();
        boolean two = playback.comparison().beside() instanceof Beside.Course;
        List<Probe> timed = Stream.concat(frames.stream(), two && !inside() ? Stream.of(time) : Stream.empty())
                .distinct().toList(), within = inside() ? probes : List.of();
        history().want(timed, within, loop);
        playback.comparison().want(timed, within, loop);
    }

    /// Reads the comparison at its frames nearest in time, so that points have the scene's numbers.
    void fillOther(Probe probe, Points into) {
        switch (playback.comparison().beside()) {
            case Beside.Course(_, _, History other) when inside() -> within(other, probe, into);
            case Beside.Course(_, _, History other) -> beside(other, probe, into);
            case Beside.Numbers(SideValues values) when !inside() -> laid(values, probe, into);
            case Beside.Numbers _,Beside.Nothing _,Beside.Methods _ -> into.start(0, 0);
        }
    }

    /// Reads a side that is no run, which has our frames, at our time.
    private void laid(SideValues other, Probe probe, Points into) {
        Probe along = across.orElseThrow();
        history().copy(along, xs);
        int end = shown(xs.end());
        into.start(xs.first(), Math.max(0, end - xs.first()));
        for (int frame = xs.first(); frame < end; frame++)
            into.add(along.equals(time) ? xs.at(frame) : other.at(along, frame), other.at(probe, frame));
    }

    private void beside(History other, Probe probe, Points into) {
        history().copy(time, moments);
        other.copy(time, times);
        other.copy(across.orElseThrow(), xs);
        other.copy(probe, ys);
        int end = shown(moments.end());
        into.start(moments.first(), Math.max(0, end - moments.first()));
        int from = Math.max(times.first(), Math.max(xs.first(), ys.first())),
                to = Math.min(times.end(), Math.min(xs.end(), ys.end())), at = from;
        for (int frame = moments.first(); frame < end; frame++) {
            double moment = moments.at(frame);
            while (at + 1 < to && Math.abs(times.at(at + 1) - moment) < Math.abs(times.at(at) - moment)) at++;
            boolean known = at < to;
            into.add(known ? xs.at(at) : Double.NaN, known ? ys.at(at) : Double.NaN);
        }
    }

    void fill(Probe probe, Points into) {
        if (inside()) within(history(), probe, into);
        else byFrame(probe, into);
    }

    private void byFrame(Probe probe, Points into) {
        history().copy(across.orElseThrow(), xs);
        history().copy(probe, ys);
        int first = Math.max(xs.first(), ys.first()), end = shown(Math.min(xs.end(), ys.end()));
        into.start(first, Math.max(0, end - first));
        for (int frame = first; frame < end; frame++) into.add(xs.at(frame), ys.at(frame));
    }

    /// The end of the frames that are shown: those in which the scene flew apart are left out while it is back before
    /// them, or their values would decide on the scale.
    private int shown(int end) {
        return playback.calmAhead().map(calm -> Math.min(end, calm + 1)).orElse(end);
    }

    private static void within(History history, Probe probe, Points into) {
        FrameSamples inside = history.inside();
        double[] values = inside.values().get(probe);
        into.start(0, values == null ? 0 : values.length);
        for (int k = 0; values != null && k < values.length; k++) into.add(inside.steps().get(k).step(), values[k]);
    }

    @Override public int present(Points points) {
        Picture now = playback.picture().get();
        if (now == null || points.size() == 0) return -1;
        if (!inside()) return now.cursor().frame() - points.first();
        List<FrameSamples.Step> steps = history().inside().steps();
        int at = -1;
        while (at + 1 < steps.size() && steps.get(at + 1).at().compareTo(now.cursor()) <= 0) at++;
        return at;
    }

    @Override public void go(Points points, int point) {
        if (playback.playing().get()) playback.playing().set(false);
        cursor(points, point).ifPresent(playback::go);
    }

    @Override public Optional<Cursor> cursor(Points points, int point) {
        if (!inside()) return Optional.of(Cursor.complete(points.first() + point));
        List<FrameSamples.Step> steps = history().inside().steps();
        return point < steps.size() ? Optional.of(steps.get(point).at()) : Optional.empty();
    }

    @Override public String name(Points points, int point) {
        if (!inside()) return words.apply("plot.frame").formatted(points.first() + point);
        FrameSamples inside = history().inside();
        Optional<Slot> done = point < inside.steps().size() ? inside.steps().get(point).done() : Optional.empty();
        return words.apply("plot.frame").formatted(inside.frame()) + " · "
                + done.map(this::after).orElseGet(() -> words.apply("plot.begins"));
    }

    private String after(Slot done) {
        return Stream.concat(Stream.of(words.apply("plot.after").formatted(done.phase().name())),
                done.path().map(this::round)).collect(Collectors.joining(words.apply("caption.comma")));
    }

    private String round(Round round) {
        return words.apply("round.open").formatted(words.apply("step." + round.loop()), round.number());
    }

    /// A table of all curves, with the names of the command line; its heads first. A cell is empty where a curve has no
    /// sample.
    List<List<String>> table() {
        List<Points> columns = probes.stream().map(this::points).toList(),
                sampled = columns.stream().filter(c -> c.size() > 0).toList();
        int first = sampled.stream().mapToInt(Points::first).min().orElse(0),
                end = sampled.stream().mapToInt(c -> c.first() + c.size()).max().orElse(0);
        var rows = new ArrayList<List<String>>();
        rows.add(Stream.concat(inside() ? Stream.concat(Stream.of("step", "phase"), loops().stream())
                : Stream.of("frame", name(across.orElseThrow())), probes.stream().map(CurveFeed::name)).toList());
        for (int n = first; n < end; n++) {
            int number = n;
            Optional<Points> any = sampled.stream().filter(c -> has(c, number)).findFirst();
            if (any.isEmpty()) continue;
            Stream<String> moment = inside() ? step(history().inside().steps().get(n))
                    : Stream.of("" + n, "" + any.get().x(n - any.get().first()));
            rows.add(Stream.concat(moment,
                    columns.stream().map(c -> has(c, number) ? "" + c.y(number - c.first()) : "")).toList());
        }
        return rows;
    }

    private static boolean has(Points column, int number) {
        return number >= column.first() && number < column.first() + column.size();
    }

    private Points points(Probe probe) {
        var points = new Points();
        fill(probe, points);
        return points;
    }

    private List<String> loops() {
        return loops(playback);
    }

    /// The loops of a scene's schedule, by name.
    static List<String> loops(Playback playback) {
        return playback.model().running(playback.settings()).loops().map(Loop::name).distinct().toList();
    }

    private Stream<String> step(FrameSamples.Step step) {
        return Stream.concat(Stream.of("" + step.step(), step.done().map(d -> d.phase().name()).orElse("")),
                loops().stream().map(l -> step.done().map(d -> "" + d.round(l)).orElse("")));
    }

    private static String name(Probe probe) {
        if (probe.measure().of().isEmpty()) return probe.measure().name();
        return probe.ofOne() ? probe.measure().name() + "[" + probe.element() + "]"
                : "max|" + probe.measure().name() + "|";
    }
}
