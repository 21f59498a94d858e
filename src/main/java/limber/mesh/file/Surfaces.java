package limber.mesh.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import limber.engine.model.Remark;
import limber.engine.text.BadInput;
import limber.mesh.Surface;
import limber.mesh.shape.Primitive;

/// A cache of the surfaces that the text of a `mesh` parameter names: a [Primitive], or `file:PATH` for a [MeshReader].
///
/// The last few are kept, so that a restarted run need not read again. [#read] returns what [#load] has read, even if
/// the file has changed since, until `load` is called again: a surface does not change during a run. Thread-safe.
public final class Surfaces {
    /// Examples of surfaces, offered in a list.
    public static final List<String> WORDS = List.of("icosphere:2", "icosphere:3", "icosphere:4", "icosphere:5",
            "icosphere:6", "uv-sphere:32x16", "cube-sphere:24", "torus", "pudding", "gummy", "figure", "waving-figure");

    private static final String FILE = "file:";
    private static final int KEPT = 4;

    /// The state of a file before it was read. Where the file system gives files a key, a replaced file is noticed even
    /// if size and time are the same.
    private record Stamp(long size, long modified, Optional<Object> key) {}

    /// What was said about a surface.
    private record Judged(Surface surface, List<Remark> remarks) {}

    private record Kept(MeshFile file, Optional<Stamp> stamp) {
        Surface surface() {
            return file.surface();
        }
    }

    /// The surfaces by text, the least recently used first.
    private final Map<String, Kept> kept = new LinkedHashMap<>(KEPT, 0.75f, true);

    /// The last judgement of a file: it takes a second for the largest, and settings change often.
    private volatile Optional<Judged> judged = Optional.empty();

    /// What should be said about the surface of a file, see [Watertightness]: before the rest `unended` if it may have
    /// been cut off, and `bones` with the number of those that it has, which are not used. Nothing about a primitive,
    /// which is whole.
    ///
    /// @throws BadInput as [#load]
    public List<Remark> remarks(String text) {
        if (!isFile(text)) return List.of();
        MeshFile file = known(text).file();
        Judged now = judged.filter(known -> known.surface() == file.surface())
                .orElseGet(() -> new Judged(file.surface(), remarks(file)));
        judged = Optional.of(now);
        return now.remarks();
    }

    private static List<Remark> remarks(MeshFile file) {
        var remarks = new ArrayList<Remark>();
        if (file.unended()) remarks.add(new Remark("unended"));
        if (file.bones() > 0) remarks.add(new Remark("bones", file.bones()));
        remarks.addAll(Watertightness.of(file.surface()).remarks());
        return remarks;
    }

    /// Refuses a text that names no surface, without looking for the file.
    ///
    /// @throws BadInput `'icosphere:9': 9 is above 7 (0..7)`
    public static void checkWord(String text) {
        if (isFile(text)) path(text);
        else Primitive.of(text);
    }

    /// Reads the surface unless it is known already; a file is read again if it is another one by now.
    ///
    /// @throws BadInput if there is no such surface, or `x.obj:12: …` if its file is wrong; what was read before is
    ///   then kept
    public synchronized void load(String text) {
        Kept known = kept.get(text);
        Optional<Stamp> stamp = isFile(text) ? stamp(path(text)) : Optional.empty();
        if (known == null || isFile(text) && (stamp.isEmpty() || !stamp.equals(known.stamp())))
            keep(text, new Kept(fresh(text), stamp));
    }

    /// The surface as it was when it was last loaded, or as it is now if it is not among the last four. Its arrays are
    /// shared: do not write to them.
    ///
    /// @throws BadInput as [#load]
    public Surface read(String text) {
        return known(text).surface();
    }

    private synchronized Kept known(String text) {
        if (!kept.containsKey(text)) load(text);
        return kept.get(text);
    }

    /// The surface of a primitive that no text names, kept as the others are.
    public synchronized Surface of(Primitive primitive) {
        String key = primitive.toString();
        if (!kept.containsKey(key)) keep(key, new Kept(new MeshFile(primitive.surface(), 0), Optional.empty()));
        return kept.get(key).surface();
    }

    private void keep(String text, Kept surface) {
        kept.put(text, surface);
        if (kept.size() > KEPT) kept.remove(kept.keySet().iterator().next());
    }

    private static MeshFile fresh(String text) {
        return isFile(text) ? MeshReader.contents(path(text)) : new MeshFile(Primitive.of(text).surface(), 0);
    }

    private static boolean isFile(String text) {
        return text.startsWith(FILE);
    }

    private static Path path(String text) {
        String path = text.substring(FILE.length());
        if (path.isBlank())
            throw new BadInput("'" + BadInput.brief(text) + "' names no file; file:PATH would be right");
        try {
            return Path.of(path);
        } catch (InvalidPathException e) {
            throw new BadInput(
                    "'" + BadInput.brief(text) + "' is not a path: " + e.getReason() + "; file:PATH would be right");
        }
    }

    /// The stamp of a file; empty if it cannot be read, which reading then reports.
    private static Optional<Stamp> stamp(Path file) {
        try {
            var a = Files.readAttributes(file, BasicFileAttributes.class);
            return Optional.of(new Stamp(a.size(), a.lastModifiedTime().to(TimeUnit.NANOSECONDS),
                    Optional.ofNullable(a.fileKey())));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
