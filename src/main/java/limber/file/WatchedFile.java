package limber.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import limber.engine.text.BadInput;

/// Files that are watched until they are no longer of interest: a listener is told when one has been saved, or another
/// one belongs to them.
///
/// They are looked at a few times a second. The messages of a file system would come sooner, but not from all of them,
/// and editors that save into a new file lose them.
public final class WatchedFile implements AutoCloseable {
    private static final Duration EVERY = Duration.ofMillis(250);

    private final Supplier<List<Path>> files;
    private final Thread thread;

    /// What a file looked like.
    private record Look(Object time, long size) {}

    /// @param files those that are watched now; asked for each time. While it throws [BadInput], such as for a folder
    ///   that is being moved, nothing counts as saved
    /// @param saved called on a thread of its own
    public WatchedFile(Supplier<List<Path>> files, Runnable saved) {
        this.files = files;
        Map<Path, Look> first = looks().orElse(Map.of());
        thread = Thread.ofPlatform().daemon().name("limber-watch").start(() -> watch(first, saved));
    }

    private void watch(Map<Path, Look> first, Runnable saved) {
        Map<Path, Look> before = first;
        try {
            while (true) {
                Thread.sleep(EVERY);
                Map<Path, Look> now = looks().orElse(before);
                if (!now.equals(before)) saved.run();
                before = now;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Optional<Map<Path, Look>> looks() {
        List<Path> all;
        try {
            all = files.get();
        } catch (BadInput gone) {
            return Optional.empty();
        }
        var looks = new LinkedHashMap<Path, Look>();
        for (Path file : all) {
            try {
                BasicFileAttributes of = Files.readAttributes(file, BasicFileAttributes.class);
                looks.put(file, new Look(of.lastModifiedTime(), of.size()));
            } catch (IOException gone) { // an editor may put it back in a moment
                looks.put(file, new Look("", -1));
            }
        }
        return Optional.of(looks);
    }

    @Override public void close() {
        thread.interrupt();
    }
}
