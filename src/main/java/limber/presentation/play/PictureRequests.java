package limber.presentation.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.util.Subscription;
import limber.engine.Element;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.run.PictureRequest;

/// The requests of a window's parts for a scene's picture, merged: the overlays of the view, the selected element, and
/// the measures of every open pane.
public final class PictureRequests {
    /// The request of one part. Equal requests of two parts count twice.
    private record Wanted(Set<String> measures, Object who) {}

    private final List<Wanted> wants = new ArrayList<>();
    private final Consumer<PictureRequest> changed;
    private PictureRequest now;

    /// @param changed receives the merged request whenever it changes
    PictureRequests(Model model, Consumer<PictureRequest> changed) {
        this.changed = changed;
        now = PictureRequest.atFirst(model);
    }

    /// Requests overlays for the pictures to come; while stopped, for the current moment at once.
    public void overlays(Set<String> names) {
        want(new PictureRequest(names, now.measures(), now.selected(), now.size()));
    }

    /// Tells which element is selected, for overlays of it.
    void selected(Optional<Element> element) {
        want(new PictureRequest(now.overlays(), now.measures(), element, now.size()));
    }

    /// Tells how large a step is.
    void size(StepSize size) {
        want(new PictureRequest(now.overlays(), now.measures(), now.selected(), size));
    }

    /// Requests measures until the subscription ends; several parts may request the same. While stopped, the current
    /// moment is shown again with them.
    public Subscription measures(Set<String> names) {
        var wanted = new Wanted(names, new Object());
        wants.add(wanted);
        sum();
        return () -> {
            wants.remove(wanted);
            sum();
        };
    }

    private void sum() {
        want(new PictureRequest(now.overlays(),
                wants.stream().flatMap(w -> w.measures().stream()).collect(Collectors.toSet()), now.selected(),
                now.size()));
    }

    private void want(PictureRequest wanted) {
        if (wanted.equals(now)) return;
        now = wanted;
        changed.accept(wanted);
    }
}
