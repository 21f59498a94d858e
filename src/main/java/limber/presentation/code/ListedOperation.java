package limber.presentation.code;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Element;
import limber.engine.State;
import limber.presentation.words.Wording;

/// An operation as its code is read: the shown lines of its file, with what it assigned on each.
public record ListedOperation(Operation operation, Source source, Roles roles, List<Row> rows) {
    /// @param source of the operation's phase
    static ListedOperation of(Operation operation, Source source, CodeReader reader) {
        State state = reader.playback().picture().get().state();
        Roles known = Roles.of(reader.playback().model(), operation.phase(), state),
                roles = reader.symbol().get().map(known::pointing).orElse(known);
        Map<Integer, List<Values.Entry>> values = operation.explained().map(e -> Values.of(e, source, state, roles))
                .orElse(Map.of());
        return new ListedOperation(operation, source, roles,
                Listing.rows(source, operation.phase().getClass(), reader.fold().get(), values));
    }

    /// The operation and its file, which is cut first where there is no room; between them the selected element, if it
    /// is another one.
    public String heading(Optional<Element> selected, Wording words) {
        String other = selected.filter(s -> !operation.touches(s))
                .map(s -> "  " + words.get("code.selected").formatted(words.kind(s.of()), s.index())).orElse("");
        return operation.title(words) + other + " · " + source.file();
    }
}
