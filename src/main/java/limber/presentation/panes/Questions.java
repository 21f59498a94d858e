package limber.presentation.panes;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.util.Subscription;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.ask.WhyTarget;
import limber.engine.run.Picture;
import limber.engine.run.Run;
import limber.presentation.play.Playback;

/// The number of a scene whose reason was asked for last, in any of its panes. The why pane answers.
public final class Questions {
    /// A question.
    ///
    /// @param at a cursor
    /// @param operations how many operations after it the number stands there; −1 for the one before
    public record Question(WhyTarget asked, double[] value, Cursor at, int operations) {
        /// Moves a run to where the number stands.
        public void seek(Run run) {
            run.seek(run.branch(), at);
            if (operations < 0) run.back(StepSize.ELEMENT);
            else if (operations > 0) run.step(StepSize.ELEMENT);
        }
    }

    private static final Runnable NOTHING = () -> {};

    private final Playback playback;
    private final ReadOnlyObjectWrapper<Optional<Question>> asked = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final BooleanProperty allowed = new SimpleBooleanProperty();
    private Runnable open = NOTHING;

    public Questions(Playback playback) {
        this.playback = playback;
        playback.selected().subscribe((_, _) -> forget());
    }

    /// Whether questions can be asked, as at the highest level.
    public BooleanProperty allowed() {
        return allowed;
    }

    /// @param open opens the pane that answers, until the subscription ends
    public Subscription onAsked(Runnable open) {
        this.open = open;
        return () -> {
            if (this.open == open) this.open = NOTHING; // another view may have come in its place
        };
    }

    /// The newest question; empty once another element was selected.
    public ReadOnlyObjectProperty<Optional<Question>> asked() {
        return asked.getReadOnlyProperty();
    }

    /// Asks for a number of the state or of a measure where the scene stands.
    public void ask(WhyTarget what, double[] value) {
        ask(what, value, now().cursor(), 0);
    }

    /// Asks for a number of the next operation, or of the one before.
    ///
    /// @param what a stored number is meant as the operation leaves it
    public void ask(WhyTarget what, double[] value, boolean last) {
        int after = what instanceof WhyTarget.Stored ? 1 : 0;
        ask(what, value, now().cursor(), last ? after - 1 : after);
    }

    /// Asks for a number at a cursor.
    public void ask(WhyTarget what, double[] value, Cursor at) {
        ask(what, value, at, 0);
    }

    private void ask(WhyTarget what, double[] value, Cursor at, int operations) {
        if (!allowed.get()) return;
        playback.playing().set(false);
        asked.set(Optional.of(new Question(what, value, at, operations)));
        open.run();
    }

    /// Forgets the question.
    public void forget() {
        asked.set(Optional.empty());
    }

    private Picture now() {
        return playback.picture().get();
    }
}
