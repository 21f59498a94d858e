package limber.file;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Work on a file that one process does at a time, such as reading it, adding to it and writing it. The lock is on a
/// file of its own beside it, `.NAME.lock`, which stays: the file itself is replaced.
public final class Exclusive {
    private static final int TRIES = 400, MILLISECONDS = 5;

    /// The work.
    public interface Work {
        void run() throws IOException;
    }

    private Exclusive() {}

    /// Does the work once nobody else does, in folders that are created if missing.
    ///
    /// @throws IOException if somebody else has been at it for two seconds
    public static void run(Path file, Work work) throws IOException {
        Path lock = file.toAbsolutePath().resolveSibling("." + file.getFileName() + ".lock");
        Files.createDirectories(lock.getParent());
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock held = held(channel)) {
            if (!held.isValid()) throw new IOException("its lock was lost");
            work.run();
        }
    }

    private static FileLock held(FileChannel channel) throws IOException {
        for (int i = 0; i < TRIES; i++) {
            try {
                FileLock held = channel.tryLock();
                if (held != null) return held;
            } catch (OverlappingFileLockException e) {
                // another thread of this process holds it
            }
            rest();
        }
        throw new IOException("another window is writing it");
    }

    private static void rest() throws IOException {
        try {
            Thread.sleep(MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException();
        }
    }
}
