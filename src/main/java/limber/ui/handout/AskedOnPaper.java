package limber.ui.handout;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import limber.engine.Input;
import limber.engine.Model;
import limber.lesson.Answer;
import limber.lesson.LessonWords;
import limber.lesson.Question;
import limber.lesson.StagedScene;
import limber.lesson.StepEntry;
import limber.lesson.Tolerance;
import limber.lesson.Trial;
import limber.ui.words.Quantity;
import limber.ui.words.Wording;

/// A printer of questions and goals, with space for answers or with the answers of the run.
///
/// @param key whether the answers are included
record AskedOnPaper(Model model, Wording words, boolean key) {
    private static final String EMPTY = "□", FULL = "■";
    private static final int DIGITS = 4;

    String questions(StepEntry arrival, LessonWords.OfStep telling) {
        var html = new StringBuilder();
        List<Question> questions = arrival.step().questions();
        var truths = new Truths(model, arrival.staged());
        for (int i = 0; i < questions.size(); i++)
            html.append("<div class=\"question\">\n<p class=\"ask\">")
                    .append(Html.escaped(telling.questions().get(i).ask())).append("</p>\n")
                    .append(answer(questions.get(i), telling.questions().get(i), truths)).append("</div>\n");
        return html.toString();
    }

    private String answer(Question question, LessonWords.OfQuestion telling, Truths truths) {
        return switch (question) {
            case Question.Choices q ->
                    choices(telling.choices(), key ? ((Answer.Chosen) truths.of(q)).index() : -1);
            case Question.Number q -> number(q, truths);
            case Question.Curve q -> curve(q, truths.of(q)); // the axes must include the truth
        };
    }

    /// The truths of a step's questions, by one run of its scene, which is made when the first one is needed.
    private static final class Truths {
        private final Model model;
        private final StagedScene scene;
        private Optional<Trial> trial = Optional.empty();

        Truths(Model model, StagedScene scene) {
            this.model = model;
            this.scene = scene;
        }

        Answer of(Question question) {
            if (trial.isEmpty()) trial = Optional.of(new Trial(model, scene));
            return question.truth(trial.get());
        }
    }

    /// @param right the true choice; -1 where it is not shown
    private static String choices(List<LessonWords.OfChoice> choices, int right) {
        var html = new StringBuilder("<ul class=\"choices\">\n");
        for (int i = 0; i < choices.size(); i++) {
            LessonWords.OfChoice choice = choices.get(i);
            html.append("<li").append(i == right ? " class=\"right\">" : ">").append("<span class=\"box\">")
                    .append(i == right ? FULL : EMPTY).append("</span>").append(Html.escaped(choice.text()));
            if (right >= 0 && !choice.because().isEmpty())
                html.append("<span class=\"because\">").append(Html.escaped(choice.because())).append("</span>");
            html.append("</li>\n");
        }
        return html.append("</ul>\n").toString();
    }

    private String number(Question.Number q, Truths truths) {
        String unit = q.unit().isEmpty() ? "" : " " + Html.escaped(q.unit());
        if (!key) return "<p class=\"write\"><span class=\"line short\"></span>" + unit + "</p>\n";
        double value = ((Answer.Figure) truths.of(q)).value();
        return "<p class=\"truth\">" + Quantity.digits(value, DIGITS) + unit + within(q.tolerance(), unit) + "</p>\n";
    }

    private static String within(Tolerance tolerance, String unit) {
        return " (± " + Quantity.digits(tolerance.amount()) + (tolerance.percent() ? " %" : unit) + ")";
    }

    private String curve(Question.Curve q, Answer truth) {
        var paper = new CurvePaper(q.from(), q.at().frame(), ((Answer.Drawn) truth).samples(), q.unit(),
                words.get("lesson.curve.frames"));
        return paper.svg(key ? Optional.of(q.margin(truth)) : Optional.empty());
    }

    /// The goal of a step as HTML; empty without one. A hint helps a student who is stuck, so only the key has it.
    String goal(StepEntry arrival, String hint) {
        if (arrival.step().goal().isEmpty()) return "";
        String html = "<div class=\"question goal\">\n<p><span class=\"box\">" + EMPTY + "</span><b>"
                + words.get("lesson.goal") + "</b>" + (key ? " " + Html.escaped(hint) : "") + "</p>\n";
        String condition = "<p><code>"
                + Html.escaped(arrival.step().goal().orElseThrow().when().expression().toString()) + "</code></p>\n";
        String solution = key ? arrival.solution().map(this::solution).orElse("") : "";
        return html + condition + solution + "</div>\n";
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
                    "(" + Quantity.digits(move.to().x()) + ", " + Quantity.digits(move.to().y()) + ", "
                            + Quantity.digits(move.to().z()) + ")");
            case Input.Act act -> words.title("action", act.action()) + arguments(act.arguments());
        };
    }

    private static String arguments(Map<String, Object> given) {
        return given.isEmpty() ? ""
                : given.entrySet().stream().sorted(Map.Entry.comparingByKey())
                        .map(a -> a.getKey() + " = " + a.getValue()).collect(Collectors.joining(", ", " (", ")"));
    }
}
