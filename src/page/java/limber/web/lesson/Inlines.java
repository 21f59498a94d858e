package limber.web.lesson;

import java.util.List;
import java.util.Optional;
import limber.presentation.prose.Inline;
import limber.presentation.words.Wording;
import limber.web.TouchText;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.html.HTMLElement;

/// A renderer for the content of a paragraph, heading or cell.
///
/// @param words say what a button is called
record Inlines(Prose.Reader reader, Wording words) {
    void fill(HTMLElement into, List<Inline> line) {
        for (Inline piece : line) into.appendChild(switch (piece) {
            case Inline.Words w -> new TouchText(words).of(w.text());
            case Inline.Break _ -> Nodes.of("br", "");
            case Inline.Code c -> Nodes.text("code", "", c.text());
            case Inline.Symbol s -> symbol(s);
            case Inline.Formula f -> Formulas.of(f.tex(), false);
            case Inline.Emphasis e -> around("em", "", e.inside());
            case Inline.Strong s -> around("strong", "", s.inside());
            case Inline.Term t -> term(t);
            case Inline.Link l -> link(l);
            case Inline.Picture p -> picture(p);
        });
    }

    private HTMLElement around(String tag, String style, List<Inline> inside) {
        HTMLElement element = Nodes.of(tag, style);
        fill(element, inside);
        return element;
    }

    private HTMLElement term(Inline.Term term) {
        HTMLElement button = around("button", "term", term.inside());
        button.setAttribute("type", "button");
        button.setAttribute("aria-expanded", "false");
        button.addEventListener("click", (EventListener<Event>) _ -> reader.explain(button, term.id()));
        return button;
    }

    private HTMLElement link(Inline.Link piece) {
        HTMLElement link = around("a", "", piece.inside());
        String address = reader.address(piece.destination()).orElseThrow();
        link.setAttribute("href", address);
        if (address.equals("#")) link.addEventListener("click", (EventListener<Event>) e -> {
            e.preventDefault();
            reader.follow(piece.destination());
        });
        return link;
    }

    /// A name in the colour of its quantity.
    private HTMLElement symbol(Inline.Symbol piece) {
        HTMLElement symbol = Nodes.text("code",
                "symbol" + piece.role().filter(r -> !r.isEmpty()).map(r -> " role-" + r).orElse(""), piece.name());
        if (piece.stop()) symbol.setTabIndex(0);
        for (String on : new String[]{"pointerenter", "focus"}) point(symbol, on, Optional.of(piece.name()));
        for (String off : new String[]{"pointerleave", "blur"}) point(symbol, off, Optional.empty());
        return symbol;
    }

    private void point(HTMLElement symbol, String event, Optional<String> name) {
        symbol.addEventListener(event, (EventListener<Event>) _ -> reader.point(name));
    }

    /// A picture; its alternative text is below it, or replaces a missing one.
    private HTMLElement picture(Inline.Picture piece) {
        HTMLElement box = Nodes.of("span", "picture");
        Optional<String> data = reader.picture(piece.destination());
        data.ifPresent(url -> {
            HTMLElement image = Nodes.of("img", "");
            image.setAttribute("src", url);
            image.setAttribute("alt", piece.alt());
            box.appendChild(image);
        });
        String caption = piece.caption(data.isPresent());
        if (caption.isBlank()) return box;
        HTMLElement words = Nodes.text("span", "picture-caption", caption);
        if (data.isPresent()) words.setAttribute("aria-hidden", "true"); // the picture itself says the same
        box.appendChild(words);
        return box;
    }
}
