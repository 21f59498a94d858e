package limber.judge;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import limber.engine.Channel;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.math.exact.Exact;
import limber.mesh.file.Points;

/// A reader for the trajectory of another program: arrays and point caches (see [PlacesLayout]), and CSV with a header,
/// separated by `,`, `;` or tabs. A row of it is an element in a frame, or a whole frame. Numbers may have decimal
/// commas, where that leaves no doubt. Columns that it does not need are passed over.
///
/// @param columns what the file calls `frame`, `element`, `x`, `y` and `z`, where it calls them otherwise; 0 for a
///   coordinate that it lacks
/// @param conversion how its numbers become ours
/// @param times how a column of times counts in the place of frames; empty where the frames do
public record TrajectoryReader(Map<String, String> columns, Conversion conversion, Optional<Times> times) {
    /// A reader of frames.
    public TrajectoryReader(Map<String, String> columns, Conversion conversion) {
        this(columns, conversion, Optional.empty());
    }

    /// The columns that a file must have.
    public static final List<String> COLUMNS = List.of("frame", "element", "x", "y", "z");
    /// The reader of a file that is written as `trace` writes.
    public static final TrajectoryReader PLAIN = new TrajectoryReader(Map.of(), Conversion.NONE);

    /// The largest file that is read, bytes.
    public static final long LARGEST = 512L << 20;

    private static final int MOST_FRAME = 10_000_000;
    /// Keeps numbers of elements from 0 in a set of bits, whatever the first one is.
    private static final int BIT = 2 * MOST_FRAME;

    /// The same reader of times.
    public TrajectoryReader with(Times times) {
        return new TrajectoryReader(columns, conversion, Optional.of(times));
    }

    /// Reads names of columns such as `frame=step,x=px`.
    ///
    /// @throws BadInput if a name of ours is not one
    public static Map<String, String> columns(String text) {
        var columns = new LinkedHashMap<String, String>();
        for (String part : text.split(",", -1)) {
            int equals = part.indexOf('=');
            String ours = equals < 0 ? part.strip() : part.substring(0, equals).strip();
            boolean known = COLUMNS.contains(ours) || ours.equals(Times.COLUMN);
            if (equals < 0 || !known || part.substring(equals + 1).isBlank()) throw new BadInput("'"
                    + BadInput.brief(part)
                    + "': frame, time, element, x, y or z, and what the file calls it, would be right, "
                    + "such as frame=step,x=px");
            columns.put(ours, part.substring(equals + 1).strip());
        }
        return columns;
    }

    /// Reads a file.
    ///
    /// @param name of the file, for complaints
    /// @param elements that every frame has
    /// @param of what they are, such as `position`
    /// @return as the file has it, which [#conversion] makes ours
    /// @throws BadInput with the line of its first fault
    public Trajectory read(String name, String text, int elements, String of) {
        conversion.check(elements);
        String head = text.lines().findFirst().orElse("");
        char separator = head.contains(";") ? ';' : head.contains("\t") ? '\t' : ',';
        var evidence = new Numerals.Evidence();
        each(name, text, separator, header -> (line, row) -> {
            for (int c : header.read())
                if (c < row.getFieldCount()) evidence.take(line, header.name(c), row.getField(c).strip());
        });
        Numerals numerals = evidence.numerals(name, separator);
        var frames = new Frames(name, elements, of, separator, numerals);
        each(name, text, separator, frames::under);
        return frames.whole();
    }

    /// Reads places that are compared with those of a run, from a table, an array or a point cache.
    ///
    /// @param name of the file, for complaints
    /// @throws BadInput with its first fault; if a preset has as many elements as the file, with its name
    public Trajectory read(Path file, String name, Run run, Channel of) {
        int elements = Judgement.places(run, of).length / 3;
        try {
            Optional<FrameFiles> files = FrameFiles.of(file);
            if (files.isPresent() && times.isEmpty()) return sequence(name, files.get(), elements, of.name());
            if (files.isPresent()) throw untimed(name, "a sequence of files");
            byte[] bytes = BadInput.reading(name, () -> PlainFile.bytes(file, LARGEST, "a CSV file"));
            Optional<PlacesLayout> layout = PlacesLayout.of(name, bytes);
            if (layout.isEmpty()) return read(name, PlainFile.decode(name, bytes), elements, of.name());
            if (times.isPresent()) throw untimed(name, "an array or a point cache");
            conversion.check(elements);
            return layout.get().read(name, bytes, elements, of.name());
        } catch (OtherElements e) {
            throw e.at(run, of.name());
        }
    }

    private static BadInput untimed(String name, String what) {
        return new BadInput(name + ": " + what + " has no column of times, which --times asks for; frames alone would "
                + "be right");
    }

    /// The same with another conversion.
    public TrajectoryReader with(Conversion other) {
        return new TrajectoryReader(columns, other, times);
    }

    /// The columns of a header, the first of which may be one of times.
    private Map<String, String> wanted() {
        if (times.isEmpty()) return columns;
        var wanted = new LinkedHashMap<>(columns);
        wanted.put(COLUMNS.getFirst(), columns.getOrDefault(Times.COLUMN, Times.COLUMN));
        return wanted;
    }

    private Trajectory sequence(String name, FrameFiles files, int elements, String of) {
        conversion.check(elements);
        var points = new LinkedHashMap<>(columns);
        points.put(COLUMNS.get(0), TrajectoryHeader.NONE);
        points.put(COLUMNS.get(1), TrajectoryHeader.NONE);
        var table = new TrajectoryReader(points, Conversion.NONE);
        Trajectory read = files.read((file, bytes) -> FrameFiles.isTable(file)
                ? table.read(file, PlainFile.decode(file, bytes), elements, of).places().getFirst()
                : Points.of(file, bytes));
        int theirs = read.places().getFirst().length / 3;
        if (theirs != elements) throw OtherElements.points(name, theirs, of, elements);
        return read;
    }

    /// What is done with each row under a header.
    private interface Rows {
        void take(long line, CsvRecord row);
    }

    private void each(String name, String text, char separator, Function<TrajectoryHeader, Rows> under) {
        try (CsvReader<CsvRecord> rows = CsvReader.builder().fieldSeparator(separator)
                .skipEmptyLines(true).allowExtraFields(true).allowMissingFields(true).ofCsvRecord(text)) {
            Rows taking = null;
            for (CsvRecord row : rows) {
                long line = row.getStartingLineNumber();
                if (taking != null) taking.take(line, row);
                else taking = under.apply(BadInput.reading(name + ":" + line,
                        () -> TrajectoryHeader.of(row.getFields(), wanted())));
            }
            if (taking == null) throw new BadInput(name + ":1: it is empty; a header such as frame,element,x,y,z "
                    + "would be right");
        } catch (CsvParseException e) {
            throw new BadInput(name + ": a quotation is not closed, or a field is longer than 16 million characters");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The frames that have been read.
    private final class Frames {
        private final String name, of;
        private final int elements;
        private final char separator;
        private final Numerals numerals;
        private final List<Integer> numbers = new ArrayList<>();
        private final List<double[]> places = new ArrayList<>();
        /// Of the frames, where they are counted by times.
        private final List<Double> moments = new ArrayList<>();
        private final BitSet seen = new BitSet();
        private TrajectoryHeader header = new TrajectoryHeader(List.of(), new int[COLUMNS.size()], "", new int[0]);
        private boolean single = true;
        private long line;
        /// The elements that the frame has which we have not, and the line of the first of them.
        private final BitSet strange = new BitSet();
        private long strangeLine;
        private int strangest;

        Frames(String name, int elements, String of, char separator, Numerals numerals) {
            this.name = name;
            this.elements = elements;
            this.of = of;
            this.separator = separator;
            this.numerals = numerals;
        }

        Rows under(TrajectoryHeader header) {
            this.header = header;
            line = 1;
            return (number, row) -> {
                line = number;
                row(row);
            };
        }

        private void row(CsvRecord row) {
            if (row.getFieldCount() != header.names().size())
                throw bad(row.getFieldCount() + " fields, but the header has "
                        + header.names().size() + commas(row));
            int frame = header.at()[0] < 0 ? 0 : times.isPresent() ? moment(row) : whole(row, 0);
            if (times.isEmpty() && frame + conversion.shift() < 0) throw bad("frame " + (frame + conversion.shift())
                    + "; frames from 0 would be right (--shift N adds to them)");
            if (numbers.isEmpty() || frame > numbers.getLast()) next(frame);
            else if (frame < numbers.getLast()) throw bad("frame " + frame + " comes after frame " + numbers.getLast()
                    + "; frames in their order would be right");
            else if (header.wide().length > 0) throw bad("frame " + frame + " comes twice");
            if (header.wide().length > 0) wide(row);
            else element(row, frame, header.at()[1] < 0 ? seen.cardinality() : whole(row, 1) - conversion.first());
        }

        /// The number of a row's time among those of the file.
        private int moment(CsvRecord row) {
            double time = number(row, header.at()[0]);
            if (!Double.isFinite(time)) throw bad("a time that is not finite; a number would be right");
            if (!moments.isEmpty() && time < moments.getLast()) throw bad("time " + time + " comes after time "
                    + moments.getLast() + "; times in their order would be right");
            if (moments.isEmpty() || time > moments.getLast()) moments.add(time);
            return moments.size() - 1;
        }

        /// A row with a whole frame.
        private void wide(CsvRecord row) {
            int points = header.wide().length / 3;
            if (points != elements) throw other(line, points + (points == 1 ? " element" : " elements")
                    + " a frame, and " + ours(), points);
            seen.set(0, points);
            for (int i = 0; i < header.wide().length; i++) places.getLast()[i] = number(row, header.wide()[i]);
        }

        private void element(CsvRecord row, int frame, int element) {
            if (element < 0 || element >= elements) {
                strange(element);
                return;
            }
            if (seen.get(element)) throw bad("element " + (element + conversion.first()) + " of frame " + frame
                    + " comes twice");
            seen.set(element);
            for (int k = 0; k < 3; k++) places.getLast()[3 * element + k] = number(row, header.at()[2 + k]);
        }

        /// Where a decimal comma may have made one field into two.
        private String commas(CsvRecord row) {
            return separator == ',' && row.getFieldCount() > header.names().size()
                    ? ": a number with a decimal comma is two fields behind ','; ';' between the fields, or quotes "
                            + "around such numbers, would be right"
                    : "";
        }

        private void next(int frame) {
            complete();
            numbers.add(frame);
            places.add(new double[3 * elements]);
            seen.clear();
        }

        /// The first frame is read to its end: it tells whether all of its elements are counted from another number.
        private void strange(int element) {
            if (strange.isEmpty()) {
                strangeLine = line;
                strangest = element;
            }
            strange.set(element + BIT);
            if (numbers.size() > 1) complete();
        }

        private void complete() {
            if (!strange.isEmpty()) throw other(strangeLine, "element " + (strangest + conversion.first()) + ", but "
                    + counted());
            int missing = seen.nextClearBit(0);
            if (numbers.isEmpty() || missing >= elements) return;
            String ends = "frame " + numbers.getLast() + " ends without element " + (missing + conversion.first());
            if (numbers.size() > 1) throw bad(ends + "; the same elements in every frame would be right");
            throw other(line, ends + ", and " + ours());
        }

        /// The elements of a later frame tell nothing: the file may end within it.
        private OtherElements other(long line, String why) {
            return other(line, why, numbers.size() == 1 ? seen.cardinality() + strange.cardinality() : 0);
        }

        private OtherElements other(long line, String why, int theirs) {
            return new OtherElements(name + ":" + line + ": " + why, theirs, first());
        }

        private String counted() {
            OptionalInt first = first();
            return first.isPresent() ? "elements count from " + conversion.first() + " here, and yours from "
                    + first.getAsInt() + "; --first-element " + first.getAsInt() + " would be right" : ours();
        }

        /// The number of the file's first element, where its elements are ours but for that.
        private OptionalInt first() {
            var all = new BitSet();
            seen.stream().forEach(n -> all.set(n + BIT));
            all.or(strange);
            int least = all.nextSetBit(0) - BIT;
            boolean shifted = least > 0 && all.cardinality() == elements && all.length() - BIT == least + elements;
            return shifted ? OptionalInt.of(least + conversion.first()) : OptionalInt.empty();
        }

        private String ours() {
            int first = conversion.first();
            return of + " has " + (elements == 1 ? "element " + first + " alone"
                    : "elements " + first + " to " + (first + elements - 1))
                    + " here; settings that make our scene like yours would be right";
        }

        private int whole(CsvRecord row, int column) {
            String text = row.getField(header.at()[column]).strip();
            double value = numerals.read(text).orElse(Double.NaN);
            if (value == Exact.rint(value) && Math.abs(value) < MOST_FRAME) return (int) value;
            throw bad(COLUMNS.get(column) + " '" + BadInput.brief(text) + "'; a whole number would be right");
        }

        private double number(CsvRecord row, int at) {
            if (at < 0) return 0;
            String text = row.getField(at).strip();
            double value = numerals.read(text).orElseThrow(() -> bad(header.name(at) + " '" + BadInput.brief(text)
                    + "'; a number would be right"));
            single &= Numerals.single(text, value);
            return value;
        }

        Trajectory whole() {
            if (numbers.isEmpty()) throw bad("no row follows the header; a row for each element of a frame would be "
                    + "right");
            complete();
            if (times.isEmpty())
                return new Trajectory(List.copyOf(numbers), List.copyOf(places), single, header.flat());
            Times.Frames frames = BadInput.reading(name,
                    () -> times.get().frames(moments, places, conversion.shift()));
            return new Trajectory(frames.numbers(), frames.frames(), single, header.flat()).passing(frames.passed());
        }

        private BadInput bad(String why) {
            return new BadInput(name + ":" + line + ": " + why);
        }
    }
}
