package limber.presentation.play;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import limber.engine.model.Model;

/// The program whose frames a scene shows while it runs, and whether the scene stays at the newest of them.
public final class Following {
    /// Whether a program is there; stopped where a line of it cannot be read.
    public enum Connection { WRITING, WAITING, LOST, STOPPED, ENDED }

    /// A program.
    ///
    /// @param source where its lines come from
    public record Program(Connection connection, String source) {}

    private final Model model;
    private final BooleanProperty newest = new SimpleBooleanProperty();
    private final IntegerProperty first = new SimpleIntegerProperty(), last = new SimpleIntegerProperty();
    private final ObjectProperty<Program> program =
            new SimpleObjectProperty<>(new Program(Connection.WAITING, ""));

    /// @param model whose frames are added to while it is shown
    Following(Model model) {
        this.model = model;
        grown();
    }

    /// Whether playing shows the newest frame, and not one after another.
    public ReadOnlyBooleanProperty newest() {
        return newest;
    }

    void newest(boolean on) {
        newest.set(on);
    }

    /// The first frame that is kept.
    public ReadOnlyIntegerProperty first() {
        return first;
    }

    /// The newest frame.
    public ReadOnlyIntegerProperty last() {
        return last;
    }

    public ObjectProperty<Program> program() {
        return program;
    }

    /// There may be more frames now.
    public void grown() {
        first.set(model.firstFrame());
        last.set(model.lastFrame().orElse(0));
    }
}
