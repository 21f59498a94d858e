package limber.web.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.paint.Palette;
import org.teavm.jso.dom.html.HTMLElement;

/// The questions of earlier lessons that a step asks again. Their lessons are read one after the other, between the
/// page's other work.
final class RecapPart {
    private final HTMLElement line = Nodes.of("p", "quiet"), box = Nodes.of("div", "recap", line);
    private final List<RecapCard> cards = new ArrayList<>();
    private boolean left;

    /// @param palette of the page
    /// @param hear lets a result be read aloud
    RecapPart(LessonWalk walk, EarlierLessons lessons, Palette palette, Consumer<String> hear,
            RecapCard.Addresses addresses) {
        box.setId("recap");
        List<String> places = lessons.places(walk.step().id());
        line.setTextContent(walk.words().get(places.isEmpty() ? "lesson.recap.none" : "lesson.recap"));
        String student = walk.answering().student().get();
        for (String place : places)
            walk.answering().work().add(
                    () -> Optional.of(Optional.of(place).filter(_ -> !left).map(p -> lessons.question(p, student))),
                    recap -> recap.ifPresent(r -> add(new RecapCard(r, walk, palette, hear, addresses))),
                    walk.answering().failed());
    }

    private void add(RecapCard card) {
        cards.add(card);
        box.appendChild(card.box());
    }

    HTMLElement box() {
        return box;
    }

    /// The step is left.
    void leave() {
        left = true;
        cards.forEach(RecapCard::close);
    }
}
