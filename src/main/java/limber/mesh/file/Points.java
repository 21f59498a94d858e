package limber.mesh.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import limber.engine.text.BadInput;
import limber.mesh.DoubleList;

/// The points of a file in the order in which they stand there, three numbers each: the lines `v` of OBJ, the vertices
/// of PLY, or the `POINTS` of a legacy file of VTK, each as text or binary. Nothing is welded, and faces do not matter.
public final class Points {
    private static final List<String> AXES = List.of("x", "y", "z");
    private static final String VTK = "# vtk DataFile", PLY = "ply", POINTS = "POINTS";
    private static final String RIGHT = "points as OBJ, PLY or legacy VTK would be right";
    /// Lines of a legacy file of VTK before its points, and bytes of each.
    private static final int LINES = 20, LONGEST = 256;

    private final String file;
    private final byte[] bytes;

    private Points(String file, byte[] bytes) {
        this.file = file;
        this.bytes = bytes;
    }

    /// @param file its name in complaints
    /// @throws BadInput if it has no points, or ends within them
    public static double[] of(String file, byte[] bytes) {
        return new Points(file, bytes).read();
    }

    private double[] read() {
        double[] points = begins(VTK) ? vtk() : begins(PLY) ? ply() : obj();
        if (points.length == 0) throw new BadInput(file + ": has no points; " + RIGHT);
        return points;
    }

    private boolean begins(String text) {
        return new String(bytes, 0, Math.min(bytes.length, text.length()), StandardCharsets.ISO_8859_1).equals(text);
    }

    private double[] obj() {
        var points = new DoubleList();
        var lines = lines(0, 1);
        try {
            while (lines.next()) {
                if (!lines.line.more() || !lines.line.word().equals("v")) continue;
                for (int k = 0; k < AXES.size(); k++) {
                    if (!lines.line.more()) throw lines.line.bad("has no " + AXES.get(k) + "; v x y z would be right");
                    points.add(lines.line.coordinate("a number"));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e); // there is none in memory
        }
        return points.toArray();
    }

    private TextLines lines(int from, int first) {
        return new TextLines(file, "an OBJ, PLY or VTK file",
                new ByteArrayInputStream(bytes, from, bytes.length - from), first);
    }

    private double[] ply() {
        PlyHeader header = PlyHeader.read(file, bytes);
        PlyNumbers numbers = PlyNumbers.of(file, header, bytes);
        for (PlyHeader.Element element : header.elements()) {
            boolean vertex = element.name().equals("vertex");
            List<String> names = element.properties().stream().map(PlyHeader.Property::name).toList();
            if (vertex && !names.containsAll(AXES)) throw new BadInput(file + ": its vertices have no x, y and z; "
                    + "three properties of these names would be right");
            var points = new DoubleList();
            for (int i = 0; i < element.count(); i++) {
                var place = new double[AXES.size()];
                for (PlyHeader.Property p : element.properties()) {
                    int list = p.length().isPresent() ? (int) numbers.next(p.length().get()) : 1;
                    int axis = vertex ? AXES.indexOf(p.name()) : -1;
                    for (int n = 0; n < list; n++) {
                        double value = axis < 0 ? numbers.any(p.type()) : numbers.coordinate(p.type());
                        if (axis >= 0) place[axis] = value;
                    }
                }
                if (vertex) for (double v : place) points.add(v);
            }
            if (vertex) return points.toArray();
        }
        return new double[0];
    }

    /// A title, ASCII or BINARY, a kind of data set, and then `POINTS count type`.
    private double[] vtk() {
        boolean binary = false;
        for (int number = 1, at = 0; number <= LINES && at < bytes.length; number++) {
            int end = at;
            while (end < bytes.length && end - at < LONGEST && bytes[end] != '\n') end++;
            String line = new String(bytes, at, end - at, StandardCharsets.ISO_8859_1).strip();
            at = end + 1;
            if (number == 3) binary = line.toUpperCase(Locale.ROOT).equals("BINARY");
            if (!line.toUpperCase(Locale.ROOT).startsWith(POINTS + " ")) continue;
            String[] words = line.split("\\s+");
            if (words.length != 3 || !words[1].matches("\\d{1,8}") || !List.of("float", "double").contains(words[2]))
                throw new BadInput(file + ":" + number + ": '" + BadInput.brief(line)
                        + "'; POINTS with a count and float or double would be right");
            var points = new double[3 * Integer.parseInt(words[1])];
            if (binary) big(points, at, words[2].equals("double"));
            else text(points, at, number + 1);
            return points;
        }
        return new double[0];
    }

    private void big(double[] points, int from, boolean eight) {
        long wanted = (long) points.length * (eight ? Double.BYTES : Float.BYTES);
        if (bytes.length - from < wanted) throw new BadInput(file + ": ends within its points; the whole file would be "
                + "right");
        ByteBuffer in = ByteBuffer.wrap(bytes, from, (int) wanted);
        Arrays.setAll(points, _ -> eight ? in.getDouble() : in.getFloat());
    }

    private void text(double[] points, int from, int first) {
        var lines = lines(Math.min(from, bytes.length), first);
        try {
            for (int i = 0; i < points.length; i++) {
                while (!lines.line.more())
                    if (!lines.next()) throw new BadInput(file + ": ends within its points; the whole file would be "
                            + "right");
                points[i] = lines.line.coordinate("a number");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e); // there is none in memory
        }
    }
}
