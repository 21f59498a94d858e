import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A program that packs a folder as a zip: entries in order of their names, all with one time, scripts executable. The
/// same folder gives the same bytes.
///
/// Usage: `java Zip.java FOLDER ZIP SECONDS`, seconds since 1970.
final class Zip {
    private Zip() {}

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]).toAbsolutePath(), zip = Path.of(args[1]).toAbsolutePath();
        FileTime time = FileTime.fromMillis(1000 * Long.parseLong(args[2]));
        Files.deleteIfExists(zip);
        var options = Map.of("create", "true", "enablePosixFileAttributes", "true");
        try (FileSystem packed = FileSystems.newFileSystem(URI.create("jar:" + zip.toUri()), options)) {
            for (Path file : files(folder)) {
                Path entry = packed.getPath("/" + folder.getParent().relativize(file).toString().replace('\\', '/'));
                if (Files.isDirectory(file)) Files.createDirectory(entry);
                else Files.copy(file, entry);
                Files.setPosixFilePermissions(entry, PosixFilePermissions.fromString(rights(file)));
                Files.setLastModifiedTime(entry, time);
            }
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.sorted().toList();
        }
    }

    private static String rights(Path file) {
        boolean run = Files.isDirectory(file) || file.getFileName().toString().equals("limber");
        return run ? "rwxr-xr-x" : "rw-r--r--";
    }
}
