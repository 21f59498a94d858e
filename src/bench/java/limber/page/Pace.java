package limber.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import limber.engine.model.Model;
import limber.models.Catalog;
import tools.jackson.databind.JsonNode;

/// `./limber bench pages`: how fast the page of each model opens and plays in a browser without a graphics card, of
/// 1280 × 720, beside a page that draws nothing but as many triangles on as many pixels; and on a processor that is six
/// times slower.
public final class Pace {
    private static final int SLOWER = 6, TIMES = 3;
    /// What is measured follows this, and takes as long, ms.
    private static final int BEFORE = 1500, DURING = 3000;
    /// A mesh of a grid of cells that moves, drawn with each picture.
    private static final String BARE = """
            <!DOCTYPE html><meta charset="utf-8"><title>bare</title><style>body { margin: 0 }</style>
            <canvas width="%d" height="%d"></canvas>
            <script>
            const gl = document.querySelector('canvas').getContext('webgl2', {antialias: false}), n = %d;
            const shader = (kind, text) => {
                const s = gl.createShader(kind);
                gl.shaderSource(s, '#version 300 es\\nprecision highp float;' + text);
                gl.compileShader(s);
                gl.attachShader(program, s);
            };
            const program = gl.createProgram();
            shader(gl.VERTEX_SHADER, 'in vec3 p; out vec3 q; uniform float t;'
                + 'void main() { q = p; gl_Position = vec4(p.xy, 0.3 * sin(8. * p.x + t), 1); }');
            shader(gl.FRAGMENT_SHADER, 'in vec3 q; out vec4 c;'
                + 'void main() { c = vec4(normalize(cross(dFdx(q), dFdy(q))) * 0.5 + 0.5, 1); }');
            gl.linkProgram(program);
            gl.useProgram(program);
            const side = Math.max(1, Math.round(Math.sqrt(n / 2))), points = new Float32Array(18 * side * side);
            const corner = [[0, 0], [1, 0], [1, 1], [0, 0], [1, 1], [0, 1]];
            for (let i = 0, k = 0; i < side; i++) for (let j = 0; j < side; j++) for (const [a, b] of corner) {
                points[k++] = 1.2 * (i + a) / side - 0.6;
                points[k++] = 1.2 * (j + b) / side - 0.6;
                points[k++] = 0.2 * Math.sin(9 * (i + a) / side);
            }
            gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
            gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 0, 0);
            gl.enableVertexAttribArray(0);
            gl.enable(gl.DEPTH_TEST);
            let drawn = 0;
            (function draw(t) {
                gl.bufferData(gl.ARRAY_BUFFER, points, gl.DYNAMIC_DRAW);
                gl.uniform1f(gl.getUniformLocation(program, 't'), 0.01 * t);
                gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
                gl.drawArrays(gl.TRIANGLES, 0, points.length / 3);
                drawn++;
                requestAnimationFrame(draw);
            })(0);
            </script>
            """;

    private final Path folder;
    private final Browser browser;
    private final TestPages pages;

    private Pace(Path folder, Browser browser) {
        this.folder = folder;
        this.browser = browser;
        pages = new TestPages(folder);
    }

    /// Prints a row for each model.
    public static void print() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("limber-pace-");
        try (Browser browser = Browser.start()) {
            var pace = new Pace(folder, browser);
            System.out.printf(Locale.ROOT, "%-8s %9s %9s %9s %9s %9s %9s %9s %9s%n", "", "triangles", "read/6", "ready",
                    "ready/6", "bare", "page", "page/bare", "task/6");
            for (Model model : Catalog.MODELS) pace.row(model);
            System.out.println("read: when its text can be read, ready: when it runs, in ms;"
                    + " bare and page in pictures a second; task: the longest while it plays, ms;"
                    + " /6: on a processor six times slower");
        }
    }

    private void row(Model model) throws IOException, InterruptedException {
        Path page = pages.scene(model.name(), model.presets().getFirst().name());
        double read = read(page), ready = ready(page, 1), slow = ready(page, SLOWER);
        try (Tab tab = browser.open().allPictures()) {
            tab.load(page);
            Thread.sleep(BEFORE); // the scene looks for its box
            JsonNode size = tab.eval("(c => [c.width, c.height])(document.querySelector('.view canvas'))");
            int triangles = tab.eval("JSON.parse(window.limber.state()).triangles").asInt();
            play(tab);
            double drawn = drawings(tab);
            tab.slower(SLOWER);
            Thread.sleep(BEFORE);
            tab.eval("window.tasks = [0]; new PerformanceObserver(l => l.getEntries()"
                    + ".forEach(e => tasks.push(e.duration))).observe({type: 'longtask'}); true");
            Thread.sleep(DURING);
            double longest = tab.eval("Math.max(...tasks)").asDouble();
            double bare = bare(size.get(0).asInt(), size.get(1).asInt(), triangles);
            System.out.printf(Locale.ROOT, "%-8s %9d %9.0f %9.0f %9.0f %9.0f %9.0f %9.2f %9.0f%n", model.name(),
                    triangles, read, ready, slow, bare, drawn, drawn / bare, longest);
        }
    }

    /// The shortest of some times, ms.
    private double ready(Path page, int slower) {
        double least = Double.MAX_VALUE;
        for (int i = 0; i < TIMES; i++)
            try (Tab tab = browser.open().slower(slower)) {
                least = Math.min(least, tab.load(page));
            }
        return least;
    }

    /// The time until text and title are painted on the slower processor, ms.
    private double read(Path page) throws IOException {
        try (Tab tab = browser.open().slower(SLOWER)) {
            tab.load(page);
            return tab.eval("performance.getEntriesByName('first-contentful-paint')[0].startTime").asDouble();
        }
    }

    private static void play(Tab tab) throws InterruptedException {
        tab.click(".bar .play");
        Thread.sleep(BEFORE);
    }

    private static double drawings(Tab tab) throws InterruptedException {
        return rate(tab, "JSON.parse(window.limber.state()).drawings");
    }

    private double bare(int width, int height, int triangles) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("bare.html"), BARE.formatted(width, height, triangles));
        try (Tab tab = browser.open().allPictures()) {
            tab.go(file.toUri().toString());
            Thread.sleep(BEFORE);
            return rate(tab, "drawn");
        }
    }

    private static double rate(Tab tab, String counter) throws InterruptedException {
        JsonNode from = tab.eval("[performance.now(), " + counter + "]");
        Thread.sleep(DURING);
        JsonNode to = tab.eval("[performance.now(), " + counter + "]");
        return 1000 * (to.get(1).asDouble() - from.get(1).asDouble()) / (to.get(0).asDouble() - from.get(0).asDouble());
    }
}
