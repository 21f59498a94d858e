package limber.ui;

import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import limber.engine.Cursor;
import limber.engine.Parameter;
import limber.engine.Settings;
import limber.lesson.Allowed;

/// What a lesson lets be done to a scene. A free scene is bound by nothing.
public final class Rules {
    /// Told what was not let, so that somebody can say why.
    public interface Refusal {
        /// Everything waits for a prediction.
        void held();

        /// A step lets other parameters be changed, or this one only within less.
        void fixed(Parameter<?> parameter);
    }

    private final ReadOnlyBooleanWrapper held = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Optional<Map<Parameter<?>, Allowed>>> panel = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Refusal refusal = new Refusal() {
        @Override
        public void held() {}

        @Override
        public void fixed(Parameter<?> parameter) {}
    };
    /// The furthest moment that has been shown since everything waits.
    private Cursor furthest = Cursor.START;

    /// Whether motion beyond what has been shown, changes, and numbers that tell wait for a prediction.
    public ReadOnlyBooleanProperty held() {
        return held.getReadOnlyProperty();
    }

    /// The only parameters that can be changed; empty for all.
    public ReadOnlyObjectProperty<Optional<Map<Parameter<?>, Allowed>>> panel() {
        return panel.getReadOnlyProperty();
    }

    void onRefused(Refusal refusal) {
        this.refusal = refusal;
    }

    /// @param seen the furthest moment that has been shown already
    void hold(Cursor seen) {
        furthest = seen;
        held.set(true);
    }

    void release() {
        held.set(false);
    }

    void panel(Optional<Map<Parameter<?>, Allowed>> only) {
        panel.set(only);
    }

    /// A moment has been shown.
    void shown(Cursor at) {
        if (at.compareTo(furthest) > 0) furthest = at;
    }

    /// Whether one may go to a moment; if not, that is said.
    boolean lets(Cursor to) {
        return !held.get() || to.compareTo(furthest) <= 0 || refuse();
    }

    /// Whether anything may be changed, or run on; if not, that is said.
    boolean lets() {
        return !held.get() || refuse();
    }

    /// Whether a parameter may take a value; if not, that is said.
    boolean lets(Parameter<?> parameter, String text) {
        if (panel.get().isEmpty() || Allowed.by(panel.get().get(), parameter, text)) return true;
        refusal.fixed(parameter);
        return false;
    }

    /// Whether all that differs between two settings may be changed; if not, that is said.
    boolean lets(Settings now, Settings next) {
        return panel.get().isEmpty() || now.differences(next).stream().allMatch(name -> lets(now.parameter(name), next.text(now.parameter(name))));
    }

    /// What of the values that other settings have may be had; nothing is said.
    Settings within(Settings now, Settings other) {
        Settings next = now;
        for (String name : now.differences(other)) {
            Parameter<?> p = now.parameter(name);
            if (panel.get().isEmpty() || Allowed.by(panel.get().get(), p, other.text(p))) next = next.with(name, other.text(p));
        }
        return next;
    }

    private boolean refuse() {
        refusal.held();
        return false;
    }
}
