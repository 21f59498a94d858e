package limber.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import limber.engine.text.BadInput;
import limber.engine.text.Lookalikes;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;

/// The reader of JSON by Jackson's stream of tokens.
public final class JacksonReader implements JsonReader {
    private static final int DEEPEST = 8;
    private static final Pattern CODE = Pattern.compile("\\(code (\\d{1,7}) /");

    @Override public Node read(String file, String text, int line) {
        try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), text)) {
            return read(file, line, parser);
        }
    }

    private static Node read(String file, int line, JsonParser parser) {
        try {
            parser.nextToken();
            Node node = new Reader(file, line, parser).node(1, Optional.empty());
            if (parser.nextToken() != null) throw place(file, line, parser.currentTokenLocation())
                    .bad("something follows the end; one value and nothing else would be right");
            return node;
        } catch (StreamConstraintsException e) { // it names no place; the parser stands behind what is too long
            throw place(file, line, parser.currentLocation())
                    .bad("a number or a key ends here that is too long; at most "
                            + StreamReadConstraints.DEFAULT_MAX_NUM_LEN + " digits, or "
                            + StreamReadConstraints.DEFAULT_MAX_NAME_LEN + " characters of a key, would be right");
        } catch (JacksonException e) {
            String what = e.getOriginalMessage()
                    .replaceAll("(?s)(: was expecting \\(|: maybe | \\(start marker|: enable ).*", "");
            throw place(file, line, e.getLocation()).bad("not JSON: " + meant(what).orElse(what));
        }
    }

    /// A complaint about a character that looks like another one, such as the minus of a PDF.
    private static Optional<String> meant(String what) {
        return CODE.matcher(what).results().findFirst().map(m -> Integer.parseInt(m.group(1)))
                .flatMap(c -> Lookalikes.of(c).map(sign -> "'" + Character.toString(c) + "' cannot stand here; " + sign
                        + " would be right"));
    }

    private static SourcePosition place(String file, int line, TokenStreamLocation at) {
        return new SourcePosition(file, line - 1 + Math.max(1, at.getLineNr()), Math.max(1, at.getColumnNr()));
    }

    private record Reader(String file, int line, JsonParser parser) {
        /// @param key where its key begins, for what has one
        Node node(int depth, Optional<SourcePosition> key) {
            SourcePosition place = place(file, line, parser.currentTokenLocation());
            if (depth > DEEPEST) throw place.bad("nests deeper than " + DEEPEST + " levels");
            JsonToken token = parser.currentToken();
            if (token == null) throw place.bad("is empty; a value would be right, such as []");
            Object value = switch (token) {
                case START_OBJECT -> object(depth);
                case START_ARRAY -> array(depth);
                case VALUE_STRING -> parser.getString();
                case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Node.Figure(parser.getString());
                case VALUE_TRUE -> true;
                case VALUE_FALSE -> false;
                default -> Node.Nothing.NULL;
            };
            return new Node(value, place, key.orElse(place));
        }

        private Map<String, Node> object(int depth) {
            var members = new LinkedHashMap<String, Node>();
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String key = parser.currentName();
                SourcePosition place = place(file, line, parser.currentTokenLocation());
                if (members.containsKey(key))
                    throw place.bad("\"" + BadInput.brief(key) + "\" stands twice in one object; once would be right");
                parser.nextToken();
                members.put(key, node(depth + 1, Optional.of(place)));
            }
            return members;
        }

        private List<Node> array(int depth) {
            var elements = new ArrayList<Node>();
            while (parser.nextToken() != JsonToken.END_ARRAY) elements.add(node(depth + 1, Optional.empty()));
            return elements;
        }
    }
}
