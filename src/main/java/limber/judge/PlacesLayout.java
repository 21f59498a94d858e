package limber.judge;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import limber.engine.text.BadInput;
import limber.math.exact.Exact;

/// The layout of a binary file with places: after its head, three numbers a point, point after point and frame after
/// frame. Arrays of NumPy (`.npy`) and point caches (`.pc2`, `.mdd`) have one.
///
/// @param numbers of the frames
/// @param points of each frame
/// @param begin where the first number is
/// @param eight whether a number has eight bytes, not four
record PlacesLayout(List<Integer> numbers, int points, int begin, boolean eight, ByteOrder order) {
    private static final byte[] NUMPY = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y'},
            POINT_CACHE = "POINTCACHE2\0".getBytes(StandardCharsets.US_ASCII);
    private static final String MDD = ".mdd";
    private static final int MOST = 10_000_000;
    private static final int PC2_HEAD = 32, PC2_POINTS = 16, MDD_HEAD = 8;
    private static final int NUMPY_VERSION = 6, NUMPY_LENGTH = 8, NUMPY_HEAD = 10;
    private static final Pattern TYPE = Pattern.compile("'descr'\\s*:\\s*'([^']*)'"),
            SHAPE = Pattern.compile("'shape'\\s*:\\s*\\(([\\d,\\s]*)\\)"),
            FORTRAN = Pattern.compile("'fortran_order'\\s*:\\s*True");

    /// The layout of a file; empty for one of text.
    ///
    /// @param name of the file, for complaints; a cache of LightWave is told by its end
    /// @throws BadInput if the head is no head of places
    static Optional<PlacesLayout> of(String name, byte[] bytes) {
        return BadInput.reading(name, () -> {
            if (begins(bytes, NUMPY)) return Optional.of(numpy(bytes));
            if (begins(bytes, POINT_CACHE)) return Optional.of(pointCache(bytes));
            return name.toLowerCase(Locale.ROOT).endsWith(MDD) ? Optional.of(lightWave(bytes)) : Optional.empty();
        });
    }

    private static boolean begins(byte[] bytes, byte[] with) {
        return bytes.length >= with.length && Arrays.equals(Arrays.copyOf(bytes, with.length), with);
    }

    // ---- heads ----

    /// Version 1: a dictionary of Python with type, order and shape.
    private static PlacesLayout numpy(byte[] bytes) {
        if (bytes.length < NUMPY_HEAD) throw cut();
        if (bytes[NUMPY_VERSION] != 1) throw new BadInput("is an array of NumPy in version " + bytes[NUMPY_VERSION]
                + " of the format; version 1, as numpy.save writes arrays of numbers, would be right");
        int length = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getShort(NUMPY_LENGTH) & 0xFFFF;
        if (bytes.length < NUMPY_HEAD + length) throw cut();
        String head = new String(bytes, NUMPY_HEAD, length, StandardCharsets.ISO_8859_1);
        Matcher type = TYPE.matcher(head), shape = SHAPE.matcher(head);
        if (!type.find() || !shape.find()) throw new BadInput("has a head of NumPy without a type or a shape; an array "
                + "as numpy.save writes it would be right");
        if (!type.group(1).equals("<f4") && !type.group(1).equals("<f8")) throw new BadInput("is an array of '"
                + BadInput.brief(type.group(1)) + "'; <f4 or <f8 (float32 or float64) would be right");
        if (FORTRAN.matcher(head).find()) throw new BadInput("is an array in Fortran's order; "
                + "numpy.ascontiguousarray of it would be right");
        int[] sizes = Arrays.stream(shape.group(1).split("[,\\s]+")).filter(s -> !s.isEmpty())
                .mapToInt(s -> s.length() > 8 ? Integer.MAX_VALUE : Integer.parseInt(s)).toArray();
        boolean points = sizes.length == 3 && sizes[2] == 3, flat = sizes.length == 2 && sizes[1] % 3 == 0;
        if (!points && !flat) throw new BadInput("is an array of " + shape.group(1).strip()
                + " numbers; frames × points × 3, or frames × 3·points, would be right");
        return new PlacesLayout(counted(sizes[0]), points ? sizes[1] : sizes[1] / 3, NUMPY_HEAD + length,
                type.group(1).equals("<f8"), ByteOrder.LITTLE_ENDIAN);
    }

    /// Points, the first frame, frames from one sample to the next, and samples.
    private static PlacesLayout pointCache(byte[] bytes) {
        if (bytes.length < PC2_HEAD) throw cut();
        ByteBuffer head = ByteBuffer.wrap(bytes, PC2_POINTS, PC2_HEAD - PC2_POINTS).order(ByteOrder.LITTLE_ENDIAN);
        int points = head.getInt();
        double start = head.getFloat(), rate = head.getFloat();
        List<Integer> frames = counted(head.getInt());
        if (start != Exact.rint(start) || rate != Exact.rint(rate) || rate < 1 || Math.abs(start) > MOST
                || rate > MOST)
            throw new BadInput("has samples from frame " + (float) start + " on, every " + (float) rate
                    + " frames; whole frames would be right");
        return new PlacesLayout(frames.stream().map(n -> (int) (start + n * rate)).toList(), points, PC2_HEAD, false,
                ByteOrder.LITTLE_ENDIAN);
    }

    /// Frames, points, and the time of each frame, which does not matter here.
    private static PlacesLayout lightWave(byte[] bytes) {
        if (bytes.length < MDD_HEAD) throw cut();
        ByteBuffer head = ByteBuffer.wrap(bytes);
        List<Integer> frames = counted(head.getInt());
        return new PlacesLayout(frames, head.getInt(), MDD_HEAD + Float.BYTES * frames.size(), false,
                ByteOrder.BIG_ENDIAN);
    }

    private static List<Integer> counted(int frames) {
        if (frames < 1 || frames > MOST) throw new BadInput("has " + frames + " frames; 1 to " + MOST
                + " would be right");
        return IntStream.range(0, frames).boxed().toList();
    }

    private static BadInput cut() {
        return new BadInput("ends within its head; the whole file would be right");
    }

    // ---- places ----

    /// The places of all frames.
    ///
    /// @param elements that every frame has with us
    /// @param of what they are, such as `position`
    /// @throws BadInput if the file has other elements, or ends early or late
    Trajectory read(String name, byte[] bytes, int elements, String of) {
        if (points != elements) throw OtherElements.points(name, points, of, elements);
        long size = 3L * points * (eight ? Double.BYTES : Float.BYTES), wanted = begin + numbers.size() * size;
        if (bytes.length != wanted) throw new BadInput(name + ": has " + bytes.length + " bytes, but "
                + numbers.size() + (numbers.size() == 1 ? " frame of " : " frames of ") + points + " points need "
                + wanted + (bytes.length < wanted ? ": it is cut off in frame "
                        + numbers.get((int) Math.max(0, (bytes.length - begin) / size)) : "")
                + "; the whole file would be right");
        ByteBuffer in = ByteBuffer.wrap(bytes, begin, bytes.length - begin).order(order);
        var places = new ArrayList<double[]>();
        boolean single = true;
        for (int n = 0; n < numbers.size(); n++) {
            var frame = new double[3 * points];
            for (int i = 0; i < frame.length; i++) {
                frame[i] = eight ? in.getDouble() : in.getFloat();
                single &= Numerals.single(frame[i]);
            }
            places.add(frame);
        }
        return new Trajectory(numbers, List.copyOf(places), single, "");
    }
}
