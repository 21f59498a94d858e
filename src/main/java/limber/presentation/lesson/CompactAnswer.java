package limber.presentation.lesson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.input.Node;
import limber.lesson.question.Answer;
import limber.lesson.question.ArrowQuestion;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.ElementQuestion;
import limber.lesson.question.FormulaQuestion;
import limber.lesson.question.Question;
import limber.lesson.question.ShapeQuestion;
import org.jspecify.annotations.Nullable;

/// Short forms of the answers to a question: what the question tells is left out. A curve or a shape has all its
/// numbers, or so many points of it in two letters each, 4,095 parts of its range; between them it is straight.
///
/// @param points how many of a drawn line; 0 for all its numbers
record CompactAnswer(Question question, int points) {
    private static final String LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
    private static final int BASE = LETTERS.length(), PARTS = BASE * BASE - 1, AXES = 3;
    private static final String RIGHT = "an answer";

    /// Numbers, texts and lists; null for what has no short form, such as a code.
    @Nullable Object of(Answer answer) {
        return switch (answer) {
            case Answer.Chosen c -> c.index() + 1;
            case Answer.Figure f -> f.value();
            case Answer.Pointed p -> p.elements();
            case Answer.Directed d -> List.of(d.direction().x(), d.direction().y(), d.direction().z());
            case Answer.Typed t -> t.text();
            case Answer.Drawn d -> points == 0 ? d.samples() : packed(d.samples());
            case Answer.Shaped s -> {
                if (points == 0) yield s.xyz();
                var axes = new ArrayList<String>();
                for (int axis = 0; axis < AXES; axis++) axes.add(packed(axis(s.xyz(), axis)));
                yield axes;
            }
            case Answer.Ran _,Answer.Written _,Answer.Worked _ -> null;
        };
    }

    /// Whether an answer to it is a drawn line, which is long.
    boolean drawn() {
        return question instanceof Question.Curve || question instanceof ShapeQuestion;
    }

    /// An answer as it is read again.
    Answer thinned(Answer answer) {
        if (points == 0) return answer;
        return switch (answer) {
            case Answer.Drawn d -> new Answer.Drawn(unpacked(packed(d.samples())));
            case Answer.Shaped s -> {
                var xyz = new double[s.xyz().length];
                for (int axis = 0; axis < AXES; axis++) put(xyz, axis, unpacked(packed(axis(s.xyz(), axis))));
                yield new Answer.Shaped(xyz);
            }
            default -> answer;
        };
    }

    /// Reads a short form, however many points it has.
    ///
    /// @throws BadInput if it is none
    static Optional<Answer> read(Question question, Node node) {
        if (node.value() == Node.Nothing.NULL) return Optional.empty();
        return Optional.of(switch (question) {
            case Question.Choices q -> new Answer.Chosen(node.whole(RIGHT, 1, q.choices().size()) - 1);
            case Question.Number _ -> new Answer.Figure(number(node));
            case ElementQuestion _ -> new Answer.Pointed(node.array(RIGHT, RIGHT).stream()
                    .map(n -> n.whole(RIGHT, 0, Integer.MAX_VALUE)).toList());
            case ArrowQuestion _ -> {
                double[] v = numbers(node, AXES);
                yield new Answer.Directed(new Vec(v[0], v[1], v[2]));
            }
            case FormulaQuestion _ -> new Answer.Typed(node.string(RIGHT, RIGHT));
            case Question.Curve _ -> new Answer.Drawn(node.value() instanceof String packed ? unpacked(packed)
                    : numbers(node, Question.Curve.SAMPLES));
            case ShapeQuestion _ -> new Answer.Shaped(shape(node));
            case CodeQuestion _ -> throw node.wrong(RIGHT, RIGHT);
        });
    }

    private static double[] shape(Node node) {
        List<Node> parts = node.array(RIGHT, RIGHT);
        if (parts.size() != AXES) return numbers(node, AXES * ShapeQuestion.SAMPLES);
        var xyz = new double[AXES * ShapeQuestion.SAMPLES];
        for (int axis = 0; axis < AXES; axis++) put(xyz, axis, unpacked(parts.get(axis).string(RIGHT, RIGHT)));
        return xyz;
    }

    private static double[] numbers(Node node, int wanted) {
        double[] numbers = node.array(RIGHT, RIGHT).stream().mapToDouble(CompactAnswer::number).toArray();
        if (numbers.length != wanted) throw node.wrong(RIGHT, RIGHT);
        return numbers;
    }

    private static double number(Node node) {
        double value = Double.parseDouble(node.number(RIGHT, RIGHT));
        if (!Double.isFinite(value)) throw node.wrong(RIGHT, RIGHT);
        return value;
    }

    private static double[] axis(double[] xyz, int axis) {
        var values = new double[xyz.length / AXES];
        for (int i = 0; i < values.length; i++) values[i] = xyz[AXES * i + axis];
        return values;
    }

    private static void put(double[] xyz, int axis, double[] values) {
        for (int i = 0; i < values.length; i++) xyz[AXES * i + axis] = values[i];
    }

    /// The least value, the range, and the points, with blanks between the three.
    private String packed(double[] samples) {
        double[] few = resampled(samples, points);
        double least = Arrays.stream(few).min().orElse(0), range = Arrays.stream(few).max().orElse(0) - least;
        var text = new StringBuilder(brief(least) + " " + brief(range) + " ");
        for (double value : few) {
            int part = range > 0 ? (int) Math.round((value - least) / range * PARTS) : 0;
            text.append(LETTERS.charAt(part / BASE)).append(LETTERS.charAt(part % BASE));
        }
        return text.toString();
    }

    /// A number with no more digits than the points have.
    private static String brief(double value) {
        return String.valueOf((float) value);
    }

    private static double[] unpacked(String text) {
        String[] parts = text.split(" ");
        if (parts.length != AXES || parts[2].length() < 4 || parts[2].length() % 2 != 0)
            throw new BadInput(RIGHT);
        double least = value(parts[0]), range = value(parts[1]);
        var few = new double[parts[2].length() / 2];
        for (int i = 0; i < few.length; i++) {
            int high = LETTERS.indexOf(parts[2].charAt(2 * i)), low = LETTERS.indexOf(parts[2].charAt(2 * i + 1));
            if (high < 0 || low < 0) throw new BadInput(RIGHT);
            few[i] = least + range * (high * BASE + low) / PARTS;
        }
        return resampled(few, Question.Curve.SAMPLES);
    }

    private static double value(String text) {
        try {
            double value = Double.parseDouble(text);
            if (Double.isFinite(value)) return value;
        } catch (NumberFormatException none) { // said below
        }
        throw new BadInput(RIGHT);
    }

    /// So many values at even distances, straight between those that there are.
    private static double[] resampled(double[] values, int many) {
        if (many == values.length) return values;
        var made = new double[many];
        for (int i = 0; i < many; i++) {
            double x = (double) i * (values.length - 1) / (many - 1);
            int left = Math.min((int) x, values.length - 2);
            made[i] = values[left] + (x - left) * (values[left + 1] - values[left]);
        }
        return made;
    }
}
