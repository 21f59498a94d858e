package limber.presentation.code;

import java.util.List;

/// A line of the listing.
///
/// @param line its number in the file, from 1; 0 where lines are left out
/// @param indent columns that its code is set in
/// @param code without the blanks at its left
/// @param current whether it belongs to the phase that runs next, or ran last
/// @param ran whether the operation assigned something on it
/// @param values what it assigned there
public record Row(int line, int indent, List<Token> code, boolean current, boolean ran, List<Values.Entry> values) {
    static final Row GAP = new Row(0, 0, List.of(), false, false, List.of());

    public String text() {
        return " ".repeat(indent) + String.join("", code.stream().map(Token::text).toList());
    }
}
