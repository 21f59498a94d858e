package limber.moment;

import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.model.Action;
import limber.engine.model.Input;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.input.ParameterJson;
import limber.lesson.source.Folder;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// A writer for moments and recordings: equal moments become the same text, which reads back exactly. What a moment
/// shares with its preset, and what is as it would be without it, is left out.
public final class MomentWriter {
    private final Moment moment;
    private final Optional<Path> folder;
    private final List<Member> members = new ArrayList<>();

    /// A key with its value, or with the entries of a list.
    private record Member(String key, boolean list, List<String> texts) {
        String text(String apart, String end) {
            return "\"" + key + "\":" + (list ? texts.stream().collect(Collectors.joining(apart, "[", "]" + end))
                    : texts.getFirst());
        }
    }

    private MomentWriter(Moment moment, Optional<Path> folder) {
        this.moment = moment;
        this.folder = folder.map(f -> f.toAbsolutePath().normalize());
    }

    /// One line, without its end, as for the clipboard.
    ///
    /// @throws BadInput if it names a file, which a text cannot
    public static String line(Moment moment) {
        return new MomentWriter(moment, Optional.empty()).write().object();
    }

    /// The lines of a file: one a key, and one an entry of a long list.
    ///
    /// @param folder of the file; files that the moment names lie in it
    /// @throws BadInput if one lies elsewhere
    public static String page(Moment moment, Path folder) {
        return new MomentWriter(moment, Optional.of(folder)).write().members.stream()
                .map(m -> m.text(m.texts().size() > 1 ? ",\n " : ",", ""))
                .collect(Collectors.joining(",\n", "{", "}\n"));
    }

    private MomentWriter write() {
        member("limber", g -> g.writeNumber(Moment.FORMAT));
        if (!moment.version().isEmpty()) member("version", g -> g.writeString(moment.version()));
        Settings p = moment.settings();
        scene();
        list("code", p.kernels(), (g, kernel) -> g.writeString(kernel.text()));
        list("inputs", moment.inputs(), this::input);
        entries(moment.entries());
        if (moment.at().frame() > 0) member("at", g -> g.writeString(moment.at().text()));
        list("stops", moment.stops(), StopReader::write);
        if (!moment.view().equals(MomentView.NONE))
            member("view", g -> ViewWriter.write(g, moment.view(), this::values));
        moment.recording().ifPresent(r -> {
            member("every", g -> g.writeNumber(r.every()));
            member("frames", g -> g.writeNumber(r.frames()));
            list("hashes", r.hashes(), JsonGenerator::writeString);
            list("steps", r.steps(), JsonGenerator::writeString);
        });
        return this;
    }

    /// Writes what one of several methods has.
    private MomentWriter entry() {
        scene();
        list("inputs", moment.inputs(), this::input);
        return this;
    }

    private void scene() {
        member("model", g -> g.writeString(moment.model().name()));
        if (!moment.preset().isEmpty()) member("preset", g -> g.writeString(moment.preset()));
        Settings p = moment.settings();
        List<String> set = p.differences(moment.base());
        if (!set.isEmpty()) member("set", g -> {
            g.writeStartObject();
            for (String name : set) value(g, p.parameter(name), p.text(p.parameter(name)));
            g.writeEndObject();
        });
    }

    private void entries(Entries entries) {
        if (entries.others().isEmpty()) return;
        list("entries", entries.others(),
                (g, other) -> g.writeRawValue(new MomentWriter(other, folder).entry().object()));
        if (entries.reference() > 0) member("reference", g -> g.writeNumber(entries.reference()));
        if (entries.beside()) member("layout", g -> g.writeString("side-by-side"));
    }

    private String object() {
        return members.stream().map(m -> m.text(",", "")).collect(Collectors.joining(",", "{", "}"));
    }

    private void member(String key, Consumer<JsonGenerator> value) {
        members.add(new Member(key, false, List.of(json(value))));
    }

    private <T> void list(String key, List<T> values, BiConsumer<JsonGenerator, T> value) {
        if (!values.isEmpty())
            members.add(new Member(key, true, values.stream().map(v -> json(g -> value.accept(g, v))).toList()));
    }

    private static String json(Consumer<JsonGenerator> value) {
        var text = new StringWriter();
        try (JsonGenerator g = new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
            value.accept(g);
        }
        return text.toString();
    }

    private void input(JsonGenerator g, Input input) {
        g.writeStartObject();
        g.writeNumberProperty("frame", input.frame());
        switch (input) {
            case Input.Set(int _, String name, String text) -> {
                g.writeName("set");
                g.writeStartObject();
                value(g, moment.settings().parameter(name), text);
                g.writeEndObject();
            }
            case Input.Move(int _, String handle, var to) -> {
                g.writeStringProperty("move", handle);
                g.writeName("to");
                ParameterJson.vector(g, to);
            }
            case Input.Act act -> {
                g.writeStringProperty("do", act.action());
                arguments(act.action()).forEach(p -> argument(g, p, act));
            }
        }
        g.writeEndObject();
    }

    private Stream<Parameter<?>> arguments(String action) {
        return moment.model().actions().stream().filter(a -> a.name().equals(action)).map(Action::arguments)
                .flatMap(List::stream);
    }

    private static <T> void argument(JsonGenerator g, Parameter<T> p, Input.Act act) {
        if (!act.arguments().containsKey(p.name())) return;
        g.writeName(p.name());
        ParameterJson.value(g, p, act.get(p));
    }

    /// Values of parameters by name, in the order of the model.
    private void values(JsonGenerator g, Map<String, String> texts) {
        for (Parameter<?> p : moment.settings().parameters())
            if (texts.containsKey(p.name())) value(g, p, texts.get(p.name()));
    }

    private void value(JsonGenerator g, Parameter<?> p, String text) {
        g.writeName(p.name());
        ParameterJson.write(g, p, p.kind() instanceof Kind.WordOrFile && text.startsWith(Folder.FILE)
                ? Folder.FILE + near(p, text.substring(Folder.FILE.length()))
                : text);
    }

    /// The path of a file from the moment's folder.
    private String near(Parameter<?> p, String file) {
        Path path = Path.of(file).toAbsolutePath().normalize();
        Path from = folder.orElseThrow(() -> new BadInput(p.name() + ": a text cannot name the file "
                + BadInput.brief(file) + "; a " + Moment.ENDING + " file in its folder would be right"));
        if (!path.startsWith(from)) throw new BadInput(p.name() + ": " + BadInput.brief(file)
                + " lies outside the moment's folder; a " + Moment.ENDING + " file beside it would be right");
        return from.relativize(path).toString().replace('\\', '/');
    }
}
