package limber.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import limber.engine.BadInput;
import limber.engine.Input;
import limber.engine.Kind;
import limber.engine.Model;
import limber.engine.Nearest;
import limber.engine.Parameter;
import limber.engine.Range;
import limber.engine.Settings;
import limber.engine.StepSize;
import limber.engine.Variant;
import limber.engine.Vec;
import limber.input.Node;
import limber.input.Values;

/// Reads the block of a step.
final class StepReader {
    private static final Parameter<Vec> POINT = Parameter.vector("point", Vec.ZERO, Range.POSITIONS, "m");
    private static final Range SPEEDS = new Range(0.01, 10);

    private final LessonText text;
    private final Head head;
    private final SettingsReader reader;
    private final Faults faults;
    private final Model model;
    private final Set<String> ids = new HashSet<>();
    /// Of the last scene that began; empty before the first one.
    private Optional<Settings> last = Optional.empty();

    /// What a step adds to.
    ///
    /// @param preset settings of the head's preset
    /// @param values that the head sets
    /// @param settings both together
    /// @param inputs of the head, as they are written
    record Head(Settings preset, Map<Parameter<?>, String> values, Settings settings, Optional<Node> inputs) {}

    /// @param acts whether it has a block
    /// @param sound whether that block is without a fault, so that a translation can be measured by it
    /// @param settings that hold in it
    record Read(Step step, Telling.OfStep telling, boolean acts, boolean sound, Settings settings) {}

    StepReader(LessonText text, Head head, SettingsReader reader) {
        this.text = text;
        this.head = head;
        this.reader = reader;
        faults = reader.faults();
        model = reader.model();
    }

    Read read(LessonText.Section section) {
        String heading = Texts.plain(section.heading());
        return section.block().flatMap(block -> faults.attempt(() -> step(section, heading, block))).orElseGet(() -> telling(section, heading));
    }

    private Read telling(LessonText.Section section, String heading) {
        var step = new Step("", section.spot(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Map.of(), Optional.empty(), Optional.empty(), Optional.empty(), false, List.of(), Optional.empty());
        return new Read(step, new Telling.OfStep(heading, section.blocks(), section.after(), List.of(), "", List.of()), section.acts(), !section.acts(), last.orElse(head.settings()));
    }

    private Read step(LessonText.Section section, String heading, Node block) {
        int before = faults.count();
        var keys = new Keys(block, "a step", "keys and values such as goto: {frame: 1}", section.spot(), faults);
        Optional<String> id = keys.need("id", Texts.SOME_ID, Texts.SLUG);
        if (id.isPresent() && !ids.add(id.get())) faults.add(keys.place("id").bad("the id '" + id.get() + "' stands twice; one of its own for each step would be right"));
        boolean keep = keys.read("scene", n -> oneOf("scene", n, List.of("new", "keep")).equals("keep")).orElse(false);
        Optional<SceneStart> scene = keep ? kept(keys) : start(keys);
        last = scene.map(SceneStart::settings).or(() -> last);
        Settings p = last.orElse(head.settings());
        Moments moments = Moments.of(model.schedule(p), faults);
        Optional<Goto> go = keys.read("goto", n -> moments.read("goto", n));
        Optional<Step.Play> play = keys.read("play", this::play);
        Optional<StepSize> size = keys.read("step", StepReader::size);
        var looks = new LinkedHashMap<Parameter<?>, String>();
        Optional<Step.Show> show = keys.read("show", n -> new ShowReader(reader, p, looks).read(n));
        Optional<Camera> camera = keys.read("camera", this::camera);
        Optional<Map<Parameter<?>, Allowed>> panel = keys.read("panel", this::panel);
        var names = new ArrayList<String>();
        Optional<Compare> compare = keys.read("compare", n -> compare(n, p, names));
        boolean hold = keys.read("hold", n -> QuestionReader.flag("hold", n)).orElse(false);
        if (hold && !keys.has("predict")) faults.add(keys.spot("hold").bad("hold waits for predictions and there is no predict; without hold, or with predict, it would be right"));
        var vocabulary = new Vocabulary(model, compare.isPresent() || keys.has("compare"));
        var questions = new QuestionReader(text, vocabulary, moments, go.filter(Goto::betweenFrames).map(Goto::frame).orElse(0), faults);
        List<QuestionReader.Read> read = keys.list("predict", "a list of 1 to " + Limits.QUESTIONS + " questions", 1, Limits.QUESTIONS, questions::read);
        unique(read);
        var hint = new StringBuilder();
        Optional<Goal> goal = keys.read("goal", n -> goal(n, questions, moments, hint)).flatMap(g -> g);
        keys.end();
        var step = new Step(id.orElse(""), section.spot(), scene, go, play, size, show, looks, camera, panel, compare, hold,
                read.stream().flatMap(q -> q.question().stream()).toList(), goal);
        var told = new Telling.OfStep(heading, section.blocks(), section.after(), read.stream().map(QuestionReader.Read::telling).toList(), hint.toString(), names);
        return new Read(step, told, true, faults.count() == before, p);
    }

    private void unique(List<QuestionReader.Read> questions) {
        var own = new HashSet<String>();
        for (QuestionReader.Read read : questions) read.id().filter(id -> !own.add(id)).ifPresent(id -> faults.add(read.spot().bad("two questions have the id '" + id + "'; one each would be right")));
    }

    // ---- where it starts ----

    private Optional<SceneStart> kept(Keys keys) {
        if (last.isEmpty()) faults.add(keys.spot("scene").bad("no step before this one has a scene that could be kept; new would be right"));
        for (String key : List.of("preset", "set", "inputs")) keys.refuse(key, key + " starts a new scene, and scene is keep; one of the two would be right");
        return Optional.empty();
    }

    private Optional<SceneStart> start(Keys keys) {
        Settings preset = keys.read("preset", reader::preset).orElse(head.preset());
        var values = new LinkedHashMap<>(head.values());
        values.putAll(keys.read("set", n -> reader.values("set", n)).orElse(Map.of()));
        Settings p = reader.with(preset, values, keys.spot("set")).orElse(preset);
        List<Input> inputs = keys.read("inputs", n -> reader.inputs(merged(n), "inputs", p)).or(() -> head.inputs().flatMap(n -> faults.attempt(() -> reader.inputs(n, "inputs", p)))).orElse(List.of());
        return Optional.of(new SceneStart(p, inputs));
    }

    /// The inputs of head and step together, in order of frames.
    private Node merged(Node own) {
        List<Node> mine = own.array("inputs", "a list of inputs");
        if (head.inputs().isEmpty()) return own;
        List<Node> all = Stream.concat(head.inputs().get().array("inputs", "a list of inputs").stream(), mine.stream()).sorted((a, b) -> Double.compare(frame(a), frame(b))).toList();
        return new Node(all, own.place(), own.key());
    }

    /// What cannot be read is complained of where it is read.
    private static double frame(Node entry) {
        if (!(entry.value() instanceof Map<?, ?> m) || !(m.get("frame") instanceof Node n) || !(n.value() instanceof Node.Figure f)) return 0;
        return Double.parseDouble(f.text());
    }

    // ---- what is shown ----

    private Step.Play play(Node node) {
        var keys = new Keys(node, "play", "a map such as {to: 60, speed: 0.5}", node.place(), faults);
        int to = keys.need("to", "a frame", n -> n.whole("play.to", 1, Limits.FRAMES)).orElse(1);
        double speed = keys.read("speed", n -> within("speed", n, SPEEDS)).orElse(1.0);
        keys.end();
        return new Step.Play(to, speed);
    }

    private static double within(String name, Node node, Range range) {
        double v = number(name, node);
        if (!range.contains(v)) throw node.bad(name + ": " + Kind.plain(v) + " is outside " + range);
        return v;
    }

    private static double number(String name, Node node) {
        double v = Double.parseDouble(node.number(name, "a number"));
        if (!Double.isFinite(v)) throw node.bad(name + " is not a finite number");
        return v;
    }

    private static StepSize size(Node node) {
        String word = node.string("step", "a step size (element, sweep, phase, substep, frame)");
        try {
            return StepSize.read(word);
        } catch (BadInput e) {
            throw node.bad(e.getMessage());
        }
    }

    private Camera camera(Node node) {
        if (!(node.value() instanceof Map<?, ?>)) return new Camera(Optional.of(oneOf("camera", node, Showable.VIEWS)), Optional.empty(), false);
        var keys = new Keys(node, "camera", "front, side, top, free or a map", node.place(), faults);
        Optional<String> view = keys.read("view", n -> oneOf("view", n, Showable.VIEWS));
        Optional<Vec> eye = keys.read("eye", n -> Values.value(POINT, n, "eye")), target = keys.read("target", n -> Values.value(POINT, n, "target"));
        boolean lock = keys.read("lock", n -> QuestionReader.flag("lock", n)).orElse(false);
        keys.end();
        if (keys.has("eye") != keys.has("target") || keys.has("eye") == keys.has("view")) throw node.bad("a camera has a view, or an eye and a target");
        if (eye.isPresent() && eye.equals(target)) throw node.bad("eye and target are one point; two would be right");
        return new Camera(view, eye.flatMap(e -> target.map(t -> new Camera.Eye(e, t))), lock);
    }

    // ---- what can be done ----

    private Map<Parameter<?>, Allowed> panel(Node node) {
        var panel = new LinkedHashMap<Parameter<?>, Allowed>();
        node.object("panel", "a map such as {" + model.parameters().getFirst().name() + ": true}").forEach((name, value) ->
                faults.attempt(() -> reader.parameter(name, value)).ifPresent(p -> faults.attempt(() -> allowed(p, value)).ifPresent(a -> panel.put(p, a))));
        return panel;
    }

    private static Allowed allowed(Parameter<?> p, Node node) {
        if (node.value().equals(true)) return Allowed.ALL;
        if (p.kind() instanceof Kind.Choice<?> choice) return words(p.name(), node, choice.names());
        List<Node> ends = node.array(p.name(), "true or a range [least, most]");
        if (ends.size() != 2) throw node.wrong(p.name(), "true or a range [least, most]");
        if (!(p.kind() instanceof Kind.Real) && !(p.kind() instanceof Kind.Count)) throw node.bad(p.name() + " is " + p.kind().word() + ", which has no range; true would be right");
        var range = new Range(number(p.name(), ends.getFirst()), number(p.name(), ends.getLast()));
        boolean within = p.range().contains(range.min()) && p.range().contains(range.max()) && range.min() < range.max();
        if (!within) throw node.bad(p.name() + ": " + range + " is not a part of " + p.range());
        return new Allowed(Optional.of(range), List.of());
    }

    private static Allowed words(String name, Node node, List<String> known) {
        String right = "true, or a list of some of " + String.join(", ", known) + ",";
        List<Node> words = node.array(name, right);
        if (words.isEmpty()) throw node.wrong(name, right);
        return new Allowed(Optional.empty(), words.stream().map(n -> oneOf(name, n, known)).toList());
    }

    private Compare compare(Node node, Settings p, List<String> names) {
        var keys = new Keys(node, "compare", "a map with names, left and right", node.place(), faults);
        names.addAll(names(keys));
        Variant left = side(keys, "left", p), right = side(keys, "right", p);
        boolean overlaid = keys.read("layout", n -> oneOf("layout", n, Showable.LAYOUTS)).equals(Optional.of("overlaid"));
        keys.end();
        return new Compare(left, right, overlaid);
    }

    static List<String> names(Keys keys) {
        List<String> names = keys.need("names", "a list of two names", n -> {
            List<Node> two = n.array("names", "a list of two names");
            if (two.size() != 2) throw n.wrong("names", "a list of two names");
            return two.stream().map(name -> Texts.line("a name", name)).toList();
        }).orElse(List.of("left", "right"));
        return names;
    }

    private Variant side(Keys keys, String side, Settings p) {
        Map<Parameter<?>, String> values = keys.need(side, "a map of settings", n -> reader.values(side, n)).orElse(Map.of());
        reader.with(p, values, keys.spot(side));
        var texts = new LinkedHashMap<String, String>();
        values.forEach((parameter, text) -> texts.put(parameter.name(), text));
        return new Variant(texts);
    }

    private Optional<Goal> goal(Node node, QuestionReader expressions, Moments moments, StringBuilder hint) {
        var keys = new Keys(node, "a goal", "a map with when and at or for", node.place(), faults);
        Optional<Written> when = keys.need("when", "an expression", n -> expressions.written("when", n, Expression::condition));
        OptionalInt at = keys.read("at", n -> moments.frame("at", n)).map(OptionalInt::of).orElse(OptionalInt.empty());
        int frames = keys.read("for", n -> n.whole("for", 1, Limits.FRAMES)).orElse(1);
        keys.read("hint", n -> hint.append(Texts.line("hint", n)));
        keys.end();
        if (keys.has("at") == keys.has("for")) throw node.bad("a goal has " + (keys.has("at") ? "both at and for" : "neither at nor for") + "; one of them would be right");
        return when.map(w -> new Goal(w, at, frames, node.place()));
    }

    static String oneOf(String name, Node node, List<String> known) {
        String word = node.string(name, "one of " + String.join(", ", known));
        if (!known.contains(word)) throw node.bad(name + ": there is no '" + BadInput.brief(word) + "'; " + Nearest.hint(word, known));
        return word;
    }
}
