package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.TreeMap;
import limber.Sample;
import limber.cli.Outcome;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.models.Catalog;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A comparison of the engine of a page with that of a JVM: for every preset of every model, after 60 frames, and after
/// 300 in `./limber test long`, a page says what the command `hash` prints.
///
/// The cloth that explodes on purpose is the one exception: which NaN an operation makes is free in Java and in
/// WebAssembly, so the command refuses to print a fingerprint there.
@Tag("wide")
class PageHashTest {
    private static final int FRAMES = Sample.ALL ? 300 : 60;
    private static final double NANOS = 1e6;

    @Test
    void everyPresetHasTheBitsOfTheJvm(@TempDir Path folder) throws IOException {
        var here = new TreeMap<String, String>();
        var there = new TreeMap<String, String>();
        double jvm = 0, page = 0;
        int blown = 0;
        InBrowser.assumeBrowser();
        try (Browser browser = Browser.start(); Tab tab = browser.open()) {
            tab.load(new TestPages(folder).scene("rope", "default"));
            for (Model model : Catalog.MODELS) for (Preset preset : model.presets()) {
                String name = model.name() + " " + preset.name();
                long start = System.nanoTime();
                Outcome printed = Outcome.of("hash", model.name(), "--preset", preset.name(), "--frames",
                        String.valueOf(FRAMES));
                double took = (System.nanoTime() - start) / NANOS;
                var said = tab.eval("(async () => { const t = performance.now(); const h = await window.limber.hash("
                        + Tab.quoted(model.name()) + ", " + Tab.quoted(preset.name()) + ", " + FRAMES
                        + "); return [h, performance.now() - t]; })()");
                jvm += took;
                page += said.get(1).asDouble();
                System.out.printf("%-28s %8.0f ms here %8.0f ms in a page%n", name, took, said.get(1).asDouble());
                if (printed.code() != 0) {
                    blown++;
                    printed.complained(1, "finite");
                    continue;
                }
                here.put(name, printed.out().strip());
                there.put(name, said.get(0).asString());
            }
        }
        long equal = here.keySet().stream().filter(k -> here.get(k).equals(there.get(k))).count();
        System.out.printf("equal: %d of %d, and %d that the command refuses; a page takes %.2f times as long%n", equal,
                here.size(), blown, page / jvm);
        assertEquals(here, there);
        assertTrue(blown <= 1, "only the cloth that explodes is refused: " + blown);
    }
}
