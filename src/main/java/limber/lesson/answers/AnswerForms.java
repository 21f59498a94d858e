package limber.lesson.answers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.input.Faults;
import limber.input.Keys;
import limber.input.Node;
import limber.input.SourcePosition;
import limber.lesson.question.Answer;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import limber.lesson.question.ShapeQuestion;
import limber.lesson.source.Limits;
import org.jspecify.annotations.Nullable;

/// The forms of answers in a file: each [AnswersLine] as numbers, texts, lists and maps. A file of a window and what a
/// page keeps have the same.
public final class AnswerForms {
    /// How many results of operations a line holds.
    private static final int MOST_RESULTS = 50;
    private static final String CHOICE = "choice", ELEMENTS = "elements", ARROW = "arrow", SHAPE = "shape",
            EXPRESSION = "expression", RESULTS = "results", CODE = "code", LINES = "lines", RIGHT = "right",
            OPERATIONS = "operations";

    private AnswerForms() {}

    /// @param node the object of a line
    /// @param at the position of the line
    /// @throws BadInput with file:line:column
    public static AnswersLine read(Node node, SourcePosition at) {
        var faults = new Faults();
        var keys = new Keys(node, "an answer", "{\"lesson\": …}", at, faults);
        AnswersLine read =
                line(keys, word(keys, "lesson"), word(keys, "hash"), word(keys, "student"), word(keys, "step"),
                        word(keys, "question"), word(keys, "time"));
        keys.end();
        if (!faults.none()) throw new BadInput(faults.all().getFirst());
        return read;
    }

    private static AnswersLine line(Keys keys, String lesson, String hash, String student, String step, String about,
            String time) {
        int tries = keys.need("tries", "a whole number", n -> n.whole("tries", 0, 1_000_000)).orElse(0);
        Optional<Double> score = keys.read("score", AnswerForms::number).filter(v -> !v.isNaN());
        Optional<Answer> revised = answer(keys, "revised"), truth = answer(keys, "truth");
        Map<String, Double> drawn = keys.read("drawn", AnswerForms::drawn).orElse(Map.of());
        return switch (about) {
            case AnswersLine.GOAL -> {
                answer(keys, "answer");
                yield new AnswersLine.GoalReached(lesson, hash, student, step, time, drawn);
            }
            case AnswersLine.NOTE -> new AnswersLine.Note(lesson, hash, student, step, word(keys, "answer"), time);
            case AnswersLine.HINTS -> new AnswersLine.HintsOpened(lesson, hash, student, step,
                    keys.need("answer", "a whole number", n -> n.whole("answer", 0, Limits.HINTS)).orElse(0), time);
            default -> new MarkedAnswer(lesson, hash, student, step, about, answer(keys, "answer"), truth, score,
                    revised, tries, time, drawn);
        };
    }

    private static String word(Keys keys, String key) {
        return keys.need(key, "a text", n -> n.string(key, "a text")).orElse("");
    }

    private static double number(Node node) {
        if (node.value() == Node.Nothing.NULL) return Double.NaN;
        double score = finite("score", node, "a number 0..1 or null");
        if (score < 0 || score > 1) throw node.bad("score: " + score + " is outside 0..1");
        return score;
    }

    private static Map<String, Double> drawn(Node node) {
        var drawn = new LinkedHashMap<String, Double>();
        node.object("drawn", "a map such as {\"length\": 0.96}")
                .forEach((name, value) -> drawn.put(name, finite(name, value, "a number")));
        return drawn;
    }

    private static double finite(String key, Node node, String right) {
        double value = Double.parseDouble(node.number(key, right));
        if (!Double.isFinite(value))
            throw node.bad(key + ": " + BadInput.brief(node.number(key, right)) + " is beyond what a number can be");
        return value;
    }

    private static Optional<Answer> answer(Keys keys, String key) {
        return keys.read(key, n -> answer(key, n)).flatMap(a -> a);
    }

    private static Optional<Answer> answer(String key, Node node) {
        if (node.value() == Node.Nothing.NULL) return Optional.empty();
        if (node.value() instanceof Node.Figure) return Optional.of(new Answer.Figure(finite(key, node, "a number")));
        if (node.value() instanceof List<?> samples) {
            if (samples.size() != Question.Curve.SAMPLES)
                throw node.wrong(key, "one of " + Question.Curve.SAMPLES + " numbers");
            return Optional.of(new Answer.Drawn(
                    node.array(key, "numbers").stream().mapToDouble(n -> finite(key, n, "a number")).toArray()));
        }
        return Optional.of(form(key, node));
    }

    /// An answer in braces: `{"choice": 1}`.
    private static Answer form(String key, Node node) {
        Map<String, Node> members = node.object(key, "a number, a list of numbers or {\"choice\": 1}");
        if (members.containsKey(CODE)) return code(node);
        if (members.size() != 1) throw node.bad(key + ": {\"choice\": 1} would be right");
        String form = members.keySet().iterator().next();
        Node value = members.get(form);
        return switch (form) {
            case CHOICE -> new Answer.Chosen(value.whole(form, 1, Limits.CHOICES) - 1);
            case ELEMENTS -> new Answer.Pointed(value.array(form, "numbers of elements").stream()
                    .map(n -> n.whole(form, 0, Integer.MAX_VALUE)).toList());
            case ARROW -> {
                double[] v = numbers(form, value, 3);
                yield new Answer.Directed(new Vec(v[0], v[1], v[2]));
            }
            case SHAPE -> new Answer.Shaped(numbers(form, value, 3 * ShapeQuestion.SAMPLES));
            case OPERATIONS -> new Answer.Worked(value.whole(form, 0, Integer.MAX_VALUE), Optional.empty());
            case EXPRESSION -> new Answer.Typed(value.string(form, "a text"));
            case RESULTS -> new Answer.Ran(List.of(), value.array(form, "lists of numbers").stream()
                    .map(n -> n.array(form, "numbers").stream().mapToDouble(v -> finite(form, v, "a number")).toArray())
                    .toList());
            default -> throw node.bad(key + ": '" + BadInput.brief(form) + "' is no answer; "
                    + DidYouMean.hint(form, List.of(CHOICE, ELEMENTS, ARROW, SHAPE, EXPRESSION, RESULTS, CODE,
                            OPERATIONS)));
        };
    }

    private static Answer code(Node node) {
        var faults = new Faults();
        var keys = new Keys(node, "a code", "{\"code\": \"…\", \"lines\": 0, \"right\": 0}", node.place(), faults);
        String code = keys.need(CODE, "a text", n -> n.string(CODE, "a text")).orElse("");
        int lines = keys.need(LINES, "a whole number", n -> n.whole(LINES, 0, Integer.MAX_VALUE)).orElse(0),
                right = keys.need(RIGHT, "a whole number", n -> n.whole(RIGHT, 0, Integer.MAX_VALUE)).orElse(0);
        keys.end();
        if (!faults.none()) throw new BadInput(faults.all().getFirst());
        return new Answer.Written(code, lines, right);
    }

    private static double[] numbers(String key, Node node, int wanted) {
        List<Node> numbers = node.array(key, "numbers");
        if (numbers.size() != wanted)
            throw node.bad(key + " has " + numbers.size() + " numbers; " + wanted + " would be right");
        return numbers.stream().mapToDouble(n -> finite(key, n, "a number")).toArray();
    }

    /// An answer as a file has it: numbers, lists and maps; null for none.
    public static @Nullable Object form(Optional<Answer> answer) {
        return value(answer);
    }

    /// The object of a line, its members in their order.
    public static Map<String, @Nullable Object> of(AnswersLine e) {
        var line = new LinkedHashMap<String, @Nullable Object>();
        line.put("lesson", e.lesson());
        line.put("hash", e.hash());
        line.put("student", e.student());
        line.put("step", e.step());
        line.put("question", e.about());
        switch (e) {
            case MarkedAnswer a -> {
                put(line, value(a.answer()), value(a.truth()), a.score().orElse(null));
                if (a.revised().isPresent()) line.put("revised", value(a.revised()));
                line.put("tries", a.tries());
            }
            case AnswersLine.GoalReached _ -> put(line, Map.of(CHOICE, 1), Map.of(CHOICE, 1), 1.0);
            case AnswersLine.Note n -> put(line, n.text(), null, null);
            case AnswersLine.HintsOpened h -> put(line, h.count(), null, null);
        }
        line.putIfAbsent("tries", 1);
        if (!e.drawn().isEmpty()) line.put("drawn", e.drawn());
        line.put("time", e.time());
        return line;
    }

    private static void put(Map<String, @Nullable Object> line, @Nullable Object answer, @Nullable Object truth,
            @Nullable Object score) {
        line.put("answer", answer);
        line.put("truth", truth);
        line.put("score", score);
    }

    private static @Nullable Object value(Optional<Answer> answer) {
        return switch (answer.orElse(null)) {
            case null -> null;
            case Answer.Chosen c -> Map.of(CHOICE, c.index() + 1);
            case Answer.Figure f -> f.value();
            case Answer.Drawn d -> d.samples();
            case Answer.Pointed p -> Map.of(ELEMENTS, p.elements());
            case Answer.Directed d ->
                    Map.of(ARROW, List.of(d.direction().x(), d.direction().y(), d.direction().z()));
            case Answer.Shaped s -> Map.of(SHAPE, s.xyz());
            case Answer.Typed t -> Map.of(EXPRESSION, t.text());
            case Answer.Written w -> {
                var code = new LinkedHashMap<String, Object>();
                code.put(CODE, w.code());
                code.put(LINES, w.lines());
                code.put(RIGHT, w.right());
                yield code;
            }
            case Answer.Worked w -> Map.of(OPERATIONS, w.operations());
            case Answer.Ran r -> Map.of(RESULTS, r.results().subList(0, Math.min(r.results().size(), MOST_RESULTS)));
        };
    }
}
