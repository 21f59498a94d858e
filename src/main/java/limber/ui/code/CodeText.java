package limber.ui.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.scene.text.Text;

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
        String before = "", last = null;
        for (Token token : tokens) {
            boolean local = token.kind() == Token.Kind.NAME && !before.equals("."); // what follows a dot is a field
            String style = style(token, local ? roles.of(token.text()) : "");
            if (style.equals(last) || token.kind() == Token.Kind.SPACE && last != null)
                texts.getLast().setText(texts.getLast().getText() + token.text());
            else {
                texts.add(new Text(token.text()));
                texts.getLast().getStyleClass().addAll("code-text", style);
                last = style;
            }
            before = token.text();
        }
        return texts;
    }

    private static String style(Token token, String role) {
        if (!role.isEmpty()) return "role-" + role;
        return switch (token.kind()) {
            case KEYWORD, NUMBER, STRING, COMMENT -> "code-" + token.kind().name().toLowerCase(Locale.ROOT);
            case NAME, SIGN, SPACE -> "code-plain";
        };
    }
}
