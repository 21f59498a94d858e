package limber.presentation.prose;

import java.util.HashSet;
import java.util.Set;

/// A limit to what of a text is formatted: what follows after very much text is plain. It also knows which names the
/// text has mentioned.
final class ProseLimit {
    /// The largest number of formatted pieces: some twenty times that of a long step. A window takes a second to lay
    /// them out.
    private static final int MOST = 6000;

    private final Set<String> named = new HashSet<>();
    private int left = MOST;

    /// Whether this is the first request for a name.
    boolean first(String name) {
        return named.add(name);
    }

    /// Whether that many pieces may still be added; if so, they are counted.
    boolean take(int pieces) {
        if (pieces > left) return false;
        left -= pieces;
        return true;
    }
}
