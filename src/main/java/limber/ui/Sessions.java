package limber.ui;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Consumer;
import java.util.stream.Stream;
import limber.code.TrustedFolders;
import limber.engine.model.Model;
import limber.lesson.Lesson;
import limber.models.Words;
import limber.presentation.lesson.Journal;
import limber.ui.controls.FileDialog;
import limber.ui.lesson.LessonSession;
import limber.ui.preferences.Preferences;
import limber.ui.preferences.PreferencesFile;
import limber.ui.scene.Session;
import limber.ui.scene.ViewOptions;

/// The sessions of the scenes that have been opened, one a model. They outlive the views.
final class Sessions implements AutoCloseable {
    private final List<Model> models;
    private final Map<Model, Session> open = new LinkedHashMap<>();
    /// The open lessons, one a model.
    private final Map<Model, LessonSession> lessonSessions = new LinkedHashMap<>();
    private final ViewOptions options;
    private final FileDialog files;
    private final Consumer<String> say;
    private final Consumer<Throwable> failed;
    private final OwnScenes own = new OwnScenes(TrustedFolders
            .beside(PreferencesFile.ofUser(System.getenv(), System.getProperty("os.name")).path()),
            ForkJoinPool.commonPool());
    private final FollowedScene followed = new FollowedScene();
    private ResourceBundle words;
    /// Restores the preferences from before the first open lesson.
    private Runnable putBack = () -> {};

    Sessions(List<Model> models, ResourceBundle words, ViewOptions options, FileDialog files,
            Consumer<String> say, Consumer<Throwable> failed) {
        this.models = models;
        this.words = words;
        this.options = options;
        this.files = files;
        this.say = say;
        this.failed = failed;
    }

    List<Model> models() {
        return models;
    }

    /// The solvers and logs of the user's own that are open.
    OwnScenes own() {
        return own;
    }

    /// The program that is followed.
    FollowedScene followed() {
        return followed;
    }

    /// The title of a model.
    String title(Model model) {
        return Words.captions(model, words.getLocale()).get("model.title");
    }

    /// The session of a model, created on the first call.
    Session of(Model model) {
        return open.computeIfAbsent(model, _ -> session(model, true));
    }

    /// Puts another version of a model in the place of the one before: its scene goes on at the same place, as far as
    /// it has that place.
    void replace(Model before, Model now) {
        Session old = open.remove(before);
        Session next = of(now);
        if (old == null) return;
        next.takeOver(old);
        old.close();
    }

    /// Forgets the scene of a model whose tab is closed.
    void forget(Model model) {
        Optional.ofNullable(open.remove(model)).ifPresent(Session::close);
    }

    private Session session(Model model, boolean free) {
        return new Session(model, words, options, files, say, failed, free);
    }

    /// The lesson open in a model's tab; empty for its free scene.
    Optional<LessonSession> lessonSession(Model model) {
        return Optional.ofNullable(lessonSessions.get(model));
    }

    /// Begins a lesson and ends the one that may be open for its model.
    ///
    /// @param preferences that lessons change as they need; restored once the last one is left
    void begin(Lesson lesson, Preferences preferences, Journal journal) {
        end(lesson.model());
        if (lessonSessions.isEmpty()) putBack = preferences.asItIs();
        lessonSessions.put(lesson.model(),
                new LessonSession(lesson, session(lesson.model(), false), preferences, journal));
    }

    /// Leaves the lesson of a model's tab.
    void end(Model model) {
        Optional.ofNullable(lessonSessions.remove(model)).ifPresent(lessonSession -> {
            lessonSession.close();
            if (lessonSessions.isEmpty()) putBack.run();
        });
    }

    private Stream<Session> all() {
        return Stream.concat(open.values().stream(), lessonSessions.values().stream().map(LessonSession::session));
    }

    /// Resets all scenes.
    void again() {
        open.values().forEach(Session::again);
    }

    void speak(ResourceBundle other) {
        words = other;
        all().forEach(s -> s.speak(other));
        lessonSessions.values().forEach(LessonSession::speak);
    }

    @Override public void close() {
        own.close();
        followed.close();
        open.values().forEach(Session::close);
        List.copyOf(lessonSessions.keySet()).forEach(this::end);
    }
}
