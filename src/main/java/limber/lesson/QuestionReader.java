package limber.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import limber.engine.settings.Settings;
import limber.expression.Expression;
import limber.expression.Vocabulary;
import limber.input.Faults;
import limber.input.Goto;
import limber.input.GotoReader;
import limber.input.Keys;
import limber.input.Node;
import limber.input.SourceExpression;
import limber.input.SourcePosition;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.Question;
import limber.lesson.source.LessonText;
import limber.lesson.source.LessonWords;
import limber.lesson.source.Limits;
import limber.lesson.source.NodeValues;
import limber.lesson.source.SettingsReader;
import limber.lesson.source.Texts;

/// A reader for the questions of a step and their texts.
///
/// @param text the file, to tell where an expression begins
/// @param p settings of the step, which decide what elements and operations there are
/// @param from the frame that curves begin with
/// @param scene a reader for other settings of the step's scene
record QuestionReader(LessonText text, Vocabulary names, Settings p, GotoReader moments, int from, Faults faults,
        SettingsReader scene) {
    private static final String CHOICES = "choices", ORDER = "order", REVOTE = "revote", MISTAKES = "mistakes",
            CODE = "code";

    /// @param question empty if it cannot be used
    /// @param position of its id, if it has one
    record Read(Optional<Question> question, LessonWords.OfQuestion telling, Optional<String> id,
            SourcePosition position) {}

    /// What stands beside the form of a question.
    ///
    /// @param mistakes of a number; none for other forms
    record Head(String id, Goto at, List<SourceExpression> mistakes) {}

    Read read(Node node) {
        var keys = new Keys(node, "a question", "a map with id, ask, at and one of choices, number and curve",
                node.place(), faults);
        Optional<String> id = keys.need("id", Texts.SOME_ID, Texts.SLUG);
        id.filter(AnswersLine.RESERVED::contains).ifPresent(taken -> faults.add(keys.place("id")
                .bad("'" + taken + "' is what answers call something else; another id would be right")));
        String ask = keys.need("ask", "a text", n -> Texts.line("ask", n)).orElse("");
        Optional<Goto> at = keys.has(CODE) && !keys.has("at") ? Optional.of(Goto.complete(0, node.place()))
                : keys.need("at", "a moment such as {frame: 12}", n -> moments.read("at", n));
        String because = keys.read("because", n -> Texts.line("because", n)).orElse("");
        var slips = new ArrayList<String>();
        List<SourceExpression> mistakes = mistakes(keys, slips);
        Optional<Head> head = id.flatMap(i -> at.map(moment -> new Head(i, moment, mistakes)));
        var told = new ArrayList<LessonWords.OfChoice>();
        Optional<Question> question = question(keys, node, head, told, slips);
        keys.end();
        return new Read(question, new LessonWords.OfQuestion(ask, because, told, slips), id, keys.place("id"));
    }

    private Optional<Question> question(Keys keys, Node node, Optional<Head> head, List<LessonWords.OfChoice> told,
            List<String> slips) {
        var forms = new QuestionForms(this, slips);
        List<String> all = new ArrayList<>(List.of(CHOICES));
        all.addAll(forms.names());
        List<String> kinds = all.stream().filter(keys::has).toList();
        if (kinds.size() != 1) faults.add(node.bad("a question has "
                + (kinds.isEmpty() ? "none of " + listed(all) : String.join(" and ", kinds))
                + "; exactly one would be right"));
        if (keys.has(CHOICES)) {
            refuseBecause(keys);
            return choices(keys, head, told);
        }
        keys.read(CHOICES, n -> n); // a key that is known
        keys.refuse(ORDER, "order is for choices");
        keys.refuse(REVOTE, "revote is for choices");
        Optional<Question> question = Optional.empty();
        for (String kind : forms.names()) {
            Optional<Optional<Question>> read = keys.read(kind, n -> forms.read(kind, head, n));
            if (question.isEmpty()) question = read.flatMap(q -> q);
        }
        return question;
    }

    private static String listed(List<String> all) {
        return String.join(", ", all.subList(0, all.size() - 1)) + " and " + all.getLast();
    }

    private static void refuseBecause(Keys keys) {
        keys.refuse("because", "each choice has its own because; there it would be right");
    }

    // ---- mistakes ----

    private List<SourceExpression> mistakes(Keys keys, List<String> told) {
        if (!keys.has("number")) {
            keys.refuse(MISTAKES, "mistakes are for a number");
            return List.of();
        }
        return keys.list(MISTAKES, "a list of 1 to " + Limits.MISTAKES + " mistakes", 1, Limits.MISTAKES,
                n -> mistake(n, told)).stream().flatMap(Optional::stream).toList();
    }

    /// @return its value; empty if it cannot be used
    private Optional<SourceExpression> mistake(Node node, List<String> told) {
        var keys = new Keys(node, "a mistake", "a map with value and because", node.place(), faults);
        Optional<SourceExpression> value = keys.need("value", "an expression",
                n -> written("value", n, Expression::number));
        told.add(keys.need("because", "a text", n -> Texts.line("because", n)).orElse(""));
        keys.end();
        return value;
    }

    // ---- choices ----

    private Optional<Question> choices(Keys keys, Optional<Head> head, List<LessonWords.OfChoice> told) {
        List<Question.Choice> choices = keys.list(CHOICES, "a list of choices", 0, Limits.CHOICES,
                n -> choice(n, told));
        keys.read(CHOICES, n -> {
            marked(n);
            return n;
        });
        long naive = choices.stream().filter(Question.Choice::naive).count();
        if (naive > 1) faults.add(keys.position(CHOICES)
                .bad(naive + " choices are naive; a beginner has one first thought, so at most one would be right"));
        boolean fixed = keys.read(ORDER, n -> NodeValues.oneOf(ORDER, n, List.of("fixed", "shuffled")))
                .filter("fixed"::equals).isPresent();
        boolean revote = keys.read(REVOTE, n -> NodeValues.flag(REVOTE, n)).orElse(false);
        return head.map(h -> new Question.Choices(h.id(), h.at(), choices, !fixed, revote, keys.position(CHOICES)));
    }

    private Question.Choice choice(Node node, List<LessonWords.OfChoice> told) {
        var keys = new Keys(node, "a choice", "a map with text and when", node.place(), faults);
        String said = keys.need("text", "a text", n -> Texts.line("text", n)).orElse("");
        String because = keys.read("because", n -> Texts.line("because", n)).orElse("");
        told.add(new LessonWords.OfChoice(said, because));
        Optional<SourceExpression> when = keys.read("when", n -> written("when", n, Expression::condition));
        boolean correct = keys.read("correct", n -> NodeValues.flag("correct", n)).orElse(false);
        boolean naive = keys.read("naive", n -> NodeValues.flag("naive", n)).orElse(false);
        keys.end();
        if (keys.has("when") && keys.has("correct"))
            faults.add(keys.position("correct").bad("a choice has when or correct, not both"));
        return new Question.Choice(when, correct, naive);
    }

    /// Either each choice has its condition, or one of them is marked.
    private void marked(Node node) {
        List<Node> entries = node.array(CHOICES, "a list of choices");
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

    /// An expression, its faults at the column where they are.
    SourceExpression written(String name, Node node, BiFunction<String, Vocabulary, Expression> reading) {
        return written(name, node, names, reading);
    }

    SourceExpression written(String name, Node node, Vocabulary known,
            BiFunction<String, Vocabulary, Expression> reading) {
        return SourceExpression.read(text::inside, name, node, s -> reading.apply(s, known));
    }
}
