package limber.log;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import limber.engine.Channel;
import limber.engine.model.ElementKind;
import limber.engine.text.BadInput;

/// A reader of a trajectory that grows, as `limber trace` prints it: a row `frame,element,x,y,z` for each point. A
/// frame is one operation that places all points; the first one says how many there are.
final class CsvFrames {
    /// The first row of such a file.
    private static final String COLUMNS = "frame,element,x,y,z";
    private static final String CHANNEL = "position", POINT = "point", PHASE = "frame";
    private static final int WIDTH = 3, MOST_FRAMES = 10_000_000, MOST_POINTS = 1_000_000;

    private final String file;
    private final List<double[]> points = new ArrayList<>();
    private Optional<LogHeader> header = Optional.empty();
    private int frame = -1, line;

    /// @param first the row with the names of columns
    /// @throws BadInput if they are others
    CsvFrames(String file, String first) {
        this.file = file;
        if (!first.strip().replace(" ", "").equals(COLUMNS)) throw new BadInput(file
                + ":1:1: is neither the first line of a log nor " + COLUMNS + "; one of them would be right");
    }

    /// What the log of it is; after the first frame.
    LogHeader header() {
        return header.orElseThrow();
    }

    /// Takes a row.
    ///
    /// @return the frame before it, if the row is of another one
    /// @throws BadInput with its number if it is no such row
    Optional<LogLine> row(String text, int number) {
        String[] cells = text.strip().split(",", -1);
        if (cells.length != 2 + WIDTH) throw bad(number, "has " + cells.length + " cells; " + COLUMNS
                + " would be right");
        int now = whole(cells[0], number, MOST_FRAMES), element = whole(cells[1], number, MOST_POINTS);
        Optional<LogLine> before = now == frame ? Optional.empty() : end();
        if (now < frame) throw bad(number, "frame " + now + " follows frame " + frame + "; a later one would be right");
        frame = now;
        line = number;
        if (element != points.size()) throw bad(number, "element " + element + " follows " + points.size()
                + " others of its frame; element " + points.size() + " would be right");
        points.add(IntStream.range(2, 2 + WIDTH).mapToDouble(i -> number(cells[i], number)).toArray());
        return before;
    }

    /// The frame whose rows have come, as no more of them follow.
    Optional<LogLine> end() {
        if (points.isEmpty()) return Optional.empty();
        double[] all = points.stream().flatMapToDouble(Arrays::stream).toArray();
        points.clear();
        boolean first = header.isEmpty();
        if (first) header = Optional.of(header(all));
        int count = all.length / WIDTH, right = header().channels().getFirst().elements();
        if (count != right) throw bad(line, "frame " + frame + " has " + count + " elements, and the first one " + right
                + "; as many would be right");
        if (frame == 0) return Optional.empty(); // that is where it starts
        List<LogLine.Change> changes = IntStream.range(0, count).mapToObj(i -> new LogLine.Change(0, i, null,
                Arrays.copyOfRange(all, WIDTH * i, WIDTH * i + WIDTH))).toList();
        return Optional.of(new LogLine(file, line, frame, new int[0], PHASE, -1, 0, List.of(), changes));
    }

    private static LogHeader header(double[] initial) {
        var position = new Channel(CHANNEL, WIDTH, "m", POINT, Channel.Life.KEPT);
        return new LogHeader("trajectory", List.of(new LogHeader.Logged(position, initial)),
                List.of(new LogHeader.Kind(ElementKind.points(POINT, position), new int[0])), Map.of(), List.of(),
                OptionalDouble.empty(), Optional.empty());
    }

    private BadInput bad(int number, String what) {
        return new BadInput(file + ":" + number + ":1: " + what);
    }

    private int whole(String cell, int number, int most) {
        try {
            int whole = Integer.parseInt(cell.strip());
            if (whole >= 0 && whole <= most) return whole;
        } catch (NumberFormatException e) {
            throw wrong(cell, number);
        }
        throw wrong(cell, number);
    }

    private double number(String cell, int number) {
        try {
            return Double.parseDouble(cell.strip());
        } catch (NumberFormatException e) {
            throw wrong(cell, number);
        }
    }

    private BadInput wrong(String cell, int number) {
        return bad(number, "'" + BadInput.brief(cell) + "' is no such number; " + COLUMNS + " would be right");
    }
}
