package limber.web.lesson;

import limber.presentation.lesson.LessonScore;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/// The page that shows this one in a frame. It is told how far the lesson has come, as a message of the browser's, and
/// may ask for it by `{limber: "state"}`. A page that is in no frame says nothing.
final class Embedder {
    private static final boolean THERE = framed();
    private String told = "";

    /// What asks for the message of now.
    @JSFunctor
    interface Asked extends JSObject {
        JSObject now();
    }

    /// Whether this page is in a frame.
    @JSBody(script = "return window.parent !== window;")
    static native boolean framed();

    /// Whether the frame lets a page neither keep anything nor, likely, save a file.
    @JSBody(script = """
            if (window.parent === window) return false;
            try {
                const frame = window.frameElement;
                if (frame) return frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-downloads');
            } catch (e) {}
            if (window.origin !== 'null') return false;
            try { localStorage.length; return false; } catch (e) { return true; }""")
    static native boolean closed();

    /// Answers whoever asks, in a frame.
    void listen(Asked asked) {
        if (THERE) answer(asked);
    }

    @JSBody(params = "asked", script = """
            window.addEventListener('message', e => {
                if (e.source && e.source !== window && e.data && e.data.limber === 'state')
                    e.source.postMessage(asked(), e.origin === 'null' ? '*' : e.origin);
            });""")
    private static native void answer(
            Asked asked);

    /// Tells what has changed.
    void tell(String lesson, String step, LessonScore score) {
        if (!THERE) return;
        JSObject message = message(lesson, step, score);
        String now = text(message);
        if (now.equals(told)) return;
        told = now;
        post(message);
    }

    static JSObject message(String lesson, String step, LessonScore score) {
        return message(lesson, step, score.answered(), score.of(), score.share());
    }

    /// The height is that at which the lesson would not have to scroll.
    @JSBody(params = {"lesson", "step", "answered", "of", "score"}, script = """
            const page = document.documentElement, text = document.querySelector('.text');
            const hidden = text ? text.scrollHeight - text.clientHeight : 0;
            return {limber: 1, lesson: lesson, step: step, answered: answered, of: of, score: score,
                height: Math.ceil(page.scrollHeight + Math.max(0, hidden))};""")
    private static native JSObject message(
            String lesson, String step, int answered, int of, double score);

    @JSBody(params = "message", script = "return JSON.stringify(message);")
    private static native String text(
            JSObject message);

    @JSBody(params = "message", script = "window.parent.postMessage(message, '*');")
    private static native void post(
            JSObject message);
}
