package limber.presentation.panes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.model.Model;
import limber.engine.settings.Range;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.lesson.Allowed;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.Test;

/// A parameter's row without a window: what is edited, asked and refused.
class ParameterStateTest {
    private static final Model ROPE = Catalog.model("rope");
    private static final Wording WORDS = new Wording(ROPE, Language.ENGLISH.words());

    private final List<String> done = new ArrayList<>();
    private boolean history;
    private Settings now = ROPE.defaults();

    private ParameterState row(String name, Allowed part) {
        var parameter = now.parameter(name);
        var state = new ParameterState(parameter, part, WORDS, new ParameterState.Editing() {
            @Override
            public void press() {
                done.add("press");
            }

            @Override
            public boolean losesHistory() {
                return history;
            }

            @Override
            public void set(String text) {
                now = now.with(name, text);
                done.add(text);
            }

            @Override
            public void release() {
                done.add("release");
            }
        });
        state.show(now, ROPE.defaults());
        return state;
    }

    private ParameterState row(String name) {
        return row(name, Allowed.ALL);
    }

    @Test
    void aChangedValueHasItsWayBackToThePreset() {
        ParameterState row = row("damping");
        assertEquals("0", row.base());
        assertFalse(row.changed());
        assertEquals(Optional.empty(), row.edit("2.5"));
        assertTrue(row.show(now, ROPE.defaults()), "the editor shows it");
        assertTrue(row.changed());
        assertFalse(row.show(now, ROPE.defaults()), "nothing is new");
        row.edit(row.base());
        assertEquals(List.of("2.5", "0"), done);
    }

    @Test
    void whatCannotBeIsRefusedAndChangesNothing() {
        Optional<BadInput> refused = row("damping").edit("-1");
        assertTrue(refused.orElseThrow().getMessage().startsWith("rope.damping: -1 is below 0"));
        assertEquals(List.of(), done);
    }

    @Test
    void aRestartThatWouldLoseFramesIsAskedFor() {
        ParameterState row = row("segments");
        history = true;
        row.edit("30");
        assertTrue(row.asks());
        assertEquals(List.of(), done);
        row.keep();
        assertFalse(row.asks());
        row.edit("30");
        row.restart();
        assertEquals(List.of("30"), done);
        assertTrue(row.edit("thirty").isPresent(), "what cannot be is refused before it is asked");
        assertFalse(row.asks());
    }

    @Test
    void aDragAsksOnceWhenItIsLetGo() {
        ParameterState row = row("segments");
        history = true;
        row.press();
        row.edit(row.slid(0.9));
        assertFalse(row.asks());
        row.edit(row.slid(0.8));
        row.release();
        assertTrue(row.asks());
        assertEquals(List.of("press", "release"), done);
        row.release();
        assertEquals(List.of("press", "release"), done, "it is let go once");
    }

    @Test
    void aNumberIsTypedWithACommaOrAsArithmetic() {
        ParameterState row = row("damping");
        assertEquals("0.5", row.typed("0,5"));
        assertEquals("0.25", row.typed("1/4"));
        assertEquals("12", row("segments").typed("3*4"));
        assertEquals("what", row.typed("what"), "the refusal quotes it");
    }

    /// 1/3 has four digits in a narrow field; Enter there sets no shorter number.
    @Test
    void aTextAsTheFieldShowsItIsTheValue() {
        ParameterState row = row("damping");
        String third = "0.3333333333333333";
        row.edit(third);
        row.show(now, ROPE.defaults());
        assertEquals("0.3333", row.brief(third));
        assertEquals(third, row.typed("0.3333"));
    }

    @Test
    void itIsShownWhereItActsOrThePanelHasAllOrASearchMeansIt() {
        ParameterState lift = row("liftHeight");
        assertFalse(lift.acts());
        assertFalse(lift.visible(false, ""));
        assertTrue(lift.visible(true, ""));
        assertTrue(lift.visible(false, " LIFT"));
        assertFalse(lift.visible(true, "wind"));
    }

    @Test
    void aLessonNarrowsSliderAndWords() {
        var part = new Allowed(Optional.of(new Range(1, 5)), List.of());
        var figure = assertInstanceOf(ParameterForm.Figure.class, row("damping", part).form());
        assertEquals(5, figure.slider().orElseThrow().max());
        assertInstanceOf(ParameterForm.Flag.class, row("collide").form());
        var words = assertInstanceOf(ParameterForm.Words.class,
                row("endFollows", new Allowed(Optional.empty(), List.of("lift"))).form());
        assertEquals(List.of("lift"), words.words());
        assertInstanceOf(ParameterForm.Rows.class, row("shape").form());
    }
}
