package limber.presentation.view;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import limber.mesh.shape.Icosphere;
import org.junit.jupiter.api.Test;

/// The lines of a surface.
class WireframeTest {
    @Test
    void twoTrianglesSideBySideHaveFiveEdges() {
        assertArrayEquals(new int[]{0, 1, 0, 2, 0, 3, 1, 2, 2, 3}, Wireframe.edges(new int[]{0, 1, 2, 0, 2, 3}));
    }

    @Test
    void hiddenTrianglesHaveNone() {
        assertEquals(0, Wireframe.edges(new int[]{0, 0, 0, 4, 4, 5}).length);
    }

    @Test
    void aClosedSurfaceHasEulersNumberOfThem() {
        var ball = new Icosphere(2).surface();
        int vertices = ball.vertices().length / 3, faces = ball.triangles().length / 3;
        assertEquals(vertices + faces - 2, Wireframe.edges(ball.triangles()).length / 2);
    }
}
