package limber.ui;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.animation.AnimationTimer;
import limber.engine.model.Model;
import limber.lesson.Lessons;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.tab.SceneController;

/// A walk through every tab, each level, each pane and a lesson, after which the cache of loaded classes knows what
/// they need.
final class Training extends AnimationTimer {
    /// Pulses for which each stop of the way is shown.
    private static final int PULSES = 8;

    private final Deque<Runnable> way = new ArrayDeque<>();
    private final MainController main;
    private final Runnable done;
    private int pulses;

    /// @param done called at the end
    Training(MainController main, Sessions sessions, Preferences preferences, Runnable done) {
        this.main = main;
        this.done = done;
        for (Model model : sessions.models()) {
            way.add(() -> {
                main.open(model);
                main.current().orElseThrow().playback().playing().set(true);
            });
            for (Level level : Level.values()) way.add(() -> preferences.level().set(level));
        }
        way.add(() -> new CommandWords(preferences.language().get().words()).panes()
                .forEach(pane -> way.addFirst(() -> preferences.panes(Level.INSPECT).add(pane))));
        way.add(() -> main.opening().lesson(Lessons.folders().getFirst().path()));
    }

    @Override public void handle(long now) {
        if (!main.pictured() || !main.current().map(SceneController::built).orElse(true) || ++pulses < PULSES) return;
        pulses = 0;
        if (way.isEmpty()) {
            stop();
            done.run();
        } else {
            way.remove().run();
        }
    }
}
