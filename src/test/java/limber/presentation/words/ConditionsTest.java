package limber.presentation.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import limber.engine.settings.Parameter;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

class ConditionsTest {
    @Test
    void aParameterThatAlwaysActsNeedsNoWord() {
        assertEquals("", text("cloth", "mass", Language.ENGLISH));
    }

    /// The radius of the sphere needs the sphere, and that needs the switch.
    @Test
    void whatAParameterDependsOnComesWithItsOwnConditions() {
        assertEquals("Collisions: on and Obstacle: sphere", text("cloth", "sphereRadius", Language.ENGLISH));
        assertEquals("“碰撞”为开且“障碍物”为球", text("cloth", "sphereRadius", Language.CHINESE));
    }

    @Test
    void severalValuesAreAlternatives() {
        assertEquals("Clock: fixed or accumulated", text("cloth", "substep", Language.ENGLISH));
        assertEquals("Rows other than 0 and Drag other than 0", text("cloth", "wind", Language.ENGLISH));
    }

    private static String text(String model, String parameter, Language language) {
        Parameter<?> p = Catalog.model(model).defaults().parameter(parameter);
        return new Conditions(new Wording(Catalog.model(model), language.words())).text(p.when());
    }
}
