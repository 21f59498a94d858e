package limber.ui;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import limber.OpensWindow;
import limber.scenario.Played;
import limber.scenario.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Scenarios in the window: after each act it shows what the presentation shows without one, and keeps the same
/// answers.
@OpensWindow
@Tag("wide")
class ScenarioWindowTest {
    static Stream<Scenario> scenarios() throws IOException {
        return Scenario.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void theWindowShowsTheSame(Scenario scenario, @TempDir Path folder) throws Exception {
        Played.on(new WindowFace(folder), scenario);
    }
}
