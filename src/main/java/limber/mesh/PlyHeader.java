package limber.mesh;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.BadInput;

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

    /// @param file its name in complaints
    /// @throws BadInput `x.ply:3: …` if it is none
    static PlyHeader read(String file, byte[] bytes) {
        var elements = new ArrayList<Element>();
        String format = "";
        int from = 0;
        for (int number = 1; from < Math.min(bytes.length, LONGEST); number++) {
            int end = from;
            while (end < bytes.length && end - from < LONGEST && bytes[end] != '\n') end++;
            String[] words = new String(bytes, from, end - from, StandardCharsets.ISO_8859_1).strip().split("\\s+");
            from = end + 1;
            try {
                if (number == 1 && !words[0].equals("ply")) throw new BadInput("does not begin with ply; a PLY file "
                        + "would be right");
                switch (words[0]) {
                    case "ply", "comment", "obj_info", "" -> {}
                    case "format" -> format = format(words);
                    case "element" -> elements.add(element(words));
                    case "property" -> property(words, elements);
                    case "end_header" -> {
                        if (format.isEmpty()) throw new BadInput("ends a header without a format");
                        return new PlyHeader(format, List.copyOf(elements), number, from);
                    }
                    default -> throw new BadInput("'" + BadInput.brief(words[0]) + "' is not a word of a header; "
                            + RIGHT);
                }
            } catch (BadInput e) {
                throw e.at(file + ":" + number);
            }
        }
        throw new BadInput(file + ": has no end_header; a whole PLY file would be right");
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
