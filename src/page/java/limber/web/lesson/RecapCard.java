package limber.web.lesson;

import java.util.Optional;
import java.util.function.Consumer;
import limber.engine.text.BadInput;
import limber.lesson.Recap;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.lesson.Recalled;
import limber.presentation.paint.Palette;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;

/// A question of an earlier lesson that is asked again, with the text of its step. It is answered afresh, and the
/// result follows at once; the answer is kept with the earlier ones of that lesson, as another try.
final class RecapCard implements Prose.Reader {
    private final Recap recap;
    private final Addresses addresses;
    private final Recalled recalled;
    private final QuestionPart<?> part;
    private final HTMLElement box;

    /// Addresses of other lessons in the page's course.
    interface Addresses {
        /// Empty for one that has no page.
        Optional<String> of(String lesson);
    }

    /// @param palette of the page
    /// @param hear lets a result be read aloud
    RecapCard(Recap recap, LessonWalk around, Palette palette, Consumer<String> hear, Addresses addresses) {
        this.recap = recap;
        this.addresses = addresses;
        Wording words = around.words();
        recalled = new Recalled(recap, around, () -> told(hear));
        LessonWords.OfStep step = Recalled.step(recap, words);
        String from = Recalled.from(recap, words);
        HTMLElement title = addresses.of(recap.lesson().id()).map(to -> {
            HTMLElement link = Nodes.text("a", "", from);
            link.setAttribute("href", to);
            return Nodes.of("h3", "recap-from", link);
        }).orElseGet(() -> Nodes.text("h3", "recap-from", from));
        var prose = new Prose(this, recap.lesson()::role, words);
        part = QuestionPart.of(recalled.state(),
                recap.lesson().id() + "-" + recap.step() + "-" + recap.asked().id(), palette);
        part.show();
        box = Nodes.of("div", "recap-card", title, prose.of(step.blocks()), part.box());
    }

    HTMLElement box() {
        return box;
    }

    private void told(Consumer<String> hear) {
        part.show().ifPresent(hear);
    }

    void close() {
        recalled.close();
    }

    @Override
    public Optional<String> address(String destination) {
        return addresses.of(Recalled.lesson(recap, destination));
    }

    @Override
    public void follow(String destination) {
        throw new BadInput(Recalled.lesson(recap, destination) + " has no page here");
    }

    @Override
    public Optional<String> term(String words) {
        return Optional.empty();
    }

    @Override
    public void explain(HTMLElement button, String term) {
        throw new IllegalStateException("no term is known here");
    }

    @Override
    public void point(Optional<String> symbol) {} // the code beside it is another model's

    @Override
    public Optional<String> picture(String destination) {
        return Pictures.data(recap.lesson().folder(), destination);
    }
}
