package limber.lesson.source;

import java.util.List;
import limber.engine.settings.Kind;
import limber.engine.settings.Range;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.input.Node;

/// Readers for values of a lesson's keys: words of a list, flags, numbers of a range.
public final class NodeValues {
    private NodeValues() {}

    public static String oneOf(String name, Node node, List<String> known) {
        String word = node.string(name, "one of " + String.join(", ", known));
        if (!known.contains(word))
            throw node.bad(name + ": there is no '" + BadInput.brief(word) + "'; " + DidYouMean.hint(word, known));
        return word;
    }

    /// True or false.
    ///
    /// @throws BadInput if it is neither
    public static boolean flag(String name, Node node) {
        if (node.value() instanceof Boolean b) return b;
        throw node.wrong(name, "true or false");
    }

    /// A finite number.
    public static double number(String name, Node node) {
        double v = Double.parseDouble(node.number(name, "a number"));
        if (!Double.isFinite(v)) throw node.bad(name + " is not a finite number");
        return v;
    }

    public static double within(String name, Node node, Range range) {
        double v = number(name, node);
        if (!range.contains(v)) throw node.bad(name + ": " + Kind.plain(v) + " is outside " + range);
        return v;
    }
}
