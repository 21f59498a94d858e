package limber.models;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.Walk;
import limber.engine.levels.Levels;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Phases that run level by level give the bits of the list: in every scene, whoever moves what, and in large ones.
@Tag("wide")
class LevelsContractTest {
    @AfterEach
    void asBefore() {
        System.clearProperty("limber.levels");
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void levelsHaveTheBitsOfTheList(Scene scene) {
        compare(scene);
    }

    @ParameterizedTest
    @Tag("long")
    @MethodSource("limber.models.Scene#all")
    void soTheyHaveInEveryScene(Scene scene) {
        compare(scene);
    }

    private static void compare(Scene scene) {
        Run listed = with("off", scene), levelled = with("eager", scene);
        for (int n = 1; n <= 6; n++) {
            listed.next();
            levelled.next();
            assertTrue(levelled.state().sameBitsWithScratch(listed.state()), scene + ", frame " + n);
        }
    }

    private static Run with(String levels, Scene scene) {
        System.setProperty("limber.levels", levels);
        return scene.run();
    }

    /// The phases for which levels were made, in scenes of the size that they were made for.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            cloth | order=listed columns=24 rows=20                           | distance
            cloth | columns=40 rows=40                                        | distance
            cloth | order=listed lambda=omitted springDamping=3 columns=24 rows=20 | distance
            cloth | method=springs columns=24 rows=20                         | wind spring-forces
            soft  | cellsX=9 cellsY=8 cellsZ=7                                | edges volumes
            soft  | lambda=omitted cellsX=9 cellsY=8 cellsZ=7 iterations=4    | edges volumes
            soft  | method=neo-hookean-xpbd cellsX=9 cellsY=8 cellsZ=7        | elements
            """)
    void largeScenesRunInLevels(String name, String changes, String phases) {
        Model model = Catalog.model(name);
        Settings p = Setup.settings(model, changes.split(" "));
        State listed = model.initial(p), levelled = model.initial(p);
        System.setProperty("limber.levels", "soon");
        var levels = new Levels();
        var plain = new Walk(model.schedule(p));
        var fast = new Walk(model.schedule(p), levels);
        for (int n = 1; n <= 8; n++) {
            plain.solve(listed);
            fast.solve(levelled);
            assertTrue(levelled.sameBitsWithScratch(listed), "frame " + n);
        }
        var there = new ArrayList<String>();
        for (Phase phase : Scene.phases(fast.schedule())) if (levels.levelled(phase)) there.add(phase.name());
        assertTrue(there.containsAll(List.of(phases.split(" "))), there::toString);
    }
}
