package limber.file;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.StandardOpenOption;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.Map;
import java.util.Set;

/// A stand-in for the machine's file system on which every n-th operation that writes fails. Everything else is done by
/// the real one.
public final class FaultyDisk extends FileSystemProvider {
    private static final FileSystem REAL = FileSystems.getDefault();

    private int every;
    private final FileSystem system = new SystemOfDisk(this);
    private int operations;
    private String last = "";

    /// @param every the number of operations of which the last one fails
    public FaultyDisk(int every) {
        this.every = every;
    }

    /// The same path on this disk.
    public Path path(Path real) {
        return (Path) Proxy.newProxyInstance(Path.class.getClassLoader(), new Class<?>[]{Path.class},
                new PathOnDisk(this, real));
    }

    /// From now on nothing fails.
    public void mend() {
        every = Integer.MAX_VALUE;
    }

    /// The operation that was the last one.
    String last() {
        return last;
    }

    void writes(String operation) throws IOException {
        last = operation;
        if (++operations % every == 0) throw new IOException("the disk is full");
    }

    private static Path under(Path path) {
        return Proxy.isProxyClass(path.getClass()) ? ((PathOnDisk) Proxy.getInvocationHandler(path)).real : path;
    }

    private record PathOnDisk(FaultyDisk disk, Path real) implements java.lang.reflect.InvocationHandler {
        @Override public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            if (method.getName().equals("getFileSystem")) return disk.system;
            Object[] real = arguments == null ? new Object[0] : arguments.clone();
            for (int i = 0; i < real.length; i++) if (real[i] instanceof Path path) real[i] = under(path);
            try {
                Object made = method.invoke(this.real, real);
                return made instanceof Path path ? disk.path(path) : made;
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    private static FileSystemProvider os() {
        return REAL.provider();
    }

    @Override public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options,
            FileAttribute<?>... attributes) throws IOException {
        if (options.contains(StandardOpenOption.WRITE)) writes("open");
        return new FaultyChannel(this, os().newFileChannel(under(path), options, attributes));
    }

    @Override public void move(Path from, Path to, CopyOption... options) throws IOException {
        writes("move");
        os().move(under(from), under(to), options);
    }

    @Override public <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type,
            LinkOption... options) {
        V view = os().getFileAttributeView(under(path), type, options);
        if (type != PosixFileAttributeView.class) return view;
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[]{type}, (_, method, arguments) -> {
            if (method.getName().startsWith("set")) writes("permissions");
            try {
                return method.invoke(view, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }));
    }

    @Override public DirectoryStream<Path> newDirectoryStream(Path folder, DirectoryStream.Filter<? super Path> filter)
            throws IOException {
        return os().newDirectoryStream(under(folder), filter);
    }

    @Override public SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options,
            FileAttribute<?>... attributes) throws IOException {
        return os().newByteChannel(under(path), options, attributes);
    }

    @Override public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
        os().createDirectory(under(folder), attributes);
    }

    @Override public void delete(Path path) throws IOException {
        os().delete(under(path));
    }

    @Override public Path readSymbolicLink(Path link) throws IOException {
        return path(os().readSymbolicLink(under(link)));
    }

    @Override public void copy(Path from, Path to, CopyOption... options) throws IOException {
        os().copy(under(from), under(to), options);
    }

    @Override public boolean isSameFile(Path a, Path b) throws IOException {
        return os().isSameFile(under(a), under(b));
    }

    @Override public boolean isHidden(Path path) throws IOException {
        return os().isHidden(under(path));
    }

    @Override public FileStore getFileStore(Path path) throws IOException {
        return os().getFileStore(under(path));
    }

    @Override public void checkAccess(Path path, AccessMode... modes) throws IOException {
        os().checkAccess(under(path), modes);
    }

    @Override public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
            throws IOException {
        return os().readAttributes(under(path), type, options);
    }

    @Override public Map<String, Object> readAttributes(Path path, String names, LinkOption... options)
            throws IOException {
        return os().readAttributes(under(path), names, options);
    }

    @Override public void setAttribute(Path path, String name, Object value, LinkOption... options)
            throws IOException {
        os().setAttribute(under(path), name, value, options);
    }

    @Override public String getScheme() { return "faulty"; }
    @Override public FileSystem newFileSystem(URI uri, Map<String, ?> environment) { return system; }
    @Override public FileSystem getFileSystem(URI uri) { return system; }
    @Override public Path getPath(URI uri) { return path(os().getPath(uri)); }

    private static final class SystemOfDisk extends FileSystem {
        private final FileSystemProvider provider;

        SystemOfDisk(FileSystemProvider provider) {
            this.provider = provider;
        }

        @Override public FileSystemProvider provider() { return provider; }
        @Override public void close() {}
        @Override public boolean isOpen() { return true; }
        @Override public boolean isReadOnly() { return false; }
        @Override public String getSeparator() { return REAL.getSeparator(); }
        @Override public Iterable<Path> getRootDirectories() { return REAL.getRootDirectories(); }
        @Override public Iterable<FileStore> getFileStores() { return REAL.getFileStores(); }
        @Override public Set<String> supportedFileAttributeViews() { return REAL.supportedFileAttributeViews(); }
        @Override public Path getPath(String first, String... more) { return REAL.getPath(first, more); }
        @Override public PathMatcher getPathMatcher(String pattern) { return REAL.getPathMatcher(pattern); }
        @Override public WatchService newWatchService() throws IOException { return REAL.newWatchService(); }

        @Override public UserPrincipalLookupService getUserPrincipalLookupService() {
            return REAL.getUserPrincipalLookupService();
        }
    }
}
