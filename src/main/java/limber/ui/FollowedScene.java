package limber.ui;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.application.Platform;
import limber.engine.model.Model;
import limber.engine.text.BadInput;
import limber.log.FollowedLog;
import limber.log.Follower;
import limber.log.LineSource;
import limber.log.LoopbackSocket;
import limber.presentation.play.Following;

/// The program that the window follows, and the log that it writes. It outlives the views.
final class FollowedScene implements AutoCloseable {
    /// What shows it; called on the FX thread.
    ///
    /// @param begun shows the first log
    /// @param anew receives the model of a log before, and of the one that goes on in its place
    /// @param changed called when there are frames, or the program has come or gone
    /// @param failed receives what is wrong with a line
    record Views(Consumer<Model> begun, BiConsumer<Model, Model> anew, Consumer<Model> changed,
            Consumer<Throwable> failed) {}

    private final AtomicBoolean told = new AtomicBoolean();
    private Optional<LineSource> source = Optional.empty();
    private Optional<Follower> follower = Optional.empty();
    private Optional<Model> model = Optional.empty();
    private Following.Connection connection = Following.Connection.WAITING;
    private Views views;

    /// Shows it in these views from now on.
    void views(Views views) {
        this.views = views;
    }

    /// Begins to follow a program.
    void follow(LineSource lines) {
        close();
        source = Optional.of(lines);
        follower = Optional.of(new Follower(lines, this::heard));
        follower.get().start();
    }

    /// Where the lines come from; empty while nothing is followed.
    Optional<LineSource> source() {
        return source;
    }

    /// The model of the log, once that has a frame.
    Optional<Model> model() {
        return model;
    }

    /// Whether the program is there.
    Following.Program program() {
        return new Following.Program(connection, name(source.orElseThrow()));
    }

    /// A name without its folder.
    static String name(LineSource source) {
        return source.path().map(Path::getFileName).map(Path::toString).orElseGet(source::name);
    }

    private void heard(Follower.News news) {
        switch (news) {
            case Follower.News.Grown _ -> {
                if (!told.getAndSet(true)) Platform.runLater(this::grown);
            }
            default -> Platform.runLater(() -> show(news));
        }
    }

    private void grown() {
        told.set(false);
        connected(Following.Connection.WRITING);
    }

    private void show(Follower.News news) {
        if (follower.isEmpty()) return; // closed meanwhile
        switch (news) {
            case Follower.News.Waiting _ -> {
                if (connection == Following.Connection.WRITING) connected(Following.Connection.WAITING);
            }
            case Follower.News.Begun(FollowedLog log) -> begun(Model.of(log.solver()));
            case Follower.News.Grown _ -> grown();
            case Follower.News.Left(boolean again) -> left(again);
            case Follower.News.Refused(BadInput why) -> {
                connected(Following.Connection.STOPPED);
                views.failed().accept(why);
            }
        }
    }

    /// A line that was refused is said until another program comes.
    private void left(boolean again) {
        if (connection == Following.Connection.STOPPED) return;
        connected(!again ? Following.Connection.ENDED
                : source.filter(LoopbackSocket.class::isInstance).isPresent() ? Following.Connection.LOST
                        : Following.Connection.WAITING);
    }

    private void begun(Model now) {
        Optional<Model> before = model;
        model = Optional.of(now);
        connection = Following.Connection.WRITING;
        before.ifPresentOrElse(b -> views.anew().accept(b, now), () -> views.begun().accept(now));
        views.changed().accept(now);
    }

    private void connected(Following.Connection now) {
        connection = now;
        model.ifPresent(views.changed());
    }

    @Override public void close() {
        follower.ifPresent(Follower::close);
        follower = Optional.empty();
        source = Optional.empty();
        model = Optional.empty();
        connection = Following.Connection.WAITING;
    }
}
