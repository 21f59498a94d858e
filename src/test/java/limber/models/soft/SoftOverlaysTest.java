package limber.models.soft;

import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.Softs.SOFT;
import static limber.models.soft.Softs.run;
import static limber.models.soft.Softs.settings;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import limber.engine.Element;
import limber.engine.model.Input;
import limber.engine.model.Overlay;
import limber.engine.run.Run;
import limber.engine.settings.Vec;
import limber.models.Setup;
import org.junit.jupiter.api.Test;

/// What is drawn over a soft body.
class SoftOverlaysTest {
    private static List<Overlay> drawn(Run run, String name) {
        return SOFT.overlays(run.settings(), run.picture(), Set.of(name));
    }

    private static int shown(Overlay.Solid body) {
        int[] t = body.triangles();
        int count = 0;
        for (int k = 0; k < t.length; k += 3) if (t[k] != t[k + 1]) count++;
        return count / 4;
    }

    private static Overlay.Surface cut(Run run) {
        return (Overlay.Surface) drawn(run, "strain").getFirst();
    }

    /// Four cells along x of 0.1 m: a plane at x = 0 leaves the tets of two, and its handle moves it.
    @Test
    void aPlaneLeavesTheTetsBehindIt() {
        String[] given = {"cellsX=4", "cellsY=1", "cellsZ=1", "cut=x", "gravity=0,0,0"};
        Run run = run(List.of(new Input.Move(2, "cut", new Vec(0.11, 5, 5))), given);
        assertEquals(10, shown(cut(run).body().orElseThrow()));
        assertEquals(240, cut(run).values().length, "12 corners of 20 tets");
        Setup.seek(run, 2);
        assertEquals(15, shown(cut(run).body().orElseThrow()));
        Run whole = run("cellsX=4", "cellsY=1", "cellsZ=1");
        assertTrue(cut(whole).body().isEmpty());
        assertEquals(20, cut(whole).values().length, "the particles");
    }

    /// Stretched along x, a sphere of radius r becomes 2r long and stays r high.
    @Test
    void theEllipsoidIsWhatFMakesOfASphere() {
        Run run = run("cellsX=1", "cellsY=1", "cellsZ=1", "stretch=2,1,1");
        double longest = 0, highest = 0;
        assertEquals(List.of(), drawn(run, "ellipsoid"), "nothing is selected");
        assertEquals(List.of(), ellipsoid(run, new Element("tet", 5)), "there are five");
        assertEquals(List.of(), ellipsoid(run, Element.particle(0)));
        for (Overlay o : ellipsoid(run, new Element("tet", 4))) {
            double[] xyz = ((Overlay.Path) o).xyz();
            for (int i = 0; i < xyz.length / 3; i++) {
                longest = Math.max(longest, Math.abs(xyz[3 * i] - xyz[3 * ((i + 24) % 48)]));
                highest = Math.max(highest, Math.abs(xyz[3 * i + 1] - xyz[3 * ((i + 24) % 48) + 1]));
            }
        }
        assertEquals(2, longest / highest, 1e-12);
    }

    private static List<Overlay> ellipsoid(Run run, Element selected) {
        return SOFT.overlays(run.settings(), run.picture(), Set.of("ellipsoid"), Optional.of(selected));
    }

    @Test
    void onlyTetsInsideOutAreMarked() {
        assertEquals(List.of(), drawn(run(), "inverted"));
        var marked = (Overlay.Segments) drawn(run("stretch=-1,1,1", "cellsX=1", "cellsY=1", "cellsZ=1"), "inverted")
                .getFirst();
        assertEquals(5 * 6, marked.values().length);
        for (double v : marked.values()) assertEquals(-2, v, 1e-15);
    }

    /// A value of a vertex on the skin is that of its tet; here all are the same: ½(1.2² − 1).
    @Test
    void mapsShowTheTets() {
        for (String shape : List.of("block", "ball")) {
            Run run = run("shape=" + shape, "stretch=1.2,1,1", "cellsX=3");
            double[] strain = ((Overlay.Surface) drawn(run, "strain").getFirst()).values();
            assertTrue(Arrays.stream(strain).allMatch(v -> Math.abs(v - 0.22) < 1e-12));
        }
    }

    /// 2 × 2 × 2 cells have 3·2·9 edges.
    @Test
    void theCageHasNoDiagonals() {
        assertEquals(54, drawn(run("shape=ball", "cellsX=2"), "cage").size());
        assertTrue(SOFT.overlays(settings()).stream().noneMatch(o -> o.name().equals("cage")));
    }

    @Test
    void goalsOfAnUndeformedBodyAreItsParticles() {
        Run run = Setup.seek(run("method=shape-matching", "gravity=0,0,0", "rotation=40"), 1);
        double[] goals = ((Overlay.Points) drawn(run, "goals").getFirst()).xyz(), x = run.state().of(POSITION);
        for (int c = 0; c < x.length; c++) assertEquals(x[c], goals[c], 1e-12);
    }
}
