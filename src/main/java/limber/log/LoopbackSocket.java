package limber.log;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import limber.engine.text.BadInput;
import org.jspecify.annotations.Nullable;

/// A socket that only programs of this machine reach, one at a time. The first line that a program sends must be the
/// token.
public final class LoopbackSocket implements LineSource {
    /// Bytes of a token, and of a first line that may be one.
    private static final int TOKEN = 8, LONGEST = 200;
    /// How long a program may take to send its token, ms.
    private static final int PATIENCE = 5000;
    /// Bytes that wait while lines are read.
    private static final int WAITING = 1 << 22;
    private static final byte[] REFUSED = "limber: wrong token; the line that limber printed has the right one\n"
            .getBytes(StandardCharsets.US_ASCII);

    private final ServerSocket server;
    private final String token;
    private volatile @Nullable Socket client;

    private LoopbackSocket(ServerSocket server, String token) {
        this.server = server;
        this.token = token;
    }

    /// Listens with a new token.
    ///
    /// @param port 0 for any that is free
    /// @throws BadInput if the port is in use
    public static LoopbackSocket open(int port) {
        try {
            var server = new ServerSocket();
            server.setReceiveBufferSize(WAITING);
            try {
                server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1);
            } catch (IOException e) {
                server.close();
                throw e;
            }
            var secret = new byte[TOKEN];
            new SecureRandom().nextBytes(secret);
            return new LoopbackSocket(server, HexFormat.of().formatHex(secret));
        } catch (IOException e) {
            throw new BadInput("port " + port + " is in use or not allowed; another one, or 0 for any that is free, "
                    + "would be right");
        }
    }

    /// The port that it listens on.
    public int port() {
        return server.getLocalPort();
    }

    /// What a program sends first.
    public String token() {
        return token;
    }

    @Override public String name() {
        return "port " + port();
    }

    @Override public Optional<Path> path() {
        return Optional.empty();
    }

    @Override public Optional<InputStream> next() throws IOException {
        while (true) {
            Socket come;
            try {
                come = server.accept();
            } catch (SocketException e) {
                if (server.isClosed()) return Optional.empty();
                throw e;
            }
            if (knows(come)) {
                client = come;
                return Optional.of(come.getInputStream());
            }
        }
    }

    /// Whether a program sends the token. Another one is sent away.
    private boolean knows(Socket come) throws IOException {
        try {
            come.setSoTimeout(PATIENCE);
            InputStream in = come.getInputStream();
            var line = new StringBuilder();
            for (int next = in.read(); next >= 0 && next != '\n' && line.length() < LONGEST; next = in.read())
                line.append((char) next);
            if (MessageDigest.isEqual(token.getBytes(StandardCharsets.US_ASCII),
                    line.toString().strip().getBytes(StandardCharsets.ISO_8859_1))) {
                come.setSoTimeout(0);
                return true;
            }
            come.getOutputStream().write(REFUSED);
        } catch (SocketTimeoutException | SocketException e) {
            System.getLogger(LoopbackSocket.class.getName()).log(System.Logger.Level.DEBUG, "left without a token", e);
        }
        come.close();
        return false;
    }

    @Override public void close() {
        try (server; Socket last = client) {
            client = null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
