package limber.presentation.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import limber.engine.StepSize;
import limber.models.Catalog;
import limber.presentation.TestLater;
import org.junit.jupiter.api.Test;

/// The step sizes of a transport, without a window.
class TransportTest {
    private static final List<StepSize> THREE = List.of(StepSize.ELEMENT, StepSize.PHASE, StepSize.FRAME);

    private final Playback playback = new Playback(new TestLater(), Catalog.model("rope"),
            Catalog.model("rope").defaults(), e -> {
                throw new AssertionError(e);
            });
    private final Transport transport = playback.transport();

    private StepSize size() {
        return transport.stepSize().get();
    }

    @Test
    void aSizeThatTheScheduleDoesNotHaveIsAPhase() {
        transport.stepSize().set(StepSize.SWEEP);
        transport.offer(THREE);
        assertEquals(StepSize.PHASE, size());
        transport.stepSize().set(StepSize.FRAME);
        transport.offer(StepSize.EVERYWHERE);
        assertEquals(StepSize.FRAME, size(), "it is there too");
        playback.close();
    }

    @Test
    void theLadderEndsAtItsEnds() {
        transport.offer(THREE);
        transport.sizeBy(-1);
        assertEquals(StepSize.PHASE, size());
        transport.sizeBy(-2);
        assertEquals(StepSize.ELEMENT, size());
        transport.sizeBy(9);
        assertEquals(StepSize.FRAME, size());
        transport.size(1);
        assertEquals(StepSize.PHASE, size());
        transport.size(8);
        assertEquals(StepSize.FRAME, size(), "the highest key is the highest rung");
        playback.close();
    }
}
