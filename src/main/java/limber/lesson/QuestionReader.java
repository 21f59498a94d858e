package limber.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import limber.engine.BadInput;
import limber.input.Node;
import limber.input.SourcePosition;

/// A reader for the questions of a step and their texts.
///
/// @param text the file, to tell where an expression begins
/// @param from the frame that curves begin with
record QuestionReader(LessonText text, Vocabulary names, GotoReader moments, int from, Faults faults) {
    /// Ids that answers files use for goals and notes.
    private static final List<String> TAKEN = List.of(MarkedAnswer.GOAL, MarkedAnswer.NOTE);
    private static final List<String> KINDS = List.of("choices", "number", "curve");
    private static final Pattern TOLERANCE = Pattern.compile("(\\d+\\.?\\d*(?:[eE]-?\\d+)?)\\s*(\\S*)");
    private static final int LONGEST_TOLERANCE = 40;
    private static final String RIGHT_TOLERANCE = "a number with % or the unit, such as 5 %,";

    /// @param question empty if it cannot be used
    /// @param position of its id, if it has one
    record Read(Optional<Question> question, LessonWords.OfQuestion telling, Optional<String> id,
            SourcePosition position) {}

    Read read(Node node) {
        var keys = new Keys(node, "a question", "a map with id, ask, at and one of choices, number and curve",
                node.place(), faults);
        Optional<String> id = keys.need("id", Texts.SOME_ID, Texts.SLUG);
        id.filter(TAKEN::contains).ifPresent(taken -> faults.add(keys.place("id")
                .bad("'" + taken + "' is what answers call something else; another id would be right")));
        String ask = keys.need("ask", "a text", n -> Texts.line("ask", n)).orElse("");
        Optional<Goto> at = keys.need("at", "a moment such as {frame: 12}", n -> moments.read("at", n));
        List<String> kinds = KINDS.stream().filter(keys::has).toList();
        if (kinds.size() != 1) faults.add(node.bad("a question has "
                + (kinds.isEmpty() ? "none of choices, number and curve" : String.join(" and ", kinds))
                + "; exactly one would be right"));
        var told = new ArrayList<LessonWords.OfChoice>();
        List<Question.Choice> choices = keys.list("choices", "a list of choices", 0, Limits.CHOICES,
                n -> choice(n, told));
        keys.read("choices", n -> {
            marked(n);
            return n;
        });
        Optional<Question> other = keys.read("number", n -> number(id.orElse(""), at, n))
                .or(() -> keys.read("curve", n -> curve(id.orElse(""), at, n))).flatMap(q -> q);
        keys.read("curve", n -> n); // known, whichever it was
        keys.end();
        boolean whole = id.isPresent() && at.isPresent();
        Optional<Question> question = !whole ? Optional.empty()
                : keys.has("choices")
                        ? Optional.of(new Question.Choices(id.get(), at.get(), choices, keys.position("choices")))
                        : other;
        return new Read(question, new LessonWords.OfQuestion(ask, told), id, keys.place("id"));
    }

    private Question.Choice choice(Node node, List<LessonWords.OfChoice> told) {
        var keys = new Keys(node, "a choice", "a map with text and when", node.place(), faults);
        String said = keys.need("text", "a text", n -> Texts.line("text", n)).orElse("");
        String because = keys.read("because", n -> Texts.line("because", n)).orElse("");
        told.add(new LessonWords.OfChoice(said, because));
        Optional<SourceExpression> when = keys.read("when", n -> written("when", n, Expression::condition));
        boolean correct = keys.read("correct", n -> NodeValues.flag("correct", n)).orElse(false);
        keys.end();
        if (keys.has("when") && keys.has("correct"))
            faults.add(keys.position("correct").bad("a choice has when or correct, not both"));
        return new Question.Choice(when, correct);
    }

    /// Either each choice has its condition, or one of them is marked.
    private void marked(Node node) {
        List<Node> entries = node.array("choices", "a list of choices");
        List<Map<?, ?>> choices = entries.stream().<Map<?, ?>>mapMulti((c, taken) -> {
            if (c.value() instanceof Map<?, ?> m) taken.accept(m);
        }).toList();
        if (choices.size() < entries.size()) return; // said where they stand
        if (choices.size() < 2) throw node.key().bad("a question has " + choices.size()
                + (choices.size() == 1 ? " choice" : " choices") + "; 2.." + Limits.CHOICES + " would be right");
        long conditions = choices.stream().filter(c -> c.containsKey("when")).count(), marked = choices.stream()
                .filter(c -> c.get("correct") instanceof Node n && n.value().equals(true)).count();
        if (conditions > 0 && conditions < choices.size()) throw node.key().bad(conditions + " of " + choices.size()
                + " choices " + (conditions == 1 ? "has" : "have") + " a condition; all of them would be right");
        if (conditions == 0 && marked != 1)
            throw node.key().bad((marked == 0 ? "no choice is" : marked + " choices are")
                    + " marked correct; exactly one would be right, or a condition (when) for each");
    }

    private Optional<Question> number(String id, Optional<Goto> at, Node node) {
        Optional<Measured> asked = measured("a number", node);
        return at.flatMap(
                end -> asked.map(m -> new Question.Number(id, end, m.truth, m.unit, m.tolerance, node.place())));
    }

    private Optional<Question> curve(String id, Optional<Goto> at, Node node) {
        Optional<Measured> asked = measured("a curve", node);
        at.filter(m -> !m.betweenFrames() || m.frame() <= from)
                .ifPresent(m -> faults.add(m.position().bad("a curve ends with a whole frame after frame " + from
                        + ", where the step begins; {frame: " + (from + 60) + "} would be right")));
        return at.flatMap(
                end -> asked.map(m -> new Question.Curve(id, from, end, m.truth, m.unit, m.tolerance, node.place())));
    }

    /// The truth and tolerance of a number or a curve.
    private record Measured(SourceExpression truth, String unit, Tolerance tolerance) {}

    private Optional<Measured> measured(String what, Node node) {
        var keys = new Keys(node, what, "a map with truth, unit and tolerance", node.place(), faults);
        Optional<SourceExpression> truth =
                keys.need("truth", "an expression", n -> written("truth", n, Expression::number));
        String unit = keys.read("unit", QuestionReader::unit).orElse("");
        Optional<Tolerance> tolerance = keys.need("tolerance", RIGHT_TOLERANCE, n -> tolerance(n, unit));
        keys.end();
        return truth.flatMap(t -> tolerance.map(within -> new Measured(t, unit, within)));
    }

    /// An expression, its faults at the column where they are.
    SourceExpression written(String name, Node node, BiFunction<String, Vocabulary, Expression> reading) {
        return SourceExpression.read(text, name, node, s -> reading.apply(s, names));
    }

    private static String unit(Node node) {
        String unit = node.string("unit", "a unit such as m");
        if (unit.length() > 20)
            throw node.bad("unit: '" + BadInput.brief(unit) + "' is no unit; one such as m or m/s would be right");
        return unit;
    }

    private static Tolerance tolerance(Node node, String unit) {
        String written = node.value() instanceof Node.Figure f ? f.text() : node.string("tolerance", RIGHT_TOLERANCE);
        Matcher m = TOLERANCE.matcher(written.strip());
        if (written.length() > LONGEST_TOLERANCE || !m.matches()) throw node.bad(
                "tolerance: '" + BadInput.brief(written) + "' is no tolerance; " + RIGHT_TOLERANCE + " would be right");
        double amount = Double.parseDouble(m.group(1));
        boolean percent = m.group(2).equals("%");
        if (!percent && !m.group(2).isEmpty() && !m.group(2).equals(unit)) throw node.bad("tolerance is in "
                + m.group(2) + " and the question in '" + unit + "'; the same unit or % would be right");
        if (!(amount > 0) || !Double.isFinite(amount)) throw node.bad("tolerance: " + written + " is not above 0");
        return new Tolerance(amount, percent);
    }
}
