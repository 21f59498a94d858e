package limber.web.panes;

import limber.presentation.code.Listing;
import limber.presentation.code.Operation;
import limber.presentation.code.Roles;
import limber.presentation.code.Row;
import limber.presentation.code.Token;
import limber.presentation.code.Values;
import limber.web.Dom;
import org.teavm.jso.dom.html.HTMLElement;

/// The code of the phase that runs, with the numbers of the operation beside each line. A click on a number asks why it
/// is what it is.
final class CodePane extends OperationPane {
    private final HTMLElement head = Dom.el("h3", "pane-head"), listing = Dom.el("ol", "listing"),
            root = Dom.el("div", "code-pane", head, listing);

    CodePane(Scene scene) {
        super(scene);
        listing.setAttribute("tabindex", "0");
        scene.playback().selected().subscribe((_, _) -> forget()); // the head names what is selected
    }

    @Override
    public HTMLElement root() {
        return root;
    }

    @Override
    void show(Operation operation) {
        scene.reader().listed().ifPresent(listed -> {
            Dom.say(head, listed.heading(scene.playback().selected().get(), scene.words()));
            Dom.clear(listing);
            listed.rows().forEach(row -> listing.appendChild(line(row, listed.roles())));
            if (!listed.rows().isEmpty() && operation.explained().isPresent())
                Scrolling.into(listing, Listing.anchor(listed.rows()));
        });
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
