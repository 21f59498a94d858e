package limber.models.puppet;

import static limber.models.puppet.Puppets.PUPPET;
import static limber.models.puppet.Puppets.after;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.run.Run;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;

/// What is drawn over a puppet.
class PuppetOverlaysTest {
    private static List<Overlay> drawn(Run run, String overlay) {
        return PUPPET.overlays(run.settings(), run.state(), Set.of(overlay));
    }

    private static double[] map(Run run, String overlay) {
        return ((Overlay.Surface) drawn(run, overlay).getFirst()).values();
    }

    /// Control point 16 is in the middle of the top: three lines go through it, and none of them is an edge of the box.
    @Test
    void aLatticeShowsItsEdgesAndTheLinesThroughMovedPoints() {
        Run run = after(1, "preset lattice");
        List<Overlay> lines = drawn(run, "lattice");
        assertEquals(12, lines.stream().filter(l -> l.role().equals("bounds")).count());
        assertEquals(3, lines.stream().filter(l -> l.role().equals("position")).count());
        assertEquals(12, drawn(run, "rest-lattice").size());
    }

    /// B_1 of degree 2 is 2s(1 − s), B_2 is t².
    @Test
    void theInfluenceIsTheWeightOfTheDrivenPoint() {
        Run run = after(1, "preset lattice", "mesh=icosphere:1");
        State s = run.state();
        double[] influence = map(run, "influence");
        for (int i = 0; i < influence.length; i++) {
            Vec t = Vec.of(s.of(PuppetChannels.STU), i);
            assertEquals(2 * t.x() * (1 - t.x()) * t.y() * t.y() * 2 * t.z() * (1 - t.z()), influence[i], 1e-15);
        }
    }

    /// The bottom has bone 0, the top bone 1, and the ring at the joint both.
    @Test
    void weightsAreTheNumberOfTheBone() {
        double[] weights = map(after(1, "preset bend-lbs"), "weights");
        assertEquals(0, weights[0], 0);
        assertEquals(0.5, weights[12 * 16], 1e-15);
        assertEquals(1, weights[24 * 16], 0);
    }

    @Test
    void aSectionSaysWhatIsLeftOfIt() {
        List<Overlay> pinched = drawn(after(1, "preset twist-lbs", "sway=0"), "sections");
        assertEquals(List.of("0 %"), ((Overlay.Labels) pinched.get(1)).texts());
        assertEquals(-1, ((Overlay.Segments) pinched.getFirst()).values()[0], 1e-12);
        assertEquals(List.of("100 %", "100 %"),
                drawn(after(1, "method=skinning", "mesh=cylinder", "bones=3"), "sections")
                        .stream().filter(Overlay.Labels.class::isInstance)
                        .flatMap(l -> ((Overlay.Labels) l).texts().stream())
                        .toList());
    }

    /// A quarter turn of the carried top about y: its x axis points to −z.
    @Test
    void rotationsAreFramesOfThreeArrows() {
        Run run = after(200, "preset arap-twist", "sway=0", "rings=5", "sides=4");
        List<Overlay> axes = drawn(run, "rotations");
        assertEquals(List.of("axis-x", "axis-y", "axis-z"), axes.stream().map(Overlay::role).toList());
        var x = (Overlay.Arrows) axes.getFirst();
        assertEquals(22, x.from().length / 3);
        assertArrayEquals(run.state().of(PuppetChannels.VERTICES), x.from());
        double length = 0.08 * 2;
        for (int i = 0; i < 22; i++) assertEquals(length, Vec.of(x.vectors(), i).length(), 1e-14);
        Vec top = Vec.of(x.vectors(), 21);
        assertEquals(-length, top.z(), 0.3 * length, "the middle of the cap nearly turns with it");
    }
}
