package limber.moment;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import limber.engine.Measure;
import limber.engine.model.Variant;
import limber.engine.tool.Tool;
import limber.engine.tool.ToolPoint;
import limber.input.ParameterJson;
import limber.lesson.Camera;
import limber.lesson.ColourRange;
import limber.lesson.Compare;
import limber.lesson.Step;
import tools.jackson.core.JsonGenerator;

/// A writer for the view of a moment, as [ViewReader] reads it.
final class ViewWriter {
    private ViewWriter() {}

    /// @param values writes values of parameters by name, as members
    static void write(JsonGenerator g, MomentView view, BiConsumer<JsonGenerator, Map<String, String>> values) {
        g.writeStartObject();
        view.camera().ifPresent(c -> camera(g, c));
        view.show().ifPresent(s -> show(g, s));
        view.compare().ifPresent(c -> compare(g, c, view.names(), values));
        if (view.compare().filter(c -> c.right().kernels().isPresent()).isPresent())
            g.writeBooleanProperty("original", true);
        if (!view.ranges().isEmpty()) ranges(g, view.ranges());
        g.writeEndObject();
    }

    private static void camera(JsonGenerator g, Camera camera) {
        g.writeName("camera");
        g.writeStartObject();
        camera.view().ifPresent(v -> g.writeStringProperty("view", v));
        camera.eye().ifPresent(eye -> {
            g.writeName("eye");
            ParameterJson.vector(g, eye.eye());
            g.writeName("target");
            ParameterJson.vector(g, eye.target());
        });
        if (camera.lock()) g.writeBooleanProperty("lock", true);
        g.writeEndObject();
    }

    private static void ranges(JsonGenerator g, Map<String, ColourRange> ranges) {
        g.writeName("ranges");
        g.writeStartObject();
        new TreeMap<>(ranges).forEach((name, range) -> {
            g.writeName(name);
            g.writeStartArray();
            ParameterJson.number(g, range.least());
            ParameterJson.number(g, range.most());
            g.writeEndArray();
        });
        g.writeEndObject();
    }

    private static void show(JsonGenerator g, Step.Show show) {
        g.writeName("show");
        g.writeStartObject();
        show.level().ifPresent(l -> g.writeStringProperty("level", l));
        names(g, "overlays", show.overlays());
        names(g, "plots", show.plots().map(all -> all.stream().map(Measure::name).toList()));
        names(g, "panes", show.panes());
        show.tools().ifPresent(tools -> {
            g.writeName("tools");
            g.writeStartArray();
            tools.all().forEach(tool -> tool(g, tool));
            g.writeEndArray();
        });
        g.writeEndObject();
    }

    private static void tool(JsonGenerator g, Tool tool) {
        g.writeStartObject();
        g.writeName(tool.kind());
        if (tool instanceof Tool.Stopwatch(double start)) ParameterJson.number(g, start);
        else {
            g.writeStartArray();
            for (ToolPoint point : tool.points()) switch (point) {
                case ToolPoint.Fastened to -> g.writeString(to.name());
                case ToolPoint.Fixed fixed -> ParameterJson.vector(g, fixed.place());
            }
            g.writeEndArray();
        }
        g.writeEndObject();
    }

    private static void names(JsonGenerator g, String key, Optional<List<String>> names) {
        names.ifPresent(all -> {
            g.writeName(key);
            g.writeStartArray();
            all.forEach(g::writeString);
            g.writeEndArray();
        });
    }

    private static void compare(JsonGenerator g, Compare compare, List<String> names,
            BiConsumer<JsonGenerator, Map<String, String>> values) {
        g.writeName("compare");
        g.writeStartObject();
        names(g, "names", Optional.of(names).filter(n -> !n.isEmpty()));
        side(g, "left", compare.left(), values);
        side(g, "right", compare.right(), values);
        if (compare.overlaid()) g.writeStringProperty("layout", "overlaid");
        g.writeEndObject();
    }

    private static void side(JsonGenerator g, String name, Variant side,
            BiConsumer<JsonGenerator, Map<String, String>> values) {
        g.writeName(name);
        g.writeStartObject();
        values.accept(g, side.values());
        g.writeEndObject();
    }
}
