package limber.presentation.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.text.BadInput;
import limber.input.JsonText;
import limber.input.Node;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.answers.AnswersText;
import limber.lesson.question.Answer;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import org.jspecify.annotations.Nullable;

/// A lesson that a student leaves and comes back to, as one short text of JSON: the step, and all answers, notes and
/// hints. A course site keeps it, and has room for few characters.
public final class SuspendedLesson {
    private static final int VERSION = 1, HASH = 8, SECONDS = 60;
    /// How many points drawn lines have, one try after another; 0 is all their numbers. Truths of lines and formulas go
    /// along in the first try only: they are found again by the run.
    private static final int[] POINTS = {0, 0, 50, 25, 13, 7, 4};
    private static final String LINES = "a", LESSON = "h", STEP = "s", DAY = "d", DRAWN = "n", FORMAT = "v",
            RIGHT = "an answer";

    private final Lesson lesson;
    private final Map<String, Integer> steps = new HashMap<>();

    /// @param text never longer than there is room
    /// @param notes whether notes had to be left out
    /// @param answers how many other lines had to be left out
    public record Kept(String text, boolean notes, int answers) {}

    /// @param step its number, from 0
    /// @param rough the lines whose curves and shapes are not exactly those that were drawn
    public record Resumed(int step, List<AnswersLine> lines, List<AnswersLine> rough) {
        /// Puts the answers into a journal; what is kept there stays where it is newer, or as new and exact.
        public void into(Journal journal, Lesson lesson) {
            for (AnswersLine line : lines) {
                Optional<AnswersLine> there = journal.find(lesson, line.step(), line.about(), AnswersLine.class);
                int order = there.map(t -> t.time().compareTo(line.time())).orElse(-1);
                if (order < 0 || order == 0 && !rough.contains(line) && !there.get().equals(line)) journal.put(line);
            }
        }
    }

    /// @param lesson with the numbers of the student
    public SuspendedLesson(Lesson lesson) {
        this.lesson = lesson;
        for (int i = 0; i < lesson.steps().size(); i++) steps.put(lesson.steps().get(i).id(), i);
    }

    // ---- writing ----

    /// @param step the number of the step at which the student is, from 0
    /// @param limit how many characters there is room for
    public Kept of(List<AnswersLine> lines, int step, int limit) {
        List<AnswersLine> mine = lines.stream().filter(this::belongs).toList();
        for (int attempt = 0; attempt < POINTS.length; attempt++) {
            String text = text(mine, step, POINTS[attempt], attempt == 0);
            if (text.length() <= limit) return new Kept(text, false, 0);
        }
        int coarse = POINTS[POINTS.length - 1];
        List<AnswersLine> left = new ArrayList<>(mine);
        boolean notes = left.removeIf(AnswersLine.Note.class::isInstance);
        int all = left.size();
        while (true) {
            String text = text(left, step, coarse, false);
            if (text.length() <= limit || left.isEmpty()) return new Kept(text, notes, all - left.size());
            left.removeFirst(); // the newest are the nearest to where one comes back
        }
    }

    /// Of this version, with these numbers, and no code, which a page cannot judge.
    private boolean belongs(AnswersLine line) {
        if (!line.hash().equals(lesson.hash()) || !line.lesson().equals(lesson.id())
                || !steps.containsKey(line.step()))
            return false;
        if (!(line instanceof MarkedAnswer || line instanceof AnswersLine.GoalReached)) return true;
        return line.drawn().equals(lesson.drawn()) && (!(line instanceof MarkedAnswer) || number(line)
                .filter(n -> !(asked(line).get(n) instanceof CodeQuestion)).isPresent());
    }

    private List<Question> asked(AnswersLine line) {
        return lesson.steps().get(steps.get(line.step())).questions();
    }

    /// The number of a question in its step.
    private Optional<Integer> number(AnswersLine line) {
        int number = asked(line).stream().map(Question::id).toList().indexOf(line.about());
        return Optional.of(number).filter(n -> n >= 0);
    }

    private String text(List<AnswersLine> lines, int step, int points, boolean truths) {
        String day = lines.isEmpty() ? "" : day(lines.getLast().time());
        var all = new LinkedHashMap<String, Object>();
        all.put(FORMAT, VERSION);
        all.put(LESSON, brief(lesson.hash()));
        all.put(STEP, step);
        if (!day.isEmpty()) all.put(DAY, day);
        if (!lesson.drawn().isEmpty()) all.put(DRAWN, lesson.drawn());
        all.put(LINES, lines.stream().map(line -> line(line, day, points, truths)).toList());
        return AnswersText.json(all);
    }

    private List<@Nullable Object> line(AnswersLine line, String day, int points, boolean truths) {
        var parts = new ArrayList<@Nullable Object>();
        parts.add(steps.get(line.step()));
        parts.add(line instanceof MarkedAnswer ? number(line).orElseThrow() : line.about());
        parts.add(time(line.time(), day));
        switch (line) {
            case AnswersLine.Note note -> parts.add(note.text());
            case AnswersLine.HintsOpened hints -> parts.add(hints.count());
            case AnswersLine.GoalReached _ -> {}
            case MarkedAnswer marked -> answer(parts, marked,
                    new CompactAnswer(asked(line).get(number(line).orElseThrow()), points), truths);
        }
        while (parts.getLast() == null) parts.removeLast();
        return parts;
    }

    private static void answer(List<@Nullable Object> parts, MarkedAnswer marked, CompactAnswer form, boolean truths) {
        parts.add(marked.tries());
        parts.add(score(marked, form).map(SuspendedLesson::whole).orElse(null));
        parts.add(marked.answer().map(form::of).orElse(null));
        parts.add(marked.truth().filter(_ -> truths || !form.drawn()).map(form::of).orElse(null));
        parts.add(marked.revised().map(form::of).orElse(null));
    }

    private static Object whole(double score) {
        return score == Math.rint(score) ? (Object) (int) score : score;
    }

    /// The score that follows from what is kept of a drawn line, so that a file of it verifies; right stays right.
    private static Optional<Double> score(MarkedAnswer marked, CompactAnswer form) {
        if (!form.drawn() || form.points() == 0 || marked.score().isEmpty() || marked.truth().isEmpty())
            return marked.score();
        Optional<Double> thinned = marked.answer()
                .map(a -> form.question().score(form.thinned(a), marked.truth().get()));
        return thinned.filter(s -> marked.judged(marked.truth().get(), thinned).right().equals(marked.right()))
                .or(marked::score);
    }

    private static String brief(String hash) {
        return hash.length() <= HASH ? hash : hash.substring(0, HASH);
    }

    // ---- times: the seconds of the day that most are of ----

    private static String day(String time) {
        int t = time.indexOf('T');
        return t < 0 ? "" : time.substring(0, t);
    }

    private static Object time(String time, String day) {
        String rest = time.startsWith(day + "T") ? time.substring(day.length() + 1) : "";
        return rest.matches("\\d\\d:\\d\\d:\\d\\dZ") ? (Object) seconds(rest) : time;
    }

    private static int seconds(String rest) {
        return (two(rest, 0) * SECONDS + two(rest, 3)) * SECONDS + two(rest, 6);
    }

    private static int two(String text, int at) {
        return Integer.parseInt(text.substring(at, at + 2));
    }

    private static String time(Node node, String day) {
        if (node.value() instanceof String whole) return whole;
        int seconds = node.whole(RIGHT, 0, 24 * SECONDS * SECONDS - 1);
        return day + "T" + digits(seconds / SECONDS / SECONDS) + ":" + digits(seconds / SECONDS % SECONDS) + ":"
                + digits(seconds % SECONDS) + "Z";
    }

    private static String digits(int two) {
        return (two < 10 ? "0" : "") + two;
    }

    // ---- reading ----

    /// @param student the name that the lines belong to
    /// @return empty if the text is none, or of another version of the lesson
    public Optional<Resumed> read(String text, String student) {
        if (text.isBlank()) return Optional.empty();
        try {
            Map<String, Node> all = JsonText.read("suspended", text).object(RIGHT, RIGHT);
            if (!all.keySet().containsAll(List.of(FORMAT, LESSON, STEP, LINES))
                    || all.get(FORMAT).whole(FORMAT, 0, Integer.MAX_VALUE) != VERSION
                    || !all.get(LESSON).string(LESSON, RIGHT).equals(brief(lesson.hash())))
                return Optional.empty();
            int step = all.get(STEP).whole(STEP, 0, lesson.steps().size() - 1);
            var lines = new ArrayList<AnswersLine>();
            var rough = new ArrayList<AnswersLine>();
            Map<String, Double> drawn = drawn(all.get(DRAWN));
            String day = all.containsKey(DAY) ? all.get(DAY).string(DAY, RIGHT) : "";
            for (Node node : all.get(LINES).array(LINES, RIGHT))
                read(node, day, student, drawn).ifPresent(line -> {
                    lines.add(line);
                    if (rough(node)) rough.add(line);
                });
            return Optional.of(new Resumed(step, lines, rough));
        } catch (BadInput unreadable) {
            return Optional.empty();
        }
    }

    private static Map<String, Double> drawn(@Nullable Node node) {
        var drawn = new LinkedHashMap<String, Double>();
        if (node != null) node.object(DRAWN, RIGHT)
                .forEach((name, value) -> drawn.put(name, Double.parseDouble(value.number(name, RIGHT))));
        return drawn;
    }

    /// Whether a line has a packed curve or shape, or lacks a truth.
    private static boolean rough(Node node) {
        List<Node> parts = node.array(RIGHT, RIGHT);
        return parts.get(1).value() instanceof Node.Figure && (parts.size() <= 6
                || parts.subList(5, parts.size()).stream().anyMatch(SuspendedLesson::packed));
    }

    private static boolean packed(Node part) {
        return part.value() instanceof String || part.value() instanceof List<?> list && !list.isEmpty()
                && ((Node) list.getFirst()).value() instanceof String;
    }

    /// @return empty for a line that cannot be read
    private Optional<AnswersLine> read(Node node, String day, String student, Map<String, Double> drawn) {
        try {
            List<Node> parts = node.array(RIGHT, RIGHT);
            Step step = lesson.steps().get(parts.get(0).whole(STEP, 0, lesson.steps().size() - 1));
            String time = time(parts.get(2), day);
            if (parts.get(1).value() instanceof Node.Figure)
                return Optional.of(answer(parts, step, time, student, drawn));
            return Optional.ofNullable(switch (parts.get(1).string(RIGHT, RIGHT)) {
                case AnswersLine.GOAL ->
                        new AnswersLine.GoalReached(lesson.id(), lesson.hash(), student, step.id(), time, drawn);
                case AnswersLine.NOTE -> new AnswersLine.Note(lesson.id(), lesson.hash(), student, step.id(),
                        parts.get(3).string(RIGHT, RIGHT), time);
                case AnswersLine.HINTS -> new AnswersLine.HintsOpened(lesson.id(), lesson.hash(), student, step.id(),
                        parts.get(3).whole(RIGHT, 0, Integer.MAX_VALUE), time);
                default -> null;
            });
        } catch (BadInput | IndexOutOfBoundsException unreadable) {
            return Optional.empty();
        }
    }

    private MarkedAnswer answer(List<Node> parts, Step step, String time, String student, Map<String, Double> drawn) {
        Question q = step.questions().get(parts.get(1).whole(RIGHT, 0, step.questions().size() - 1));
        Optional<Double> score = part(parts, 4).map(n -> Double.parseDouble(n.number(RIGHT, RIGHT)));
        return new MarkedAnswer(lesson.id(), lesson.hash(), student, step.id(), q.id(), answer(parts, 5, q),
                answer(parts, 6, q), score, answer(parts, 7, q), parts.get(3).whole(RIGHT, 0, Integer.MAX_VALUE),
                time, drawn);
    }

    private static Optional<Answer> answer(List<Node> parts, int at, Question q) {
        return part(parts, at).flatMap(node -> CompactAnswer.read(q, node));
    }

    private static Optional<Node> part(List<Node> parts, int at) {
        return at < parts.size() ? Optional.of(parts.get(at)).filter(n -> n.value() != Node.Nothing.NULL)
                : Optional.empty();
    }
}
