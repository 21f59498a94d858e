package limber.ui;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import limber.engine.Model;
import limber.lesson.Lesson;
import limber.models.Words;

/// The scenes that have been looked at, one a model. They outlive the views around them.
final class Sessions implements AutoCloseable {
    private final List<Model> models;
    private final Map<Model, Session> open = new LinkedHashMap<>();
    /// The lessons that somebody goes through, one a model.
    private final Map<Model, Walk> walks = new LinkedHashMap<>();
    private final ObservableValue<Boolean> motion;
    private final FileDialog files;
    private final Consumer<String> say;
    private final Consumer<Throwable> failed;
    private ResourceBundle words;
    /// Puts the desk back to what it was before the first of the lessons that are open.
    private Runnable putBack = () -> {};

    Sessions(List<Model> models, ResourceBundle words, ObservableValue<Boolean> motion, FileDialog files, Consumer<String> say, Consumer<Throwable> failed) {
        this.models = models;
        this.words = words;
        this.motion = motion;
        this.files = files;
        this.say = say;
        this.failed = failed;
    }

    List<Model> models() {
        return models;
    }

    /// What a model is called.
    String title(Model model) {
        return Words.captions(model, words.getLocale()).get("model.title");
    }

    /// That of a model, from now on there if it was not.
    Session of(Model model) {
        return open.computeIfAbsent(model, _ -> session(model, true));
    }

    private Session session(Model model, boolean free) {
        return new Session(model, words, motion, files, say, failed, free);
    }

    /// The lesson that is gone through in a model's tab; empty for its free scene.
    Optional<Walk> walk(Model model) {
        return Optional.ofNullable(walks.get(model));
    }

    /// Begins a lesson, in place of one that may be open there.
    ///
    /// @param desk that lessons lay out as they need it; it is as before once the last one is left
    void begin(Lesson lesson, Desk desk, Journal journal) {
        end(lesson.model());
        if (walks.isEmpty()) putBack = desk.asItIs();
        walks.put(lesson.model(), new Walk(lesson, session(lesson.model(), false), desk, journal));
    }

    /// Leaves the lesson of a model's tab.
    void end(Model model) {
        Optional.ofNullable(walks.remove(model)).ifPresent(walk -> {
            walk.close();
            if (walks.isEmpty()) putBack.run();
        });
    }

    private Stream<Session> all() {
        return Stream.concat(open.values().stream(), walks.values().stream().map(Walk::session));
    }

    /// All scenes as they were opened.
    void again() {
        open.values().forEach(Session::again);
    }

    void speak(ResourceBundle other) {
        words = other;
        all().forEach(s -> {
            s.wording().speak(other);
            s.viewport().speak();
        });
        walks.values().forEach(Walk::speak);
    }

    @Override
    public void close() {
        open.values().forEach(Session::close);
        List.copyOf(walks.keySet()).forEach(this::end);
    }
}
