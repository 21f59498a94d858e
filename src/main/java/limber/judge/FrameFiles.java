package limber.judge;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import limber.engine.text.BadInput;
import limber.file.PlainFile;

/// Files with one frame each, whose names end with its number: those of a folder, or of a pattern such as `out.*.obj`.
///
/// @param files by the numbers of their frames
record FrameFiles(SortedMap<Integer, Path> files) {
    private static final List<String> TABLES = List.of(".csv", ".txt"), ENDINGS =
            Stream.concat(Stream.of(".obj", ".ply", ".vtk"), TABLES.stream()).toList();
    /// The last digits before the ending.
    private static final Pattern NUMBERED = Pattern.compile("(.*?)(\\d{1,7})(\\D*)");
    private static final int MOST = 100_000;

    /// The files of a folder or a pattern; empty for the name of one file.
    ///
    /// @throws BadInput if there are none, or those of two sequences
    static Optional<FrameFiles> of(Path named) {
        String name = String.valueOf(named.getFileName());
        boolean pattern = name.contains("*") && !Files.exists(named);
        if (!pattern && !Files.isDirectory(named)) return Optional.empty();
        Path folder = pattern ? Optional.ofNullable(named.getParent()).orElse(Path.of("")) : named;
        PathMatcher matches = FileSystems.getDefault().getPathMatcher(pattern ? "glob:" + name : "glob:*");
        return Optional.of(BadInput.reading(PlainFile.name(named), () -> numbered(list(folder, pattern).stream()
                .filter(f -> matches.matches(f.getFileName())).toList())));
    }

    /// Whether a file is a table by its name.
    static boolean isTable(String file) {
        return ends(file, TABLES);
    }

    private static boolean ends(String file, List<String> endings) {
        return endings.stream().anyMatch(file.toLowerCase(Locale.ROOT)::endsWith);
    }

    private static List<Path> list(Path folder, boolean any) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> any || ends(String.valueOf(f.getFileName()), ENDINGS)).limit(MOST).toList();
        } catch (IOException e) {
            throw PlainFile.unreadable(e, "a folder");
        }
    }

    private static FrameFiles numbered(List<Path> all) {
        var files = new TreeMap<Integer, Path>();
        var sequences = new TreeMap<String, Path>();
        for (Path file : all) {
            Matcher name = NUMBERED.matcher(String.valueOf(file.getFileName()));
            if (!name.matches()) throw new BadInput("has " + PlainFile.name(file.getFileName())
                    + ", whose name has no number; one file a frame, such as out.12.obj, would be right");
            sequences.putIfAbsent(name.group(1) + "*" + name.group(3), file);
            if (sequences.size() > 1) throw new BadInput("has two sequences, " + sequences.firstKey() + " and "
                    + sequences.lastKey() + "; one of them in quotes would be right");
            Path same = files.putIfAbsent(Integer.parseInt(name.group(2)), file);
            if (same != null) throw new BadInput("has a frame twice, as " + PlainFile.name(same.getFileName()) + " and "
                    + PlainFile.name(file.getFileName()) + "; one of them would be right");
        }
        if (files.isEmpty()) throw new BadInput("has no files of frames; numbered files that end in "
                + String.join(", ", ENDINGS) + " would be right");
        return new FrameFiles(files);
    }

    /// The places of all frames.
    ///
    /// @param one reads the places of a file: its name, for complaints, and its bytes
    /// @throws BadInput if a file has another number of points than the first, or cannot be read
    Trajectory read(BiFunction<String, byte[], double[]> one) {
        var places = new ArrayList<double[]>();
        boolean single = true;
        String first = PlainFile.name(files.firstEntry().getValue());
        for (Path file : files.values()) {
            String name = PlainFile.name(file);
            double[] frame = one.apply(name, BadInput.reading(name,
                    () -> PlainFile.bytes(file, TrajectoryReader.LARGEST, "a file of points")));
            if (!places.isEmpty() && frame.length != places.getFirst().length) throw new BadInput(name + ": has "
                    + frame.length / 3 + " points, but " + first + " has " + places.getFirst().length / 3
                    + "; as many in every file would be right");
            for (double v : frame) single &= Numerals.single(v);
            places.add(frame);
        }
        return new Trajectory(List.copyOf(files.keySet()), List.copyOf(places), single, "");
    }
}
