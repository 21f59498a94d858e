package limber.presentation.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import limber.engine.Phase;
import limber.engine.model.Model;
import limber.engine.settings.Kernel;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The source that is shown of a phase that a user has rewritten is the user's, and its lines are those of the values.
class KernelSourceTest {
    private static final String EDIT = "// by hand\n";

    /// One phase is a file of its own, the other stands inside another class.
    @ParameterizedTest
    @CsvSource({"rope, distance, limber/models/rope/Distance.java", "cloth, wind, limber/models/cloth/Forces.java"})
    void theTextIsThatOfTheUser(String name, String phase, String file) throws Exception {
        Model model = Catalog.model(name);
        Class<?> shipped = phase(model, model.defaults(), phase).getClass();
        String text;
        try (var in = shipped.getResourceAsStream("/" + file)) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        String edited = EDIT + text.replaceAll("public void run\\(State s,[^{]*\\{", "$0 ;");
        Settings p = model.defaults().with(new Kernel(file, edited));
        Class<?> rewritten = phase(model, p, phase).getClass();
        assertTrue(rewritten.isHidden());
        Source own = Source.of(shipped), theirs = Source.of(rewritten);
        assertEquals(own.file(), theirs.file());
        assertEquals(EDIT.strip(), theirs.text(1));
        assertEquals(own.lines().size() + 1, theirs.lines().size());
        Region before = own.region(shipped), now = theirs.region(rewritten);
        assertEquals(before.first() + 1, now.first());
        assertEquals(before.last() + 1, now.last());
        assertEquals(own.shown(shipped, Fold.KERNEL).size(), theirs.shown(rewritten, Fold.KERNEL).size());
    }

    private static Phase phase(Model model, Settings p, String name) {
        return model.running(p).phases().filter(f -> f.name().equals(name)).findFirst().orElseThrow();
    }
}
