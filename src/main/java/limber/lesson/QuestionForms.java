package limber.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import limber.engine.Element;
import limber.engine.Schedule;
import limber.engine.model.ElementKind;
import limber.engine.model.Model;
import limber.engine.text.BadInput;
import limber.expression.Expression;
import limber.expression.OperationNames;
import limber.expression.Vocabulary;
import limber.input.Faults;
import limber.input.Goto;
import limber.input.Keys;
import limber.input.Node;
import limber.input.SourceExpression;
import limber.lesson.question.ArrowQuestion;
import limber.lesson.question.ElementQuestion;
import limber.lesson.question.FormulaQuestion;
import limber.lesson.question.Question;
import limber.lesson.question.ShapeQuestion;
import limber.lesson.question.Tolerance;
import limber.lesson.source.NodeValues;

/// A reader for the forms of questions that are not choices: a number, a curve, an element, an arrow, a shape, an
/// expression, a code.
///
/// @param around the reader of the question
/// @param slips receives what is said of mistakes that a form has itself
record QuestionForms(QuestionReader around, List<String> slips) {
    private static final Pattern TOLERANCE = Pattern.compile("(\\d+\\.?\\d*(?:[eE]-?\\d+)?)\\s*(\\S*)");
    private static final int LONGEST_TOLERANCE = 40, LARGEST_ANGLE = 180, MOST_ELEMENTS = 1_000_000, MOST_NAMES = 20;
    private static final String RIGHT_TOLERANCE = "a number with % or the unit, such as 5 %,",
            RIGHT_ANGLE = "an angle such as 15 deg";

    /// A reading of one form.
    @FunctionalInterface
    private interface Form {
        /// @param head of the question; empty if it cannot be used
        Optional<Question> read(QuestionForms forms, Optional<QuestionReader.Head> head, Node node);
    }

    private static final Map<String, Form> FORMS = forms();

    private static Map<String, Form> forms() {
        var forms = new LinkedHashMap<String, Form>();
        forms.put("number", QuestionForms::number);
        forms.put("curve", QuestionForms::curve);
        forms.put("element", QuestionForms::element);
        forms.put("arrow", QuestionForms::arrow);
        forms.put("shape", QuestionForms::shape);
        forms.put("expression", QuestionForms::expression);
        forms.put("code", (all, head, node) -> new CodeQuestionReader(all.around, all.slips).read(head, node));
        return forms;
    }

    /// The keys of the forms.
    List<String> names() {
        return List.copyOf(FORMS.keySet());
    }

    Optional<Question> read(String name, Optional<QuestionReader.Head> head, Node node) {
        return FORMS.get(name).read(this, head, node);
    }

    private Faults faults() {
        return around.faults();
    }

    private Model model() {
        return around.names().model().orElseThrow();
    }

    // ---- a number, a curve ----

    private Optional<Question> number(Optional<QuestionReader.Head> head, Node node) {
        Optional<Measured> asked = measured("a number", node);
        return head.flatMap(h -> asked
                .map(m -> new Question.Number(h.id(), h.at(), m.truth, m.unit, m.tolerance, h.mistakes(),
                        node.place())));
    }

    private Optional<Question> curve(Optional<QuestionReader.Head> head, Node node) {
        Optional<Measured> asked = measured("a curve", node);
        int from = around.from();
        head.map(QuestionReader.Head::at).filter(m -> !m.betweenFrames() || m.frame() <= from)
                .ifPresent(m -> faults().add(m.position().bad("a curve ends with a whole frame after frame " + from
                        + ", where the step begins; {frame: " + (from + 60) + "} would be right")));
        return head.flatMap(h -> asked
                .map(m -> new Question.Curve(h.id(), from, h.at(), m.truth, m.unit, m.tolerance, node.place())));
    }

    /// The truth and tolerance of a number or a curve.
    private record Measured(SourceExpression truth, String unit, Tolerance tolerance) {}

    private Optional<Measured> measured(String what, Node node) {
        var keys = new Keys(node, what, "a map with truth, unit and tolerance", node.place(), faults());
        Optional<SourceExpression> truth = truth(keys, Expression::number);
        String unit = keys.read("unit", QuestionForms::unit).orElse("");
        Optional<Tolerance> tolerance = keys.need("tolerance", RIGHT_TOLERANCE, n -> tolerance(n, unit));
        keys.end();
        return truth.flatMap(t -> tolerance.map(within -> new Measured(t, unit, within)));
    }

    private Optional<SourceExpression> truth(Keys keys, BiFunction<String, Vocabulary, Expression> reading) {
        return truth(keys, around.names(), reading);
    }

    private Optional<SourceExpression> truth(Keys keys, Vocabulary names,
            BiFunction<String, Vocabulary, Expression> reading) {
        return keys.need("truth", "an expression", n -> around.written("truth", n, names, reading));
    }

    // ---- something in the scene ----

    private Optional<Question> element(Optional<QuestionReader.Head> head, Node node) {
        var keys = keys("an element", "a map with of and truth", node);
        Optional<String> of = keys.need("of", "a kind of element", this::kind);
        Optional<SourceExpression> truth = of.flatMap(kind -> truth(keys, around.names().marking(kind),
                Expression::marks));
        keys.read("truth", n -> n); // known, whatever it is about
        keys.end();
        return head.flatMap(h -> truth.map(t -> new ElementQuestion(h.id(), h.at(), of.get(), t, node.place())));
    }

    private Optional<Question> arrow(Optional<QuestionReader.Head> head, Node node) {
        var keys = keys("an arrow", "a map with of, element, truth and tolerance", node);
        Optional<String> of = keys.need("of", "a kind of element", this::kind);
        Optional<Integer> element = keys.need("element", "the number of an element",
                n -> n.whole("element", 0, MOST_ELEMENTS));
        Optional<SourceExpression> truth = vectors(keys, of);
        Optional<Double> degrees = keys.need("tolerance", RIGHT_ANGLE, QuestionForms::angle);
        keys.end();
        if (head.isEmpty() || element.isEmpty() || truth.isEmpty() || degrees.isEmpty()) return Optional.empty();
        return Optional.of(new ArrowQuestion(head.get().id(), head.get().at(), new Element(of.get(), element.get()),
                truth.get(), degrees.get(), node.place()));
    }

    private Optional<Question> shape(Optional<QuestionReader.Head> head, Node node) {
        var keys = keys("a shape", "a map with of and tolerance", node);
        Optional<String> of = keys.need("of", "a kind of element", this::kind);
        Optional<Tolerance> tolerance = keys.need("tolerance", RIGHT_TOLERANCE, n -> tolerance(n, "m"));
        keys.end();
        return head.flatMap(h -> of.flatMap(
                kind -> tolerance.map(t -> new ShapeQuestion(h.id(), h.at(), kind, t, node.place()))));
    }

    private Optional<SourceExpression> vectors(Keys keys, Optional<String> of) {
        Optional<SourceExpression> truth =
                of.flatMap(kind -> truth(keys, (s, names) -> Expression.vectors(s, names, kind)));
        keys.read("truth", n -> n); // known, whatever it is about
        return truth;
    }

    private Keys keys(String what, String right, Node node) {
        return new Keys(node, what, right, node.place(), faults());
    }

    private String kind(Node node) {
        return NodeValues.oneOf("of", node,
                model().kinds(around.p()).stream().map(ElementKind::of).toList());
    }

    private static double angle(Node node) {
        String written = node.string("tolerance", RIGHT_ANGLE);
        Matcher m = TOLERANCE.matcher(written.strip());
        if (written.length() > LONGEST_TOLERANCE || !m.matches() || !List.of("deg", "°").contains(m.group(2)))
            throw node.bad("tolerance: '" + BadInput.brief(written) + "' is no angle; " + RIGHT_ANGLE
                    + " would be right");
        double degrees = Double.parseDouble(m.group(1));
        if (!(degrees > 0 && degrees <= LARGEST_ANGLE))
            throw node.bad("tolerance: " + written + " is not above 0 and at most " + LARGEST_ANGLE + " deg");
        return degrees;
    }

    // ---- a formula ----

    private Optional<Question> expression(Optional<QuestionReader.Head> head, Node node) {
        var keys = keys("an expression", "a map with truth, over and names", node);
        Schedule schedule = model().running(around.p());
        Optional<Goto> over = keys.need("over", "a phase such as {frame: 1, phase: "
                + around.moments().phases().getFirst() + "}", n -> operations(n));
        OperationNames all = over.map(o -> OperationNames.of(schedule, o.phase()))
                .orElseGet(() -> OperationNames.of(schedule));
        Optional<SourceExpression> truth =
                truth(keys, new Vocabulary(Optional.of(model()), false, Optional.of(all), "", around.names().tools()),
                        Expression::quantity);
        keys.need("names", "a list of names of the code", n -> n);
        List<String> names = keys.list("names", "a list of names of the code", 1, MOST_NAMES, n -> name(n, all));
        keys.end();
        if (head.isEmpty() || truth.isEmpty() || over.isEmpty()) return Optional.empty();
        return Optional.of(new FormulaQuestion(head.get().id(), head.get().at(), truth.get(), over.get(),
                new OperationNames(chosen(names, all.numbers()), chosen(names, all.vectors())),
                node.place()));
    }

    private Goto operations(Node node) {
        Goto over = around.moments().read("over", node);
        if (over.phase().isEmpty() || over.element() >= 0)
            throw node.bad("over names a frame and a phase, and rounds if it likes, but no element");
        return over;
    }

    private static String name(Node node, OperationNames all) {
        return NodeValues.oneOf("names", node,
                Stream.concat(all.numbers().stream(), all.vectors().stream()).sorted().toList());
    }

    private static Set<String> chosen(List<String> names, Set<String> of) {
        var chosen = new TreeSet<>(names);
        chosen.retainAll(of);
        return chosen;
    }

    // ---- units and tolerances ----

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
