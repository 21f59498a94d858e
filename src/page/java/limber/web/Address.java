package limber.web;

import limber.web.view.Call;
import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;

/// The address of a page, and what stands in it behind `#`.
public final class Address {
    private Address() {}

    /// What stands behind `#`, as it is written there.
    @JSBody(script = "return location.hash.slice(1);")
    public static native String hash();

    /// The whole address with something else behind `#`.
    @JSBody(params = "hash", script = "return location.href.split('#')[0] + '#' + hash;")
    static native String with(String hash);

    /// Puts something else behind `#`. A page in a frame may have no address of its own.
    @JSBody(params = "hash", script = "try { history.replaceState(null, '', '#' + hash); } catch (e) {}")
    public static native void put(String hash);

    /// Is told when something else stands there, as by a link or by the browser's own buttons.
    public static void follow(Runnable changed) {
        Window.current().addEventListener("hashchange", _ -> changed.run());
    }

    /// Has the browser keep a text to be pasted.
    @JSBody(params = {"text", "done", "refused"}, script = """
            try { navigator.clipboard.writeText(text).then(() => done(), () => refused()); }
            catch (e) { refused(); }""")
    static native void copy(String text, Call done,
            Call refused);
}
