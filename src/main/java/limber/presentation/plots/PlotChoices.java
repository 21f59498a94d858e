package limber.presentation.plots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.Measure;
import limber.engine.run.Picture;
import limber.engine.run.Probe;
import limber.expression.ExpressionFault;
import limber.expression.PlottedExpression;
import limber.presentation.words.Wording;

/// The choices for a plot: the horizontal axis, and an expression that is typed.
public record PlotChoices(Plotting plotting, Wording words) {
    /// The horizontal axes under the current settings, which decide on the loops.
    public List<HorizontalAxis> axes() {
        var axes = new ArrayList<HorizontalAxis>(List.of(new HorizontalAxis.Time(), new HorizontalAxis.Inside("")));
        plotting.loops().forEach(loop -> axes.add(new HorizontalAxis.Inside(loop)));
        plotting.measures().stream().filter(m -> !m.name().equals(Plotting.TIME))
                .forEach(m -> axes.add(new HorizontalAxis.Against(m)));
        return List.copyOf(axes);
    }

    public String name(HorizontalAxis axis) {
        return switch (axis) {
            case HorizontalAxis.Time _ -> words.get("plot.time");
            case HorizontalAxis.Inside(String loop) when loop.isEmpty() -> words.get("plot.phases");
            case HorizontalAxis.Inside(String loop) -> words.get("plot.rounds").formatted(words.get("step." + loop));
            case HorizontalAxis.Against against -> words.quantity(against.measure().name());
        };
    }

    /// An example of an expression.
    public String example() {
        return plotting.measures().stream().filter(m -> !m.of().isEmpty() && m.width() == 1).findFirst()
                .map(m -> PlottedExpression.text(new Probe(m, Probe.LARGEST))).orElse(Plotting.TIME) + " * 1000";
    }

    /// Plots a measure too, or no longer.
    ///
    /// @return why it is not plotted
    public Optional<String> toggle(Measure m) {
        return full(plotting.toggle(m));
    }

    private Optional<String> full(boolean done) {
        return done ? Optional.empty() : Optional.of(words.get("plot.expression.full").formatted(Plotting.MOST));
    }

    /// Plots an expression too.
    ///
    /// @param now the picture on which it is tried; null before there is one
    /// @return why it is not plotted; empty where it is, and for a blank one
    public Optional<String> plot(String expression, Picture now) {
        if (expression.isBlank()) return Optional.empty();
        try {
            Measure m = PlottedExpression.measure(expression, plotting.model(), plotting.tools());
            if (now != null) PlottedExpression.check(m, now.settings(), now.state());
            return full(plotting.add(m));
        } catch (ExpressionFault e) {
            int blanks = expression.indexOf(expression.strip()); // it is read without them
            return Optional.of(words.get("plot.expression.fault").formatted(e.column() + blanks,
                    words.refusal(e.getMessage())));
        }
    }
}
