package limber.models.rope;

import static limber.models.rope.Ropes.ROPE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import limber.engine.model.Input;
import limber.engine.model.Remark;
import limber.engine.run.Run;
import limber.engine.settings.Vec;
import limber.models.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Contacts that the collision of a rope cannot see, and a start that its solver cannot leave.
class RopeUnseenTest {
    /// Particles 1 m apart at x = 0..8, level and at rest; a sphere of radius 1.5 in front of the one at x = 4.
    private static final String[] LEVEL = {"segments=8", "end=8,0,0", "pinEnd=true", "gravity=0,0,0", "collide=true",
        "obstacle=sphere", "sphereAt=4,0,3", "sphereRadius=1.5"};

    private static Run moved(String to, String... more) {
        String[] xyz = to.split(" ");
        Vec at = new Vec(Double.parseDouble(xyz[0]), Double.parseDouble(xyz[1]), Double.parseDouble(xyz[2]));
        Run run = Setup.run(ROPE, List.of(new Input.Move(2, "obstacle", at)), Setup.with(LEVEL, more));
        run.next();
        run.next();
        return run;
    }

    /// Those at x = 3, 4 and 5 are within 1.5 m of its way. Behind the rope, nearer to it, and back where it was.
    @ParameterizedTest
    @CsvSource({"4 0 -3,3,0", "4 0 2,0,0", "4 0 3,0,0", "4 3 3,0,0", "4 0 0,0,3"})
    void aJumpPastParticlesIsCounted(String to, double missed, double contacts) {
        Run run = moved(to);
        assertEquals(missed, Setup.number(run, "missed"));
        assertEquals(contacts, Setup.number(run, "contacts"));
    }

    @Test
    void aSettingThatMovesTheObstacleCountsToo() {
        Run run = Setup.run(ROPE, List.of(new Input.Set(2, "sphereAt", "4,0,-3")), LEVEL);
        run.next();
        run.next();
        assertEquals(3, Setup.number(run, "missed"));
    }

    /// A sphere of 0.3 m between the particles at x = 4 and 5; of 0.6 m it touches both.
    @ParameterizedTest
    @CsvSource({"0.3,1", "0.45,1", "0.6,0"})
    void aStickThroughAThinObstacleIsCounted(double radius, double sticks) {
        Run run = Setup.run(ROPE, List.of(),
                Setup.with(LEVEL, "sphereRadius=" + radius, "sphereAt=4.5,0,0"));
        assertEquals(sticks, Setup.number(run, "between"));
    }

    /// Names of the remarks on a rope along x.
    private static List<String> remarks(String... settings) {
        return ROPE.remarks(Ropes.settings(settings)).stream().map(Remark::name).toList();
    }

    @Test
    void aLineThatCannotBuckleIsRemarked() {
        assertEquals(List.of("line"), remarks("pinEnd=true", "length=5", "gravity=0,0,0"));
        assertEquals(List.of("line"), remarks("gravity=-1,0,0"));
        assertEquals(List.of(), remarks("pinEnd=true", "length=3", "gravity=0,0,0"));
        assertEquals(List.of(), remarks("pinEnd=true", "length=5"));
        assertEquals(List.of(), remarks());
        assertEquals(List.of(), remarks("gravity=1,0,0"));
    }

    /// A row of 5 m pressed into 4 m is as straight after 200 frames as it was.
    @Test
    void suchALineStaysALine() {
        Run run =
                Setup.seek(Setup.run(ROPE, List.of(), "segments=10", "pinEnd=true", "length=5", "gravity=0,0,0"), 200);
        double[] x = run.state().of(RopeChannels.POSITION);
        for (int j = 0; j < x.length; j += 3) assertTrue(x[j + 1] == 0 && x[j + 2] == 0);
    }

    @Test
    void anObstacleThinnerThanAStickIsRemarked() {
        assertEquals(List.of("thin"), remarks("collide=true", "obstacle=sphere", "sphereRadius=0.04"));
        assertEquals(List.of(), remarks("collide=true", "obstacle=sphere", "sphereRadius=0.06"));
        assertEquals(List.of("thin"), remarks("collide=true", "obstacle=box", "boxSize=1,0.05,1"));
        assertEquals(List.of(), remarks("collide=true"));
    }
}
