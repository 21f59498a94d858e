package limber.web.lesson;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.teavm.jso.JSBody;

/// Texts that the browser keeps for a page; in memory where it keeps nothing, as for some pages that are opened from a
/// file.
final class Storage {
    private final Map<String, String> own = new HashMap<>();
    private boolean refused;

    /// Whether the browser has refused to keep something.
    boolean refused() {
        return refused;
    }

    /// What is kept now; another tab may have changed it.
    Optional<String> get(String key) {
        Optional<String> kept = Optional.ofNullable(kept(key)), mine = Optional.ofNullable(own.get(key));
        return refused ? mine.or(() -> kept) : kept.or(() -> mine);
    }

    void put(String key, String text) {
        own.put(key, text);
        refused = !keep(key, text);
    }

    @JSBody(params = "key",
            script = "try { return localStorage.getItem(key); } catch (e) { return null; }")
    private static native String kept(
            String key);

    @JSBody(params = {"key", "text"},
            script = "try { localStorage.setItem(key, text); return true; } catch (e) { return false; }")
    private static native boolean keep(
            String key, String text);
}
