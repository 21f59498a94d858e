package limber.log;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.run.Picture;
import limber.engine.run.Run;
import limber.engine.run.Simulation;
import limber.engine.run.Timeline;
import limber.engine.text.BadInput;
import limber.engine.watch.Explanation;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// A log that is read while its program writes it. The expected numbers are those that the lines tell: operation `n` of
/// point `i` in frame `f` leaves it at `100 f + 10 n + i`.
class FollowerTest {
    private static final int POINTS = 3, SWEEPS = 2;

    @TempDir Path folder;
    private final BlockingQueue<Follower.News> told = new LinkedBlockingQueue<>();
    private final List<AutoCloseable> open = new ArrayList<>();

    @AfterEach
    void close() throws Exception {
        for (AutoCloseable o : open.reversed()) o.close();
    }

    // ---- what a program writes ----

    private static String header(double... initial) {
        return """
                {"limber":"steps","version":1,"model":"points","channels":{"x":{"width":1,"of":"point","initial":[%s]}}}
                """.formatted(IntStream.range(0, POINTS).mapToObj(i -> "" + (initial.length == 0 ? 0 : initial[i]))
                .collect(Collectors.joining(",")));
    }

    private static double value(int frame, int sweep, int point) {
        return 100 * frame + 10 * sweep + point + 1.0 / 3;
    }

    private static String line(int frame, int sweep, int point) {
        return """
                {"frame":%d,"phase":"move","sweep":%d,"element":%d,"values":{"d":[%s,1,2]},"line":7,\
                "changes":[{"channel":"x","element":%d,"to":%s}]}
                """.formatted(frame, sweep, point, 0.1 * frame, point, value(frame, sweep, point));
    }

    /// A frame whose last operations go the other way in every third frame, so that phases take turns with `rest`.
    private static String frame(int frame) {
        var lines = new StringBuilder();
        for (int sweep = 1; sweep <= SWEEPS; sweep++)
            for (int point = 0; point < POINTS; point++) lines.append(line(frame, sweep, point));
        if (frame % 3 == 0) lines.append("{\"frame\":" + frame + ",\"phase\":\"rest\",\"changes\":[]}\n");
        return lines.toString();
    }

    private static String frames(int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(FollowerTest::frame).collect(Collectors.joining());
    }

    private static double[] after(int frame) {
        return IntStream.range(0, POINTS).mapToDouble(i -> frame == 0 ? 0 : value(frame, SWEEPS, i)).toArray();
    }

    // ---- what is heard ----

    private Follower follow(LineSource source, long limit) {
        var follower = new Follower(source, limit, told::add);
        open.add(follower);
        follower.start();
        return follower;
    }

    private <N extends Follower.News> N hear(Class<N> kind) throws InterruptedException {
        while (true) {
            Follower.News next = told.poll(20, TimeUnit.SECONDS);
            assertNotNull(next, "nothing more is told");
            if (kind.isInstance(next)) return kind.cast(next);
            if (next instanceof Follower.News.Refused(BadInput why)) throw why;
        }
    }

    private FollowedLog begun() throws InterruptedException {
        return hear(Follower.News.Begun.class).log();
    }

    private void hearUntil(FollowedLog log, Predicate<StepsLog> so) throws InterruptedException {
        while (!so.test(log.now())) hear(Follower.News.Grown.class);
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("program.jsonl"), text);
    }

    private void append(Path file, String text) throws IOException {
        Files.writeString(file, text, StandardOpenOption.APPEND);
    }

    private FollowedLog follow(Path file) throws InterruptedException {
        follow(LineSource.of(file.toString(), InputStream.nullInputStream()), 1 << 20);
        return begun();
    }

    private static Run run(FollowedLog log) {
        var timeline = new Timeline(log.solver());
        return new Run(timeline, timeline.root(timeline.model().defaults(), List.of()));
    }

    private static double[] at(Run run, int frame) {
        run.seek(run.branch(), Cursor.complete(frame));
        return run.state().named("x").clone();
    }

    // ---- files ----

    @Test
    void aFrameIsShownOnceItIsComplete() throws Exception {
        Path file = file(header() + frame(1) + line(2, 1, 0));
        FollowedLog log = follow(file);
        assertEquals(1, log.now().frames());
        Run run = run(log);
        assertArrayEquals(after(1), at(run, 1));
        append(file, frames(2, 4).substring(line(2, 1, 0).length()));
        hearUntil(log, now -> now.frames() == 3);
        assertArrayEquals(after(3), at(run, 3));
        assertArrayEquals(after(2), at(run, 2));
        assertArrayEquals(after(3), at(run, 3));
    }

    @Test
    void halfALineWaits() throws Exception {
        var in = new PipedInputStream(1 << 16);
        try (var out = new PipedOutputStream(in)) {
            follow(LineSource.of("-", in), 1 << 20);
            String next = frames(3, 4), half = next.substring(0, next.indexOf("\"changes\"") + 5);
            out.write((header() + frames(1, 2) + half).getBytes(StandardCharsets.UTF_8));
            out.flush();
            FollowedLog log = begun();
            while (in.available() > 0) Thread.onSpinWait(); // all of it has been read
            assertEquals(1, log.now().frames());
            out.write(next.substring(half.length()).getBytes(StandardCharsets.UTF_8));
            out.flush();
            hearUntil(log, now -> now.frames() == 3);
            assertArrayEquals(after(3), at(run(log), 3));
        }
    }

    @Test
    void aFileThatIsCutOffBeginsAnew() throws Exception {
        Path file = file(header() + frames(1, 5));
        FollowedLog before = follow(file);
        hearUntil(before, now -> now.frames() == 4);
        Files.writeString(file, header(5, 6, 7) + frames(1, 2));
        FollowedLog now = begun();
        assertArrayEquals(new double[]{5, 6, 7}, at(run(now), 0));
        assertEquals(1, now.now().frames());
        assertArrayEquals(after(5), at(run(before), 5)); // what was shown stays, with the frame that was open
    }

    @Test
    void aFileInItsPlaceBeginsAnew() throws Exception {
        Path file = file(header() + frames(1, 2));
        follow(file);
        Path other = Files.writeString(folder.resolve("other"), header(8, 8, 8) + frames(1, 9));
        Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
        FollowedLog now = begun();
        hearUntil(now, n -> n.frames() == 8);
        assertArrayEquals(new double[]{8, 8, 8}, at(run(now), 0));
    }

    @Test
    void aBadLineIsToldWithItsNumberAndWhatCameBeforeStays() throws Exception {
        Path file = file(header() + frames(1, 3));
        FollowedLog log = follow(file);
        append(file, line(4, 1, 9) + frame(5));
        BadInput why = assertThrows(BadInput.class, () -> hear(Follower.News.Begun.class));
        // a header, 6 + 6 + 7 lines of three frames
        assertTrue(why.getMessage().contains("program.jsonl:21:"), why.getMessage());
        assertEquals(2, log.now().frames()); // nothing says that the third one is complete
        assertArrayEquals(after(2), at(run(log), 2));
    }

    // ---- pipes ----

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aNamedPipeIsFollowedByOneProgramAfterAnother() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        follow(LineSource.of(pipe.toString(), InputStream.nullInputStream()), 1 << 20);
        Files.writeString(pipe, header() + frames(1, 2), StandardOpenOption.WRITE);
        FollowedLog log = begun();
        hear(Follower.News.Left.class);
        assertEquals(2, log.now().frames()); // the program has ended, and with it the last frame
        hear(Follower.News.Waiting.class);
        Files.writeString(pipe, header() + frames(1, 1), StandardOpenOption.WRITE);
        assertEquals(1, begun().now().frames());
    }

    @Test
    void standardInputEndsOnce() throws Exception {
        var in = new PipedInputStream(1 << 16);
        var out = new PipedOutputStream(in);
        follow(LineSource.of("-", in), 1 << 20);
        out.write((header() + frames(1, 2)).getBytes(StandardCharsets.UTF_8));
        out.flush();
        FollowedLog log = begun();
        assertEquals(1, log.now().frames());
        out.close();
        assertEquals(new Follower.News.Left(false), hear(Follower.News.Left.class));
        assertEquals(2, log.now().frames());
    }

    // ---- a socket ----

    private static Socket connect(LoopbackSocket socket, String token) throws IOException {
        var client = new Socket(InetAddress.getLoopbackAddress(), socket.port());
        client.getOutputStream().write((token + "\n").getBytes(StandardCharsets.US_ASCII));
        return client;
    }

    private static void send(Socket client, String text) throws IOException {
        OutputStream out = client.getOutputStream();
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    @Test
    void aProgramWithoutTheTokenIsSentAway() throws Exception {
        LoopbackSocket socket = LoopbackSocket.open(0);
        follow(socket, 1 << 20);
        try (Socket wrong = connect(socket, "0123456789abcdef")) {
            assertTrue(new String(wrong.getInputStream().readAllBytes(), StandardCharsets.US_ASCII)
                    .startsWith("limber: wrong token"));
        }
        try (Socket right = connect(socket, socket.token())) {
            send(right, header() + frames(1, 2));
            assertEquals(1, begun().now().frames());
        }
    }

    @Test
    void aProgramThatComesAgainGoesOn() throws Exception {
        LoopbackSocket socket = LoopbackSocket.open(0);
        follow(socket, 1 << 20);
        FollowedLog log;
        try (Socket client = connect(socket, socket.token())) {
            send(client, header() + frames(1, 3) + line(4, 1, 0) + line(4, 1, 1).substring(0, 20));
            log = begun();
        }
        hear(Follower.News.Left.class);
        hear(Follower.News.Waiting.class);
        try (Socket client = connect(socket, socket.token())) { // frames 5 to 9 are lost
            send(client, header(after(9)) + frames(10, 12));
            hearUntil(log, now -> now.frames() == 11);
        }
        Run run = run(log);
        assertArrayEquals(after(11), at(run, 11));
        assertArrayEquals(after(3), at(run, 3));
        run.seek(run.branch(), Cursor.complete(9));
        Explanation back = run.explain(); // what was lost is one operation
        assertEquals(FollowedLog.CONNECTED_AGAIN, back.slot().phase().name());
        assertArrayEquals(new double[]{value(9, SWEEPS, 1)}, back.changes().get(1).to());
    }

    @Test
    void aProgramThatBeginsAgainBeginsAnew() throws Exception {
        LoopbackSocket socket = LoopbackSocket.open(0);
        follow(socket, 1 << 20);
        try (Socket client = connect(socket, socket.token())) {
            send(client, header() + frames(1, 3));
            begun();
        }
        hear(Follower.News.Waiting.class);
        try (Socket client = connect(socket, socket.token())) {
            send(client, header() + frames(1, 2));
            assertEquals(1, begun().now().frames());
        }
    }

    @Test
    void aPortInUseIsRefused() {
        LoopbackSocket socket = LoopbackSocket.open(0);
        open.add(socket);
        BadInput why = assertThrows(BadInput.class, () -> LoopbackSocket.open(socket.port()));
        assertTrue(why.getMessage().startsWith("port " + socket.port() + " is in use"), why.getMessage());
    }

    @Test
    void aFileThatIsNotThereIsRefused() {
        String gone = folder.resolve("gone.jsonl").toString();
        assertThrows(BadInput.class, () -> LineSource.of(gone, InputStream.nullInputStream()));
    }

    // ---- the same as a whole ----

    @Test
    void operationsAndNumbersAreThoseOfTheFileOpenedWhole() throws Exception {
        int last = 60;
        Path file = file(header() + frames(1, last));
        Run whole = run(StepsLog.read(file));
        var in = new PipedInputStream(1 << 20);
        try (var out = new PipedOutputStream(in)) {
            follow(LineSource.of("-", in), 1 << 20);
            out.write(Files.readAllBytes(file));
        }
        FollowedLog log = begun();
        hear(Follower.News.Left.class);
        Run followed = run(log);
        int operations = 0;
        while (whole.cursor().frame() < last) {
            Explanation one = whole.stepWatched(), other = followed.stepWatched();
            if (other.slot().phase().name().equals("idle")) other = followed.stepWatched();
            assertEquals(one.slot().phase().name(), other.slot().phase().name());
            assertEquals(told(one), told(other));
            assertTrue(whole.state().sameBits(followed.state()));
            operations++;
        }
        assertEquals(last * POINTS * SWEEPS + last / 3, operations);
    }

    /// What an operation computed and changed.
    private static List<String> told(Explanation e) {
        return Stream.concat(
                e.values().stream().map(Object::toString),
                e.changes().stream().map(c -> c.channel() + c.element() + Arrays.toString(c.from())
                        + Arrays.toString(c.to()) + c.line()))
                .toList();
    }

    private static Run run(StepsLog log) {
        var timeline = new Timeline(log.solver());
        return new Run(timeline, timeline.root(timeline.model().defaults(), List.of()));
    }

    // ---- numbers ----

    private static String row(int frame, int element, double x) {
        return frame + "," + element + "," + x + ",0.5,-1e-3\n";
    }

    @Test
    void aTrajectoryIsFollowedFrameByFrame() throws Exception {
        var csv = new StringBuilder("frame,element,x,y,z\n");
        for (int f = 0; f <= 4; f++) for (int i = 0; i < 2; i++) csv.append(row(f, i, 10 * f + i + 1.0 / 3));
        Path file = file(csv.toString());
        FollowedLog log = follow(file);
        hearUntil(log, now -> now.frames() == 3); // the last frame may have more rows
        append(file, row(5, 0, 0));
        hearUntil(log, now -> now.frames() == 4);
        Run run = run(log);
        run.seek(run.branch(), Cursor.complete(4));
        assertArrayEquals(new double[]{40 + 1.0 / 3, 0.5, -1e-3, 41 + 1.0 / 3, 0.5, -1e-3},
                run.state().named("position"));
        run.seek(run.branch(), Cursor.START);
        assertArrayEquals(new double[]{1.0 / 3, 0.5, -1e-3, 1 + 1.0 / 3, 0.5, -1e-3}, run.state().named("position"));
        append(file, row(5, 2, 0));
        BadInput why = assertThrows(BadInput.class, () -> hear(Follower.News.Begun.class));
        assertTrue(why.getMessage().contains(":13:1: element 2 follows 1 others"), why.getMessage());
    }

    @Test
    void otherTextIsNoLog() throws Exception {
        Path file = file("t,x\n1,2\n");
        follow(LineSource.of(file.toString(), InputStream.nullInputStream()), 1 << 20);
        BadInput why = assertThrows(BadInput.class, this::begun);
        assertTrue(why.getMessage().contains(":1:1: is neither the first line of a log nor frame,element,x,y,z"),
                why.getMessage());
    }

    // ---- the limit ----

    @Test
    void whatIsOlderThanTheLimitIsDroppedFromTheFront() throws Exception {
        int perFrame = POINTS * SWEEPS, fewest = 40 * perFrame; // an operation takes at least 40 bytes, 8 of them kept
        long limit = 40L * fewest;
        var in = new PipedInputStream(1 << 16);
        int last = 20 * 40;
        try (var out = new PipedOutputStream(in)) {
            follow(LineSource.of("-", in), limit);
            out.write(header().getBytes(StandardCharsets.UTF_8));
            for (int f = 1; f <= last; f++) out.write(frame(f).getBytes(StandardCharsets.UTF_8));
        }
        FollowedLog log = begun();
        hear(Follower.News.Left.class);
        StepsLog now = log.now();
        assertEquals(last, now.frames());
        assertTrue(now.operations() <= fewest, "kept: " + now.operations());
        assertTrue(now.first() > last - 2 * 40 && now.first() < last, "first: " + now.first());
        assertEquals(now.operations(),
                IntStream.rangeClosed(now.first() + 1, last).map(f -> perFrame + (f % 3 == 0 ? 1 : 0)).sum());
        Run run = run(log);
        assertEquals(now.first(), run.model().firstFrame());
        assertArrayEquals(after(now.first()), at(run, now.first()));
        for (int f = now.first() + 1; f <= last; f++) assertArrayEquals(after(f), at(run, f));
        assertArrayEquals(after(now.first() + 1), at(run, now.first() + 1));
    }

    @Test
    void aSimulationStaysAmongTheFramesThatAreKept() throws Exception {
        var in = new PipedInputStream(1 << 16);
        var out = new PipedOutputStream(in);
        follow(LineSource.of("-", in), 10_000);
        open.add(out);
        out.write((header() + frames(1, 11)).getBytes(StandardCharsets.UTF_8));
        out.flush();
        FollowedLog log = begun();
        hearUntil(log, now -> now.frames() == 10);
        var timeline = new Timeline(log.solver());
        var branch = timeline.root(timeline.model().defaults(), List.of());
        BlockingQueue<Object> pictures = new LinkedBlockingQueue<>();
        try (var simulation = new Simulation(timeline, branch, new ToldAudience(pictures), System::nanoTime)) {
            simulation.start();
            simulation.show(branch, new Cursor(3, 1, 1), true);
            assertEquals(3, picture(pictures).cursor().frame());
            for (int f = 12; f <= 400; f++) out.write(frame(f).getBytes(StandardCharsets.UTF_8));
            out.flush();
            hearUntil(log, now -> now.frames() == 399);
            simulation.step(StepSize.ELEMENT, true, true);
            Picture moved = picture(pictures);
            int first = log.now().first();
            assertTrue(first > 300, "first: " + first);
            assertEquals(Cursor.complete(first), moved.cursor());
            assertArrayEquals(after(first), moved.state().named("x"));
            simulation.show(branch, Cursor.complete(399), true);
            assertArrayEquals(after(399), picture(pictures).state().named("x"));
            simulation.step(StepSize.FRAME, false, false);
            assertArrayEquals(after(398), picture(pictures).state().named("x"));
            simulation.show(branch, Cursor.START, true);
            assertEquals(Cursor.complete(first), picture(pictures).cursor());
        }
    }

    private static Picture picture(BlockingQueue<Object> told) throws InterruptedException {
        return assertInstanceOf(Picture.class, told.poll(20, TimeUnit.SECONDS));
    }
}
