package limber.presentation.panes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.ask.WhyTarget;
import limber.engine.watch.Explanation;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The tree of reasons without a window.
class WhyStateTest {
    private StoppedRope rope;
    private Questions questions;
    private WhyState why;

    @BeforeEach
    void stopped() throws InterruptedException {
        rope = new StoppedRope();
        questions = new Questions(rope.playback);
        questions.allowed().set(true);
        why = new WhyState(rope.playback, questions, rope.words);
        rope.before(3);
    }

    @AfterEach
    void close() {
        rope.close();
    }

    private ReasonRow residual() throws InterruptedException {
        Explanation next = rope.now().next().orElseThrow();
        questions.ask(WhyTarget.of(next, "residual", 1).orElseThrow(), next.named().get("residual"), false);
        why.show(rope.now());
        ReasonRow row = why.rows().get().getFirst();
        why.open(row);
        rope.later.until(row::known);
        return row;
    }

    /// What is stored in the state; behind it stand the numbers that the phase was made with.
    private static List<String> names(List<ReasonRow> rows) {
        return rows.stream().map(r -> r.reason().get().question().asked()).filter(WhyTarget.Stored.class::isInstance)
                .map(WhyTarget.Stored.class::cast).map(s -> s.channel() + " " + s.element()).toList();
    }

    /// The code reads the rest length first, which is the same for the whole run; the ends have moved in this frame.
    @Test
    void belowANumberIsWhatTheFrameHasChangedThenWhatIsAlwaysTheSame() throws Exception {
        ReasonRow residual = residual();
        assertTrue(residual.open(), "what was asked for is open");
        assertEquals(List.of("position 4", "position 3", "rest 3"), names(residual.below()));
        assertEquals("Why is this number as it is: residual?", why.about("why.nothing"));
        assertTrue(why.text(residual.reason().get()).startsWith("residual = "));
    }

    /// The stick has moved particle 4 by a few hundredths of a millimetre at most: three digits would not show it.
    @Test
    void aNumberAndTheOneBeforeItReadDifferently() throws Exception {
        rope.playback.selected().set(Optional.of(Element.particle(4)));
        why.show(rope.now());
        ReasonRow position = why.rows().get().getFirst();
        why.open(position);
        rope.later.until(position::known);
        ReasonRow before = position.below().stream().filter(r -> names(List.of(r)).equals(List.of("position 4")))
                .findFirst().orElseThrow();
        assertNotEquals(number(position), number(before));
        why.open(before);
        rope.later.until(before::known);
        assertNotEquals(number(position), number(before), "nor once that one is open");
    }

    /// "position 4 = (1.3334, -0.003, 0) m" of what a row says.
    private String number(ReasonRow row) {
        return why.text(row.reason().get()).lines().findFirst().orElseThrow();
    }

    @Test
    void theTreeStaysWhileItsPlacesAreVisited() throws Exception {
        ReasonRow residual = residual(), end = residual.below().getFirst();
        why.open(end);
        rope.later.until(end::known);
        Cursor there = end.reason().get().operation().orElseThrow();
        why.go(end);
        rope.later.until(() -> rope.now().cursor().equals(there));
        why.show(rope.now());
        assertEquals(List.of(residual), why.rows().get());
    }

    @Test
    void eachNumberOfAnElementThatMayChangeIsThereWhereItIsSelected() throws Exception {
        residual();
        rope.playback.selected().set(Optional.of(Element.particle(4)));
        assertEquals(Optional.empty(), questions.asked().get(), "the question was about something else");
        why.show(rope.now());
        assertEquals(List.of("position 4", "inverseMass 4", "previous 4", "movedIn 4", "target 4", "grabbed 4"),
                names(why.rows().get()), "in the order of the channels, until it is known what has changed");
        rope.later.until(() -> names(why.rows().get()).equals(
                List.of("position 4", "previous 4", "inverseMass 4", "movedIn 4", "target 4", "grabbed 4")));
        assertEquals(List.of(true, false, false, false, false, false),
                why.rows().get().stream().map(ReasonRow::open).toList(), "its formula is seen at once");
        assertEquals("Why is particle 4 as it is?", why.about("why.nothing"));
    }

    @Test
    void nothingIsThereWhereNothingIsAskedFor() {
        why.show(rope.now());
        assertEquals(List.of(), why.rows().get());
        assertEquals("Select an element in the view or in the numbers.", why.about("why.nothing"));
    }
}
