package limber.lesson;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.engine.settings.Settings;
import limber.engine.settings.SweepRange;
import limber.engine.text.BadInput;
import limber.engine.tool.Tools;
import limber.expression.Expression;
import limber.expression.Vocabulary;
import limber.input.Faults;
import limber.input.Goto;
import limber.input.GotoReader;
import limber.input.Keys;
import limber.input.Node;
import limber.input.SourceExpression;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.SceneStart;
import limber.lesson.source.LessonText;
import limber.lesson.source.LessonWords;
import limber.lesson.source.Limits;
import limber.lesson.source.NodeValues;
import limber.lesson.source.SettingsReader;
import limber.lesson.source.Texts;

/// A reader for the block of a step.
final class StepReader {
    private static final String RECAP = "recap";
    private static final Range SPEEDS = new Range(0.01, 10);

    private final LessonText text;
    private final SettingsReader reader;
    private final SceneReader scenes;
    private final Faults faults;
    private final Model model;
    private final Set<String> ids = new HashSet<>();
    /// The tools that lie in the scene: those of the last step that says so.
    private Optional<Tools> tools = Optional.empty();

    /// The scene of the head, which a step extends.
    ///
    /// @param preset settings of the head's preset
    /// @param values that the head sets
    /// @param settings both together
    /// @param inputs of the head, as they are written
    /// @param varied names of the parameters that are drawn for each student
    record Head(Settings preset, Map<Parameter<?>, String> values, Settings settings, Optional<Node> inputs,
            Set<String> varied) {}

    /// @param acts whether it has a block
    /// @param sound whether that block has no fault, so that a translation can be compared with it
    /// @param settings that hold in it
    record Read(Step step, LessonWords.OfStep telling, boolean acts, boolean sound, Settings settings) {}

    StepReader(LessonText text, Head head, SettingsReader reader) {
        this.text = text;
        this.reader = reader;
        scenes = new SceneReader(head, reader);
        faults = reader.faults();
        model = reader.model();
    }

    /// The parameters that are drawn for each student and act in some step that has been read.
    Set<String> drawn() {
        return scenes.drawn();
    }

    Read read(LessonText.Section section) {
        String heading = Texts.plain(section.heading());
        return section.block().flatMap(block -> faults.attempt(() -> step(section, heading, block)))
                .orElseGet(() -> telling(section, heading));
    }

    private Read telling(LessonText.Section section, String heading) {
        return new Read(Step.telling(section.position()),
                LessonWords.OfStep.telling(heading, section.blocks(), section.after()),
                section.acts(), !section.acts(), scenes.settings());
    }

    private Read step(LessonText.Section section, String heading, Node block) {
        int before = faults.count();
        var keys = new Keys(block, "a step", "keys and values such as goto: {frame: 1}", section.position(), faults);
        String id = id(keys);
        Optional<SceneStart> scene = scenes.read(keys);
        Settings p = scenes.settings();
        GotoReader moments = GotoReader.of(model.running(p), Limits.FRAMES, faults);
        Step.Motion motion = new Step.Motion(scene, keys.read("goto", n -> moments.read("goto", n)),
                keys.read("play", this::play));
        Optional<CompareReader.Read> compare = keys.read("compare", new CompareReader(reader, p)::read);
        Step.View view = view(keys, p, compare.map(CompareReader.Read::compare));
        Step.Controls controls = controls(keys, p, moments);
        var vocabulary = new Vocabulary(model, keys.has("compare")).with(tools.orElse(Tools.NONE));
        var questions = new QuestionReader(text, vocabulary, p, moments,
                motion.go().filter(Goto::betweenFrames).map(Goto::frame).orElse(0), faults, reader);
        List<QuestionReader.Read> asked = keys.list("predict", "a list of 1 to " + Limits.QUESTIONS + " questions", 1,
                Limits.QUESTIONS, questions::read);
        unique(asked);
        code(keys, asked);
        Optional<GoalReader.Read> goal = keys.read("goal", new GoalReader(questions, moments, faults)::read);
        List<SourceExpression> given = keys.list("given", "a list of numbers", 1, Limits.GIVEN,
                n -> questions.written("given", n, Expression::number));
        List<String> hints = keys.list("hints", "a list of 1 to " + Limits.HINTS + " hints", 1, Limits.HINTS,
                n -> Texts.line("hints", n));
        List<org.commonmark.node.Node> teacher =
                keys.read("teacher", n -> text.blocks("teacher", n)).orElse(List.of());
        for (String key : List.of("revote", "order"))
            if (keys.has(key))
                keys.refuse(key, key + " belongs to a question; beside its choices, in predict, would be right");
        int recap = recap(keys);
        keys.end();
        var task = new Step.Task(asked.stream().flatMap(q -> q.question().stream()).toList(),
                goal.flatMap(GoalReader.Read::goal), given, recap);
        var words = new LessonWords.OfStep(heading, section.blocks(), section.after(),
                asked.stream().map(QuestionReader.Read::telling).toList(),
                goal.map(GoalReader.Read::hint).orElse(""), hints, teacher,
                compare.map(CompareReader.Read::names).orElse(List.of()));
        return new Read(new Step(id, section.position(), motion, view, controls, task), words, true,
                faults.count() == before, p);
    }

    private String id(Keys keys) {
        Optional<String> id = keys.need("id", Texts.SOME_ID, Texts.SLUG);
        if (id.isPresent() && !ids.add(id.get())) faults.add(keys.place("id")
                .bad("the id '" + id.get() + "' stands twice; one of its own for each step would be right"));
        return id.orElse("");
    }

    private void unique(List<QuestionReader.Read> questions) {
        var own = new HashSet<String>();
        for (QuestionReader.Read read : questions)
            read.id().filter(id -> !own.add(id)).ifPresent(id -> faults
                    .add(read.position().bad("two questions have the id '" + id + "'; one each would be right")));
    }

    /// A code is tried by running it, and there is one editor.
    private void code(Keys keys, List<QuestionReader.Read> questions) {
        List<QuestionReader.Read> codes = questions.stream()
                .filter(r -> r.question().filter(CodeQuestion.class::isInstance).isPresent()).toList();
        if (codes.size() > 1) faults.add(codes.get(1).position().bad("another question of kind code; a step of its "
                + "own would be right"));
        if (!codes.isEmpty() && keys.has("hold")) faults.add(keys.position("hold").bad(
                "hold keeps the scene from running, and a code is tried by running it; without hold would be right"));
    }

    /// How many questions of earlier lessons are asked again, in a step that asks nothing else.
    private int recap(Keys keys) {
        int recap = keys.read(RECAP, n -> n.whole(RECAP, 1, Limits.RECAP)).orElse(0);
        for (String key : List.of("predict", "goal", "hold"))
            if (recap > 0 && keys.has(key)) faults.add(keys.position(key).bad(
                    key + " beside recap; a step of its own for what is asked again would be right"));
        return recap;
    }

    private Step.View view(Keys keys, Settings p, Optional<Compare> compare) {
        var looks = new LinkedHashMap<Parameter<?>, String>();
        Optional<Step.Show> own = keys.read("show",
                n -> new ShowReader(text::inside, reader, p, looks, tools.orElse(Tools.NONE)).read(n));
        tools = own.flatMap(Step.Show::tools).or(() -> tools);
        Optional<Step.Show> show = tools.map(lying -> own.orElse(Step.Show.NOTHING).with(lying)).or(() -> own);
        return new Step.View(show, looks, keys.read("camera", new CameraReader(faults)::read), compare,
                keys.read("sweep", n -> sweep(n, p)));
    }

    private Step.Controls controls(Keys keys, Settings p, GotoReader moments) {
        Optional<StepSize> size = keys.read("step", n -> size(n, p));
        Optional<Map<Parameter<?>, Allowed>> panel = keys.read("panel",
                new PanelReader(reader, scenes.drawnNow())::read).flatMap(only -> only);
        boolean hold = keys.read("hold", n -> NodeValues.flag("hold", n)).orElse(false);
        if (hold && !keys.has("predict")) faults.add(keys.position("hold").bad(
                "hold waits for predictions and there is no predict; without hold, or with predict, it would "
                        + "be right"));
        List<Expression> stops = keys.list("stops", "a list of 1 to " + Limits.STOPS + " conditions", 1, Limits.STOPS,
                n -> new QuestionReader(text, new Vocabulary(model, model.running(p)).with(tools.orElse(Tools.NONE)), p,
                        moments, 0, faults, reader).written("stops", n, Expression::condition).expression());
        return new Step.Controls(size, panel, hold, stops);
    }

    private Step.Sweep sweep(Node node, Settings p) {
        String right = "the name of a parameter and its values, such as iterations=1..20";
        var keys = new Keys(node, "a sweep", "a map with over, measure and frames", node.place(), faults);
        Optional<SweepRange> over = keys.need("over", right, n -> {
            try {
                return SweepRange.read(n.string("over", right), p);
            } catch (BadInput e) {
                throw n.bad(e.getMessage());
            }
        });
        Optional<SourceExpression> measure = keys.need("measure", "an expression",
                n -> SourceExpression.read(text::inside, "measure", n,
                        s -> Expression.number(s, new Vocabulary(model, false).with(tools.orElse(Tools.NONE)))));
        Optional<Integer> frames = keys.need("frames", "a number of frames",
                n -> n.whole("frames", 1, Limits.FRAMES));
        Optional<Boolean> log = keys.read("log", n -> NodeValues.flag("log", n));
        keys.end();
        if (over.isEmpty() || measure.isEmpty() || frames.isEmpty())
            throw node.bad("this sweep cannot be used");
        String written = node.object("sweep", "").get("over").string("over", right);
        if (over.get().values().size() > Limits.RUNS) throw node.bad("a sweep of " + over.get().values().size()
                + " runs; at most " + Limits.RUNS + " would be right");
        return new Step.Sweep(over.get(), written.substring(written.indexOf('=') + 1).strip(),
                measure.get().expression(), frames.get(), log);
    }

    private Step.Play play(Node node) {
        var keys = new Keys(node, "play", "a map such as {to: 60, speed: 0.5}", node.place(), faults);
        int to = keys.need("to", "a frame", n -> n.whole("play.to", 1, Limits.FRAMES)).orElse(1);
        double speed = keys.read("speed", n -> NodeValues.within("speed", n, SPEEDS)).orElse(1.0);
        keys.end();
        return new Step.Play(to, speed);
    }

    private StepSize size(Node node, Settings p) {
        String word = node.string("step", "a step size such as element, phase or frame");
        try {
            return StepSize.read(word, model.running(p));
        } catch (BadInput e) {
            throw node.bad(e.getMessage());
        }
    }
}
