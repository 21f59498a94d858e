package limber.web.lesson;

import java.util.Optional;
import limber.presentation.lesson.CourseVisit;
import limber.presentation.lesson.Scorm;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/// A course site that a page finds around it, or in the window that opened it.
final class FoundSite implements CourseVisit.Site {
    /// Between the arguments of a call.
    private static final String APART = "\u0000";

    private final JSObject api;

    private FoundSite(JSObject api) {
        this.api = api;
    }

    /// Begins a visit; empty where no site is found, or it does not take it.
    static Optional<CourseVisit> visit(Scorm scorm) {
        return Optional.ofNullable(find(scorm.object()))
                .flatMap(api -> CourseVisit.begin(scorm, new FoundSite(api), () -> (long) now()));
    }

    @Override
    public String call(String function, String... arguments) {
        return call(api, function, String.join(APART, arguments));
    }

    @JSBody(script = "return Date.now();")
    private static native double now();

    /// The parents first, one after another; then the opener with its parents. A window of another origin is passed by.
    @JSBody(params = "name", script = """
            const among = from => {
                for (let w = from, i = 0; w && i < 500; i++) {
                    try { if (w[name]) return w[name]; } catch (e) {}
                    if (w.parent === w) return null;
                    w = w.parent;
                }
                return null;
            };
            const opener = w => { try { return w.opener && w.opener !== w ? among(w.opener) : null; }
                catch (e) { return null; } };
            return (window.parent !== window ? among(window.parent) : null) || opener(window) || opener(window.top);
            """)
    private static native JSObject find(
            String name);

    @JSBody(params = {"api", "name", "given"}, script = """
            try {
                const said = api[name].apply(api, given.split('\\u0000'));
                return said === undefined || said === null ? '' : String(said);
            } catch (e) { return ''; }""")
    private static native String call(
            JSObject api, String name, String given);
}
