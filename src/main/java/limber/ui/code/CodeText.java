package limber.ui.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ObjIntConsumer;
import java.util.stream.Collectors;
import javafx.scene.text.Text;
import limber.presentation.code.Lexer;
import limber.presentation.code.Roles;
import limber.presentation.code.Token;

/// Java source as text nodes, coloured by keyword, comment and quantity.
public final class CodeText {
    private CodeText() {}

    /// The lines of a source without further information.
    public static List<List<Text>> lines(String source) {
        var nothing = new Roles(Map.of());
        return Lexer.lines(source.lines().toList()).stream().map(line -> of(line, nothing)).toList();
    }

    /// One text node for each stretch in one style, since the number of nodes decides the cost of a step.
    static List<Text> of(List<Token> tokens, Roles roles) {
        var texts = new ArrayList<Text>();
        String line = tokens.stream().map(Token::text).collect(Collectors.joining());
        styled(tokens, roles, (style, length) -> {
            int from = texts.stream().mapToInt(t -> t.getText().length()).sum();
            texts.add(new Text(line.substring(from, from + length)));
            texts.getLast().getStyleClass().addAll("code-text", style);
        });
        return texts;
    }

    /// Hands the stretches of a line over, each with its style and its length.
    static void styled(List<Token> tokens, Roles roles, ObjIntConsumer<String> stretch) {
        String before = "", last = null;
        int length = 0;
        for (Token token : tokens) {
            boolean local = token.kind() == Token.Kind.NAME && !before.equals("."); // what follows a dot is a field
            String style = style(token, local ? roles.of(token.text()) : "");
            if (last != null && !style.equals(last) && token.kind() != Token.Kind.SPACE) {
                stretch.accept(last, length);
                length = 0;
                last = style;
            } else if (last == null) last = style;
            length += token.text().length();
            before = token.text();
        }
        if (last != null) stretch.accept(last, length);
    }

    private static String style(Token token, String role) {
        if (!role.isEmpty()) return "role-" + role;
        return switch (token.kind()) {
            case KEYWORD, NUMBER, STRING, COMMENT -> "code-" + token.kind().name().toLowerCase(Locale.ROOT);
            case NAME, SIGN, SPACE -> "code-plain";
        };
    }
}
