package limber.web;

import java.util.List;
import java.util.stream.Collectors;
import limber.presentation.prose.ButtonNames;
import limber.presentation.words.Wording;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.Node;

/// Texts of a page that may name a key: where there is likely no keyboard, the picture of the button stands for it.
public final class TouchText {
    private static final String SAID = "data-said";

    private final Wording words;

    /// @param words say what a button is called
    public TouchText(Wording words) {
        this.words = words;
    }

    /// Whether there is likely no keyboard: the page is held in a hand.
    @JSBody(script = "return matchMedia('(hover: none)').matches;")
    private static native boolean touched();

    @JSBody(params = "text", script = "return document.createTextNode(text);")
    private static native Node plain(String text);

    /// A text as a node.
    public Node of(String text) {
        if (!named(text)) return plain(text);
        HTMLElement line = Dom.el("span", "");
        fill(line, text);
        return line;
    }

    /// A text as it is read aloud, where no picture stands in it: a button is called by its name.
    public String spoken(String text) {
        if (!named(text)) return text;
        return ButtonNames.pieces(text).stream().map(p -> p.button().map(b -> words.get(b.word())).orElse(p.text()))
                .collect(Collectors.joining());
    }

    /// The word that is meant for a hand or for a mouse and keys.
    String word(String key) {
        return words.get(touched() ? key + ".touch" : key);
    }

    /// An element that holds a text.
    public HTMLElement text(String tag, String style, String text) {
        HTMLElement e = Dom.el(tag, style);
        say(e, text);
        return e;
    }

    /// Puts a text in the place of what an element holds; the same text is left alone, or it would be read aloud again.
    public void say(HTMLElement e, String text) {
        if (!named(text)) {
            e.removeAttribute(SAID);
            Dom.say(e, text);
        } else if (!text.equals(e.getAttribute(SAID))) {
            e.setAttribute(SAID, text);
            Dom.clear(e);
            fill(e, text);
        }
    }

    private static boolean named(String text) {
        return touched() && ButtonNames.pieces(text).stream().anyMatch(p -> p.button().isPresent());
    }

    private void fill(HTMLElement into, String text) {
        List<ButtonNames.Piece> pieces = ButtonNames.pieces(text);
        pieces.forEach(p -> into.appendChild(p.button().<Node>map(this::button).orElseGet(() -> plain(p.text()))));
    }

    private HTMLElement button(ButtonNames.Button button) {
        HTMLElement picture = Dom.el("span", "key");
        Dom.icon(picture, switch (button) {
            case PLAY -> Icons.PLAY;
            case STEP -> Icons.STEP;
            case BACK -> Icons.BACK;
            case START -> Icons.START;
            case UNDO -> Icons.UNDO;
        });
        picture.setAttribute("role", "img");
        picture.setAttribute("aria-label", words.get(button.word()));
        return picture;
    }
}
