package limber.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import limber.engine.Channel;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

/// What accounts for the places of a small rope under half corrections.
class AccountsTest {
    private static final Model ROPE = Catalog.model("rope");
    private static final Settings OURS = ROPE.defaults().with("segments", "5").with("correction", "weighted");
    private static final int FRAMES = 20;

    private static Run run(Settings p) {
        var timeline = new Timeline(ROPE);
        return new Run(timeline, timeline.root(p, List.of()));
    }

    private static Accounts accounts() {
        Run theirs = run(OURS.with("correction", "half")), ours = run(OURS);
        Channel position = Judgement.channel(ours.state(), "position");
        var numbers = new ArrayList<Integer>();
        var places = new ArrayList<double[]>();
        for (int frame = 0; frame <= FRAMES; frame++) {
            if (frame > 0) theirs.next();
            numbers.add(frame);
            places.add(theirs.state().of(position).clone());
        }
        var trajectory = new Trajectory(numbers, places);
        return new Accounts(ROPE, OURS, List.of(), position, trajectory,
                Judgement.of(ours, position, trajectory, 1e-6, () -> false));
    }

    @Test
    void theCauseIsFoundAndTheProgressEndsAtAllOfTheChanges() {
        var told = new ArrayList<int[]>();
        Accounts.Found found = accounts().search((tried, of) -> told.add(new int[]{tried, of}), () -> false);
        assertEquals(Map.of("correction", "half"), found.best().getFirst().set());
        assertTrue(found.whole());
        for (int i = 1; i < told.size(); i++) assertTrue(told.get(i)[0] >= told.get(i - 1)[0]);
        assertEquals(told.getLast()[1], told.getLast()[0]);
        assertTrue(told.getLast()[1] >= found.tried());
    }

    @Test
    void aSearchThatIsGivenUpSaysSo() {
        Accounts.Found found = accounts().search((_, _) -> {}, new BooleanSupplier() {
            private int asked;

            @Override
            public synchronized boolean getAsBoolean() {
                return ++asked > 10 * FRAMES;
            }
        });
        assertFalse(found.whole());
    }
}
