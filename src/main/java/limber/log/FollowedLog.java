package limber.log;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import limber.engine.Channel;
import limber.engine.State;
import limber.engine.model.Solver;
import limber.engine.text.BadInput;

/// A log that grows while its program runs. One thread adds lines; a frame is shown once it is complete. Frames beyond
/// a limit of bytes are dropped from the front. Others see the log as it was when it was last published.
public final class FollowedLog {
    /// Bytes of a chunk of frames.
    private static final int CHUNK = 1 << 20;
    /// Parts of the limit that a chunk takes at most, and that one frame may take.
    private static final int PARTS = 8, FRAME_PART = 2;
    private static final int MOST_OPERATIONS = Integer.MAX_VALUE - 1;
    /// The operation that stands for the frames that were lost with a connection.
    static final String CONNECTED_AGAIN = "connected-again";

    private final String name;
    private final LogHeader header;
    private final Optional<String> text;
    private final long limit;
    private final LogCheck check;
    private final ValueNames names = new ValueNames();
    private final Deque<KeptFrames.Chunk> chunks = new ArrayDeque<>();
    private long bytes;
    private volatile LoggedSolver.Played published;

    // ---- the chunk that grows ----
    private int first;
    private IntList places = new IntList(), elements = new IntList();
    private LogBytes written = new LogBytes();
    private double[] base;
    /// Bytes, and operations, before the frame that is not complete.
    private int complete, operations;

    /// @param name how complaints call it
    /// @param text of the source that its operations name
    /// @param limit bytes of frames that are kept
    FollowedLog(String name, LogHeader header, Optional<String> text, long limit) {
        this.name = name;
        this.header = header;
        this.text = text;
        this.limit = limit;
        check = new LogCheck(header);
        base = kept();
        published = played(check.places().index().view());
    }

    /// The model of the log, whose last frame is the newest one.
    public Solver solver() {
        return new LoggedSolver(() -> published, true);
    }

    /// The log as it was published last.
    public StepsLog now() {
        return published.log();
    }

    LogHeader header() {
        return header;
    }

    /// The frame of the last line.
    int frame() {
        return check.places().frames();
    }

    /// Adds an operation.
    ///
    /// @throws BadInput if it cannot follow; the log takes no more then
    void add(LogLine line) {
        if (line.frame() > frame()) {
            complete = written.size();
            operations = first + places.size();
            if (written.size() > Math.max(Math.min(CHUNK, limit / PARTS), 4L * Double.BYTES * base.length)) seal();
        }
        if (written.size() - complete > limit / FRAME_PART)
            throw line.bad("frame " + line.frame() + " has more than " + limit / FRAME_PART / 1000
                    + " kB; shorter frames would be right");
        if (first + places.size() == MOST_OPERATIONS)
            throw line.bad("there are more than " + MOST_OPERATIONS + " operations; fewer would be right");
        check.add(line);
        places.add(written.size());
        elements.add(line.element());
        KeptOperations.write(line, written, names);
    }

    /// Goes on after frames that were lost: the state is that of another first line.
    ///
    /// @param line the first one after them
    void resume(LogHeader again, LogLine line) {
        var changes = new ArrayList<LogLine.Change>();
        for (int c = 0; c < again.channels().size(); c++) {
            LogHeader.Logged logged = again.channels().get(c);
            if (logged.channel().life() != Channel.Life.KEPT) continue;
            int channel = c, width = logged.channel().width();
            IntStream.range(0, logged.elements()).mapToObj(i -> new LogLine.Change(channel, i, null,
                    Arrays.copyOfRange(logged.initial(), width * i, width * i + width)))
                    .forEach(changes::add);
        }
        add(new LogLine(line.file(), line.number(), line.frame(), new int[header.loops().size()], CONNECTED_AGAIN, -1,
                0, List.of(), changes));
        add(line);
    }

    /// Shows the complete frames to others.
    void publish() {
        if (frame() > 0) published = played(check.places().index().viewOfComplete());
    }

    /// The program has ended, and with it the last frame.
    void end() {
        complete = written.size();
        operations = first + places.size();
        published = played(check.places().index().view());
    }

    private void seal() {
        places.trim();
        elements.trim();
        check.places().index().trim();
        var sealed = new KeptFrames.Chunk(check.places().index(), growing(places.size()), base);
        chunks.add(sealed);
        bytes += sealed.bytes();
        check.places().cut();
        first += places.size();
        places = new IntList();
        elements = new IntList();
        written = new LogBytes();
        complete = 0;
        base = kept();
        while (bytes > limit - limit / PARTS && chunks.size() > 1) bytes -= chunks.removeFirst().bytes();
    }

    private KeptOperations growing(int count) {
        return new KeptOperations(first, places.view(count), elements.view(count), written.array());
    }

    private LoggedSolver.Played played(LogIndex index) {
        var all = new ArrayList<>(chunks);
        all.add(new KeptFrames.Chunk(index, growing(operations - first), base));
        var log = new StepsLog(header, new KeptFrames(name, header, names, check.places().copy(), all), text);
        return new LoggedSolver.Played(log, LogSchedule.of(log));
    }

    /// The log's kept channels one after another.
    private double[] kept() {
        State s = check.state();
        var numbers = new double[s.keptDoubles()];
        s.save(numbers);
        return numbers;
    }
}
