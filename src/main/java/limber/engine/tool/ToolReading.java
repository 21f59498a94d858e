package limber.engine.tool;

import limber.engine.Measure;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.settings.Settings;

/// A reading of a tool, so that it is plotted, compared and exported like a measure that a model declares.
public record ToolReading(Tool tool, Model model) implements Measure.Reading {
    /// The measure under a name such as `tool(ruler)`.
    static Measure measure(String name, Tool tool, Model model) {
        boolean ofSkin = tool.points().stream()
                .anyMatch(point -> point instanceof ToolPoint.Fastened to && to.ofSkin(model));
        return new Measure(name, tool.unit(), 1, "", "position", ofSkin, new ToolReading(tool, model));
    }

    @Override public double[] of(Settings p, State s) {
        return new double[]{tool.read(model, p, s)};
    }
}
