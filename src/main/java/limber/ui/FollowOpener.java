package limber.ui;

import java.util.ResourceBundle;
import java.util.function.Consumer;
import limber.engine.model.Model;
import limber.log.LineSource;
import limber.log.LoopbackSocket;
import limber.presentation.play.Playback;

/// An opener for a program that runs: its log has a tab, which says that it is waited for before that.
///
/// @param say shows a message in the status line
/// @param failed says what is wrong
record FollowOpener(FollowedScene followed, SceneTabs scenes, Sessions sessions, ResourceBundle words,
        Consumer<String> say, Consumer<Throwable> failed) {
    /// Shows what is followed already: views are built again in another language.
    void again() {
        followed.views(new FollowedScene.Views(this::begun, this::anew, this::changed, failed));
        if (followed.source().isEmpty()) return;
        followed.model().ifPresentOrElse(this::add, this::await);
    }

    /// Follows a program.
    void follow(LineSource source) {
        followed.follow(source);
        await();
    }

    private void await() {
        LineSource source = followed.source().orElseThrow();
        String waits = words.getString("follow.await").formatted(FollowedScene.name(source));
        scenes.await(FollowedScene.name(source), source instanceof LoopbackSocket socket
                ? waits + "\n" + words.getString("follow.token").formatted(socket.port(), socket.token())
                : waits, followed::close);
    }

    private void add(Model model) {
        scenes.add(model, FollowedScene.name(followed.source().orElseThrow()), closed -> {
            followed.close();
            sessions.forget(closed);
        });
    }

    private void begun(Model model) {
        add(model);
        show(model);
        scenes.arrived(); // only now: a tab beside it would be selected
    }

    private void anew(Model before, Model now) {
        if (before.name().equals(now.name())) scenes.replace(before, now);
        else scenes.change(before, now);
        show(now);
        say.accept(words.getString("follow.anew").formatted(followed.program().source()));
    }

    private void show(Model model) {
        Playback playback = sessions.of(model).playback();
        playback.transport().everyStep().set(true); // its author looks for each operation, whatever it moves
        scenes.open(model);
        playback.following().orElseThrow().grown();
        playback.end();
    }

    private void changed(Model model) {
        sessions.of(model).playback().following().ifPresent(following -> {
            following.program().set(followed.program());
            following.grown();
        });
    }
}
