package limber.web;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import limber.presentation.scene.SceneLink;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// The button that copies a link to what is shown: the step, the operation, and what was done to the scene. Where the
/// browser refuses to copy, the link is shown.
final class MomentLink {
    private final Wording words;
    private final Consumer<String> say;
    private final HTMLInputElement field = (HTMLInputElement) Dom.el("input", "field");
    private final HTMLElement button, dialog;
    private Supplier<Optional<SceneLink>> shown = Optional::empty;

    MomentLink(Wording words, Consumer<String> say) {
        this.words = words;
        this.say = say;
        String name = words.get("page.link");
        button = Dom.iconButton("link", Icons.LINK, name, this::copy);
        field.setAttribute("readonly", "");
        field.setAttribute("aria-label", name);
        dialog = Dom.el("dialog", "about", Dom.text("p", "", words.get("page.link.here")), field);
        dialog.setAttribute("aria-label", name);
        Dom.add(dialog, Dom.button("main", words.get("page.close"), () -> Dom.close(dialog)));
    }

    /// @param now the link to what is shown; empty before anything is
    void from(Supplier<Optional<SceneLink>> now) {
        shown = now;
    }

    HTMLElement button() {
        return button;
    }

    HTMLElement dialog() {
        return dialog;
    }

    private void copy() {
        shown.get().ifPresent(link -> link.text().map(Address::with).ifPresentOrElse(
                address -> Address.copy(address, () -> say.accept(words.get("page.link.copied")), () -> show(address)),
                () -> say.accept(words.get("page.link.long"))));
    }

    private void show(String address) {
        field.setValue(address);
        Dom.open(dialog);
        field.select();
    }
}
