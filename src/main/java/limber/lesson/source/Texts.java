package limber.lesson.source;

import java.util.Arrays;
import java.util.function.Function;
import java.util.regex.Pattern;
import limber.engine.text.BadInput;
import limber.input.Node;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Text;

/// Short texts and slugs of a lesson.
public final class Texts {
    public static final Function<Node, String> SLUG = node -> slug("id", node);
    public static final String SOME_ID = "a word such as id: one-stick";
    public static final String LEARN = "learn", SENTENCES = "2 to 4 sentences";
    private static final Pattern STOP = Pattern.compile("[.!?]+[\"”’)]*(?=\\s|$)|[。！？]+[”’）]*");
    private static final Pattern FORM = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final int LONGEST_SLUG = 60;

    private Texts() {}

    public static String slug(String name, Node node) {
        String right = "a word of small letters, digits and hyphens, such as one-stick,";
        String slug = node.value() instanceof Node.Figure f ? f.text() : node.string(name, right);
        if (slug.length() > LONGEST_SLUG || !FORM.matcher(slug).matches())
            throw node.bad(name + ": '" + BadInput.brief(slug) + "' is no slug; " + right + " would be right");
        return slug;
    }

    /// One line to be read by people; a number is taken as it is written.
    public static String line(String name, Node node) {
        return line(name, node, Limits.TEXT);
    }

    /// What one can do after a lesson: two to four sentences.
    public static String learn(Node node) {
        String text = line(LEARN, node, Limits.LEARN);
        int sentences = sentences(text);
        if (sentences < 2 || sentences > 4) throw node.bad(LEARN + " has " + sentences
                + (sentences == 1 ? " sentence" : " sentences") + "; 2..4 would be right");
        return text;
    }

    /// How many sentences a text has, in any language; the last one may lack its stop.
    private static int sentences(String text) {
        return (int) Arrays.stream(STOP.split(text)).filter(s -> !s.isBlank()).count();
    }

    private static String line(String name, Node node, int most) {
        String text = node.value() instanceof Node.Figure f ? f.text() : node.string(name, "a text").strip();
        if (text.isEmpty()) throw node.bad(name + " is empty; a text would be right");
        if (text.length() > most)
            throw node.bad(name + " has " + text.length() + " characters; at most " + most + " would be right");
        return text;
    }

    /// What a heading says, without its emphasis.
    public static String plain(org.commonmark.node.Node node) {
        var text = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override public void visit(Text t) {
                text.append(t.getLiteral());
            }

            @Override public void visit(Code c) {
                text.append(c.getLiteral());
            }
        });
        return text.toString();
    }
}
