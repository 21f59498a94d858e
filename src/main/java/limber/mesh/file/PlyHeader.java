package limber.mesh.file;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import limber.engine.text.BadInput;

/// The header of a PLY file: how its elements are written, and how many there are.
///
/// @param format `ascii`, `binary_little_endian` or `binary_big_endian`
/// @param lines of the header
/// @param body the first byte behind it
record PlyHeader(String format, List<Element> elements, int lines, int body) {
    private static final int LONGEST = 1 << 14, MOST_PROPERTIES = 100;
    private static final String RIGHT = "ply, format, element, property and end_header would be right";

    /// A kind of element, such as `vertex`.
    record Element(String name, int count, List<Property> properties) {}

    /// A number of an element, or a list of them.
    ///
    /// @param length the type of the list's length; empty for one number
    record Property(String name, Type type, Optional<Type> length) {}

    /// A type of numbers.
    enum Type {
        INT8(1), UINT8(1), INT16(2), UINT16(2), INT32(4), UINT32(4), FLOAT32(4), FLOAT64(8);

        final int bytes;

        Type(int bytes) {
            this.bytes = bytes;
        }
    }

    boolean isText() {
        return format.equals("ascii");
    }

    /// @param file its name in complaints
    /// @throws BadInput `x.ply:3: …` if it is none
    static PlyHeader read(String file, byte[] bytes) {
        var elements = new ArrayList<Element>();
        var lines = new Lines(bytes);
        String format = "";
        while (lines.next()) {
            String[] words = lines.words();
            try {
                if (!lines.begun() && !words[0].isEmpty() && !words[0].equals("ply"))
                    throw new BadInput("does not begin with ply; a PLY file would be right");
                switch (words[0]) {
                    case "ply" -> lines.begin();
                    case "comment", "obj_info", "" -> {}
                    case "format" -> format = format(words);
                    case "element" -> elements.add(element(words));
                    case "property" -> property(words, elements);
                    case "end_header" -> {
                        if (format.isEmpty()) throw new BadInput("ends a header without a format");
                        return new PlyHeader(format, List.copyOf(elements), lines.number, lines.at);
                    }
                    default -> throw new BadInput("'" + BadInput.brief(words[0]) + "' is not a word of a header; "
                            + RIGHT);
                }
            } catch (BadInput e) {
                throw e.at(file + ":" + lines.number);
            }
        }
        throw new BadInput(file + ": has no end_header; a whole PLY file would be right");
    }

    /// The lines of a header, which end as its first one does: with LF, CRLF or CR.
    private static final class Lines {
        private final byte[] bytes;
        private int number, at, from;
        private boolean begun, onlyReturns;

        Lines(byte[] bytes) {
            this.bytes = bytes;
            int first = MeshFormat.begin(bytes, 0), end = first;
            for (int i = 0; i < first; i++) if (bytes[i] == '\n') number++;
            at = first;
            while (end < bytes.length && bytes[end] != '\n' && bytes[end] != '\r') end++;
            onlyReturns =
                    end < bytes.length && bytes[end] == '\r' && (end + 1 == bytes.length || bytes[end + 1] != '\n');
        }

        /// Goes to the next line; false where the header would be too long.
        boolean next() {
            from = at;
            number++;
            if (from >= Math.min(bytes.length, LONGEST)) return false;
            while (at < bytes.length && at - from < LONGEST && bytes[at] != (onlyReturns ? '\r' : '\n')) at++;
            at++;
            return true;
        }

        /// In lower case; the first is empty in an empty line.
        String[] words() {
            int end = Math.min(at - 1, bytes.length);
            return new String(bytes, from, end - from, StandardCharsets.ISO_8859_1).strip().toLowerCase(Locale.ROOT)
                    .split("\\s+");
        }

        boolean begun() {
            return begun;
        }

        void begin() {
            begun = true;
        }
    }

    private static String format(String[] words) {
        String format = words.length > 1 ? words[1] : "";
        if (List.of("ascii", "binary_little_endian", "binary_big_endian").contains(format)) return format;
        throw new BadInput("'" + BadInput.brief(format)
                + "' is not a format; ascii, binary_little_endian or binary_big_endian would be right");
    }

    private static Element element(String[] words) {
        String count = words.length == 3 ? words[2] : "";
        if (!count.matches("\\d{1,9}"))
            throw new BadInput("is no element; element NAME COUNT would be right");
        return new Element(words[1], Integer.parseInt(count), new ArrayList<>());
    }

    private static void property(String[] words, List<Element> elements) {
        boolean list = words.length == 5 && words[1].equals("list");
        if (elements.isEmpty() || !list && words.length != 3) throw new BadInput(
                "is no property; property TYPE NAME or property list TYPE TYPE NAME, of an element, would be right");
        List<Property> properties = elements.getLast().properties();
        if (properties.size() == MOST_PROPERTIES)
            throw new BadInput("is property " + (MOST_PROPERTIES + 1) + " of its element; fewer would be right");
        properties.add(list ? new Property(words[4], type(words[3]), Optional.of(type(words[2])))
                : new Property(words[2], type(words[1]), Optional.empty()));
    }

    private static Type type(String word) {
        return switch (word) {
            case "char", "int8" -> Type.INT8;
            case "uchar", "uint8" -> Type.UINT8;
            case "short", "int16" -> Type.INT16;
            case "ushort", "uint16" -> Type.UINT16;
            case "int", "int32" -> Type.INT32;
            case "uint", "uint32" -> Type.UINT32;
            case "float", "float32" -> Type.FLOAT32;
            case "double", "float64" -> Type.FLOAT64;
            default -> throw new BadInput("'" + BadInput.brief(word)
                    + "' is not a type; char, uchar, short, ushort, int, uint, float or double would be right");
        };
    }
}
