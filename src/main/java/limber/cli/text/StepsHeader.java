package limber.cli.text;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import limber.engine.Channel;
import limber.engine.Loop;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.model.ElementKind;
import limber.engine.run.Run;
import limber.mesh.Skin;
import tools.jackson.core.JsonGenerator;

/// The first line of a log: channels, kinds of elements, phases and loops of a run, so that the lines of its operations
/// can be read without the model.
///
/// @param run at frame 0
/// @param last the last frame of the log
public record StepsHeader(Run run, int last) {
    private static final Set<Channel> OF_SKIN =
            Set.of(Skin.VERTICES, Skin.PLACED, Skin.UV, Skin.NORMALS, Skin.TANGENTS);

    public void write(JsonGenerator g) {
        g.writeStartObject();
        g.writeStringProperty("limber", "steps");
        g.writeNumberProperty("version", 1);
        g.writeStringProperty("model", run.model().name());
        g.writeNumberProperty("seconds", run.model().frameSeconds(run.settings()));
        channels(g);
        kinds(g);
        phases(g);
        g.writeName("loops");
        g.writeStartArray();
        loops().forEach(g::writeString);
        g.writeEndArray();
        g.writeEndObject();
        Json.endLine(g);
    }

    /// The subject first. Channels of the skin are left out, as its operations are.
    private List<Channel> logged() {
        Channel subject = run.model().subject();
        return run.state().channels().stream().filter(c -> !c.whole() && !OF_SKIN.contains(c))
                .sorted(Comparator.comparing((Channel c) -> c != subject)).toList();
    }

    private void channels(JsonGenerator g) {
        State s = run.state();
        g.writeName("channels");
        g.writeStartObject();
        for (Channel c : logged()) {
            g.writeName(c.name());
            g.writeStartObject();
            g.writeNumberProperty("width", c.width());
            g.writeStringProperty("unit", c.unit());
            g.writeStringProperty("of", c.of());
            switch (c.life()) {
                case KEPT -> Json.numbers(g, "initial", s.of(c));
                case FIXED -> {
                    g.writeStringProperty("life", "fixed");
                    Json.numbers(g, "initial", s.of(c));
                }
                case SCRATCH -> {
                    g.writeStringProperty("life", "scratch");
                    g.writeNumberProperty("elements", s.elements(c));
                }
            }
            g.writeEndObject();
        }
        g.writeEndObject();
    }

    private void kinds(JsonGenerator g) {
        State s = run.state();
        List<Channel> logged = logged();
        g.writeName("kinds");
        g.writeStartObject();
        for (ElementKind kind : run.model().kinds(run.settings())) {
            if (!logged.contains(kind.points()) || kind.points().life() == Channel.Life.SCRATCH) continue;
            g.writeName(kind.of());
            g.writeStartObject();
            g.writeStringProperty("shape", kind.shape().name().toLowerCase(Locale.ROOT));
            g.writeStringProperty("points", kind.points().name());
            if (kind.shape() != ElementKind.Shape.POINT) corners(g, kind, s);
            g.writeEndObject();
        }
        g.writeEndObject();
    }

    private static void corners(JsonGenerator g, ElementKind kind, State s) {
        g.writeName("corners");
        g.writeStartArray();
        for (int e = 0; e < kind.count(s); e++) {
            g.writeStartArray();
            for (int k = 0; k < kind.shape().corners(); k++) g.writeNumber(kind.corner(s, e, k));
            g.writeEndArray();
        }
        g.writeEndArray();
    }

    private void phases(JsonGenerator g) {
        var seen = new LinkedHashSet<String>();
        g.writeName("phases");
        g.writeStartObject();
        schedules().flatMap(schedule -> new Schedule(schedule.solver(), List.of()).phases()).forEach(phase -> {
            if (!seen.add(phase.name())) return;
            g.writeName(phase.name());
            g.writeStartObject();
            g.writeStringProperty("of", phase.of());
            g.writeEndObject();
        });
        g.writeEndObject();
    }

    /// From the outermost in; each operation names substep and sweep, too, where there are none.
    private Stream<String> loops() {
        return Stream.concat(schedules().flatMap(Schedule::loops).map(Loop::name),
                Stream.of(Loop.SUBSTEP, Loop.SWEEP)).distinct();
    }

    /// Those of all frames: inputs may change the settings.
    private Stream<Schedule> schedules() {
        return Stream.concat(Stream.of(run.schedule()), run.branch().inputs().stream().map(i -> i.frame())
                .filter(frame -> frame <= last).distinct()
                .map(frame -> run.model().running(run.branch().settings(frame))));
    }
}
