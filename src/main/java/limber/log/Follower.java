package limber.log;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.SocketException;
import java.util.Optional;
import java.util.function.Consumer;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import org.jspecify.annotations.Nullable;

/// A reader of the lines of a program that runs, on a thread of its own. It shows complete frames, at most a hundred
/// times a second.
public final class Follower implements AutoCloseable {
    /// News of a program, told on the follower's thread.
    public sealed interface News {
        /// It waits for a program.
        record Waiting() implements News {}

        /// A log has begun, and has a frame. The one before goes no further.
        record Begun(FollowedLog log) implements News {}

        /// The log has more frames.
        record Grown() implements News {}

        /// The program has left, or its connection is lost. What it wrote stays.
        ///
        /// @param again whether one may come again
        record Left(boolean again) implements News {}

        /// A line that cannot be read. What came before it stays.
        record Refused(BadInput why) implements News {}
    }

    /// Bytes of frames that are kept: 128 MB, or an eighth of the heap where that is less.
    public static final long LIMIT = Math.min(128L << 20, Runtime.getRuntime().maxMemory() / 8);
    /// Between two times at which frames are shown, ns.
    private static final long PAUSE = 10_000_000;
    private static final int NANOS = 1_000_000;
    /// Lines after which the time is looked at.
    private static final int SELDOM = 0xff;

    private final LineSource source;
    private final long limit;
    private final Consumer<News> audience;
    private final Thread thread;
    private volatile boolean closed;
    private @Nullable FollowedLog log;
    /// Whether the log has had its first frame, and whether it has frames that have not been shown.
    private boolean begun, news;
    /// Whether a frame is complete when it is added.
    private boolean framesWhole;
    /// When frames were shown last, ns.
    private long shown;

    /// @param audience called on a thread of its own
    public Follower(LineSource source, Consumer<News> audience) {
        this(source, LIMIT, audience);
    }

    /// @param limit bytes of frames that are kept
    Follower(LineSource source, long limit, Consumer<News> audience) {
        this.source = source;
        this.limit = limit;
        this.audience = audience;
        thread = Thread.ofPlatform().daemon().name("limber-follow").unstarted(this::follow);
    }

    public void start() {
        thread.start();
    }

    private void tell(News what) {
        if (!closed) audience.accept(what);
    }

    private void follow() {
        while (!closed) {
            tell(new News.Waiting());
            try {
                Optional<InputStream> next = source.next();
                if (next.isEmpty()) return;
                read(next.get());
                tell(new News.Left(!(source instanceof Pipe) || source.path().isPresent()));
            } catch (IOException e) {
                tell(new News.Refused(PlainFile.unreadable(e, "a log").at(source.name())));
                return;
            }
        }
    }

    /// Reads what one program writes.
    private void read(InputStream in) throws IOException {
        try (in) {
            var lines = new LogLines(in, source.name());
            try {
                if (next(lines) && lines.ended()) {
                    String first = PlainFile.decode(source.name(), lines.bytes());
                    framesWhole = !first.stripLeading().startsWith("{");
                    if (framesWhole) read(lines, new CsvFrames(source.name(), first));
                    else read(lines, LogHeaderReader.read(source.name(), first));
                }
            } catch (BadInput e) {
                if (news) show(); // the frames before that of the line
                log = null;
                tell(new News.Refused(e));
                if (source instanceof GrowingFile) in.transferTo(OutputStream.nullOutputStream()); // up to another one
            }
        }
    }

    private void read(LogLines lines, LogHeader header) throws IOException {
        var reader = new LogLineReader(source.name(), header, false);
        boolean first = true;
        int blank = 0;
        while (next(lines)) {
            if (blank > 0) throw new BadInput(source.name() + ":" + blank
                    + ":1: is empty; an operation would be right");
            if (lines.blank()) {
                blank = lines.number();
                continue;
            }
            LogLine line = line(lines, reader);
            if (line == null) break;
            if (first) first(header, line);
            else log.add(line);
            first = false;
            added(lines);
        }
        end();
    }

    private void read(LogLines lines, CsvFrames rows) throws IOException {
        boolean first = true, more;
        do {
            more = next(lines);
            // the half of a row behind which its program has left is no row
            Optional<LogLine> frame = !more ? rows.end()
                    : lines.blank() || !lines.ended() ? Optional.empty()
                            : rows.row(PlainFile.decode(source.name(), lines.bytes()), lines.number());
            if (frame.isEmpty()) continue;
            if (first) first(rows.header(), frame.get());
            else log.add(frame.get());
            first = false;
            added(lines);
        } while (more);
        end();
    }

    /// The first line of a program: one that has come again goes on, and any other begins a log.
    private void first(LogHeader header, LogLine line) {
        if (log != null && log.header().sameLayout(header) && line.frame() > log.frame()) log.resume(header, line);
        else {
            log = new FollowedLog(source.name(), header, source.path().flatMap(p -> StepsLog.source(header, p)), limit);
            begun = false;
            log.add(line);
        }
    }

    private void added(LogLines lines) {
        news = true;
        if ((lines.number() & SELDOM) == 0 && System.nanoTime() - shown > 2 * PAUSE) show();
    }

    /// @return null for the half of a line behind which its program has left
    private static @Nullable LogLine line(LogLines lines, LogLineReader reader) {
        try {
            return reader.read(lines.buffer(), lines.begin(), lines.length(), lines.number());
        } catch (BadInput e) {
            if (lines.ended()) throw e;
            return null;
        }
    }

    /// Goes to the next line. Frames are shown before it has to be waited for.
    private boolean next(LogLines lines) throws IOException {
        if (news && !lines.ready()) {
            long rest = PAUSE - (System.nanoTime() - shown);
            try {
                if (rest > 0) Thread.sleep(rest / NANOS, (int) (rest % NANOS));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException(e);
            }
            show();
        }
        try {
            return lines.next();
        } catch (SocketException e) {
            return false; // the program was ended
        }
    }

    private void show() {
        if (log == null) return;
        if (framesWhole) log.end();
        else log.publish();
        told();
    }

    private void end() {
        if (log == null) return;
        log.end();
        told();
    }

    private void told() {
        news = false;
        shown = System.nanoTime();
        if (log.now().frames() == 0) return;
        tell(begun ? new News.Grown() : new News.Begun(log));
        begun = true;
    }

    @Override public void close() {
        closed = true;
        source.close();
        thread.interrupt();
    }
}
