package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.TreeMap;
import limber.Sample;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.models.Catalog;
import limber.moment.Fnv;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A comparison of the engine of a page with that of a JVM: every preset of every model, run for 100 frames, and for
/// 300 in `./limber test long`, has the same bits.
///
/// The bits of NaN are the one exception. Which NaN an operation makes is free in Java and in WebAssembly, so that the
/// fingerprint of a cloth that explodes on purpose is not the same in two runs of one JVM; there both must be NaN.
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
        try (Browser browser = Browser.start(); Tab tab = browser.open()) {
            tab.load(new TestPages(folder).scene("rope", "default"));
            for (Model model : Catalog.MODELS) for (Preset preset : model.presets()) {
                String name = model.name() + " " + preset.name();
                long start = System.nanoTime();
                double[] values = run(model, preset);
                double took = (System.nanoTime() - start) / NANOS;
                var said = tab.eval("(async () => { const t = performance.now(); const h = await window.limber.hash("
                        + Tab.quoted(model.name()) + ", " + Tab.quoted(preset.name()) + ", " + FRAMES
                        + "); return [h, performance.now() - t]; })()");
                jvm += took;
                page += said.get(1).asDouble();
                System.out.printf("%-28s %8.0f ms here %8.0f ms in a page%n", name, took, said.get(1).asDouble());
                if (Arrays.stream(values).anyMatch(Double::isNaN)) {
                    blown++;
                    assertEquals("NaN", said.get(0).asString(), name);
                    continue;
                }
                here.put(name, Fnv.text(Fnv.of(values)));
                there.put(name, said.get(0).asString());
            }
        }
        long equal = here.keySet().stream().filter(k -> here.get(k).equals(there.get(k))).count();
        System.out.printf("equal: %d of %d, and %d that are NaN; a page takes %.2f times as long%n", equal,
                here.size(), blown, page / jvm);
        assertEquals(here, there);
        assertTrue(blown <= 1, "only the cloth that explodes is NaN: " + blown);
    }

    private static double[] run(Model model, Preset preset) {
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(preset.settings(), model.opening(preset.settings())));
        for (int frame = 0; frame < FRAMES; frame++) run.next();
        return run.state().of(model.subject());
    }
}
