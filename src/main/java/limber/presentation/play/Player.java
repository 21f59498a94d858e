package limber.presentation.play;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleBooleanProperty;
import limber.engine.Cursor;
import limber.presentation.Later;

/// The player of a scene: while it plays, frames become due. It can repeat a stretch or stop at a frame.
public final class Player {
    /// A range of frames that is played repeatedly.
    public record Stretch(int first, int last) {}

    /// The scene that is played.
    ///
    /// @param allowed whether a lesson allows playing on
    /// @param at where the scene is
    /// @param show shows a moment
    /// @param stopped called when it has stopped
    /// @param rests called while a program that it follows has no newer frame
    public record Scene(BooleanSupplier allowed, Supplier<Cursor> at, Consumer<Cursor> show, Runnable stopped,
            Runnable rests) {}

    private final Scene scene;
    private final FrameClock clock;
    private final BooleanProperty playing = new SimpleBooleanProperty();
    private Optional<Stretch> repeated = Optional.empty();
    private Function<Cursor, Optional<Cursor>> stops = _ -> Optional.empty();
    private final Optional<Following> following;
    /// The frame at which playing stops by itself.
    private OptionalInt until = OptionalInt.empty();

    /// @param frame how long a frame is now, s; empty while time does not count
    /// @param following of a scene whose frames are those of a program that runs
    Player(Later later, Scene scene, Supplier<OptionalDouble> frame, Optional<Following> following) {
        this.scene = scene;
        this.following = following;
        clock = new FrameClock(later, frame, this::due);
        playing.addListener((_, _, on) -> changed(on));
    }

    BooleanProperty playing() {
        return playing;
    }

    /// Simulated seconds per second.
    public DoubleProperty speed() {
        return clock.speed();
    }

    /// Repeats a stretch, or plays without an end.
    public void repeat(Optional<Stretch> stretch) {
        repeated = stretch;
    }

    /// Stops at certain moments while playing.
    ///
    /// @param next the first of them after a moment; empty for none
    public void stopAt(Function<Cursor, Optional<Cursor>> next) {
        stops = next;
    }

    /// The stretch that is repeated.
    public Optional<Stretch> repeated() {
        return repeated;
    }

    /// Plays to a frame and stops there.
    ///
    /// @param speed simulated seconds per second
    public void playTo(int frame, double speed) {
        clock.speed().set(speed);
        playing.set(true);
        if (playing.get()) until = OptionalInt.of(frame);
    }

    /// Ends the clock.
    void stop() {
        playing.set(false);
        clock.stop();
    }

    private void changed(boolean on) {
        if (on && !scene.allowed().getAsBoolean()) playing.set(false);
        else if (on) {
            following.ifPresent(f -> f.newest(scene.at().get().frame() >= f.last().get()));
            clock.start();
        } else {
            following.ifPresent(f -> f.newest(false));
            clock.stop();
            until = OptionalInt.empty();
            scene.stopped().run();
        }
    }

    /// Plays the newest frame, and each that comes.
    void follow() {
        playing.set(true);
        if (playing.get()) following.ifPresent(f -> f.newest(true));
    }

    private void due(int frames) {
        if (following.isPresent()) follow(following.get(), frames);
        else play(frames);
    }

    private void follow(Following program, int frames) {
        int here = scene.at().get().frame(), last = program.last().get();
        if (!program.newest().get() && here + frames < last) play(frames);
        else {
            program.newest(true);
            if (here < last) scene.show().accept(Cursor.complete(last));
            else scene.rests().run();
        }
    }

    private void play(int frames) {
        Cursor here = scene.at().get();
        int next = Math.min(here.frame() + frames, until.orElse(Integer.MAX_VALUE));
        Optional<Cursor> stop = stops.apply(here).filter(at -> at.compareTo(Cursor.complete(next)) <= 0);
        scene.show().accept(stop.orElseGet(() -> Cursor.complete(
                repeated.filter(s -> next > s.last() || next < s.first()).map(Stretch::first).orElse(next))));
        if (stop.isPresent() || until.isPresent() && next == until.getAsInt()) playing.set(false);
    }
}
