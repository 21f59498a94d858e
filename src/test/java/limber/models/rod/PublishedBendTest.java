package limber.models.rod;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.SurfaceSkin;
import org.junit.jupiter.api.Test;

/// The published bend of a vertex, compared with a second implementation of its description.
class PublishedBendTest {
    private static final double NEAR = 1e-5;

    private static Vec curve(List<Vec> points, double t, int order) {
        var level = new ArrayList<>(points);
        if (order == 1) {
            level.clear();
            for (int i = 0; i + 1 < points.size(); i++)
                level.add(points.get(i + 1).minus(points.get(i)).times(points.size() - 1));
        }
        while (level.size() > 1) {
            for (int i = 0; i + 1 < level.size(); i++)
                level.set(i, level.get(i).times(1 - t).plus(level.get(i + 1).times(t)));
            level.removeLast();
        }
        return level.getFirst();
    }

    private static Vec bent(List<Vec> world, Vec o, double top) {
        Vec base = world.getFirst();
        List<Vec> points = world.stream().map(p -> p.minus(base)).toList();
        double t = o.y() / top;
        Vec bend = null;
        for (int i = 1; i < points.size() && bend == null; i++)
            if (Math.abs(points.get(i).x()) > NEAR || Math.abs(points.get(i).z()) > NEAR)
                bend = new Vec(points.get(i).x(), 0, points.get(i).z());
        if (bend == null) return base.plus(o);
        Vec p = curve(points, t, 0), d = curve(points, t, 1), tangent = d.times(1 / d.length()),
                flat = new Vec(o.x(), 0, o.z());
        Vec projection = bend.times(bend.dot(flat) / bend.dot(bend));
        Vec turned;
        if (Math.abs(tangent.x()) <= NEAR && Math.abs(tangent.z()) <= NEAR) turned = projection;
        else {
            boolean inner = bend.dot(flat) > 0;
            Vec normal;
            if (Math.abs(tangent.y()) <= NEAR) normal = new Vec(0, inner ? -1 : 1, 0);
            else {
                double sign = inner == tangent.y() > 0 ? 1 : -1;
                normal = new Vec(sign * tangent.x(),
                        -sign * (tangent.x() * tangent.x() + tangent.z() * tangent.z()) / tangent.y(),
                        sign * tangent.z());
            }
            turned = normal.times(projection.length() / normal.length());
        }
        return base.plus(p).plus(turned).plus(flat.minus(projection));
    }

    private static void same(Settings p) {
        Run run = Rods.after(1, p);
        var points = new ArrayList<Vec>();
        for (int i = 0; i < p.get(RodParameters.POINTS_AT).size(); i++) points.add(Rods.point(run, i));
        double[] rest = run.state().of(SurfaceSkin.REST), placed = Rods.placed(run);
        for (int i = 0; i < rest.length / 3; i++)
            Rods.near(bent(points, Vec.of(rest, i), p.get(RodParameters.HEIGHT)), Vec.of(placed, i), 1e-9);
    }

    @Test
    void everyVertexGoesWhereTheDescriptionPutsIt() {
        for (String preset : List.of("arch", "straight", "s-curve", "fishing-rod", "space-curve"))
            same(Rods.settings("preset " + preset, "normal=published"));
        var random = new Random(23);
        for (int k = 0; k < 100; k++) {
            var points = new ArrayList<Vec>();
            for (int i = 0; i <= 2 + random.nextInt(8); i++)
                points.add(
                        new Vec(3 * random.nextGaussian(), 2 * i + random.nextGaussian(), 3 * random.nextGaussian()));
            same(Rods.settings("normal=published").with(RodParameters.POINTS_AT, points));
        }
    }

    /// A quarter turn, level at its tip, and on to a half turn, where the tangent falls.
    @Test
    void levelAndFallingTangentsAreCovered() {
        same(Rods.settings("points=0,0,0;0,4,0;4,4,0", "normal=published"));
        same(Rods.settings("points=0,0,0;0,6,0;5,6,0;5,0,0", "normal=published"));
        same(Rods.settings("points=0,0,0;0,6,0;-5,6,1;-5,0,1", "normal=published"));
    }

    /// Upright control points have no bend: the mesh stays as it is, however far apart they are.
    @Test
    void withoutABendTheMeshStays() {
        Run run = Rods.bent("points=1,0,2;1,3,2;1,20,2", "normal=published");
        double[] rest = run.state().of(SurfaceSkin.REST), placed = Rods.placed(run);
        for (int i = 0; i < rest.length / 3; i++)
            Rods.near(Vec.of(rest, i).plus(new Vec(1, 0, 2)), Vec.of(placed, i), 0);
        assertEquals(0, Rods.number(run, "beyond"), "by the rule, not by accident");
    }

    /// In a plane, and as long as the curve never leans back, it is the right rule.
    @Test
    void inAPlaneThatNeverLeansBackItAgreesWithTheRightOne() {
        double[] right = Rods.placed(Rods.bent("preset arch")),
                published = Rods.placed(Rods.bent("preset arch", "normal=published"));
        for (int i = 0; i < right.length; i++) assertEquals(right[i], published[i], 1e-9);
        double[] leaning = Rods.placed(Rods.bent("preset s-curve")),
                torn = Rods.placed(Rods.bent("preset s-curve", "normal=published"));
        double most = 0;
        for (int i = 0; i < leaning.length; i++) most = Math.max(most, Math.abs(leaning[i] - torn[i]));
        assertTrue(most > 0.1, "and else it does not");
    }
}
