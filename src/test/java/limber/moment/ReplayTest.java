package limber.moment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Recordings of a rope of one stick and two sweeps. A frame of it runs four phases of the solver: clock, integrate,
/// distance in sweep 1, distance in sweep 2.
class ReplayTest {
    private static final String ROPE = "{\"limber\":1,\"model\":\"rope\",\"set\":{\"segments\":1,\"iterations\":2},"
            + "\"inputs\":[{\"frame\":3,\"move\":\"end\",\"to\":[1,1,0]}]}";

    private static Moment recorded(int frames, int every, boolean steps) {
        Moment moment = MomentReader.text(ROPE);
        return moment.with(Recorder.record(moment.run(), frames, every, steps, _ -> {}));
    }

    private static Optional<String> parting(Moment moment) {
        return new Replay(moment, 10_000).verify(_ -> {}).map(ReplayDifference::message);
    }

    private static Moment changed(Moment moment, int hash, String to) {
        Recording r = moment.recording().orElseThrow();
        List<String> hashes = new ArrayList<>(r.hashes());
        hashes.set(hash, to);
        return moment.with(new Recording(r.every(), r.frames(), hashes, r.steps()));
    }

    private static Moment changedStep(Moment moment, int frame, int phase, String to) {
        Recording r = moment.recording().orElseThrow();
        List<String> steps = new ArrayList<>(r.steps());
        String old = steps.get(frame - 1);
        steps.set(frame - 1, old.substring(0, 4 * phase) + to + old.substring(4 * phase + 4));
        return moment.with(new Recording(r.every(), r.frames(), r.hashes(), steps));
    }

    @Test
    void hashesAreOfFrameZeroEveryKthAndTheLast() {
        Recording r = recorded(7, 3, false).recording().orElseThrow();
        Run run = MomentReader.text(ROPE).run();
        List<String> expected = new ArrayList<>();
        for (int frame = 0; frame <= 7; frame++) {
            var kept = new double[run.state().keptDoubles()];
            run.state().save(kept);
            if (List.of(0, 3, 6, 7).contains(frame)) expected.add("%016x".formatted(Fnv.of(kept)));
            run.next();
        }
        assertEquals(expected, r.hashes());
        assertEquals(List.of(), r.steps());
    }

    @Test
    void aReplayOfItselfIsEqual() {
        assertEquals(Optional.empty(), parting(recorded(7, 3, false)));
        assertEquals(Optional.empty(), parting(recorded(7, 3, true)));
        assertEquals(Optional.empty(), parting(recorded(0, 1, true)));
    }

    /// Hashes 0 to 3 are of the frames 0, 3, 6 and 7.
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "0 | frame 0 differs: expected 0000000000000000, found ",
        "1 | frame 3 differs (frame 0 is equal, those between have no hash): expected 0000000000000000, found ",
        "2 | frame 6 differs (frame 3 is equal, those between have no hash): expected 0000000000000000, found ",
        "3 | frame 7 differs: expected 0000000000000000, found ",
    })
    void aChangedHashNamesItsFrame(int hash, String begins) {
        Moment moment = recorded(7, 3, false);
        String told = parting(changed(moment, hash, "0".repeat(16))).orElseThrow();
        assertEquals(begins.strip() + " " + moment.recording().orElseThrow().hashes().get(hash), told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "1 | 0 | frame 1 differs after phase clock: expected",
        "2 | 1 | frame 2 differs after phase integrate, substep 1: expected",
        "2 | 2 | frame 2 differs after phase distance, substep 1, sweep 1: expected",
        "5 | 3 | frame 5 differs after phase distance, substep 1, sweep 2: expected",
        "3 | 0 | frame 3 differs after its inputs or after phase clock: expected",
    })
    void aChangedStepNamesItsPhase(int frame, int phase, String begins) {
        Moment moment = recorded(7, 3, true);
        String found = Recording.step(moment.recording().orElseThrow().steps().get(frame - 1), phase);
        String other = found.equals("0000") ? "0001" : "0000";
        assertEquals(begins + " " + other + ", found " + found,
                parting(changedStep(moment, frame, phase, other)).orElseThrow());
    }

    @Test
    void aPhaseThatIsNoLongerThereIsNamed() {
        Moment moment = recorded(2, 1, true);
        Recording r = moment.recording().orElseThrow();
        int phases = r.steps().getFirst().length() / 4;
        var longer = new Recording(1, 2, r.hashes(), List.of(r.steps().getFirst() + "abcd", r.steps().get(1)));
        assertEquals(Optional.of("frame 1 differs: expected abcd, found none"), parting(moment.with(longer)));
        String shorter = r.steps().getFirst().substring(0, 8);
        assertTrue(phases > 2);
        assertTrue(parting(moment.with(new Recording(1, 2, r.hashes(), List.of(shorter, r.steps().get(1)))))
                .orElseThrow().startsWith("frame 1 differs after phase distance, substep 1, sweep 1: expected none, "));
    }

    @Test
    void workIsLimited() {
        Moment moment = recorded(7, 3, false);
        // clock, two particles and twice one stick: five elements a frame
        new Replay(moment, 35).verify(_ -> {});
        String told = assertThrows(BadInput.class, () -> new Replay(moment, 34).verify(_ -> {})).getMessage();
        assertEquals("replaying it works on more than 34 elements; fewer frames, rounds or elements would be right",
                told);
        assertThrows(BadInput.class, () -> new Replay(recorded(7, 3, true), 35).verify(_ -> {}), "a skin is work too");
    }

    @Test
    void aMomentWithoutHashesCannotBeVerified() {
        assertThrows(BadInput.class, () -> new Replay(MomentReader.text(ROPE), 100).verify(_ -> {}));
    }

    @Test
    void aRecordingHasAtMostAHundredThousandHashes() {
        Run run = MomentReader.text(ROPE).run();
        assertThrows(BadInput.class, () -> Recorder.record(run, 100_000, 1, false, _ -> {}));
    }

    @Test
    void recordingsAreComparedWhereBothHaveAHash() {
        Recording three = recorded(7, 3, false).recording().orElseThrow(),
                two = recorded(6, 2, false).recording().orElseThrow();
        assertEquals(OptionalInt.empty(), Recording.firstDifference(Optional.of(three), Optional.of(two)));
        Recording other = changed(recorded(7, 3, false), 2, "0".repeat(16)).recording().orElseThrow();
        assertEquals(6, Recording.firstDifference(Optional.of(other), Optional.of(two)).orElseThrow());
    }
}
