package limber.ui.scene;

import java.util.List;
import java.util.Optional;
import limber.ask.Stop;
import limber.engine.tool.Tools;
import limber.expression.Expression;
import limber.expression.ExpressionFault;
import limber.expression.Vocabulary;
import limber.presentation.play.Playback;
import limber.presentation.plots.Plotting;

/// The plots and stops that read the measuring tools of a scene. They are read anew when tools change; one whose tool
/// is gone goes too.
record ToolReaders(Playback playback, Plotting plotting) {
    void changed(Tools now) {
        plotting.read(now);
        List<Stop> stops = playback.stops().all().stream().flatMap(stop -> again(stop, now).stream()).toList();
        if (!stops.equals(playback.stops().all()) || stops.stream().anyMatch(ToolReaders::reads))
            playback.stops().all().setAll(stops);
    }

    static boolean reads(Stop stop) {
        return stop.what() instanceof Stop.What.Condition(Expression e) && !e.tools().isEmpty();
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
