package limber.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;

/// A file of a [FaultyDisk]. A write that fails has written the first half.
final class FaultyChannel extends FileChannel {
    private final FaultyDisk disk;
    private final FileChannel real;

    FaultyChannel(FaultyDisk disk, FileChannel real) {
        this.disk = disk;
        this.real = real;
    }

    @Override public int write(ByteBuffer from) throws IOException {
        try {
            disk.writes("write");
        } catch (IOException e) {
            real.write(from.slice(from.position(), from.remaining() / 2));
            throw e;
        }
        return real.write(from);
    }

    @Override public void force(boolean metaData) throws IOException {
        disk.writes("force");
        real.force(metaData);
    }

    @Override public int read(ByteBuffer to) throws IOException { return real.read(to); }
    @Override public long read(ByteBuffer[] to, int from, int n) throws IOException { return real.read(to, from, n); }
    @Override public int read(ByteBuffer to, long at) throws IOException { return real.read(to, at); }
    @Override public int write(ByteBuffer from, long at) throws IOException { return real.write(from, at); }
    @Override public long write(ByteBuffer[] from, int at, int n) throws IOException { return real.write(from, at, n); }
    @Override public long position() throws IOException { return real.position(); }
    @Override public long size() throws IOException { return real.size(); }
    @Override protected void implCloseChannel() throws IOException { real.close(); }

    @Override public FileChannel position(long at) throws IOException {
        real.position(at);
        return this;
    }

    @Override public FileChannel truncate(long size) throws IOException {
        real.truncate(size);
        return this;
    }

    @Override public long transferTo(long at, long count, WritableByteChannel to) throws IOException {
        return real.transferTo(at, count, to);
    }

    @Override public long transferFrom(ReadableByteChannel from, long at, long count) throws IOException {
        return real.transferFrom(from, at, count);
    }

    @Override public MappedByteBuffer map(MapMode mode, long at, long size) throws IOException {
        return real.map(mode, at, size);
    }

    @Override public FileLock lock(long at, long size, boolean shared) throws IOException {
        return real.lock(at, size, shared);
    }

    @Override public FileLock tryLock(long at, long size, boolean shared) throws IOException {
        return real.tryLock(at, size, shared);
    }
}
