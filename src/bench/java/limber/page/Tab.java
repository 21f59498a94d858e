package limber.page;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A page in a browser, and a hand with pointer, fingers and keys on it.
final class Tab implements AutoCloseable {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String NAME = "type";
    private static final List<String> BAD = List.of("error", "assert");
    private static final int CONTROL = 2, SHIFT = 8, PIECES = 24;
    /// About 15 pictures a second leave processor time to the tests, as in a window.
    private static final String FEWER_PICTURES = """
            (function(next) {
                window.requestAnimationFrame = function(f) { return setTimeout(function() { next(f); }, 50); };
            })(window.requestAnimationFrame.bind(window))""";
    /// A page of a lesson begins with its first step, as for somebody who has not seen it.
    private static final String NEW_HERE = """
            try {
                Object.keys(localStorage).filter(key => key.startsWith('limber.step.'))
                    .forEach(key => localStorage.removeItem(key));
            } catch (e) { }""";
    /// What keys send beside their names: the number of the key.
    private static final Map<String, Integer> KEYS = Map.of("Tab", 9, "Enter", 13, " ", 32, "ArrowLeft", 37, "ArrowUp",
            38, "ArrowRight", 39, "ArrowDown", 40, "Home", 36, "End", 35, "Escape", 27);

    private final DevTools tools;
    private final Runnable closing;
    private final String newHere, fewer, context;
    private final UnaryOperator<String> frames;
    private final List<String> past = new ArrayList<>();
    private String shown = "";

    /// @param closing what takes the page away
    /// @param frames the address of DevTools of a frame that is a process of its own, by the end of its address
    /// @param context the reader's storage that it has
    Tab(DevTools tools, Runnable closing, UnaryOperator<String> frames, String context) {
        this.context = context;
        this.tools = tools;
        this.closing = closing;
        this.frames = frames;
        for (String domain : List.of("Runtime", "Log", "Page", "Network")) tools.call(domain + ".enable", Map.of());
        fewer = before(FEWER_PICTURES);
        newHere = before(NEW_HERE);
        size(1280, 720, false);
    }

    /// A frame, which the page around cannot look into.
    private Tab(DevTools frame) {
        tools = frame;
        closing = () -> {};
        frames = _ -> "";
        newHere = fewer = context = "";
        for (String domain : List.of("Runtime", "Log")) tools.call(domain + ".enable", Map.of());
    }

    String context() {
        return context;
    }

    /// The frame of an address that ends so, such as one in a sandbox.
    Tab frame(String end) {
        return new Tab(new DevTools(frames.apply(end)));
    }

    /// Has each page run a script before all else.
    ///
    /// @return its identifier
    String before(String script) {
        return tools.call("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script)).get("identifier")
                .asString();
    }

    /// Sets the size of what is seen of the page.
    Tab size(int width, int height, boolean phone) {
        tools.call("Emulation.setDeviceMetricsOverride", Map.of("width", width, "height", height, "deviceScaleFactor",
                1, "mobile", phone));
        tools.call("Emulation.setTouchEmulationEnabled", Map.of("enabled", phone, "maxTouchPoints", 2));
        return this;
    }

    /// Makes it a phone that is held upright.
    Tab phone() {
        return size(360, 640, true);
    }

    /// Has the machine prefer dark colours, or light ones.
    Tab dark(boolean on) {
        tools.call("Emulation.setEmulatedMedia", Map.of("features", List.of(Map.of("name", "prefers-color-scheme",
                "value", on ? "dark" : "light"), Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
        return this;
    }

    /// Opens a file, and waits until it plays.
    ///
    /// @return the milliseconds from the beginning to the first picture
    double load(Path file) {
        String page = file.toUri().toString();
        boolean again = page.equals(shown);
        leave(page);
        // what a page keeps reaches the browser a moment later
        if (again) eval("window.left = true; new Promise(done => setTimeout(done, 500))");
        tools.call("Page.navigate", Map.of("url", page));
        until("!window.left && location.href.split('#')[0] === " + quoted(page)
                + " && !!window.limber && !!window.limber.ready");
        eval("window.limber.ready.then(() => true)");
        until("window.limber.state && JSON.parse(window.limber.state()).drawings > 0");
        return eval("performance.now()").asDouble();
    }

    private void leave(String next) {
        tools.events().stream().flatMap(Tab::fault).forEach(past::add);
        tools.events().clear();
        shown = next;
    }

    /// Opens an address.
    void go(String address) {
        leave(address);
        tools.call("Page.navigate", Map.of("url", address));
        until("location.href === " + quoted(address) + " && document.readyState === 'complete'");
    }

    /// The pages that are loaded from now on are known to their reader, who has left them before.
    void comeBack() {
        tools.call("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", newHere));
    }

    /// The pages that are loaded from now on draw as many pictures as their browser can.
    Tab allPictures() {
        tools.call("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", fewer));
        return this;
    }

    /// Has the page so many times less of the processor.
    Tab slower(int times) {
        tools.call("Emulation.setCPUThrottlingRate", Map.of("rate", times));
        return this;
    }

    // ---- what it shows ----

    /// The value of an expression of JavaScript; of a promise, what it promised.
    JsonNode eval(String script) {
        JsonNode said = tools.call("Runtime.evaluate", Map.of("expression", script, "awaitPromise", true,
                "returnByValue", true));
        if (said.has("exceptionDetails"))
            throw new AssertionError(script + ": " + description(said.get("exceptionDetails")));
        return said.get("result").path("value");
    }

    private static String description(JsonNode fault) {
        return fault.path("exception").path("description").asString(fault.path("text").asString(""));
    }

    /// Waits in the page until a condition holds.
    void until(String condition) {
        // a page that is left takes its promises along: an answer is asked for in pieces
        for (int piece = 0; piece < PIECES; piece++) if (holds(condition)) return;
        throw new AssertionError("this does not come to hold in the page: " + condition + "; faults: " + faults());
    }

    private boolean holds(String condition) {
        try {
            return eval("""
                    new Promise(function(done) {
                        var from = performance.now();
                        (function look() {
                            var now = false;
                            try { now = !!(%s); } catch (e) { now = false; }
                            if (now || performance.now() - from > 5000) done(now);
                            else setTimeout(look, 15);
                        })();
                    })""".formatted(condition)).asBoolean(false);
        } catch (AssertionError left) {
            if (left.getMessage().contains("navigat") || left.getMessage().contains("context")) return false;
            throw left;
        }
    }

    /// The text of the first element that a selector finds.
    String text(String selector) {
        return eval("document.querySelector(" + quoted(selector) + ").textContent").asString();
    }

    static String quoted(String text) {
        return JSON.writeValueAsString(text);
    }

    /// What the page knows of its scene.
    State state() {
        return JSON.readValue(eval("window.limber.state()").asString(), State.class);
    }

    /// The moment that a scene shows.
    ///
    /// @param moment the cursor
    /// @param hash of the state
    /// @param inputs how many the branch has
    /// @param waits whether a moment that was asked for is not shown yet
    /// @param tools what the measuring tools read
    /// @param plot a hash of the points of its curves
    /// @param drawings how often the view was drawn
    record State(String moment, String hash, int inputs, boolean playing, boolean waits, List<Double> tools,
            String plot, int drawings) {
        int frame() {
            return Integer.parseInt(moment.split(" ")[0]);
        }

        /// The same without what may differ between two visits of a moment.
        String where() {
            return moment + " " + hash;
        }
    }

    /// Waits until the view has looked for the box that the scene moves in, and stands still.
    void still(String handle) {
        eval("window.limber.seen = {at: '', since: 0}");
        until("(function() { var now = '' + window.limber.place(" + quoted(handle) + "), seen = window.limber.seen;"
                + " if (now !== seen.at) window.limber.seen = {at: now, since: performance.now()};"
                + " return now === seen.at && performance.now() - seen.since > 1500; })()");
    }

    /// The pixel of the page at which a handle is.
    double[] handle(String name) {
        return pair("window.limber.place(" + quoted(name) + ")");
    }

    /// The middle of an element, which is scrolled into view.
    double[] middle(String selector) {
        return pair("(function() { var e = document.querySelector(" + quoted(selector) + ");"
                + " e.scrollIntoView({block: 'center', behavior: 'instant'}); var r = e.getBoundingClientRect();"
                + " return [r.x + r.width / 2, r.y + r.height / 2]; })()");
    }

    private double[] pair(String script) {
        JsonNode xy = eval(script);
        return new double[]{xy.get(0).asDouble(), xy.get(1).asDouble()};
    }

    /// What a screen reader finds in the page, in the order in which it reads.
    List<ReadAloud.Item> read() {
        return ReadAloud.of(tools.call("Accessibility.getFullAXTree", Map.of()).get("nodes"), this::valueText);
    }

    /// What a slider says of its value, which the tree leaves out.
    private String valueText(int node) {
        JsonNode attributes = tools.call("DOM.describeNode", Map.of("backendNodeId", node)).get("node")
                .path("attributes");
        for (int i = 0; i + 1 < attributes.size(); i += 2)
            if (attributes.get(i).asString().equals("aria-valuetext")) return attributes.get(i + 1).asString();
        return "";
    }

    /// Has the machine of the reader ask for less motion, or not.
    Tab calm(boolean on) {
        tools.call("Emulation.setEmulatedMedia", Map.of("features", List.of(Map.of("name", "prefers-reduced-motion",
                "value", on ? "reduce" : "no-preference"))));
        return this;
    }

    // ---- hands ----

    /// Moves the mouse to a point.
    void over(double x, double y) {
        mouse("mouseMoved", x, y, false);
    }

    void click(String selector) {
        double[] at = middle(selector);
        click(at[0], at[1]);
    }

    void click(double x, double y) {
        mouse("mousePressed", x, y, true);
        mouse("mouseReleased", x, y, false);
    }

    /// Turns the wheel, towards oneself for more than 0.
    void wheel(double x, double y, double by) {
        tools.call("Input.dispatchMouseEvent", Map.of(NAME, "mouseWheel", "x", x, "y", y, "deltaX", 0, "deltaY", by));
    }

    private void mouse(String what, double x, double y, boolean down) {
        tools.call("Input.dispatchMouseEvent", Map.of(NAME, what, "x", x, "y", y, "button",
                what.equals("mouseMoved") && !down ? "none" : "left", "buttons", down ? 1 : 0, "clickCount", 1));
    }

    /// A drag by the mouse.
    void drag(double[] from, double[] to, int moves) {
        drag(IntStream.rangeClosed(0, moves).mapToObj(i -> new double[]{between(from, to, i, moves, 0),
            between(from, to, i, moves, 1)}).toList());
    }

    /// A drag through points; a click for one.
    void drag(List<double[]> way) {
        double[] from = way.getFirst(), to = way.getLast();
        mouse("mouseMoved", from[0], from[1], false);
        mouse("mousePressed", from[0], from[1], true);
        for (double[] at : way.subList(1, way.size())) mouse("mouseMoved", at[0], at[1], true);
        mouse("mouseReleased", to[0], to[1], false);
    }

    private static double between(double[] from, double[] to, int i, int of, int axis) {
        return from[axis] + (to[axis] - from[axis]) * i / of;
    }

    /// A drag by a finger.
    void swipe(double[] from, double[] to, int moves) {
        finger("touchStart", List.of(Map.of("x", from[0], "y", from[1])));
        for (int i = 1; i <= moves; i++)
            finger("touchMove", List.of(Map.of("x", between(from, to, i, moves, 0), "y",
                    between(from, to, i, moves, 1))));
        finger("touchEnd", List.of());
    }

    private void finger(String what, List<?> points) {
        tools.call("Input.dispatchTouchEvent", Map.of(NAME, what, "touchPoints", points));
    }

    /// Presses a key and lets it go.
    void key(String key) {
        key(key, 0);
    }

    void shiftKey(String key) {
        key(key, SHIFT);
    }

    void control(String key) {
        key(key, CONTROL);
    }

    private void key(String key, int with) {
        boolean one = key.length() == 1 && with != CONTROL || key.equals("Enter");
        String text = key.equals("Enter") ? "\r" : key;
        int code = KEYS.getOrDefault(key, key.length() == 1 ? (int) Character.toUpperCase(key.charAt(0)) : 0);
        var down = new java.util.HashMap<String, Object>(Map.of(NAME, one ? "keyDown" : "rawKeyDown", "key", key,
                "modifiers", with, "windowsVirtualKeyCode", code));
        if (one) down.put("text", text);
        tools.call("Input.dispatchKeyEvent", down);
        tools.call("Input.dispatchKeyEvent", Map.of(NAME, "keyUp", "key", key, "modifiers", with,
                "windowsVirtualKeyCode", code));
    }

    /// Types a text where the keyboard is.
    void type(String text) {
        tools.call("Input.insertText", Map.of("text", text));
    }

    // ---- what went wrong ----

    /// What its pages threw, what the console says of errors, and what was forbidden.
    List<String> faults() {
        return Stream.concat(past.stream(), tools.events().stream().flatMap(Tab::fault)).toList();
    }

    private static Stream<String> fault(JsonNode event) {
        JsonNode said = event.get("params");
        return switch (event.get("method").asString()) {
            case "Runtime.exceptionThrown" -> Stream.of(description(said.get("exceptionDetails")));
            case "Runtime.consoleAPICalled" -> BAD.contains(said.get(NAME).asString())
                    ? Stream.of(said.get("args").toString())
                    : Stream.empty();
            case "Log.entryAdded" -> said.get("entry").get("level").asString().equals("error")
                    ? Stream.of(said.get("entry").get("text").asString())
                    : Stream.empty();
            default -> Stream.empty();
        };
    }

    /// What was fetched, but for the page itself and what it holds.
    List<String> requests() {
        return tools.events().stream().filter(e -> e.get("method").asString().equals("Network.requestWillBeSent"))
                .map(e -> e.get("params").get("request").get("url").asString())
                .filter(url -> !url.equals(shown) && !url.startsWith("data:") && !url.startsWith("blob:")).toList();
    }

    /// The bytes of the page's heap after its garbage has been collected.
    double heap() {
        tools.call("HeapProfiler.collectGarbage", Map.of());
        return tools.call("Runtime.getHeapUsage", Map.of()).get("usedSize").asDouble();
    }

    @Override public void close() {
        tools.close();
        closing.run();
    }
}
