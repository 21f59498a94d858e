package limber.web.lesson;

import java.util.Optional;
import java.util.function.Supplier;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/// The printing of a lesson: its paper is in the page for as long as it is printed, whoever begins that.
final class Printing {
    /// How long formulas take to be drawn, ms.
    private static final int FORMULAS = 300;

    private final Supplier<HTMLElement> maker;
    private Optional<HTMLElement> paper = Optional.empty();

    /// @param maker of the paper
    Printing(Supplier<HTMLElement> maker) {
        this.maker = maker;
        Window.current().addEventListener("beforeprint", _ -> begin());
        Window.current().addEventListener("afterprint", _ -> end());
        Window.current().addEventListener("keydown", e -> key((KeyboardEvent) e));
    }

    private void key(KeyboardEvent e) {
        if (!(e.isCtrlKey() || e.isMetaKey()) || e.isAltKey() || e.isShiftKey() || !e.getKey().equals("p")) return;
        e.preventDefault();
        print();
    }

    /// Prints all steps, once their formulas are drawn.
    void print() {
        begin();
        Window.setTimeout(() -> Window.current().print(), FORMULAS);
    }

    private void begin() {
        if (paper.isPresent()) return;
        paper = Optional.of(maker.get());
        HTMLElement body = Window.current().getDocument().getBody();
        body.appendChild(paper.get());
        Nodes.mark(body, "printing", true);
    }

    private void end() {
        paper.ifPresent(HTMLElement::delete);
        paper = Optional.empty();
        Nodes.mark(Window.current().getDocument().getBody(), "printing", false);
    }
}
