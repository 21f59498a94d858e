package limber.input;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.text.BadInput;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.events.SequenceStartEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/// A YAML reader that keeps source positions, for the part of YAML that is JSON with less punctuation: maps, lists,
/// strings, numbers, `true`, `false` and `null`. Anchors, aliases and tags are refused, so that every value is where it
/// is written.
public final class YamlText {
    /// Limits of depth and size: a lesson written by hand stays below them, and a reader is slow above.
    private static final int DEEPEST = 12, MOST_CHARACTERS = 1 << 16;

    private final String file;
    private final int line;
    private final Iterator<Event> events;
    private Event now;

    private YamlText(String file, String text, int line) {
        this.file = file;
        this.line = line;
        events = new Parse(LoadSettings.builder().setLabel(file).setParseComments(false).build()).parseString(text)
                .iterator();
    }

    /// Reads a text that stands inside a file.
    ///
    /// @param file how complaints call it
    /// @param line of the file in which the text begins, from 1
    /// @throws BadInput if it is not one YAML value, nests too deep, names a key twice or has what is refused
    public static Node read(String file, String text, int line) {
        if (text.length() > MOST_CHARACTERS) throw new SourcePosition(file, line, 1)
                .bad("has " + text.length() + " characters; at most " + MOST_CHARACTERS + " would be right");
        try {
            return new YamlText(file, text, line).document();
        } catch (MarkedYamlEngineException e) {
            throw refused(file, line, e);
        } catch (ReaderException e) {
            String before = text.substring(0, text.offsetByCodePoints(0, e.getPosition()));
            int lines = (int) before.chars().filter(c -> c == '\n').count();
            throw new SourcePosition(file, line + lines,
                    before.codePointCount(before.lastIndexOf('\n') + 1, before.length()) + 1)
                    .bad("not YAML: a character that cannot stand here (U+%04X)".formatted(e.getCodePoint()));
        } catch (YamlEngineException e) {
            throw new SourcePosition(file, line, 1).bad("not YAML: " + e.getMessage());
        }
    }

    /// An error of the parser in an author's terms; the parser's own message is about tokens.
    private static BadInput refused(String file, int line, MarkedYamlEngineException e) {
        String problem = e.getProblem(), said = problem.startsWith("expected ',' or") ? "in brackets" : problem;
        SourcePosition where = place(file, line, e.getProblemMark()),
                begun = place(file, line, e.getContextMark().or(e::getProblemMark));
        return switch (said) {
            case "mapping values are not allowed here" -> where.bad(
                    "not YAML: a colon too many; quotes around a text with a colon, or key: value a line, each key "
                            + "below the one before, would be right");
            case "in brackets" -> where.bad("not YAML: " + problem.replace("but got", "and there is")
                    + "; that bracket, or quotes around a text with a colon or a bracket, would be right"
                    + (begun.line() < where.line() ? " (it is opened in line " + begun.line() + ")" : ""));
            case "found unexpected end of stream" ->
                    begun.bad("not YAML: this quote has no end; the same quote once more would be right");
            case "could not find expected ':'" ->
                    begun.bad("not YAML: this is no key and value; key: value with a colon and a space would be right");
            default -> String.valueOf(e.getContext()).matches(".*(tag|alias|anchor).*")
                    ? begun.bad("not YAML: what begins with !, & or * is no text; quotes around it would be right")
                    : problem.contains("(TAB)") ? where.bad("not YAML: a tab; spaces would be right")
                            : problem.startsWith("expected <block end>")
                                    ? where.bad("not YAML: what belongs together begins in one column; column "
                                            + begun.column() + " as in line " + begun.line() + " would be right")
                                    : where.bad("not YAML: " + problem);
        };
    }

    private static SourcePosition place(String file, int line, Optional<Mark> mark) {
        return new SourcePosition(file, line + mark.map(Mark::getLine).orElse(0),
                1 + mark.map(Mark::getColumn).orElse(0));
    }

    private Event next() {
        now = events.next();
        return now;
    }

    private Node document() {
        next(); // of the stream
        if (next().getEventId() == Event.ID.StreamEnd) return nothing(); // an empty block sets nothing
        next();
        Node node = node(1, Optional.empty());
        next(); // the document's end
        if (next().getEventId() != Event.ID.StreamEnd)
            throw bad("something follows the end; one document would be right");
        return node;
    }

    private Node nothing() {
        var at = new SourcePosition(file, line, 1);
        return new Node(Map.of(), at, at);
    }

    /// @param key where its key begins, for what has one
    private Node node(int depth, Optional<SourcePosition> key) {
        SourcePosition place = place(file, line, now.getStartMark());
        if (depth > DEEPEST) throw bad("nests deeper than " + DEEPEST + " levels");
        if (now instanceof AliasEvent || now instanceof NodeEvent n && n.getAnchor().isPresent())
            throw bad("anchors and aliases are not read; the value itself would be right");
        boolean tagged = now instanceof CollectionStartEvent c && c.getTag().isPresent()
                || now instanceof ScalarEvent s && s.getTag().isPresent();
        if (tagged) throw bad("tags are not read; quotes around what begins with ! would be right");
        return new Node(switch (now) {
            case MappingStartEvent _ -> map(depth);
            case SequenceStartEvent _ -> list(depth);
            case ScalarEvent s -> s.isPlain() ? plain(s.getValue()) : s.getValue();
            default -> throw bad("a value would be right here");
        }, place, key.orElse(place));
    }

    private Map<String, Node> map(int depth) {
        var members = new LinkedHashMap<String, Node>();
        while (next().getEventId() != Event.ID.MappingEnd) {
            Node key = node(depth + 1, Optional.empty());
            String name = switch (key.value()) {
                case String s -> s;
                case Node.Figure f -> throw key.bad("the number " + f.text()
                        + " stands where a key would; a list such as [1, 0, 0], a point as in 0.5, or quotes around "
                        + "a text with a comma, would be right");
                case Boolean b -> b.toString();
                case Map<?, ?> _ -> throw key.bad("a key is a word; where {{…}} stands for a number, quotes around the "
                        + "whole text would be right");
                default -> throw key.bad("a key is a word");
            };
            if (members.containsKey(name))
                throw key.bad("\"" + BadInput.brief(name) + "\" stands twice in one map; once would be right");
            next();
            members.put(name, node(depth + 1, Optional.of(key.place())));
        }
        return members;
    }

    private List<Node> list(int depth) {
        var elements = new ArrayList<Node>();
        while (next().getEventId() != Event.ID.SequenceEnd) elements.add(node(depth + 1, Optional.empty()));
        return elements;
    }

    /// As JSON writes numbers; what else stands there without quotes is a string.
    private static Object plain(String text) {
        return switch (text) {
            case "true" -> true;
            case "false" -> false;
            case "null", "~", "" -> Node.Nothing.NULL;
            default -> text.matches("[-+]?(\\d++\\.?\\d*+|\\.\\d++)([eE][-+]?\\d++)?") ? new Node.Figure(text) : text;
        };
    }

    private BadInput bad(String what) {
        return place(file, line, now.getStartMark()).bad(what);
    }
}
