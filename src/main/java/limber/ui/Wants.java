package limber.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.util.Subscription;
import limber.engine.Model;
import limber.engine.Wanted;

/// What the parts of a window want to see of a scene, all together: the overlays of its view, the measures of every pane
/// that is open.
final class Wants {
    /// What one part wants; two that want the same are two.
    private record Wish(Set<String> measures, Object who) {}

    private final List<Wish> wishes = new ArrayList<>();
    private final Consumer<Wanted> changed;
    private Wanted now;

    /// @param changed told what is wanted whenever that is something else
    Wants(Model model, Consumer<Wanted> changed) {
        this.changed = changed;
        now = Wanted.atFirst(model);
    }

    void overlays(Set<String> names) {
        want(new Wanted(names, now.measures()));
    }

    Subscription measures(Set<String> names) {
        var wish = new Wish(names, new Object());
        wishes.add(wish);
        sum();
        return () -> {
            wishes.remove(wish);
            sum();
        };
    }

    private void sum() {
        want(new Wanted(now.overlays(), wishes.stream().flatMap(w -> w.measures().stream()).collect(Collectors.toSet())));
    }

    private void want(Wanted wanted) {
        if (wanted.equals(now)) return;
        now = wanted;
        changed.accept(wanted);
    }
}
