package limber.page;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.platform.ClassFiles;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;

/// The source files of the phases that a model can run: of its presets, and of each choice in them.
final class PhaseSources {
    private PhaseSources() {}

    /// @return by path, such as `limber/models/rope/Distance.java`
    static Map<String, String> of(Iterable<Model> models) {
        var sources = new TreeMap<String, String>();
        for (Model model : models) settings(model).forEach(p -> add(model, p, sources));
        return sources;
    }

    private static Stream<Settings> settings(Model model) {
        return Stream.concat(Stream.of(model.defaults()), model.presets().stream().map(Preset::settings))
                .flatMap(p -> Stream.concat(Stream.of(p), p.parameters().stream().flatMap(o -> others(p, o))));
    }

    /// The same with each other value of a parameter that is a choice.
    private static Stream<Settings> others(Settings p, Parameter<?> of) {
        return values(of.kind()).flatMap(value -> changed(p, of.name(), value).stream());
    }

    private static <T> Stream<String> values(Kind<T> kind) {
        return switch (kind) {
            case Kind.Choice<?> choice -> choice.names().stream();
            case Kind.Flag _ -> Stream.of("true", "false");
            default -> Stream.empty();
        };
    }

    private static Optional<Settings> changed(Settings p, String name, String value) {
        try {
            return Optional.of(p.with(name, value));
        } catch (BadInput e) {
            return Optional.empty(); // it does not go with the others
        }
    }

    private static void add(Model model, Settings p, Map<String, String> sources) {
        try {
            model.check(p);
        } catch (BadInput e) {
            return; // nor does it run
        }
        model.schedule(p).phases().map(phase -> ClassFiles.host(phase.getClass())).distinct()
                .forEach(host -> ClassFiles.marked(host)
                        .ifPresent(text -> sources.putIfAbsent(ClassFiles.source(host), text)));
    }
}
