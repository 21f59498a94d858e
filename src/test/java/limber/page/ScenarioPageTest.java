package limber.page;

import java.io.IOException;
import java.util.stream.Stream;
import limber.scenario.Played;
import limber.scenario.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Scenarios in a page: after each act it shows what the presentation shows on the JVM, and keeps the same answers.
@Tag("wide")
class ScenarioPageTest extends InBrowser {
    static Stream<Scenario> scenarios() throws IOException {
        return Scenario.all().filter(s -> !s.needsCompiler());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void aPageShowsTheSame(Scenario scenario) throws Exception {
        Played.on(new PageFace(pages, browser.open()), scenario);
    }
}
