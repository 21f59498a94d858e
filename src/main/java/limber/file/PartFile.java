package limber.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A file that is being written, beside its target, under a name that no other writer takes:
/// `.NAME.limber-PID-N.part`. It has the mode of the file that it will replace.
///
/// A process that is killed leaves its part. The next writer in that folder deletes parts whose process has ended. The
/// name says which process that is, so most parts need not be opened. The number alone is not enough: another machine
/// or container that shares the folder has numbers of its own. So a part is locked while it is written, and one that
/// is locked stays.
record PartFile(Path path, FileChannel channel) {
    private static final Pattern NAME = Pattern.compile("\\..+\\.limber-(\\d{1,18})-\\d+\\.part");

    /// Creates a part beside its target, and locks it where the file system has locks. Nobody can read more of it than
    /// of the target.
    static PartFile create(Path target) throws IOException {
        Optional<Set<PosixFilePermission>> mode = mode(target);
        for (int n = 1;; n++) {
            Path path = target.resolveSibling("." + target.getFileName() + ".limber-" + ProcessHandle.current().pid()
                    + "-" + n + ".part");
            try {
                var part = new PartFile(path, FileChannel.open(path,
                        EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attributes(mode)));
                part.lock();
                return part;
            } catch (FileAlreadyExistsException e) {
                continue; // the next number is free
            }
        }
    }

    private static Optional<Set<PosixFilePermission>> mode(Path target) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(target, PosixFileAttributeView.class);
        if (view == null) return Optional.empty(); // as on Windows
        try {
            return Optional.of(view.readAttributes().permissions());
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }

    private static FileAttribute<?>[] attributes(Optional<Set<PosixFilePermission>> mode) {
        return mode.map(PosixFilePermissions::asFileAttribute).stream().toArray(FileAttribute<?>[]::new);
    }

    private void lock() {
        try {
            channel.tryLock();
        } catch (IOException e) {
            return; // a file system without locks: the process's number has to do
        }
    }

    /// Moves the part over its target, with the target's mode: at creation the user's mask has taken bits away.
    void replace(Path target) throws IOException {
        Optional<Set<PosixFilePermission>> mode = mode(target);
        if (mode.isPresent()) Files.setPosixFilePermissions(path, mode.get());
        Files.move(path, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /// Deletes parts in a folder that no living process writes. What cannot be deleted, such as a part of another user,
    /// stays.
    static void clean(Path folder) {
        try (DirectoryStream<Path> parts = Files.newDirectoryStream(folder, ".*.part")) {
            for (Path part : parts) if (ended(part)) delete(part);
        } catch (IOException | DirectoryIteratorException e) {
            return; // a folder that cannot be listed may still take a file
        }
    }

    private static boolean ended(Path part) {
        Matcher name = NAME.matcher(part.getFileName().toString());
        return name.matches() && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty()
                && Files.isRegularFile(part, LinkOption.NOFOLLOW_LINKS);
    }

    private static void delete(Path part) {
        try (var channel = FileChannel.open(part, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
                FileLock lock = channel.tryLock()) {
            if (lock != null) Files.deleteIfExists(part);
        } catch (IOException | OverlappingFileLockException e) {
            return; // the next writer tries again
        }
    }
}
