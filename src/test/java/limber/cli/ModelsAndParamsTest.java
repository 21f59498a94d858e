package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.model.Model;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.input.InputsFile;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ModelsAndParamsTest {
    @Test
    void everyModelHasALine() {
        List<String> lines = Outcome.line("models").succeeded().lines();
        assertEquals(Catalog.MODELS.stream().map(Model::name).toList(),
                lines.stream().map(l -> l.split(" +")[0]).toList());
    }

    @Test
    void oneModelIsListedInFull() {
        String out = Outcome.line("models rope").succeeded().out();
        for (String line : List.of("preset +hook ", "handle +end ", "action +fire +to ", "measure +residual +m ",
                "measure +velocity +m/s +particle xyz ", "channel +position +m +particle +3 × 41",
                "element +stick +edge",
                "overlay +pins", "loop +sweep", "phase +distance +\\w+ .*\\berror\\b.*"))
            assertTrue(out.lines().anyMatch(l -> l.matches(line + ".*")), line);
    }

    @Test
    void everyModelIsListedInFull() {
        for (Model model : Catalog.MODELS) {
            String out = Outcome.of("models", model.name()).succeeded().out();
            for (String line : List.of("preset", "measure", "channel"))
                assertTrue(out.contains(line + " "), model.name() + ": " + line);
        }
    }

    @Test
    void everyParameterHasARowAndColumnsAlign() {
        List<String> lines = Outcome.line("params rope").succeeded().lines();
        assertEquals(Catalog.model("rope").parameters().size() + 1, lines.size());
        int meaning = lines.getFirst().indexOf("meaning");
        for (String line : lines) assertEquals("  ", line.substring(meaning - 2, meaning));
        assertTrue(lines.get(1).matches("segments +count +40 +1\\.\\.2000 +yes +Number of sticks.*"), lines.get(1));
    }

    @Test
    void asJsonDefaultsAreWhatAnInputsFileWouldSet() {
        for (Model model : Catalog.MODELS) {
            JsonNode array = JsonMapper.shared()
                    .readTree(Outcome.of("params", model.name(), "--json").succeeded().out());
            assertEquals(model.parameters().size(), array.size());
            for (JsonNode p : array) {
                String name = p.get("name").stringValue();
                String entry = "[{\"frame\":1,\"set\":{\"" + name + "\":" + p.get("default") + "}}]";
                InputsFile.parse("f.json", entry, model, model.defaults());
                assertTrue(p.get("meaning").stringValue().length() > 10, name);
                assertEquals(parameter(model.defaults(), name).restarts(), p.get("restarts").booleanValue());
                assertEquals(parameter(model.defaults(), name).when().text(), p.get("when").stringValue());
            }
        }
    }

    @Test
    void asJsonItIsSaidWhenAParameterActs() {
        String json = Outcome.line("params cloth --json").succeeded().out();
        for (String when : List.of("", "method = springs | vbd", "method = springs | vbd and shear = true",
                "integrator = implicit", "drag != 0"))
            assertTrue(json.contains("\"when\":\"" + when + "\""), when);
    }

    private static Parameter<?> parameter(Settings p, String name) {
        return p.parameter(name);
    }

    /// JavaFX is taken off the class path: what would load it, ends.
    @Test
    void noJavaFxIsNeededWhereNothingIsDrawn() throws Exception {
        String path = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(e -> !e.contains("javafx")).collect(Collectors.joining(File.pathSeparator));
        Process java = new ProcessBuilder(System.getProperty("java.home") + "/bin/java", "-XX:TieredStopAtLevel=1",
                "-cp", path, "limber.cli.Main", "mesh", "rope", "--frame", "1")
                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        String out = new String(java.getInputStream().readAllBytes());
        assertTrue(java.waitFor(30, TimeUnit.SECONDS));
        assertEquals(0, java.exitValue());
        assertTrue(out.startsWith("index,x,y,z"), out);
    }
}
