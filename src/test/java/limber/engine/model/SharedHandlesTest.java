package limber.engine.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

/// A rope of 41 particles from (0, 0, 0) to (4, 0, 0), 0.1 m apart; a strand of 5 over the same line, 1 m apart; a
/// block of soft cells whose left face stands where the rope starts.
class SharedHandlesTest {
    private static final Entry ROPE = entry("rope"), STRAND = entry("strand", "length=4", "segments=4"),
            BLOCK = entry("soft", "cellsX=8", "cellsY=1", "cellsZ=1", "cell=0.5", "pins=left", "at=2,0,0");

    private static Entry entry(String name, String... values) {
        Model model = Catalog.model(name);
        Settings p = model.defaults();
        for (String s : values) p = p.with(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1));
        return new Entry(model, p);
    }

    private static List<Input> shared(Entry from, Entry to, Input... inputs) {
        return new SharedHandles(from, to).of(List.of(inputs)).inputs();
    }

    @Test
    void aHandleOfTheSameNameGetsTheSameMove() {
        Input move = new Input.Move(3, "end", new Vec(1, 2, 3));
        assertEquals(List.of(move), shared(ROPE, STRAND, move));
    }

    @Test
    void aHandleAtTheSamePlaceGetsTheMoveUnderItsOwnName() {
        assertEquals(List.of(new Input.Move(3, "face", new Vec(1, 2, 3))),
                shared(ROPE, BLOCK, new Input.Move(3, "start", new Vec(1, 2, 3))));
        assertEquals(List.of(new Input.Move(3, "start", new Vec(1, 2, 3))),
                shared(BLOCK, STRAND, new Input.Move(3, "face", new Vec(1, 2, 3))));
    }

    /// Nothing of a block is at the far end of the rope but a face that is not pinned.
    @Test
    void aHandleThatTheOtherLacksIsLeftOut() {
        Input move = new Input.Move(3, "end", new Vec(1, 2, 3));
        SharedHandles.Shared shared = new SharedHandles(ROPE, BLOCK).of(List.of(move));
        assertTrue(shared.inputs().isEmpty());
        assertEquals(List.of(move), shared.left());
    }

    /// Particle 12 of the rope is at x = 1.2 m. The nearest of the strand is 1 at x = 1 m, which is moved 0.2 m less
    /// far along x; and it is released when the other is.
    @Test
    void aGrabbedParticleIsTheNearestOneAndKeepsItsDistanceFromTheHand() {
        List<Input> got = shared(ROPE, STRAND, new Input.Move(5, "particle:12", new Vec(2, 1, 0)),
                new Input.Act(9, Input.RELEASE, Map.of("particle", 12)));
        Input.Move move = (Input.Move) got.getFirst();
        assertEquals("particle:1", move.handle());
        assertEquals(0, move.to().distance(new Vec(1.8, 1, 0)), 1e-12);
        assertEquals(new Input.Act(9, Input.RELEASE, Map.of("particle", 1)), got.getLast());
    }

    @Test
    void equallyManyParticlesAreMatchedByNumber() {
        Entry shorter = entry("rope", "end=1,0,0");
        Input move = new Input.Move(5, "particle:40", new Vec(2, 1, 0));
        assertEquals(List.of(move), shared(ROPE, shorter, move));
    }

    @Test
    void aSettingIsSharedWhereBothHadTheSameValue() {
        Input set = new Input.Set(4, "gravity", "0,-1,0"), own = new Input.Set(4, "correction", "half");
        assertEquals(List.of(set), shared(ROPE, STRAND, set, own));
        assertTrue(shared(ROPE, entry("strand", "gravity=0,0,0"), set).isEmpty());
        assertEquals(List.of(), shared(ROPE, entry("rope", "correction=half"), new Input.Set(4, "correction",
                "weighted")));
    }

    /// The rope's end is a parameter; that of a strand is moved in frame 1.
    @Test
    void anEditAtTheStartReachesTheSharedHandle() {
        Settings dragged = ROPE.settings().with("end", "3,1,0").with("gravity", "0,-2,0");
        Entry strand = new SharedHandles(ROPE, STRAND).follow(dragged);
        assertEquals(List.of(new Input.Move(1, "end", new Vec(3, 1, 0))), strand.inputs());
        assertEquals("0,-2,0", strand.settings().text(strand.settings().parameter("gravity")));
        Entry other = new SharedHandles(ROPE, entry("rope", "correction=half")).follow(dragged);
        assertEquals("3,1,0", other.settings().text(other.settings().parameter("end")));
        assertEquals(List.of(), other.inputs());
    }
}
