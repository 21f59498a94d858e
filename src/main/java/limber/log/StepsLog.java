package limber.log;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.State;
import limber.engine.model.Solver;
import limber.engine.text.BadInput;
import limber.engine.watch.StoreLog;
import limber.file.PlainFile;

/// A log of the operations of any program, in the format that the command `steps` writes, with a first line that names
/// it. It is read once, line by line, and all of it is checked; then only the places of its lines are kept.
///
/// It is played by a [#solver], though not done again: an operation of a log writes what the log tells. A state that is
/// not the log's is refused.
public final class StepsLog {
    /// The ending by which a file is taken for a log, whatever is in it.
    public static final String ENDING = ".jsonl";
    private static final Pattern BEGINNING = Pattern.compile("(?s)\\s*\\{\\s*\"limber\"\\s*:\\s*\"steps\".*");
    private static final int LOOKED_AT = 200, LARGEST_SOURCE = 1 << 20;

    private final LogHeader header;
    private final LogContent content;
    private final Optional<String> text;

    /// @param text of the source file, see [#source]
    StepsLog(LogHeader header, LogContent content, Optional<String> text) {
        this.header = header;
        this.content = content;
        this.text = text;
    }

    /// Whether a file is a log, by its beginning or its ending.
    public static boolean is(Path path) {
        if (path.toString().endsWith(ENDING)) return true; // whoever reads it says if it is not there
        if (!Files.isRegularFile(path)) return false;
        try (var in = PlainFile.open(path, Long.MAX_VALUE, "a log")) {
            return BEGINNING.matcher(PlainFile.beginning(in.readNBytes(LOOKED_AT))).matches();
        } catch (IOException | BadInput e) {
            return false; // whoever reads it as something else says why it cannot be read
        }
    }

    /// The same of a name that may be no path.
    public static boolean is(String name) {
        try {
            return is(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /// Reads a log.
    ///
    /// @throws BadInput with the file and line of its first fault
    public static StepsLog read(Path path) {
        return LogScan.read(path);
    }

    /// The model of the log: it has no parameters, its frames are those of the log, and what it does not know is said.
    public Solver solver() {
        var played = new LoggedSolver.Played(this, LogSchedule.of(this));
        return new LoggedSolver(() -> played, false);
    }

    /// The last frame.
    public int frames() {
        return content.frames();
    }

    /// How many operations it has; of a log that is followed, those that are kept.
    public int operations() {
        return content.size();
    }

    /// The first frame that can be shown: those before it have been dropped.
    public int first() {
        return content.first();
    }

    String name() {
        return content.name();
    }

    LogHeader header() {
        return header;
    }

    LogContent content() {
        return content;
    }

    /// The text of the source file beside it; empty where there is none.
    Optional<String> text() {
        return text;
    }

    /// The text of the source file beside a log, if it names one and that is there.
    static Optional<String> source(LogHeader header, Path path) {
        return header.source().map(path::resolveSibling).filter(Files::isRegularFile)
                .map(beside -> PlainFile.text(beside, LARGEST_SOURCE, "a source file"));
    }

    /// The element that an operation works on; -1 for the whole.
    int element(int operation) {
        return content.element(operation);
    }

    /// The seconds of a frame, for a clock that the log does not have itself; empty without one.
    Optional<Double> ownClock() {
        return header.seconds().isEmpty() || header.channels().stream()
                .anyMatch(c -> c.channel().name().equals(Clock.CHANNEL.name())) ? Optional.empty()
                        : Optional.of(header.seconds().getAsDouble());
    }

    /// The state of frame 0.
    State initial() {
        return header.state(ownClock().isPresent() ? Map.of(Clock.CHANNEL, Clock.SIZE) : Map.of());
    }

    /// Plays operations of the log.
    ///
    /// @param tells whether they tell the current [StoreLog] what they do
    /// @throws BadInput if the file has changed, or the state is not the log's
    void run(State s, int from, int to, boolean tells) {
        var reader = new LogLineReader(name(), header, false);
        for (int i = from; i < to; i++) {
            LogLine line = content.line(i, reader);
            if (tells) tell(line);
            for (LogLine.Change change : line.changes()) {
                Channel channel = header.channels().get(change.channel()).channel();
                double[] values = s.of(channel), numbers = change.to();
                line.check(header, change, values);
                int at = change.element() * numbers.length;
                if (!tells) System.arraycopy(numbers, 0, values, at, numbers.length);
                else for (int k = 0; k < numbers.length; k++)
                    StoreLog.store(values, at + k, numbers[k], line.source());
            }
        }
    }

    private static void tell(LogLine line) {
        StoreLog.line(line.source());
        for (LogLine.Value value : line.values()) {
            int k = 0;
            for (String local : value.locals()) StoreLog.local(value.numbers()[k++], local, line.source());
        }
    }
}
