package limber.page;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Files served to a browser at an address of this machine: a page that is opened from a file may not speak to the one
/// around it.
final class Served implements AutoCloseable {
    private final Map<String, byte[]> files = new ConcurrentHashMap<>();
    private final HttpServer server;

    Served() throws IOException {
        put("/favicon.ico", ""); // a browser asks for it by itself
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            byte[] file = files.get(exchange.getRequestURI().getPath());
            String name = exchange.getRequestURI().getPath();
            exchange.getResponseHeaders().set("Content-Type", (name.endsWith(".js") ? "text/javascript" : "text/html")
                    + "; charset=utf-8");
            exchange.sendResponseHeaders(file == null ? 404 : 200, file == null ? -1 : file.length);
            if (file != null) exchange.getResponseBody().write(file);
            exchange.close();
        });
        server.start();
    }

    /// @param host another one is another origin: `localhost` or `127.0.0.1`
    String address(String host, String path) {
        return "http://" + host + ":" + server.getAddress().getPort() + path;
    }

    void put(String path, byte[] file) {
        files.put(path, file);
    }

    void put(String path, String file) {
        put(path, file.getBytes(StandardCharsets.UTF_8));
    }

    @Override public void close() {
        server.stop(0);
    }
}
