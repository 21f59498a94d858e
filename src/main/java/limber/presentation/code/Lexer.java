package limber.presentation.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A lexer for Java source, line by line, detailed enough for colours and for finding declarations.
public final class Lexer {
    private static final Set<String> KEYWORDS = Set.of(
            "abstract", "boolean", "break", "byte", "case", "catch", "char", "class", "continue", "default", "do",
            "double", "else", "enum", "extends", "false",
            "final", "finally", "float", "for", "if", "implements", "import", "instanceof", "int", "interface", "long",
            "new", "null", "package", "permits",
            "private", "protected", "public", "record", "return", "sealed", "static", "super", "switch", "this",
            "throw", "throws", "true", "try", "var", "void",
            "while", "yield");
    private static final Pattern TOKEN = Pattern.compile(
            "(?<space>\\s+)|(?<comment>//.*|/\\*.*?(?:\\*/|$))|"
                    + "(?<string>\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)+')"
                    + "|(?<number>\\d[\\w.]*(?:(?<=[eE])[+-]\\d+)?)"
                    + "|(?<name>[A-Za-z_$\\u00aa-\\uffdc][\\w$\\u00aa-\\uffdc]*)|(?<sign>.)");

    private Lexer() {}

    public static List<List<Token>> lines(List<String> text) {
        var lines = new ArrayList<List<Token>>();
        boolean inComment = false;
        for (String line : text) {
            var tokens = new ArrayList<Token>();
            int from = 0;
            if (inComment) {
                int end = line.indexOf("*/");
                from = end < 0 ? line.length() : end + 2;
                inComment = end < 0;
                if (from > 0) tokens.add(new Token(Token.Kind.COMMENT, line.substring(0, from)));
            }
            Matcher m = TOKEN.matcher(line).region(from, line.length());
            while (m.lookingAt()) {
                Token token = new Token(kind(m), m.group());
                tokens.add(token);
                inComment |= token.kind() == Token.Kind.COMMENT && token.text().startsWith("/*")
                        && !token.text().endsWith("*/");
                m.region(m.end(), line.length());
            }
            lines.add(List.copyOf(tokens));
        }
        return lines;
    }

    private static Token.Kind kind(Matcher m) {
        if (m.group("space") != null) return Token.Kind.SPACE;
        if (m.group("comment") != null) return Token.Kind.COMMENT;
        if (m.group("string") != null) return Token.Kind.STRING;
        if (m.group("number") != null) return Token.Kind.NUMBER;
        if (m.group("name") != null) return KEYWORDS.contains(m.group()) ? Token.Kind.KEYWORD : Token.Kind.NAME;
        return Token.Kind.SIGN;
    }
}
