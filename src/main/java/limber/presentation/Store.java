package limber.presentation;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// A port to texts that outlive the program, by key: a file each, or the storage of a browser. Others may change them
/// too: another window, another tab.
public interface Store {
    /// The text that is kept now; empty where there is none.
    ///
    /// @throws RuntimeException if it cannot be read
    Optional<String> read(String key);

    /// Puts a text in the place of the one that is kept. Nobody else changes it between reading and writing.
    ///
    /// @param change receives the text that is kept; an empty one for none
    /// @throws RuntimeException if it cannot be written
    void change(String key, UnaryOperator<String> change);

    /// Whether reading takes no time, so that what others have changed can be looked at whenever it is asked for.
    boolean readsAtOnce();

    /// How a complaint calls a text.
    String name(String key);

    /// A store that is lost with the program.
    static Store inMemory() {
        return new Store() {
            private final Map<String, String> texts = new HashMap<>();

            @Override public Optional<String> read(String key) {
                return Optional.ofNullable(texts.get(key));
            }

            @Override public void change(String key, UnaryOperator<String> change) {
                texts.put(key, change.apply(texts.getOrDefault(key, "")));
            }

            @Override public boolean readsAtOnce() {
                return true;
            }

            @Override public String name(String key) {
                return key;
            }
        };
    }
}
