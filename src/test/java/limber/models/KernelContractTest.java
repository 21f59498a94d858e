package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.settings.Kernel;
import limber.engine.settings.Settings;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every phase of every model can be replaced by an edited copy of its source. An edit that changes nothing, an empty
/// statement at the beginning of `run`, changes no bit: not at full speed, nor in steps, nor through twins.
class KernelContractTest {
    @ParameterizedTest
    @MethodSource("limber.models.Scene#models")
    void firstScenes(Model model) {
        everyPhase(new Scene(model, "", Scene.small(model.presets().getFirst().settings()), List.of()));
    }

    @ParameterizedTest
    @Tag("wide")
    @MethodSource("limber.models.Scene#some")
    void everyPhase(Scene scene) {
        Settings own = scene.settings(), edited = edited(scene.model(), own);
        var rewritten = new Scene(scene.model(), scene.name(), edited, scene.inputs());
        Run expected = scene.run(), whole = rewritten.run(), watched = rewritten.run();
        for (Phase phase : Scene.phases(whole.schedule()))
            assertTrue(phase.getClass().isHidden(), () -> phase.name() + " is not replaced");
        for (int n = 1; n <= 2; n++) {
            expected.next();
            whole.next();
            while (watched.cursor().frame() < n) watched.stepWatched();
            assertTrue(whole.state().sameBits(expected.state()), "frame " + n);
            assertTrue(watched.state().sameBits(expected.state()), "frame " + n + " in steps");
            assertTrue(watched.state().sameBitsWithScratch(expected.picture()), "skin of frame " + n + " in steps");
            assertTrue(whole.picture().sameBitsWithScratch(expected.picture()), "skin of frame " + n);
        }
    }

    /// Settings with a copy of each file that the phases come from.
    private static Settings edited(Model model, Settings p) {
        Schedule schedule = model.schedule(p);
        Set<Class<?>> files = new LinkedHashSet<>();
        schedule.phases().forEach(phase -> files.add(phase.getClass().getNestHost()));
        Settings edited = p;
        for (Class<?> file : files) edited = edited.with(edited(file));
        assertEquals(files.size(), edited.kernels().size());
        assertFalse(edited.equals(p));
        return edited;
    }

    private static Kernel edited(Class<?> type) {
        String file = type.getName().replace('.', '/') + ".java";
        try (var in = type.getResourceAsStream("/" + file)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            Matcher run = Pattern.compile("public void run\\(State s,[^{]*\\{").matcher(text);
            return new Kernel(file, run.replaceAll("$0 ;"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
