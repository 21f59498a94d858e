package limber.presentation.code;

/// A piece of a line of source.
public record Token(Kind kind, String text) {
    public enum Kind { SPACE, NAME, KEYWORD, NUMBER, STRING, COMMENT, SIGN }
}
