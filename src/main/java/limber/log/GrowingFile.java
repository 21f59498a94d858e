package limber.log;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.Optional;
import limber.file.PlainFile;

/// A file that a program writes. Its lines end where it is cut off, or another file is put in its place; then it is
/// read from its beginning again.
final class GrowingFile implements LineSource {
    /// Between two looks at a file that has not grown, ms.
    private static final long PAUSE = 30;

    private final Path path;
    private volatile boolean closed;

    GrowingFile(Path path) {
        this.path = path;
    }

    @Override public String name() {
        return PlainFile.name(path);
    }

    @Override public Optional<Path> path() {
        return Optional.of(path);
    }

    @Override public Optional<InputStream> next() throws IOException {
        while (!closed) {
            try {
                return Optional.of(new Growing(FileChannel.open(path), key()));
            } catch (NoSuchFileException e) {
                pause(); // between the old file and the new one
            }
        }
        return Optional.empty();
    }

    private void pause() throws IOException {
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    private Object key() throws IOException {
        Object key = attributes().fileKey();
        return key == null ? path : key; // not every system has one
    }

    private BasicFileAttributes attributes() throws IOException {
        return Files.readAttributes(path, BasicFileAttributes.class);
    }

    @Override public void close() {
        closed = true;
    }

    private final class Growing extends InputStream {
        private final FileChannel channel;
        private final Object key;
        private long at;

        Growing(FileChannel channel, Object key) {
            this.channel = channel;
            this.key = key;
        }

        @Override public int read() throws IOException {
            var one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override public int read(byte[] into, int from, int length) throws IOException {
            while (!closed) {
                if (channel.size() < at) return -1;
                int read = channel.read(ByteBuffer.wrap(into, from, length), at);
                if (read > 0) {
                    at += read;
                    return read;
                }
                if (replaced()) return -1;
                pause();
            }
            return -1;
        }

        @Override public int available() throws IOException {
            return (int) Math.clamp(channel.size() - at, 0, Integer.MAX_VALUE);
        }

        private boolean replaced() throws IOException {
            try {
                return !Objects.equals(key, key());
            } catch (NoSuchFileException e) {
                return false; // what was written last may still be coming
            }
        }

        @Override public void close() throws IOException {
            channel.close();
        }
    }
}
