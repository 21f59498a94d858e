package limber.web.lesson;

import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import limber.lesson.Lesson;
import limber.lesson.Step;
import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;

/// The step at which the page of a lesson stands. It is in the page's address, as `#` and the step's id, or its number
/// from 1 where it has none, so that a link can lead to it. The browser keeps it for the next time.
final class StepPlace {
    private static final String KEPT = "limber.step.";

    private final Storage storage;
    private final List<String> ids;
    private final String key, left;

    /// @param left the step of the last time, as a course site knows it; empty where it does not
    StepPlace(Storage storage, Lesson lesson, String left) {
        this.left = left;
        this.storage = storage;
        List<Step> steps = lesson.steps();
        ids = IntStream.range(0, steps.size()) // a step that is only text has no id
                .mapToObj(i -> steps.get(i).id().isEmpty() ? String.valueOf(i + 1) : steps.get(i).id()).toList();
        key = KEPT + lesson.id() + "." + lesson.hash();
    }

    /// Where to begin: the step of the address, or else that of the last time, or else the first.
    int first() {
        int linked = ids.indexOf(hash()), kept = ids.indexOf(left.isEmpty() ? storage.read(key).orElse("") : left);
        return Math.max(0, linked >= 0 ? linked : kept);
    }

    void at(int step) {
        if (ids.get(step).equals(storage.read(key).orElse(""))) return;
        storage.change(key, _ -> ids.get(step));
        hash(ids.get(step));
    }

    /// Is told when the address gets another step, as by a link or by the browser's own buttons.
    void follow(IntConsumer go) {
        Window.current().addEventListener("hashchange", _ -> {
            int linked = ids.indexOf(hash());
            if (linked >= 0) go.accept(linked);
        });
    }

    @JSBody(script = "try { return decodeURIComponent(location.hash.slice(1)); } catch (e) { return ''; }")
    private static native String hash();

    /// A page in a frame may have no address of its own.
    @JSBody(params = "id", script = "try { history.replaceState(null, '', '#' + encodeURIComponent(id)); } "
            + "catch (e) {}")
    private static native void hash(String id);
}
