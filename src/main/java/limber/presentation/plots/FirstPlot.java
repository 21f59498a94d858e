package limber.presentation.plots;

import java.util.List;
import limber.engine.Measure;
import limber.engine.model.Model;
import limber.engine.settings.Settings;

/// The plot that a scene opens with, before anybody has chosen: what its step is about, or else what its model plots by
/// default. It never is a number that every scene has, such as `frame`.
///
/// @param subject measures that a step is about; none outside of a lesson
public record FirstPlot(Model model, List<Measure> subject) {
    /// The largest number of curves, for which a small plot has room.
    private static final int MOST = 3;

    /// The curves under these settings.
    public List<Measure> under(Settings p) {
        List<Measure> told = subject.stream().filter(m -> !m.isCommon()).limit(MOST).toList();
        return told.isEmpty() ? model.measure(model.plottedAtFirst(p)).filter(m -> !m.isCommon()).stream().toList()
                : told;
    }
}
