package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import limber.SoakTime;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A monkey with fingers and keys on a page, which must neither fail nor grow. `-Dpage.seconds=S` says for how long,
/// and `-Dsoak.seed=S` which touches they are.
@Tag("soak")
class PageTouchesTest {
    private static final int SECONDS = Integer.getInteger("page.seconds", 30), ROUND = 25;
    private static final int WIDTH = 360, HEIGHT = 640;
    private static final double GROWTH = 1.2;
    /// What keyframes may fill while frames are played, and as much again that is collected later, bytes.
    /// The fewest rounds, however busy the machine is: a third of them is compared with another.
    private static final int LEAST = 6;
    private static final double KEYFRAMES = 32e6;
    private static final List<String> KEYS = List.of(" ", "ArrowRight", "ArrowLeft", "[", "]", "Home", "n", "Tab",
            "Enter", "f", "+", "-");

    @Test
    void touchesNeitherFailNorFillTheMemory(@TempDir Path folder) throws IOException {
        var random = new Random(SoakTime.SEED);
        var heap = new ArrayList<Double>();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        InBrowser.assumeBrowser();
        try (Browser browser = Browser.start(); Tab tab = browser.open()) {
            tab.size(WIDTH, HEIGHT, true).load(new TestPages(folder).lesson("one-stick"));
            while (System.nanoTime() < end || heap.size() < LEAST) {
                for (int i = 0; i < ROUND; i++) act(tab, random);
                heap.add(tab.heap());
            }
            assertEquals(List.of(), tab.faults(), "seed " + SoakTime.SEED);
            assertEquals(List.of(), tab.requests());
        }
        int third = heap.size() / 3;
        double first = mean(heap.subList(0, third)), last = mean(heap.subList(heap.size() - third, heap.size()));
        System.out.printf("%d rounds of touches, %.2f MB at first and %.2f MB at last%n", heap.size(), first / 1e6,
                last / 1e6);
        assertTrue(last < GROWTH * first + KEYFRAMES, "the page grows from " + first + " to " + last + " bytes");
    }

    private static void act(Tab tab, Random random) {
        double[] from = point(random), to = point(random);
        switch (random.nextInt(4)) {
            case 0 -> tab.swipe(from, to, 3);
            case 1 -> tab.swipe(from, from, 0);
            default -> tab.key(KEYS.get(random.nextInt(KEYS.size())));
        }
    }

    private static double[] point(Random random) {
        return new double[]{random.nextInt(WIDTH), random.nextInt(HEIGHT)};
    }

    private static double mean(List<Double> of) {
        return of.stream().mapToDouble(d -> d).average().orElseThrow();
    }
}
