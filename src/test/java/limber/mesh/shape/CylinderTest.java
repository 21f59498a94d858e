package limber.mesh.shape;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import limber.mesh.Topology;
import limber.mesh.file.Surfaces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CylinderTest {
    /// Two rings of four: corners at −x, −z, +x, +z, then the middles of the caps.
    @Test
    void ringsBeginAtMinusXAndGoTowardsMinusZ() {
        var surface = new Cylinder(3, 2, 2, 4).surface();
        double[] xyz = {-2, 0, 0, 0, 0, -2, 2, 0, 0, 0, 0, 2, -2, 3, 0, 0, 3, -2, 2, 3, 0, 0, 3, 2, 0, 0, 0, 0, 3, 0};
        assertArrayEquals(xyz, surface.vertices(), 1e-15);
        int[] wall = {0, 4, 5, 0, 5, 1, 1, 5, 6, 1, 6, 2, 2, 6, 7, 2, 7, 3, 3, 7, 4, 3, 4, 0},
                caps = {8, 0, 1, 9, 5, 4, 8, 1, 2, 9, 6, 5, 8, 2, 3, 9, 7, 6, 8, 3, 0, 9, 4, 7};
        assertArrayEquals(wall, Arrays.copyOf(surface.triangles(), 24));
        assertArrayEquals(caps, Arrays.copyOfRange(surface.triangles(), 24, 48));
    }

    /// The volume of a prism over a polygon of n corners: n/2·r²·sin(2π/n)·h.
    @ParameterizedTest
    @CsvSource({"2,0.3,25,16", "0.01,1000,2,3", "7,1,5,256"})
    void itIsOneClosedOrientedSurface(double height,
            double radius, int rings, int sides) {
        var surface = new Cylinder(height, radius, rings, sides).surface();
        var topology = new Topology(surface);
        assertEquals(rings * sides + 2, surface.size());
        assertEquals(2 * rings * sides, surface.triangles().length / 3);
        assertEquals(2, topology.euler());
        assertEquals(0, topology.boundary());
        assertEquals(0, topology.misoriented());
        double volume = sides / 2.0 * radius * radius * StrictMath.sin(2 * Math.PI / sides) * height;
        assertEquals(volume, topology.volume(), 1e-12 * volume);
        for (int c : surface.uvCorners()) assertTrue(c >= 0 && 2 * c < surface.uv().length);
        assertEquals(height, surface.high().y(), 0);
    }

    @Test
    void oneIsKeptLikeAnyOtherSurface() {
        var surfaces = new Surfaces();
        assertSame(surfaces.of(new Cylinder(1, 1, 2, 3)), surfaces.of(new Cylinder(1, 1, 2, 3)));
    }
}
