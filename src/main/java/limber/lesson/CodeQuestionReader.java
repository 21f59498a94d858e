package limber.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import limber.code.JavaKernels;
import limber.engine.Channel;
import limber.engine.Phase;
import limber.engine.model.Model;
import limber.engine.platform.ClassFiles;
import limber.engine.settings.Kernel;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.text.BadInput;
import limber.expression.Expression;
import limber.input.Faults;
import limber.input.Keys;
import limber.input.Node;
import limber.input.SourceExpression;
import limber.lesson.question.CodeCheck;
import limber.lesson.question.CodeGap;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.Question;
import limber.lesson.source.Limits;
import limber.lesson.source.NodeValues;
import limber.lesson.source.Texts;

/// A reader for a question that is answered by a code.
///
/// @param around the reader of the question
/// @param slips receives what is said of each mistake
record CodeQuestionReader(QuestionReader around, List<String> slips) {
    private static final String RIGHT_GAP = "a map with phase and gap",
            RIGHT_FRAMES = "the first and the last frame, such as [1, 20],", SAME = "same",
            GRADIENT = "gradient", MOMENTUM = "momentum", ORDER = "order";
    private static final List<String> CHECKS = List.of(SAME, GRADIENT, MOMENTUM, ORDER);

    Optional<Question> read(Optional<QuestionReader.Head> head, Node node) {
        var keys = new Keys(node, "a code", "a map with from and over", node.place(), faults());
        Optional<Cut> cut = keys.need("from", RIGHT_GAP, n -> n.value() instanceof Map ? marked(n) : file(n, keys))
                .flatMap(c -> c);
        keys.need("over", "a list such as [{frames: [1, 20]}]", n -> n);
        List<CodeQuestion.Over> over = keys.list("over", "a list such as [{frames: [1, 20]}]", 1, Limits.SCENES,
                this::over).stream().flatMap(Optional::stream).toList();
        List<CodeCheck> checks = keys.has("checks")
                ? keys.list("checks", "a list of some of " + String.join(", ", CHECKS), 1, CHECKS.size(), this::check)
                : List.of(new CodeCheck.Same());
        List<CodeQuestion.Mistake> mistakes = keys.list("mistakes", "a list of 1 to " + Limits.MISTAKES + " mistakes",
                1, Limits.MISTAKES, this::mistake).stream().flatMap(Optional::stream).toList();
        keys.end();
        if (!mistakes.isEmpty() && checks.stream().noneMatch(CodeCheck.Same.class::isInstance))
            faults().add(keys.position("mistakes").bad("a mistake is known by what its operations write; checks with "
                    + SAME + " among them would be right"));
        if (head.isEmpty() || cut.isEmpty() || over.isEmpty() || checks.isEmpty()) return Optional.empty();
        return Optional.of(new CodeQuestion(head.get().id(), head.get().at(), cut.get().phase().name(),
                cut.get().gap(), over, checks, mistakes, keys.place("from"), node.place()));
    }

    /// A gap in the source of a phase.
    private record Cut(Phase phase, CodeGap gap) {}

    private Faults faults() {
        return around.faults();
    }

    private Model model() {
        return around.scene().model();
    }

    private Phase phase(Node node) {
        List<Phase> phases = model().running(around.p()).phases().toList();
        String name = NodeValues.oneOf("phase", node, phases.stream().map(Phase::name).distinct().toList());
        return phases.stream().filter(p -> p.name().equals(name)).findFirst().orElseThrow();
    }

    /// A gap that is marked in the source as it ships.
    private Optional<Cut> marked(Node node) {
        var keys = new Keys(node, "a gap", RIGHT_GAP, node.place(), faults());
        Optional<Phase> phase = keys.need("phase", "the name of a phase", this::phase);
        Optional<String> name = keys.need("gap", "the name of a gap", n -> n.string("gap", "the name of a gap"));
        String start = keys.read("start", n -> n.string("start", "lines of code")).orElse("");
        keys.end();
        if (phase.isEmpty() || name.isEmpty()) return Optional.empty();
        Class<?> host = ClassFiles.host(phase.get().getClass());
        try {
            return Optional.of(new Cut(phase.get(), CodeGap.marked(ClassFiles.source(host), JavaKernels.marked(host),
                    name.get(), start)));
        } catch (BadInput e) {
            throw keys.position("gap").bad(e.getMessage());
        }
    }

    /// A gap in a copy of the source, which lies in the lesson's folder.
    private Optional<Cut> file(Node node, Keys keys) {
        Optional<Phase> named = keys.need("phase", "the name of a phase", this::phase);
        if (named.isEmpty()) return Optional.empty();
        Phase phase = named.get();
        String name = node.string("from", "the name of a file"), text = text(node, name);
        try {
            String called = around.scene().folder().called(name), of = ClassFiles.source(phase.getClass());
            Kernel kernel = JavaKernels.named(called, text, model());
            if (!of.equals(kernel.file())) throw new BadInput(called + ":1:1: it is " + kernel.name() + ", and "
                    + phase.name() + " is in " + of.replaceAll(".*/", "")
                    + "; the file of the phase would be right");
            return Optional.of(new Cut(phase, CodeGap.of(called, text, kernel,
                    JavaKernels.source(phase.getClass()))));
        } catch (BadInput e) {
            faults().add(e);
            throw node.bad("'" + name + "' cannot be used; the source of a phase with a gap would be right");
        }
    }

    private String text(Node node, String name) {
        try {
            around.scene().folder().inside(name);
        } catch (BadInput e) {
            throw node.bad(e.getMessage());
        }
        return around.scene().folder().text(name);
    }

    private Optional<CodeQuestion.Over> over(Node node) {
        var keys = new Keys(node, "a scene", "a map with frames", node.place(), faults());
        Optional<int[]> frames = keys.need("frames", RIGHT_FRAMES, CodeQuestionReader::frames);
        Map<Parameter<?>, String> set = keys.read("set", n -> around.scene().values("set", n))
                .orElse(new LinkedHashMap<>());
        around.scene().with(around.p(), set, keys.position("set"));
        keys.end();
        return frames.map(f -> new CodeQuestion.Over(f[0], f[1], set));
    }

    private static int[] frames(Node node) {
        List<Node> ends = node.array("frames", RIGHT_FRAMES);
        if (ends.size() != 2) throw node.wrong("frames", RIGHT_FRAMES);
        int from = ends.getFirst().whole("frames", 1, Limits.FRAMES),
                to = ends.getLast().whole("frames", 1, Limits.FRAMES);
        if (to < from) throw node.bad("frames end with " + to + ", before they begin; " + RIGHT_FRAMES
                + " would be right");
        return new int[]{from, to};
    }

    /// A mistake: what would stand in the gap, or a whole source with it.
    private Optional<CodeQuestion.Mistake> mistake(Node node) {
        var keys = new Keys(node, "a mistake", "a map with kernel and because", node.place(), faults());
        Optional<String> code = keys.need("kernel", "a file such as kernels/half.java",
                n -> code(n, n.string("kernel", "the name of a file")));
        slips.add(keys.need("because", "a text", n -> Texts.line("because", n)).orElse(""));
        keys.end();
        return code.map(c -> new CodeQuestion.Mistake(c, keys.place("kernel")));
    }

    private String code(Node node, String name) {
        String text = text(node, name);
        int open = text.indexOf(CodeGap.OPEN), close = text.indexOf(CodeGap.CLOSE);
        if (open < 0 && close < 0) return text.endsWith("\n") ? text : text + "\n";
        if (open < 0 || close < open) throw node.bad("'" + name + "' has one end of a gap without the other; what "
                + "stands between both would be right");
        return text.substring(text.indexOf('\n', open) + 1, text.lastIndexOf('\n', close) + 1);
    }

    // ---- checks ----

    /// A word, or a map with that word as its only key.
    private CodeCheck check(Node node) {
        if (!(node.value() instanceof Map<?, ?> map)) {
            String word = NodeValues.oneOf("checks", node, CHECKS);
            return check(word, Optional.empty(), node);
        }
        if (map.size() != 1) throw node.wrong("checks", "one word, or a map with one");
        Map.Entry<String, Node> only = node.object("checks", "").entrySet().iterator().next();
        if (!CHECKS.contains(only.getKey()) || only.getKey().equals(SAME))
            throw only.getValue().key().bad("'" + BadInput.brief(only.getKey()) + "' is no check with numbers; "
                    + GRADIENT + ", " + MOMENTUM + " or " + ORDER + " would be right");
        return check(only.getKey(), Optional.of(only.getValue()), node);
    }

    private CodeCheck check(String word, Optional<Node> with, Node node) {
        return switch (word) {
            case GRADIENT -> gradient(with, node);
            case MOMENTUM -> new CodeCheck.Momentum(with.map(n -> n.array(MOMENTUM, "a list of numbers"))
                    .map(all -> all.stream().map(n -> number(MOMENTUM, n)).toList())
                    .orElseGet(() -> Stream.of("x", "y", "z").map(axis -> usual(MOMENTUM, "momentum." + axis, node))
                            .toList()));
            case ORDER -> order(with, node);
            default -> new CodeCheck.Same();
        };
    }

    private CodeCheck gradient(Optional<Node> with, Node node) {
        if (with.isEmpty()) return new CodeCheck.Gradient(usual(GRADIENT, "potential", node),
                channel("position", node), channel("force", node));
        var keys = new Keys(with.get(), "a gradient", "a map with energy, by and of", with.get().place(), faults());
        Optional<SourceExpression> energy = keys.need("energy", "an expression", n -> number("energy", n));
        String by = keys.read("by", n -> channel(n.string("by", "a channel"), n))
                .orElseGet(() -> channel("position", with.get())),
                of = keys.read("of", n -> channel(n.string("of", "a channel"), n))
                        .orElseGet(() -> channel("force", with.get()));
        keys.end();
        Channel places = named(by), forces = named(of);
        if (places.width() != forces.width() || !places.of().equals(forces.of())) throw with.get().bad("'" + of
                + "' has " + told(forces) + ", and '" + by + "' has " + told(places)
                + "; a force for each place would be right");
        return new CodeCheck.Gradient(energy.orElseThrow(() -> with.get().bad("a gradient of an energy would be "
                + "right")), by, of);
    }

    private CodeCheck order(Optional<Node> with, Node node) {
        Node map = with.orElseThrow(() -> node.bad("order needs a number and what makes it finer; {order: {measure: "
                + "energy, by: substeps}} would be right"));
        var keys = new Keys(map, "an order", "a map with measure and by", map.place(), faults());
        Optional<SourceExpression> measure = keys.need("measure", "an expression", n -> number("measure", n));
        Optional<Parameter<?>> by = keys.need("by", "a parameter", n -> {
            String name = n.string("by", "a parameter");
            Parameter<?> p = around.scene().parameter(name, n);
            if (!(p.kind() instanceof Kind.Real) && !(p.kind() instanceof Kind.Count))
                throw n.bad(name + " is " + p.kind().word() + "; a number of steps or a time step would be right");
            return p;
        });
        keys.end();
        if (measure.isEmpty() || by.isEmpty()) throw map.bad("this order cannot be used");
        return new CodeCheck.Order(measure.get(), by.get(), usual(ORDER, "time", node));
    }

    private SourceExpression number(String key, Node node) {
        return around.written(key, node, Expression::number);
    }

    /// The number that a check is about where the lesson names none.
    private SourceExpression usual(String check, String expression, Node node) {
        try {
            return new SourceExpression(Expression.number(expression, around.names()), node.place(), true);
        } catch (RuntimeException e) {
            throw node.bad("the " + model().name() + " has no measure " + expression + "; " + check
                    + " with an expression of its own would be right");
        }
    }

    private Channel named(String channel) {
        return model().layout(around.p()).channels().stream().filter(c -> c.name().equals(channel)).findFirst()
                .orElseThrow();
    }

    private static String told(Channel c) {
        return c.width() + " numbers for each " + c.of();
    }

    private String channel(String name, Node node) {
        List<String> all = model().layout(around.p()).channels().stream().map(c -> c.name()).toList();
        if (!all.contains(name)) throw node.bad("the " + model().name() + " has no channel '" + BadInput.brief(name)
                + "'; one of " + String.join(", ", all) + " would be right");
        return name;
    }
}
