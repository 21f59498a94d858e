package limber.lesson.source;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import limber.engine.Measure;
import limber.engine.settings.Kind;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.expression.Expression;
import limber.expression.ExpressionFault;
import limber.expression.OperationNames;
import limber.expression.Vocabulary;
import limber.input.Faults;
import limber.input.Node;
import limber.input.SourcePosition;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.Text;

/// The numbers that stand in a lesson's texts in the place of `{{length}}` and `{{100 * (1.4 - length)}}`: what is
/// drawn for the student. A name alone is printed as it is drawn, a result with four digits.
///
/// @param values by the names of the parameters that the lesson varies
public record Filling(Map<String, Double> values, Faults faults) {
    private static final Pattern GAP = Pattern.compile("\\{\\{([^{}]*)}}");
    private static final MathContext FOUR_DIGITS = new MathContext(4);

    /// Fills the gaps of a file: of its texts, of its formulas, and of all texts in its blocks.
    public LessonText fill(LessonText text) {
        var visitor = new Prose(text);
        text.introduction().forEach(n -> n.accept(visitor));
        return new LessonText(text.file(), text.lines(), text.head(), text.introduction(),
                text.sections().stream().map(s -> {
                    s.heading().accept(visitor);
                    s.blocks().forEach(n -> n.accept(visitor));
                    s.after().forEach(n -> n.accept(visitor));
                    return new LessonText.Section(s.heading(), s.blocks(), s.after(), s.acts(),
                            s.block().map(b -> filled(text, b)), s.position());
                }).toList());
    }

    /// The value of a block with its gaps filled.
    private Node filled(LessonText text, Node node) {
        return new Node(switch (node.value()) {
            case String s -> filled(s, (at, wrong) -> faults.add(text.inside(node.place(), s)
                    .map(p -> p.right(at)).orElse(node.place()).bad(wrong)));
            case List<?> _ -> node.array("", "").stream().map(n -> filled(text, n)).toList();
            case Map<?, ?> _ -> {
                var members = new LinkedHashMap<>(node.object("", ""));
                members.replaceAll((_, n) -> filled(text, n));
                yield members;
            }
            default -> node.value();
        }, node.place(), node.key());
    }

    /// A text with its gaps filled; one that cannot be filled stays as it is.
    ///
    /// @param wrong receives where a gap begins that cannot be filled, from 0, and why
    private String filled(String text, BiConsumer<Integer, String> wrong) {
        if (!text.contains("{{")) return text;
        var filled = new StringBuilder();
        int end = 0;
        Matcher gap = GAP.matcher(text);
        while (gap.find()) {
            Optional<String> value = Optional.empty();
            try {
                value = Optional.of(value(gap.group(1).strip()));
            } catch (BadInput e) {
                wrong.accept(gap.start(), e.getMessage());
            }
            filled.append(text, end, gap.start()).append(value.orElse(gap.group()));
            end = gap.end();
        }
        return filled.append(text, end, text.length()).toString();
    }

    private String value(String written) {
        if (values.containsKey(written)) return Kind.plain(values.get(written));
        String gap = "'{{" + BadInput.brief(written) + "}}' ";
        if (values.isEmpty()) throw new BadInput(gap + "stands for a number that the head draws; a key vary in the "
                + "head would be right");
        Set<String> names = values.keySet();
        if (written.matches("\\w+") && !written.matches("\\d+")) throw new BadInput(gap
                + "is no parameter that the head varies; " + DidYouMean.hint(written, List.copyOf(names)));
        try {
            double result = Expression.number(written, new Vocabulary(new OperationNames(names, Set.of())))
                    .value(new Numbers(values));
            if (!Double.isFinite(result)) throw new BadInput(gap + "is " + result + "; a finite number would be right");
            return rounded(result);
        } catch (ExpressionFault e) {
            throw new BadInput(gap + "cannot be computed: " + e.getMessage());
        }
    }

    private static String rounded(double result) {
        return new BigDecimal(result).round(FOUR_DIGITS).stripTrailingZeros().toPlainString();
    }

    /// What the names of a gap mean.
    private record Numbers(Map<String, Double> values) implements Expression.Scope {
        @Override public Settings settings(Vocabulary.Side side) {
            throw new IllegalStateException("a gap has no settings");
        }

        @Override public double[] measure(Vocabulary.Side side, Measure measure) {
            throw new IllegalStateException("a gap has no measures");
        }

        @Override public double[] operation(String name) {
            return values.containsKey(name) ? new double[]{values.get(name)} : new double[0];
        }
    }

    /// A visitor that fills the gaps of texts. In code and formulas, two braces that are no gap mean something else.
    private final class Prose extends AbstractVisitor {
        private final LessonText text;

        Prose(LessonText text) {
            this.text = text;
        }

        @Override public void visit(Text words) {
            SourcePosition at = text.position(words);
            words.setLiteral(filled(words.getLiteral(), (from, wrong) -> faults.add(at.right(from).bad(wrong))));
        }

        @Override public void visit(Code code) {
            code.setLiteral(filled(code.getLiteral(), (_, _) -> {}));
        }

        @Override public void visit(FencedCodeBlock block) {
            block.setLiteral(filled(block.getLiteral(), (_, _) -> {}));
        }

        @Override public void visit(Link link) {
            link.setDestination(filled(link.getDestination(),
                    (_, wrong) -> faults.add(text.position(link).bad(wrong))));
            visitChildren(link);
        }
    }
}
