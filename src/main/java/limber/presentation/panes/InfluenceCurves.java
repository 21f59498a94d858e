package limber.presentation.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import limber.engine.Element;
import limber.engine.Slot;
import limber.engine.ask.Influence;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;

/// The growth of what an element's numbers reach, under the newest settings and a few earlier ones. It outlives the
/// pane, which is rebuilt when the language changes.
public final class InfluenceCurves {
    /// The most earlier ones.
    public static final int EARLIER = 4;
    /// The most parameters that a label names.
    private static final int NAMED = 2;

    /// How many elements are reached after each round.
    ///
    /// @param counts first those before any round
    /// @param rounds the first step of each
    /// @param total all elements of the kind
    public record Curve(Element from, Settings settings, int[] counts, List<Slot> rounds, int total) {
        static Curve of(Element from, Settings settings, Influence influence) {
            return new Curve(from, settings, influence.reachedByRound(from.of()), influence.rounds(),
                    influence.rounds(from.of()).length);
        }

        /// How many are reached in the end.
        public int most() {
            return counts[counts.length - 1];
        }

        /// The number of rounds after which no more are reached.
        public int grown() {
            int n = counts.length - 1;
            while (n > 0 && counts[n - 1] == most()) n--;
            return n;
        }

        private boolean replaces(Curve o) {
            return from.equals(o.from) && settings.equals(o.settings);
        }
    }

    private final ObservableList<Curve> curves = FXCollections.observableArrayList();

    /// All of them, the newest first.
    public ObservableList<Curve> curves() {
        return curves;
    }

    /// Adds the newest one. Those of another kind of element go, and one of the same element and settings.
    public void add(Element from, Settings settings, Influence influence) {
        Curve now = Curve.of(from, settings, influence);
        var all = new ArrayList<>(List.of(now));
        curves.stream().filter(o -> o.from().of().equals(from.of()) && !now.replaces(o)).limit(EARLIER)
                .forEach(all::add);
        curves.setAll(all);
    }

    /// What differs between a curve and the others, such as `sweep=jacobi`; empty where there is only one.
    public String label(Curve curve) {
        String label = curve.settings().parameters().stream().filter(this::differs).limit(NAMED)
                .map(p -> p.name() + "=" + curve.settings().text(p)).collect(Collectors.joining(", "));
        boolean moved = curves.stream().map(Curve::from).distinct().count() > 1;
        return !moved ? label : label + (label.isEmpty() ? "" : ", ") + curve.from().of() + " " + curve.from().index();
    }

    private boolean differs(Parameter<?> p) {
        return curves.stream().map(c -> c.settings().text(p)).distinct().count() > 1;
    }
}
