package limber.ui.scene;

import java.util.List;
import java.util.Optional;
import limber.ask.Stop;
import limber.engine.Measure;
import limber.engine.tool.ToolReading;
import limber.engine.tool.Tools;
import limber.expression.Expression;
import limber.expression.ExpressionFault;
import limber.expression.PlottedExpression;
import limber.expression.Vocabulary;
import limber.presentation.play.Playback;
import limber.presentation.plots.Plotting;

/// The plots and stops that read the measuring tools of a scene. They are read anew when tools change; one whose tool
/// is gone goes too.
record ToolReaders(Playback playback, Plotting plotting) {
    void changed(Tools now) {
        plotting.replace(measure -> reads(measure) ? again(measure, now) : Optional.of(measure));
        List<Stop> stops = playback.stops().all().stream().flatMap(stop -> again(stop, now).stream()).toList();
        if (!stops.equals(playback.stops().all()) || stops.stream().anyMatch(ToolReaders::reads))
            playback.stops().all().setAll(stops);
    }

    static boolean reads(Measure measure) {
        return measure.reading() instanceof ToolReading
                || measure.reading() instanceof PlottedExpression(Expression e) && !e.tools().isEmpty();
    }

    static boolean reads(Stop stop) {
        return stop.what() instanceof Stop.What.Condition(Expression e) && !e.tools().isEmpty();
    }

    private Optional<Measure> again(Measure measure, Tools now) {
        try {
            return Optional.of(PlottedExpression.measure(measure.name(), playback.model(), now));
        } catch (ExpressionFault gone) {
            return Optional.empty();
        }
    }

    private Optional<Stop> again(Stop stop, Tools now) {
        if (!reads(stop)) return Optional.of(stop);
        var names = new Vocabulary(playback.model(), playback.model().running(playback.settings())).with(now);
        try {
            return Optional.of(new Stop(new Stop.What.Condition(Expression.condition(stop.what().toString(), names)),
                    stop.on(), stop.every(), stop.once()));
        } catch (ExpressionFault gone) {
            return Optional.empty();
        }
    }
}
