package limber.web.panes;

import java.util.List;
import java.util.Map;
import limber.engine.State;
import limber.presentation.code.Listing;
import limber.presentation.code.Operation;
import limber.presentation.code.Roles;
import limber.presentation.code.Row;
import limber.presentation.code.Source;
import limber.presentation.code.Token;
import limber.presentation.code.Values;
import limber.web.Dom;
import org.teavm.jso.dom.html.HTMLElement;

/// The code of the phase that runs, with the numbers of the operation beside each line. A click on a number asks why it
/// is what it is.
final class CodePane extends OperationPane {
    private final HTMLElement head = Dom.el("h3", "pane-head"), listing = Dom.el("ol", "listing"),
            root = Dom.el("div", "code-pane", head, listing);
    private Source source;

    CodePane(Scene scene) {
        super(scene);
        listing.setAttribute("tabindex", "0");
    }

    @Override
    public HTMLElement root() {
        return root;
    }

    @Override
    void show(Operation operation) {
        State state = scene.playback().picture().get().state();
        source = Source.of(operation.phase());
        Roles roles = Roles.of(scene.playback().model(), operation.phase(), state);
        Map<Integer, List<Values.Entry>> values = operation.explained().map(e -> Values.of(e, source, state, roles))
                .orElse(Map.of());
        List<Row> rows = Listing.rows(source, operation.phase().getClass(), scene.reader().fold().get(), values);
        Dom.say(head, operation.title(scene.words()) + " · " + source.file());
        Dom.clear(listing);
        rows.forEach(row -> listing.appendChild(line(row, roles)));
        if (!rows.isEmpty() && operation.explained().isPresent()) Scrolling.into(listing, Listing.anchor(rows));
    }

    private HTMLElement line(Row row, Roles roles) {
        HTMLElement code = Dom.el("code", "");
        code.appendChild(Dom.text("span", "", " ".repeat(row.indent())));
        for (Token token : row.code()) code.appendChild(Dom.text("span", style(token, roles), token.text()));
        HTMLElement line = Dom.el("li", row.ran() ? "ran" : "", code);
        if (row.line() > 0) line.setAttribute("value", String.valueOf(row.line()));
        for (Values.Entry entry : row.values()) line.appendChild(value(entry));
        return line;
    }

    private HTMLElement value(Values.Entry entry) {
        HTMLElement chip = Dom.button("value role-" + (entry.role().isEmpty() ? "none" : entry.role()), entry.text(),
                () -> scene.questions().ask(entry.asked(), entry.value(), scene.reader().last().get()));
        chip.setAttribute("title", entry.full());
        return chip;
    }

    private static String style(Token token, Roles roles) {
        return switch (token.kind()) {
            case NAME -> roles.of(token.text()).isEmpty() ? "" : "role-" + roles.of(token.text());
            case KEYWORD -> "keyword";
            case COMMENT -> "comment";
            case SPACE, NUMBER, STRING, SIGN -> "";
        };
    }
}
