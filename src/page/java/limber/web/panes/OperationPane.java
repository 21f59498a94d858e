package limber.web.panes;

import java.util.Optional;
import limber.presentation.code.Operation;

/// A pane about the operation that runs, made anew for each.
abstract class OperationPane implements Panes.Pane {
    final Scene scene;
    private Optional<Operation> shown = Optional.empty();

    OperationPane(Scene scene) {
        this.scene = scene;
    }

    @Override
    public final void show() {
        Optional<Operation> operation = scene.reader().operation();
        if (operation.equals(shown)) return;
        shown = operation;
        operation.ifPresent(this::show);
    }

    /// Has the same operation made anew when the pane is shown next.
    final void forget() {
        shown = Optional.empty();
    }

    abstract void show(Operation operation);
}
