package limber.page;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A connection to a browser or to one of its pages by the DevTools protocol.
final class DevTools implements WebSocket.Listener {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int SECONDS = 300;

    private final HttpClient client = HttpClient.newHttpClient();
    private final WebSocket socket;
    private final AtomicInteger last = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
    private final List<JsonNode> events = new CopyOnWriteArrayList<>();
    private final StringBuilder received = new StringBuilder();

    DevTools(String address) {
        socket = client.newWebSocketBuilder().buildAsync(URI.create(address), this).join();
    }

    /// Events so far, in order.
    List<JsonNode> events() {
        return events;
    }

    /// Sends a command and waits for its result.
    JsonNode call(String method, Map<String, ?> parameters) {
        int id = last.incrementAndGet();
        var answer = new CompletableFuture<JsonNode>();
        waiting.put(id, answer);
        socket.sendText(JSON.writeValueAsString(Map.of("id", id, "method", method, "params", parameters)), true)
                .join();
        try {
            JsonNode said = answer.get(SECONDS, TimeUnit.SECONDS);
            if (said.has("error")) throw new AssertionError(method + ": " + said.get("error"));
            return said.get("result");
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError(method + " has no answer", e);
        }
    }

    void close() {
        socket.abort();
        client.shutdownNow();
    }

    @Override public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean whole) {
        received.append(text);
        if (whole) {
            JsonNode message = JSON.readTree(received.toString());
            received.setLength(0);
            if (message.has("id")) waiting.remove(message.get("id").asInt()).complete(message);
            else events.add(message);
        }
        from.request(1);
        return CompletableFuture.completedStage(null);
    }

    @Override public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        waiting.values().forEach(a -> a.completeExceptionally(new AssertionError("the browser has gone")));
        return CompletableFuture.completedStage(null);
    }
}
