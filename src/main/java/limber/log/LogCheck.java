package limber.log;

import java.util.HashMap;
import java.util.Map;
import limber.engine.State;
import limber.engine.text.BadInput;

/// A check of the lines of a log, one after another: each is given its place, and played.
final class LogCheck {
    private static final int MOST_LOCALS = 500;
    /// The kind of the elements of a phase of which it is not told.
    private static final String ELEMENT = "element";

    private final LogHeader header;
    private final LogPlaces places;
    private final State state;
    /// Those whose kind of elements is known.
    private final Map<LogBlock, Integer> counts = new HashMap<>();
    private int frame;

    LogCheck(LogHeader header) {
        this.header = header;
        places = new LogPlaces(header.loops());
        state = header.state(Map.of());
    }

    LogPlaces places() {
        return places;
    }

    /// The state behind the last line.
    State state() {
        return state;
    }

    /// @throws BadInput if the line cannot follow
    void add(LogLine line) {
        LogBlock phase = places.add(line);
        element(line, phase);
        for (LogLine.Value value : line.values()) locals(line, phase, value);
        if (line.frame() > frame) state.clearScratch();
        frame = line.frame();
        for (LogLine.Change change : line.changes()) play(line, change);
    }

    /// A value of the same name is mostly what it was in the operation before.
    private void locals(LogLine line, LogBlock phase, LogLine.Value value) {
        Integer numbers = phase.values.put(value.name(), value.numbers().length);
        if (numbers != null && numbers == value.numbers().length) return;
        phase.locals.addAll(value.locals());
        if (phase.locals.size() > MOST_LOCALS)
            throw line.bad(phase.name + " has more than " + MOST_LOCALS + " names of values; fewer would be right");
    }

    private void play(LogLine line, LogLine.Change change) {
        double[] values = state.of(header.channels().get(change.channel()).channel()), to = change.to();
        line.check(header, change, values);
        System.arraycopy(to, 0, values, change.element() * to.length, to.length);
    }

    /// The first operation of a phase says whether it has elements, where the first line of the log does not.
    private void element(LogLine line, LogBlock phase) {
        Integer count = counts.get(phase);
        if (count == null) {
            phase.of = header.phases().getOrDefault(line.phase(), line.element() < 0 ? "" : ELEMENT);
            count = header.count(phase.of);
            counts.put(phase, count);
        }
        if (phase.of.isEmpty() != line.element() < 0) throw line.bad(phase.of.isEmpty()
                ? line.phase() + " works on the whole, and cannot have element " + line.element()
                        + "; null would be right"
                : "element is null, and " + line.phase() + " works on one " + phase.of
                        + " at a time; its number would be right");
        if (count > 0 && line.element() >= count)
            throw line.bad("there is no " + phase.of + " " + line.element() + " (0.." + (count - 1) + ")");
    }
}
