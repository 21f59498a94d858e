package limber.web.lesson;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import limber.lesson.Lesson;
import limber.presentation.Store;
import limber.presentation.lesson.Journal;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/// Texts that the browser keeps for a page; in memory where it keeps nothing, as for some pages that are opened from a
/// file.
final class Storage implements Store {
    private static final String STUDENT = "limber.student", ANSWERS = "limber.answers.";

    private final Map<String, String> own = new HashMap<>();
    private final String of;
    private boolean refused = !keeps();

    /// @param learner whose texts they are, where several use one browser; empty where that is not known
    Storage(String learner) {
        of = learner.isEmpty() ? "" : "." + learner;
    }

    /// The time, as answers files write it.
    @JSBody(script = "return new Date().toISOString().replace(/\\.\\d+Z$/, 'Z');")
    static native String time();

    /// Whether the browser has refused to keep something.
    boolean refused() {
        return refused;
    }

    /// The answers to lessons: each version of a lesson has its place.
    Journal journal() {
        return new Journal(this, this::answers, _ -> {}, Runnable::run);
    }

    private String answers(String lesson, String hash) {
        return ANSWERS + lesson + "." + hash + of;
    }

    /// Deletes the answers to a lesson, which are of an earlier attempt.
    void forget(Lesson lesson) {
        String key = answers(lesson.id(), lesson.hash());
        if (read(key).isPresent()) change(key, _ -> "");
    }

    /// Is told when another tab has changed the answers to a lesson.
    void changed(Lesson lesson, Runnable then) {
        String key = answers(lesson.id(), lesson.hash());
        others(changed -> {
            if (changed == null || changed.equals(key)) then.run();
        });
    }

    /// The key of a text; null for all.
    @JSFunctor
    private interface Changed extends JSObject {
        void of(@Nullable String key);
    }

    @JSBody(params = "changed", script = "window.addEventListener('storage', e => changed(e.key));")
    private static native void others(
            Changed changed);

    /// The student's name; empty where none is given. It stays in this tab, whatever another one is given.
    StringProperty student() {
        var name = new SimpleStringProperty(read(STUDENT + of).orElse(""));
        name.subscribe((_, now) -> change(STUDENT + of, _ -> now));
        return name;
    }

    @Override
    public Optional<String> read(String key) {
        Optional<String> kept = Optional.ofNullable(kept(key)), mine = Optional.ofNullable(own.get(key));
        return refused ? mine.or(() -> kept) : kept.or(() -> mine);
    }

    @Override
    public void change(String key, UnaryOperator<String> change) {
        String text = change.apply(read(key).orElse(""));
        own.put(key, text);
        refused = !keep(key, text);
    }

    @Override
    public boolean readsAtOnce() {
        return true;
    }

    @Override
    public String name(String key) {
        return "answers";
    }

    @JSBody(script = "try { localStorage.setItem('limber.try', ''); localStorage.removeItem('limber.try');"
            + " return true; } catch (e) { return false; }")
    private static native boolean keeps();

    @JSBody(params = "key",
            script = "try { return localStorage.getItem(key); } catch (e) { return null; }")
    private static native String kept(
            String key);

    @JSBody(params = {"key", "text"},
            script = "try { localStorage.setItem(key, text); return true; } catch (e) { return false; }")
    private static native boolean keep(
            String key, String text);
}
