package limber.engine.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The gloss of materials.
class MaterialTest {
    @ParameterizedTest
    @EnumSource(Material.class)
    void theEndsOfSmoothnessAreTheSameForAll(Material material) {
        assertEquals(0, material.smoothness(0));
        assertEquals(1, material.smoothness(1));
        assertTrue(material.smoothness(0.4) < material.smoothness(0.6));
        assertTrue(material.opacity() > 0 && material.opacity() <= 1);
    }

    /// At the default of 0.5 a material has its own gloss; a plain one has what was asked for, whatever that is.
    @Test
    void inTheMiddleAMaterialHasItsOwnGloss() {
        assertEquals(0.85, Material.JELLY.smoothness(0.5), 1e-12);
        assertEquals(0.12, Material.LINEN.smoothness(0.5), 1e-12);
        assertEquals(0.3, Material.PLAIN.smoothness(0.3), 1e-12);
    }
}
