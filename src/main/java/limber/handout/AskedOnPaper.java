package limber.handout;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.settings.Vec;
import limber.lesson.Goal;
import limber.lesson.StepEntry;
import limber.lesson.check.GoalPar;
import limber.lesson.question.Answer;
import limber.lesson.question.ArrowQuestion;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.ElementQuestion;
import limber.lesson.question.FormulaQuestion;
import limber.lesson.question.Question;
import limber.lesson.question.ShapeQuestion;
import limber.lesson.question.Tolerance;
import limber.lesson.question.Trial;
import limber.lesson.question.TruthSearch;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.AnswerSpace;
import limber.presentation.lesson.GoalSentences;
import limber.presentation.paint.Palette;
import limber.presentation.paint.SvgPen;
import limber.presentation.plots.PaperColours;
import limber.presentation.plots.Sketch;
import limber.presentation.plots.SketchPainter;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// A printer of questions and goals, with space for answers or with the answers of the run.
///
/// @param lesson its id, from which the order of the choices follows
/// @param key whether the answers are included
/// @param written whether a code is written here, and not in the window
record AskedOnPaper(String lesson, Model model, Wording words, boolean key, boolean written) {
    private static final String EMPTY = "□", FULL = "■";
    private static final int DIGITS = 4;
    /// The sheet of a curve and its letters, px.
    private static final double CURVE_WIDTH = 620, CURVE_HEIGHT = 280, CURVE_FONT = 14;

    String questions(StepEntry arrival, LessonWords.OfStep telling) {
        var html = new StringBuilder();
        List<Question> questions = arrival.step().questions();
        var truths = new TruthSearch(() -> new Trial(model, arrival.staged()));
        for (int i = 0; i < questions.size(); i++)
            html.append("<div class=\"question\">\n<p class=\"ask\">")
                    .append(Html.escaped(telling.questions().get(i).ask())).append("</p>\n")
                    .append(answer(arrival.step().id(), questions.get(i), telling.questions().get(i), truths))
                    .append(because(telling.questions().get(i)))
                    .append(slips(questions.get(i), telling.questions().get(i)))
                    .append("</div>\n");
        return html.toString();
    }

    /// The known mistakes of a code, in the key; those of a number stand with their values.
    private String slips(Question question, LessonWords.OfQuestion telling) {
        return !key || !(question instanceof CodeQuestion) || telling.mistakes().isEmpty() ? ""
                : "<p class=\"mistakes\">" + words.get("handout.mistakes") + "</p>\n<ul>\n"
                        + telling.mistakes().stream()
                                .map(m -> "<li>" + Html.escaped(m) + "</li>\n").collect(Collectors.joining())
                        + "</ul>\n";
    }

    private String because(LessonWords.OfQuestion telling) {
        return !key || telling.because().isEmpty() ? ""
                : "<p class=\"because\">" + Html.escaped(telling.because()) + "</p>\n";
    }

    private String answer(String step, Question question, LessonWords.OfQuestion telling, TruthSearch truths) {
        AnswerSpace space = AnswerSpace.of(question, lesson + "/" + step, words);
        return key || space instanceof AnswerSpace.Axes ? run(question, telling, space, truths)
                : space(space, telling);
    }

    private String space(AnswerSpace space, LessonWords.OfQuestion telling) {
        return switch (space) {
            case AnswerSpace.Options options -> choices(telling.choices(), options.order(), -1);
            case AnswerSpace.Line line -> write(line);
            case AnswerSpace.Gap gap -> written ? CodePaper.of(gap)
                    : "<p>" + Html.escaped(words.get("page.code")) + "</p>\n";
            case AnswerSpace.Axes _ -> throw new IllegalArgumentException("axes include the truth");
        };
    }

    /// What has to be run: the answers, and the axes of a curve.
    private String run(Question question, LessonWords.OfQuestion telling, AnswerSpace space, TruthSearch truths) {
        return switch (question) {
            case Question.Choices q -> choices(telling.choices(), ((AnswerSpace.Options) space).order(),
                    ((Answer.Chosen) truths.find(q)).index());
            case Question.Number q -> number(q, telling, truths);
            case Question.Curve q -> curve(q, truths.find(q));
            case ElementQuestion q -> truth(((Answer.Pointed) truths.find(q)).elements().stream()
                    .map(i -> words.get("of." + q.of()) + " " + i).collect(Collectors.joining(", ")));
            case ArrowQuestion q -> truth(words.get("handout.direction")
                    .formatted(point(((Answer.Directed) truths.find(q)).direction()), q.within()));
            case ShapeQuestion q -> truth(shape((Answer.Shaped) truths.find(q)));
            case FormulaQuestion _ -> write((AnswerSpace.Line) space);
            case CodeQuestion q -> CodePaper.of((AnswerSpace.Gap) space, q.gap());
        };
    }

    /// A line to write on: a short one for a number.
    private static String write(AnswerSpace.Line space) {
        String before = space.before().isEmpty() ? "" : Html.escaped(space.before()) + " ",
                after = space.after().isEmpty() ? "" : " " + Html.escaped(space.after());
        return "<p class=\"write\">" + before + "<span class=\"line" + (before.isEmpty() ? " short" : "")
                + "\"></span>" + after + "</p>\n";
    }

    private static String truth(String text) {
        return "<p class=\"truth\">" + Html.escaped(text) + "</p>\n";
    }

    /// The ends and the middle of a line.
    private String shape(Answer.Shaped truth) {
        int last = ShapeQuestion.SAMPLES - 1;
        return words.get("handout.points").formatted(point(Vec.of(truth.xyz(), 0)),
                point(Vec.of(truth.xyz(), last / 2)), point(Vec.of(truth.xyz(), last)));
    }

    private static String point(Vec p) {
        return "(" + Quantity.digits(p.x()) + ", " + Quantity.digits(p.y()) + ", " + Quantity.digits(p.z()) + ")";
    }

    /// @param order in which they stand
    /// @param right the true choice; -1 where it is not shown
    private static String choices(List<LessonWords.OfChoice> choices, List<Integer> order, int right) {
        var html = new StringBuilder("<ul class=\"choices\">\n");
        for (int i : order) {
            LessonWords.OfChoice choice = choices.get(i);
            html.append("<li").append(i == right ? " class=\"right\">" : ">").append("<span class=\"box\">")
                    .append(i == right ? FULL : EMPTY).append("</span>").append(Html.escaped(choice.text()));
            if (right >= 0 && !choice.because().isEmpty())
                html.append("<span class=\"because\">").append(Html.escaped(choice.because())).append("</span>");
            html.append("</li>\n");
        }
        return html.append("</ul>\n").toString();
    }

    private String number(Question.Number q, LessonWords.OfQuestion telling, TruthSearch truths) {
        String unit = q.unit().isEmpty() ? "" : " " + Html.escaped(q.unit());
        var truth = (Answer.Figure) truths.find(q);
        return "<p class=\"truth\">" + Quantity.digits(truth.value(), DIGITS) + unit + within(q.tolerance(), unit)
                + "</p>\n" + mistakes(truth.mistakes(), unit, telling.mistakes());
    }

    private String mistakes(List<Double> values, String unit, List<String> reasons) {
        return values.isEmpty() ? ""
                : "<p class=\"mistakes\">" + words.get("handout.mistakes") + "</p>\n<ul>\n"
                        + IntStream.range(0, values.size())
                                .mapToObj(i -> "<li>" + Quantity.digits(values.get(i), DIGITS) + unit + ": "
                                        + Html.escaped(reasons.get(i)) + "</li>\n")
                                .collect(Collectors.joining())
                        + "</ul>\n";
    }

    private static String within(Tolerance tolerance, String unit) {
        return " (± " + Quantity.digits(tolerance.amount()) + (tolerance.percent() ? " %" : unit) + ")";
    }

    private String curve(Question.Curve q, Answer truth) {
        double[] samples = ((Answer.Drawn) truth).samples();
        var sketch = new Sketch(samples.length, "", (_, _) -> "", () -> {});
        sketch.axes(q.from(), q.at().frame(), samples, q.unit(), words.get("lesson.curve.frames"));
        if (key) sketch.truth(Optional.of(samples), q.margin(truth));
        Palette palette = PaperColours.palette();
        palette.sizes(CURVE_FONT, 1);
        palette.ink("chart-line", palette.of("text")); // black in print, for the line at zero
        var pen = new SvgPen(CURVE_WIDTH, CURVE_HEIGHT);
        new SketchPainter(sketch).paint(pen, palette, CURVE_WIDTH, CURVE_HEIGHT, false);
        return pen.part("curve",
                (q.unit().isEmpty() ? "" : q.unit() + " · ") + words.get("lesson.curve.frames") + " " + q.from() + "–"
                        + q.at().frame());
    }

    /// The goal of a step as HTML; empty without one. A hint helps a student who is stuck, so only the key has it.
    String goal(StepEntry arrival, String hint) {
        if (arrival.step().goal().isEmpty()) return "";
        Goal goal = arrival.step().goal().orElseThrow();
        String html = "<div class=\"question goal\">\n<p><span class=\"box\">" + EMPTY + "</span><b>"
                + words.get("lesson.goal") + "</b>" + (key ? " " + Html.escaped(hint) : "") + "</p>\n";
        var sentences = new GoalSentences(goal, words);
        String condition = "<ul>\n" + sentences.parts(Optional.empty()).stream()
                .map(part -> "<li>" + Html.escaped(part) + "</li>\n").collect(Collectors.joining()) + "</ul>\n";
        String best = goal.best()
                .map(b -> "<p>" + Html.escaped(words.get("handout.best")) + " "
                        + Html.escaped(sentences.number(b.expression()))
                        + (key ? GoalPar.of(model, arrival).map(par -> " = " + Quantity.digits(par)).orElse("") : "")
                        + "</p>\n")
                .orElse("");
        String solution = key ? arrival.solution().map(this::solution).orElse("") : "";
        return html + condition + best + solution + "</div>\n";
    }

    /// The hints of a step, in the key.
    String hints(List<String> hints) {
        if (!key || hints.isEmpty()) return "";
        return "<p class=\"hints\">" + words.get("lesson.hints") + "</p>\n<ol>\n" + hints.stream()
                .map(h -> "<li>" + Html.escaped(h) + "</li>\n").collect(Collectors.joining()) + "</ol>\n";
    }

    private String solution(List<Input> inputs) {
        String done = inputs.stream()
                .map(i -> "<li>" + Html.escaped(
                        words.get(i.frame() == 1 ? "handout.start" : "handout.frame").formatted(i.frame()))
                        + " " + Html.escaped(summary(i)) + "</li>\n")
                .collect(Collectors.joining());
        return "<p class=\"truth\">" + words.get("handout.solution") + "</p>\n<ul>\n" + done + "</ul>\n";
    }

    private String summary(Input input) {
        return switch (input) {
            case Input.Set set ->
                    words.title("parameter", set.parameter()) + " (" + set.parameter() + ") = " + set.value();
            case Input.Move move -> words.get("handout.move").formatted(words.title("handle", move.handle()),
                    point(move.to()));
            case Input.Act act -> words.title("action", act.action()) + arguments(act.arguments());
        };
    }

    private static String arguments(Map<String, Object> given) {
        return given.isEmpty() ? ""
                : given.entrySet().stream().sorted(Map.Entry.comparingByKey())
                        .map(a -> a.getKey() + " = " + a.getValue()).collect(Collectors.joining(", ", " (", ")"));
    }
}
