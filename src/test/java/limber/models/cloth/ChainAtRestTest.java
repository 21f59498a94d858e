package limber.models.cloth;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The closed form of a chain at rest, worked by hand and beside the chain that has come to rest.
class ChainAtRestTest {
    private static Settings chain(String... changes) {
        var cloth = new Cloth();
        Settings p = cloth.presets().stream().filter(s -> s.name().equals("chain-20")).findFirst().orElseThrow()
                .settings();
        for (String change : changes) p = p.with(change.split("=")[0], change.split("=")[1]);
        return p;
    }

    private static Run run(Settings p, int frames) {
        var timeline = new Timeline(new Cloth());
        var run = new Run(timeline, timeline.root(p, List.of()));
        for (int n = 0; n < frames; n++) run.next();
        return run;
    }

    /// Two segments of 1 m and 1 kg under 10 m/s², k = 100 N/m: the upper carries 1½ kg, 0.15 m; the lower ½ kg,
    /// 0.05 m.
    @Test
    void oneEndPinnedTheUpperSegmentCarriesMore() {
        Settings p = chain("columns=2", "mass=2", "width=2", "stiffness=100", "gravity=0,-10,0", "pins=corner");
        double[] xyz = ChainAtRest.places(p, run(p, 0).state()).orElseThrow();
        assertArrayEquals(new double[]{0, 0, 0, 0, -1.15, 0, 0, -2.2, 0}, xyz, 1e-15);
    }

    /// Between two pins 2 m apart: the middle mass of 1 kg hangs 10/(100 + 100) m below the middle.
    @Test
    void bothEndsPinnedTheMiddleSags() {
        Settings p = chain("columns=2", "mass=2", "width=2", "stiffness=100", "gravity=0,-10,0");
        double[] xyz = ChainAtRest.places(p, run(p, 0).state()).orElseThrow();
        assertArrayEquals(new double[]{0, 0, 0, 0, -1.05, 0, 0, -2, 0}, xyz, 1e-15);
    }

    @ParameterizedTest
    @ValueSource(strings = {"method=vbd", "method=xpbd", "method=springs"})
    void theChainRestsThere(String method) {
        Settings p = chain(method, "damping=5", "iterations=200", "compliance=0.0001", "tolerance=1e-12");
        Run run = run(p, 400);
        assertArrayEquals(ChainAtRest.places(p, run.state()).orElseThrow(),
                run.state().of(ClothChannels.POSITION), 1e-9);
    }

    @Test
    void whatIsNoSuchChainHasNone() {
        for (String other : List.of("rows=1", "bend=true", "massing=published", "pins=none", "gravity=1,-9,0",
                "collide=true", "stiffness=0", "stiffness=100", "orientation=lying"))
            assertEquals(Optional.empty(), ChainAtRest.places(chain(other), run(chain(other), 0).state()), other);
        assertTrue(ChainAtRest.places(chain(), run(chain(), 0).state()).isPresent());
    }
}
