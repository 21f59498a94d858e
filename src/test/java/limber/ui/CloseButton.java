package limber.ui;

import java.io.EOFException;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// A close request for a window, as from the cross in its corner, on a display without a window manager: it sends
/// ICCCM's WM_DELETE_WINDOW. xdotool has this since 2021 only; its `windowclose` destroys the window instead.
final class CloseButton {
    private static final int INTERN_ATOM = 16, SEND_EVENT = 25, GET_INPUT_FOCUS = 43, CLIENT_MESSAGE = 33;

    private final SocketChannel server;

    private CloseButton(SocketChannel server) {
        this.server = server;
    }

    /// @param display number of an X server that lets everybody in
    /// @param window its X id
    static void press(int display, int window) throws IOException {
        try (var server = SocketChannel.open(UnixDomainSocketAddress.of(Path.of("/tmp/.X11-unix/X" + display)))) {
            var button = new CloseButton(server);
            button.greet();
            button.ask(window, button.atom("WM_PROTOCOLS"), button.atom("WM_DELETE_WINDOW"));
        }
    }

    /// Little-endian, protocol 11.0, no authorization.
    private void greet() throws IOException {
        send(words(12).put((byte) 'l').put((byte) 0).putShort((short) 11));
        ByteBuffer head = receive(8);
        if (head.get(0) != 1) throw new IOException("the X server refuses");
        receive(4 * Short.toUnsignedInt(head.getShort(6)));
    }

    private int atom(String name) throws IOException {
        int units = 2 + (name.length() + 3) / 4;
        send(words(4 * units).put((byte) INTERN_ATOM).put((byte) 0).putShort((short) units)
                .putShort((short) name.length()).putShort((short) 0).put(name.getBytes(StandardCharsets.US_ASCII)));
        return receive(32).getInt(8);
    }

    private void ask(int window, int protocols, int delete) throws IOException {
        send(words(44).put((byte) SEND_EVENT).put((byte) 0).putShort((short) 11).putInt(window).putInt(0)
                .put((byte) CLIENT_MESSAGE).put((byte) 32).putShort((short) 0).putInt(window).putInt(protocols)
                .putInt(delete));
        // its answer comes after the message has been delivered
        send(words(4).put((byte) GET_INPUT_FOCUS).put((byte) 0).putShort((short) 1));
        receive(32);
    }

    private static ByteBuffer words(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private void send(ByteBuffer request) throws IOException {
        request.rewind();
        while (request.hasRemaining()) server.write(request);
    }

    private ByteBuffer receive(int bytes) throws IOException {
        ByteBuffer answer = words(bytes);
        while (answer.hasRemaining()) if (server.read(answer) < 0) throw new EOFException("the X server hangs up");
        return answer;
    }
}
