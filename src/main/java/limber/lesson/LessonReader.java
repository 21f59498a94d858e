package limber.lesson;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import limber.engine.Channel;
import limber.engine.Measure;
import limber.engine.model.Model;
import limber.engine.platform.Platform;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.input.Faults;
import limber.input.Keys;
import limber.input.Node;
import limber.input.SourcePosition;
import limber.lesson.question.CodeQuestion;
import limber.lesson.source.Filling;
import limber.lesson.source.Folder;
import limber.lesson.source.LessonText;
import limber.lesson.source.LessonWords;
import limber.lesson.source.Limits;
import limber.lesson.source.NodeValues;
import limber.lesson.source.ProseCheck;
import limber.lesson.source.SettingsReader;
import limber.lesson.source.Texts;
import limber.models.Catalog;

/// A reader for a lesson's folder that finds all of its faults at once.
public final class LessonReader {
    private static final int FORMAT = 1;
    private static final List<String> SCENE = List.of("preset", "set", "inputs", "vary");

    private final Folder folder;
    private final Map<String, Double> drawn;
    private final Faults faults = new Faults();

    /// @param lesson empty if there are faults
    /// @param faults one line each, `file:line:column: what, and what would be right`, in the order in which they stand
    public record Read(Optional<Lesson> lesson, List<String> faults) {}

    private LessonReader(Folder folder, Map<String, Double> drawn) {
        this.folder = folder;
        this.drawn = drawn;
    }

    public static Read read(Folder folder) {
        return read(folder, Map.of());
    }

    /// Reads a lesson with the numbers of a student.
    ///
    /// @param drawn by the names of the parameters that the head varies; empty for the lesson as written
    static Read read(Folder folder, Map<String, Double> drawn) {
        var reader = new LessonReader(folder, drawn);
        Optional<Lesson> lesson = reader.faults.attempt(reader::lesson).flatMap(l -> l);
        return new Read(reader.faults.none() ? lesson : Optional.empty(), reader.faults.all());
    }

    /// The entries of the head, apart from the scene.
    private record Head(Optional<String> id, String title, OptionalInt minutes, Lesson.Depth depth,
            List<Lesson.Need> needs) {}

    private Optional<Lesson> lesson() {
        String source = folder.text(Folder.LESSON);
        LessonText written = LessonText.read(folder.called(Folder.LESSON), source, faults);
        var start = new SourcePosition(written.file(), 1, 1);
        if (written.head().map().isEmpty()) return Optional.empty();
        var keys = new Keys(written.head().map().get(), "the head", "keys and values such as title: A stick", start,
                faults)
                .without(written.head().broken());
        keys.need("format", String.valueOf(FORMAT), LessonReader::format);
        Head head = head(keys);
        String learn = keys.read(Texts.LEARN, Texts::learn).orElse("");
        Optional<Model> model = keys.need("model", "the name of a model", this::model).flatMap(m -> m);
        if (model.isEmpty()) {
            for (String key : SCENE) keys.read(key, n -> n); // their meaning depends on the model
            keys.end();
            return Optional.empty();
        }
        var settings = new SettingsReader(model.get(), folder, faults);
        List<Vary> vary = keys.read("vary", n -> new VaryReader(settings).read(n)).orElse(List.of());
        StepReader.Head scene = scene(keys, settings, vary);
        keys.end();
        // the settings of the steps are unknown
        if (SCENE.stream().anyMatch(written.head().broken()::contains)) return Optional.empty();
        var filling = new Filling(printed(scene.settings(), vary), faults);
        LessonText text = filling.fill(written);
        var steps = new StepReader(text, scene, settings);
        if (text.sections().isEmpty())
            faults.add(start.bad("there is no step; a heading that begins with ## would be right"));
        List<StepReader.Read> read = text.sections().stream().map(steps::read).toList();
        if (!read.isEmpty()) used(vary, steps, keys.position("vary"));
        prose(text, scene.settings(), model.get(), read);
        var tellings = new HashMap<String, LessonWords>();
        tellings.put(Lesson.ORIGINAL,
                new LessonWords(head.title(), learn, text.introduction(),
                        read.stream().map(StepReader.Read::telling).toList()));
        if (folder.has(Folder.CHINESE)) new TranslationReader(folder, filling, faults)
                .read(Folder.CHINESE, model.get(), scene.settings(), head.id(), read, tellings.get(Lesson.ORIGINAL))
                .ifPresent(t -> tellings.put("zh", t));
        return Optional.of(new Lesson(folder, head.id().orElse(""), model.get(), head.minutes(), head.depth(),
                head.needs(), read.stream().map(StepReader.Read::step).toList(), Map.copyOf(tellings),
                hash(source + kernels(read)), vary, drawn, symbols(model.get())));
    }

    /// Channels are known by the layout of a state, which takes as long to make as the scene is large.
    private static Map<String, String> symbols(Model model) {
        var roles = new HashMap<String, String>();
        for (Parameter<?> p : model.parameters()) roles.put(p.name(), "");
        for (Channel c : model.layout(model.defaults()).channels()) roles.put(c.name(), "");
        for (Measure m : model.measures()) roles.put(m.name(), m.role());
        return Map.copyOf(roles);
    }

    static int format(Node node) {
        if (node.value() instanceof Node.Figure f && f.text().equals(String.valueOf(FORMAT))) return FORMAT;
        throw node.wrong("format", String.valueOf(FORMAT) + ", the only one so far,");
    }

    private Head head(Keys keys) {
        Optional<String> id = keys.need("id", Texts.SOME_ID, Texts.SLUG);
        String title = keys.need("title", "a text", n -> Texts.line("title", n)).orElse("");
        Optional<Integer> minutes = keys.read("minutes", n -> n.whole("minutes", 1, Limits.MINUTES));
        Lesson.Depth depth = keys.read("level", n -> NodeValues.oneOf("level", n, List.of("first", "core", "deeper")))
                .map(w -> Lesson.Depth.valueOf(w.toUpperCase(Locale.ROOT))).orElse(Lesson.Depth.CORE);
        List<Lesson.Need> needs = keys.list("needs", "a list of lesson ids", 0, Limits.STEPS,
                n -> new Lesson.Need(Texts.slug("needs", n), n.place()));
        return new Head(id, title, minutes.map(OptionalInt::of).orElse(OptionalInt.empty()), depth, needs);
    }

    /// The model; for a misspelt name the nearest one, so that the rest is checked too.
    private Optional<Model> model(Node node) {
        String name = node.string("model", "the name of a model");
        try {
            return Optional.of(Catalog.model(name));
        } catch (BadInput e) {
            faults.add(node.bad(e.getMessage()));
            return Catalog.MODELS.stream().filter(m -> e.getMessage().endsWith("did you mean " + m.name() + "?"))
                    .findFirst();
        }
    }

    /// The numbers that the texts can print: those of the scene of the head, which has what is drawn.
    private static Map<String, Double> printed(Settings p, List<Vary> vary) {
        var printed = new LinkedHashMap<String, Double>();
        vary.forEach(v -> printed.put(v.parameter().name(), Double.parseDouble(p.text(v.parameter()))));
        return printed;
    }

    /// Each number that is drawn is used in some step.
    private void used(List<Vary> vary, StepReader steps, SourcePosition position) {
        vary.stream().map(v -> v.parameter().name()).filter(name -> !steps.drawn().contains(name))
                .forEach(name -> faults.add(position.bad("every step sets " + name
                        + " itself, so that the number drawn for it acts nowhere; a step without it would be right")));
    }

    private StepReader.Head scene(Keys keys, SettingsReader reader, List<Vary> vary) {
        Settings preset = keys.read("preset", reader::preset).orElse(reader.model().defaults());
        Map<Parameter<?>, String> values = keys.read("set", n -> reader.values("set", n)).orElse(new LinkedHashMap<>());
        vary.stream().map(Vary::parameter).filter(v -> drawn.containsKey(v.name()))
                .forEach(v -> values.put(v, Kind.plain(drawn.get(v.name()))));
        Settings p = reader.with(preset, values, keys.position("set")).orElse(preset);
        Optional<Node> inputs = keys.read("inputs", n -> {
            reader.inputs(n, "inputs", p);
            return n;
        });
        return new StepReader.Head(preset, values, p, inputs,
                vary.stream().map(v -> v.parameter().name()).collect(Collectors.toSet()));
    }

    private void prose(LessonText text, Settings start, Model model, List<StepReader.Read> steps) {
        ProseCheck.all(text, model, start, folder, text.introduction(), faults);
        for (StepReader.Read step : steps) {
            ProseCheck.all(text, model, step.settings(), folder, step.telling().blocks(), faults);
            ProseCheck.all(text, model, step.settings(), folder, step.telling().after(), faults);
            ProseCheck.all(text, model, step.settings(), folder, step.telling().teacher(), faults);
        }
    }

    /// The sources with a gap: they act, and stand in files of their own.
    private static String kernels(List<StepReader.Read> steps) {
        return steps.stream().flatMap(s -> s.step().questions().stream()).filter(CodeQuestion.class::isInstance)
                .map(q -> ((CodeQuestion) q).gap()).map(gap -> gap.before() + gap.start() + gap.after())
                .collect(Collectors.joining());
    }

    private static String hash(String source) {
        return "%016x".formatted(Platform.here().fingerprint(source));
    }
}
