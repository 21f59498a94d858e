package limber.web;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/// Data that a page brings with it, written into it when it was made: JSON, read by the browser.
public final class PageData {
    private final JSObject data;

    private PageData(JSObject data) {
        this.data = data;
    }

    static PageData read() {
        return new PageData(parse());
    }

    @JSBody(script = "return JSON.parse(window.limberData);")
    private static native JSObject parse();

    /// A text; empty where there is none.
    public Optional<String> text(String key) {
        return Optional.ofNullable(text(data, key)).filter(text -> !text.isEmpty());
    }

    /// Texts by name; none where there are none.
    public Map<String, String> texts(String key) {
        JSObject all = member(data, key);
        var texts = new LinkedHashMap<String, String>();
        if (all != null) for (String name : keys(all)) texts.put(name, text(all, name));
        return texts;
    }

    /// Numbers by name; none where there are none.
    public Map<String, Double> numbers(String key) {
        JSObject all = member(data, key);
        var numbers = new LinkedHashMap<String, Double>();
        if (all != null) for (String name : keys(all)) numbers.put(name, number(all, name));
        return numbers;
    }

    /// Texts by two names.
    public Map<String, Map<String, String>> tables(String key) {
        JSObject all = member(data, key);
        var tables = new LinkedHashMap<String, Map<String, String>>();
        if (all != null) for (String name : keys(all)) tables.put(name, new PageData(all).texts(name));
        return tables;
    }

    @JSBody(params = {"o", "key"},
            script = "const v = o[key]; return typeof v === 'string' ? v : null;")
    private static native String text(
            JSObject o, String key);

    @JSBody(params = {"o", "key"}, script = "return Number(o[key]);")
    private static native double number(JSObject o,
            String key);

    @JSBody(params = {"o", "key"},
            script = "const v = o[key]; return v && typeof v === 'object' ? v : null;")
    private static native JSObject member(
            JSObject o, String key);

    @JSBody(params = "o", script = "return Object.keys(o);")
    private static native String[] keys(JSObject o);
}
