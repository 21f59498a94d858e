package limber.ui.panes.dock;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The shares that two open panes of a dock have of its height.
final class DockShares {
    private static final String SPLIT = "panes";
    /// The lower pane's share until the user drags, when it was opened first and when it was opened last; and the least
    /// of both.
    private static final double LOWER = 0.35, LOWER_LAST = 0.6, LEAST = 0.2;

    /// The shares that the user has dragged to, by the name of the split.
    private final Map<String, Double> saved;
    /// The pane that has as much as it can, and the lower pane's share if the user has dragged since.
    private Optional<String> large = Optional.empty();
    private Optional<Double> beside = Optional.empty();

    DockShares(Map<String, Double> saved) {
        this.saved = saved;
    }

    /// Gives a pane as much as it can have while it is open; empty for none. What is dragged meanwhile is not saved.
    void enlarge(Optional<String> pane) {
        large = pane;
        beside = Optional.empty();
    }

    /// The height of the lower pane, px.
    ///
    /// @param dragged where the user drags to just now, px
    /// @param open names of the open panes, from the top
    /// @param newest the one that was opened last
    double lower(Optional<Double> dragged, double whole, List<String> open, Optional<String> newest) {
        return Math.clamp(dragged.orElseGet(() -> share(open, newest) * whole), LEAST * whole, (1 - LEAST) * whole);
    }

    /// The pane that somebody has just opened is the one that is read.
    private double share(List<String> open, Optional<String> newest) {
        Optional<String> lower = open.stream().reduce((_, last) -> last);
        if (large(open)) return beside.orElse(lower.equals(large) ? 1 - LEAST : LEAST);
        return saved.getOrDefault(SPLIT, lower.isPresent() && lower.equals(newest) ? LOWER_LAST : LOWER);
    }

    private boolean large(List<String> open) {
        return large.filter(open::contains).isPresent();
    }

    /// Takes the share that the user has dragged the lower pane to.
    void dropped(double share, List<String> open) {
        if (large(open)) beside = Optional.of(share);
        else saved.put(SPLIT, share);
    }
}
