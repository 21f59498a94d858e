package limber.presentation.play;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;
import limber.engine.Cursor;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.lesson.Allowed;

/// The rules that a lesson sets for a scene. A free scene has none.
public final class Rules {
    /// A listener for refused changes.
    public interface Refusal {
        /// Called when a change must wait for a prediction.
        void held();

        /// Called when a step does not allow this parameter, or not this value.
        ///
        /// @param open the parameters that can be changed
        void fixed(Parameter<?> parameter, Set<Parameter<?>> open);
    }

    private static final Refusal SILENT = new Refusal() {
        @Override public void held() {}

        @Override public void fixed(Parameter<?> parameter, Set<Parameter<?>> open) {}
    };

    private final ReadOnlyBooleanWrapper held = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Optional<Map<Parameter<?>, Allowed>>> panel = new ReadOnlyObjectWrapper<>(
            Optional.empty());
    private Refusal refusal = SILENT;
    /// The only frame that a goal looks at, in which a change comes too late.
    private Supplier<OptionalInt> counts = OptionalInt::empty;
    private IntConsumer redone = _ -> {};
    /// The furthest moment shown since the hold began.
    private Cursor furthest = Cursor.START;

    /// Whether a prediction is pending, which blocks motion beyond what has been shown, changes, and numbers that
    /// reveal the answer.
    public ReadOnlyBooleanProperty held() {
        return held.getReadOnlyProperty();
    }

    /// The only parameters that can be changed; empty for all.
    public ReadOnlyObjectProperty<Optional<Map<Parameter<?>, Allowed>>> panel() {
        return panel.getReadOnlyProperty();
    }

    /// Calls `refusal` until the subscription ends.
    public Subscription onRefused(Refusal refusal) {
        this.refusal = refusal;
        return () -> {
            if (this.refusal == refusal) this.refusal = SILENT;
        };
    }

    /// @param seen the furthest moment that has been shown already
    public void hold(Cursor seen) {
        furthest = seen;
        held.set(true);
    }

    public void release() {
        held.set(false);
    }

    public void panel(Optional<Map<Parameter<?>, Allowed>> only) {
        panel.set(only);
    }

    /// Has a change that comes too late for a goal count from the start.
    ///
    /// @param frame the only one that the goal looks at; empty where there is no such goal, and once it is reached
    /// @param redone receives that frame when a course was done again for it
    public void counts(Supplier<OptionalInt> frame, IntConsumer redone) {
        counts = frame;
        this.redone = redone;
    }

    /// Whether a change at a moment would come too late for a goal.
    boolean late(Cursor at) {
        OptionalInt frame = counts.get();
        return frame.isPresent() && at.gestureFrame() >= frame.getAsInt();
    }

    /// Says that a course was done again, since a change came too late.
    void redone() {
        counts.get().ifPresent(redone);
    }

    /// Receives a shown moment.
    void shown(Cursor at) {
        if (at.compareTo(furthest) > 0) furthest = at;
    }

    /// Whether a cursor may be shown; a refusal is reported.
    public boolean lets(Cursor to) {
        return !held.get() || to.compareTo(furthest) <= 0 || refuse();
    }

    /// Whether anything may be changed or played; a refusal is reported.
    public boolean lets() {
        return !held.get() || refuse();
    }

    /// Whether a parameter may take a value; a refusal is reported.
    public boolean lets(Parameter<?> parameter, String text) {
        if (panel.get().isEmpty() || Allowed.by(panel.get().get(), parameter, text)) return true;
        refusal.fixed(parameter, panel.get().get().keySet());
        return false;
    }

    /// Whether all differences between two settings are allowed; a refusal is reported.
    public boolean lets(Settings now, Settings next) {
        return panel.get().isEmpty() || now.differences(next).stream()
                .allMatch(name -> lets(now.parameter(name), next.text(now.parameter(name))));
    }

    /// The current settings with those values of other settings that are allowed; nothing is reported.
    public Settings within(Settings now, Settings other) {
        Settings next = now;
        for (String name : now.differences(other)) {
            Parameter<?> p = now.parameter(name);
            if (panel.get().isEmpty() || Allowed.by(panel.get().get(), p, other.text(p)))
                next = next.with(name, other.text(p));
        }
        return next;
    }

    private boolean refuse() {
        refusal.held();
        return false;
    }
}
