package limber.engine.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.Toy;
import limber.engine.Toys;
import org.junit.jupiter.api.Test;

/// Steps of the window, which pass over what shows nothing, in the table of [Toy]: `tick` changes no element, and step
/// 10 makes the skin.
class VisibleStepsTest {
    private final Run run = Toys.run(Toys.skinned());

    private Cursor ahead(Cursor from, StepSize size) {
        run.seek(run.branch(), from);
        return new Navigation(run).aheadVisibly(size);
    }

    private Cursor behind(Cursor from, StepSize size) {
        run.seek(run.branch(), from);
        return new Navigation(run).behindVisibly(size);
    }

    @Test
    void fromACompleteFrameAStepEndsBehindTheFirstChange() {
        assertEquals(new Cursor(0, 2, 1), ahead(Cursor.START, StepSize.ELEMENT), "cell 0 has grown");
        assertEquals(new Cursor(0, 3, 0), ahead(Cursor.START, StepSize.SWEEP));
        assertEquals(new Cursor(0, 4, 0), ahead(Cursor.START, StepSize.PHASE));
        assertEquals(new Cursor(1, 2, 1), ahead(Cursor.complete(1), StepSize.ELEMENT));
        assertEquals(Cursor.complete(2), ahead(Cursor.complete(1), StepSize.FRAME));
    }

    @Test
    void aStepInsideAFrameIsTheNextOne() {
        assertEquals(new Cursor(0, 2, 2), ahead(new Cursor(0, 2, 1), StepSize.ELEMENT));
        assertEquals(new Cursor(0, 6, 0), ahead(new Cursor(0, 4, 0), StepSize.PHASE), "mark");
    }

    @Test
    void theSkinIsPassedOver() {
        assertEquals(new Cursor(0, 9, 0), ahead(new Cursor(0, 8, 0), StepSize.ELEMENT), "grow has an element");
        assertEquals(Cursor.complete(1), ahead(new Cursor(0, 9, 0), StepSize.ELEMENT));
        assertEquals(Cursor.complete(1), ahead(new Cursor(0, 9, 0), StepSize.PHASE));
        assertEquals(new Cursor(0, 9, 0), behind(Cursor.complete(1), StepSize.ELEMENT));
        assertEquals(new Cursor(0, 9, 0), behind(Cursor.complete(1), StepSize.PHASE));
        assertEquals(Cursor.START, behind(Cursor.complete(1), StepSize.FRAME));
    }

    @Test
    void whoStandsInTheSkinGoesThroughIt() {
        assertEquals(new Cursor(0, 10, 2), ahead(new Cursor(0, 10, 1), StepSize.ELEMENT));
        assertEquals(new Cursor(0, 10, 0), behind(new Cursor(0, 10, 1), StepSize.ELEMENT));
    }

    @Test
    void aFrameInWhichNothingChangesIsOneStep() {
        Run idle = Toys.run(Toys.single());
        assertEquals(Cursor.complete(1), new Navigation(idle).aheadVisibly(StepSize.ELEMENT));
    }
}
