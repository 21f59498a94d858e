package limber.mesh;

import static org.junit.jupiter.api.Assertions.assertEquals;

import limber.mesh.shape.Cylinder;
import org.junit.jupiter.api.Test;

class SurfaceMeasuresTest {
    private static final Surface PRISM = new Cylinder(3, 2, 4, 4).surface();
    private static final double[] REST = PRISM.vertices();
    private static final int[] CORNERS = PRISM.triangles();

    private static double[] scaled(double x, double y, double z) {
        double[] to = {x, y, z}, xyz = REST.clone();
        for (int j = 0; j < xyz.length; j++) xyz[j] *= to[j % 3];
        return xyz;
    }

    /// A square of diagonal 4 has sides √8 and area 8: 4 walls of 3·√8 and two caps.
    @Test
    void areaOfAPrism() {
        assertEquals(12 * Math.sqrt(8) + 16, SurfaceMeasures.area(CORNERS, REST), 1e-13);
    }

    /// Twice as wide along x: the spokes of the caps along x are twice as long, and no edge is stretched by more.
    @Test
    void theLargestStretchIsThatAlongTheScaledAxis() {
        assertEquals(1, SurfaceMeasures.largestStretch(CORNERS, REST, scaled(2, 1, 1)), 1e-15);
        assertEquals(0, SurfaceMeasures.largestStretch(CORNERS, REST, REST), 0);
        assertEquals(-0.5, SurfaceMeasures.largestStretch(CORNERS, REST, scaled(0.5, 0.5, 0.5)), 1e-15);
        assertEquals(0, SurfaceMeasures.largestStretch(new int[0], REST, REST), 0);
    }

    /// A square of area 8, which grows with both sides; at y = 1 there are vertices, which count as above.
    @Test
    void aSectionIsCarriedAlong() {
        for (double y : new double[]{0.7, 1, 2.99}) {
            double[] section = SurfaceMeasures.section(CORNERS, REST, y, REST);
            assertEquals(8, section.length / 6, "two triangles a side");
            assertEquals(8, SurfaceMeasures.enclosed(section), 1e-14);
            assertEquals(48, SurfaceMeasures.enclosed(SurfaceMeasures.section(CORNERS, REST, y, scaled(2, 5, 3))),
                    1e-13);
        }
        assertEquals(0, SurfaceMeasures.section(CORNERS, REST, 3.5, REST).length);
        assertEquals(0, SurfaceMeasures.enclosed(new double[0]), 0);
    }
}
