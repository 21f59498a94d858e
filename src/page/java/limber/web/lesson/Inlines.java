package limber.web.lesson;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import limber.presentation.prose.Plain;
import limber.tex.MathText;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.html.HTMLElement;

/// A renderer for the content of a paragraph, heading or cell.
record Inlines(Prose telling) {
    private static final int DEEPEST = 16, FORMULA_PIECES = 20;
    /// Names of the model, as in the window.
    private static final Pattern SYMBOL = Pattern.compile("[A-Za-z][A-Za-z0-9]{0,19}");

    void fill(HTMLElement into, Node parent, int depth) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
            if (depth > DEEPEST || !telling.limit().take(1)) {
                into.appendChild(Nodes.words(Plain.from(node)));
                return;
            }
            one(into, node, depth);
        }
    }

    private void one(HTMLElement into, Node node, int depth) {
        switch (node) {
            case Text t -> into.appendChild(Nodes.words(MathText.words(t)));
            case Code c when MathText.inline(c) -> into.appendChild(telling.limit().take(FORMULA_PIECES)
                    ? Formulas.of(c.getLiteral(), false)
                    : Nodes.text("code", "", c.getLiteral()));
            case Code c -> into.appendChild(code(c.getLiteral()));
            case SoftLineBreak _ -> into.appendChild(Nodes.words(" "));
            case HardLineBreak _ -> into.appendChild(Nodes.of("br", ""));
            case HtmlInline h -> into.appendChild(Nodes.words(h.getLiteral()));
            case Emphasis _ -> inside(into, Nodes.of("em", ""), node, depth);
            case StrongEmphasis _ -> strong(into, node, depth);
            case Image i -> into.appendChild(picture(i));
            case Link l -> link(into, l, depth);
            default -> fill(into, node, depth + 1);
        }
    }

    /// Bold words; those of a term can be pressed.
    private void strong(HTMLElement into, Node node, int depth) {
        Optional<List<Node>> meaning = telling.reader().term(Plain.of(node));
        if (meaning.isEmpty()) {
            inside(into, Nodes.of("strong", ""), node, depth);
            return;
        }
        HTMLElement button = Nodes.of("button", "term");
        button.setAttribute("type", "button");
        button.setAttribute("aria-expanded", "false");
        button.addEventListener("click",
                (EventListener<Event>) _ -> telling.reader().explain(button, meaning.get()));
        inside(into, button, node, depth);
    }

    private void inside(HTMLElement into, HTMLElement element, Node node, int depth) {
        into.appendChild(element);
        fill(element, node, depth + 1);
    }

    /// A link; its text where it leads nowhere in a page.
    private void link(HTMLElement into, Link node, int depth) {
        Optional<String> address = telling.reader().address(node.getDestination());
        HTMLElement link = Nodes.of(address.isPresent() ? "a" : "span", "");
        into.appendChild(link);
        if (node.getFirstChild() == null) link.appendChild(Nodes.words(node.getDestination()));
        else fill(link, node, depth + 1);
        address.ifPresent(a -> {
            link.setAttribute("href", a);
            if (a.equals("#")) link.addEventListener("click", (EventListener<Event>) e -> {
                e.preventDefault();
                telling.reader().follow(node.getDestination());
            });
        });
    }

    private HTMLElement code(String literal) {
        return SYMBOL.matcher(literal).matches() ? symbol(literal) : Nodes.text("code", "", literal);
    }

    /// A name in the colour of its quantity. Only the first mention of a name is a Tab stop, so that a paragraph has
    /// few.
    private HTMLElement symbol(String name) {
        Optional<String> role = telling.role(name);
        HTMLElement symbol = Nodes.text("code",
                "symbol" + role.filter(r -> !r.isEmpty()).map(r -> " role-" + r).orElse(""), name);
        if (role.isEmpty()) return symbol;
        if (telling.limit().first(name)) symbol.setTabIndex(0);
        for (String on : new String[]{"pointerenter", "focus"}) point(symbol, on, Optional.of(name));
        for (String off : new String[]{"pointerleave", "blur"}) point(symbol, off, Optional.empty());
        return symbol;
    }

    private void point(HTMLElement symbol, String event, Optional<String> name) {
        symbol.addEventListener(event, (EventListener<Event>) _ -> telling.reader().point(name));
    }

    /// A picture; its alternative text is below it, or replaces a missing one.
    private HTMLElement picture(Image node) {
        String alt = Plain.of(node);
        HTMLElement box = Nodes.of("span", "picture");
        Optional<String> data = telling.reader().picture(node.getDestination());
        data.ifPresent(url -> {
            HTMLElement image = Nodes.of("img", "");
            image.setAttribute("src", url);
            image.setAttribute("alt", alt);
            box.appendChild(image);
        });
        String caption = alt.isBlank() && data.isEmpty() ? node.getDestination() : alt;
        if (caption.isBlank()) return box;
        HTMLElement words = Nodes.text("span", "picture-caption", caption);
        if (data.isPresent()) words.setAttribute("aria-hidden", "true"); // the picture itself says the same
        box.appendChild(words);
        return box;
    }
}
