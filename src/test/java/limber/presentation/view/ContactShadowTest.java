package limber.presentation.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import limber.engine.settings.Vec;
import limber.presentation.camera.Floor;
import limber.presentation.paint.Ink;
import limber.presentation.surface.Cover;
import limber.presentation.surface.Shape;
import org.junit.jupiter.api.Test;

/// A plate of 2 m × 2 m over a ground at −1 m, in a scene of 10 m: bodies count up to 1.4 m over it.
class ContactShadowTest {
    private static final Floor FLOOR = new Floor(10, -1);
    private static final double REACH = 1.4;

    private final ContactShadow contact = new ContactShadow();

    /// @param at its middle; y over the ground
    private static PictureBody plate(Vec at) {
        double x = at.x(), y = at.y() - 1, z = at.z();
        double[] xyz = {x - 1, y, z - 1, x + 1, y, z - 1, x - 1, y, z + 1, x + 1, y, z + 1};
        var shape = new Shape(xyz, new double[0], new double[0], new int[0], new int[]{0, 2, 1, 1, 2, 3},
                Shape.TEXTURED);
        return new PictureBody(new PictureBody.Part(PictureBody.Kind.SURFACE, 0), shape, true, Cover.plain(Ink.GREY),
                Vec.ZERO, 0,
                Optional.of(xyz), Optional.empty(), true);
    }

    /// How near it is at a place, with half a cell to spare.
    private double at(double x, double z) {
        double cell = contact.side() / ContactShadow.CELLS;
        int i = (int) ((x - contact.middle().x() + contact.side() / 2) / cell),
                j = (int) ((z - contact.middle().z() + contact.side() / 2) / cell);
        return contact.near()[j * ContactShadow.CELLS + i];
    }

    @Test
    void whatLiesOnTheGroundDarkensItWhollyAndNothingBesideIt() {
        contact.take(List.of(plate(new Vec(3, 0, -5))), FLOOR);
        assertFalse(contact.empty());
        assertEquals(-1, contact.middle().y());
        assertTrue(contact.side() > 2 && contact.side() < 4, "side " + contact.side());
        assertEquals(1, at(3, -5), 0);
        assertEquals(1, at(3.7, -5.7), 0);
        assertEquals(0, at(3 + 0.98 * contact.side() / 2, -5), 0);
    }

    @Test
    void theHigherTheLessAsTheSquareAndNothingAboveTheReach() {
        for (double share : new double[]{0.25, 0.5, 0.75}) {
            contact.take(List.of(plate(new Vec(0, share * REACH, 0))), FLOOR);
            assertEquals((1 - share) * (1 - share), at(0, 0), 1e-6);
        }
        contact.take(List.of(plate(new Vec(0, 1.01 * REACH, 0))), FLOOR);
        assertTrue(contact.empty());
    }

    @Test
    void withoutAShadowThereIsNone() {
        PictureBody b = plate(Vec.ZERO);
        contact.take(
                List.of(new PictureBody(b.part(), b.shape(), true, Cover.plain(Ink.GREY), Vec.ZERO, 0, Optional.empty(),
                        Optional.empty(), true)),
                FLOOR);
        assertTrue(contact.empty());
    }

    /// Three quarters opaque at most, with the colours multiplied by that.
    @Test
    void pixelsAreDarkTonesOfTheShadow() {
        contact.take(List.of(plate(Vec.ZERO)), FLOOR);
        var pixels = new int[ContactShadow.CELLS * ContactShadow.CELLS];
        contact.paint(Ink.WHITE, pixels);
        int middle = pixels[ContactShadow.CELLS * ContactShadow.CELLS / 2 + ContactShadow.CELLS / 2];
        assertEquals(191, middle >>> 24);
        assertEquals(67, middle & 0xff); // 0.35 of that
        assertEquals(0, pixels[0]);
    }
}
