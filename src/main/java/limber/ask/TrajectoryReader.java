package limber.ask;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.math.exact.Exact;

/// A reader for the trajectory of another program: CSV with a header, separated by `,`, `;` or tabs. Behind `;`,
/// numbers may have decimal commas. Columns that it does not need are passed over.
///
/// @param columns what the file calls `frame`, `element`, `x`, `y` and `z`, where it calls them otherwise
/// @param axes for our x, y and z in turn, the axis of the file
/// @param scale metres for a unit of the file
/// @param shift added to the file's numbers of frames
public record TrajectoryReader(Map<String, String> columns, List<Axis> axes, double scale, int shift) {
    /// The columns that a file must have.
    public static final List<String> COLUMNS = List.of("frame", "element", "x", "y", "z");
    /// The reader of a file that is written as `trace` writes.
    public static final TrajectoryReader PLAIN = new TrajectoryReader(Map.of(), axes("x,y,z"), 1, 0);

    /// The largest file that is read, bytes.
    public static final long LARGEST = 512L << 20;

    private static final Pattern NUMBER = Pattern
            .compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?|[+-]?0[xX][0-9a-fA-F.]+[pP][+-]?\\d+");
    private static final Pattern NO_NUMBER = Pattern.compile("(?i)[+-]?(nan.*|inf|infinity|∞|1\\.#.*)");
    private static final int MOST_FRAME = 10_000_000;

    /// An axis of the file, or the opposite of one.
    ///
    /// @param index 0 for x, 1 for y, 2 for z
    public record Axis(int index, int sign) {}

    /// Reads axes such as `x,z,-y`.
    ///
    /// @throws BadInput if they are not three different ones
    public static List<Axis> axes(String text) {
        var axes = new ArrayList<Axis>();
        for (String part : text.strip().toLowerCase(Locale.ROOT).split(",", -1)) {
            String axis = part.strip();
            int index = axis.isEmpty() ? -1 : "xyz".indexOf(axis.charAt(axis.length() - 1));
            if (index >= 0 && Set.of("", "-", "+").contains(axis.substring(0, axis.length() - 1)))
                axes.add(new Axis(index, axis.startsWith("-") ? -1 : 1));
        }
        if (axes.size() != 3 || axes.stream().map(Axis::index).distinct().count() < 3
                || text.split(",", -1).length != 3)
            throw new BadInput("'" + BadInput.brief(text)
                    + "' are not three different axes; x,z,-y would be right where the file's z points up");
        return axes;
    }

    /// Reads names of columns such as `frame=step,x=px`.
    ///
    /// @throws BadInput if a name of ours is not one
    public static Map<String, String> columns(String text) {
        var columns = new LinkedHashMap<String, String>();
        for (String part : text.split(",", -1)) {
            int equals = part.indexOf('=');
            String ours = equals < 0 ? part.strip() : part.substring(0, equals).strip();
            if (equals < 0 || !COLUMNS.contains(ours) || part.substring(equals + 1).isBlank()) throw new BadInput("'"
                    + BadInput.brief(part)
                    + "': frame, element, x, y or z, and what the file calls it, would be right, "
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
    /// @throws BadInput with the line of its first fault
    public Trajectory read(String name, String text, int elements, String of) {
        String head = text.lines().findFirst().orElse("");
        char separator = head.contains(";") ? ';' : head.contains("\t") ? '\t' : ',';
        try (CsvReader<CsvRecord> rows = CsvReader.builder().fieldSeparator(separator)
                .skipEmptyLines(true).allowExtraFields(true).allowMissingFields(true).ofCsvRecord(text)) {
            var frames = new Frames(name, elements, of, separator == ';');
            for (CsvRecord row : rows) frames.take(row);
            return frames.whole();
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
        private final boolean commas;
        private final int[] at = new int[COLUMNS.size()];
        private final List<Integer> numbers = new ArrayList<>();
        private final List<double[]> places = new ArrayList<>();
        private final BitSet seen = new BitSet();
        private int fields;
        private long line;

        Frames(String name, int elements, String of, boolean commas) {
            this.name = name;
            this.elements = elements;
            this.of = of;
            this.commas = commas;
        }

        void take(CsvRecord row) {
            line = row.getStartingLineNumber();
            if (fields == 0) head(row);
            else row(row);
        }

        private void head(CsvRecord row) {
            fields = row.getFieldCount();
            List<String> names = row.getFields().stream().map(f -> f.strip().toLowerCase(Locale.ROOT)).toList();
            for (int c = 0; c < at.length; c++) {
                String wanted = columns.getOrDefault(COLUMNS.get(c), COLUMNS.get(c));
                at[c] = names.indexOf(wanted.toLowerCase(Locale.ROOT));
                if (at[c] < 0) throw bad("the header has no column '" + wanted + "'; "
                        + DidYouMean.hint(wanted, names.stream().map(BadInput::brief).toList())
                        + "; --columns says what a file calls frame, element, x, y and z");
            }
        }

        private void row(CsvRecord row) {
            if (row.getFieldCount() != fields)
                throw bad(row.getFieldCount() + " fields, but the header has " + fields);
            int frame = whole(row, 0) + shift, element = whole(row, 1);
            if (frame < 0) throw bad("frame " + frame + "; frames from 0 would be right (--shift N adds to them)");
            if (numbers.isEmpty() || frame > numbers.getLast()) next(frame);
            else if (frame < numbers.getLast()) throw bad("frame " + frame + " comes after frame " + numbers.getLast()
                    + "; frames in their order would be right");
            if (element < 0 || element >= elements) throw bad("element " + element + ", but " + ours());
            if (seen.get(element)) throw bad("element " + element + " of frame " + frame + " comes twice");
            seen.set(element);
            double[] place = places.getLast();
            for (int k = 0; k < 3; k++)
                place[3 * element + k] = axes.get(k).sign() * scale * number(row, 2 + axes.get(k).index());
        }

        private void next(int frame) {
            complete();
            numbers.add(frame);
            places.add(new double[3 * elements]);
            seen.clear();
        }

        private void complete() {
            int missing = seen.nextClearBit(0);
            if (!numbers.isEmpty() && missing < elements)
                throw bad("frame " + numbers.getLast() + " ends without element " + missing + ", and "
                        + ours());
        }

        private String ours() {
            return of + " has " + (elements == 1 ? "element 0 alone" : "elements 0 to " + (elements - 1))
                    + " here; settings that make our scene like yours would be right";
        }

        private int whole(CsvRecord row, int column) {
            String text = row.getField(at[column]).strip();
            try {
                double value = Double.parseDouble(text);
                if (NUMBER.matcher(text).matches() && value == Exact.rint(value) && Math.abs(value) < MOST_FRAME)
                    return (int) value;
            } catch (NumberFormatException e) {
                throw bad(COLUMNS.get(column) + " '" + BadInput.brief(text) + "'; a whole number would be right");
            }
            throw bad(COLUMNS.get(column) + " '" + BadInput.brief(text) + "'; a whole number would be right");
        }

        private double number(CsvRecord row, int column) {
            String text = row.getField(at[column]).strip();
            String plain = commas ? text.replace(',', '.') : text;
            if (NO_NUMBER.matcher(plain).matches()) return Double.NaN;
            if (!NUMBER.matcher(plain).matches())
                throw bad(COLUMNS.get(column) + " '" + BadInput.brief(text) + "'; a number would be right");
            return Double.parseDouble(plain);
        }

        Trajectory whole() {
            if (fields == 0) throw new BadInput(name + ":1: it is empty; a header such as frame,element,x,y,z would be "
                    + "right");
            if (numbers.isEmpty()) throw bad("no row follows the header; a row for each element of a frame would be "
                    + "right");
            complete();
            return new Trajectory(List.copyOf(numbers), List.copyOf(places));
        }

        private BadInput bad(String why) {
            return new BadInput(name + ":" + line + ": " + why);
        }
    }
}
