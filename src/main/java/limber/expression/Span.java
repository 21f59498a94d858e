package limber.expression;

/// A part of a text.
///
/// @param from index of its first character, from 0
/// @param to index behind its last character
record Span(int from, int to) {
    String of(String text) {
        return text.substring(from, to);
    }
}
