package limber.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import limber.mesh.file.ObjReader;
import limber.mesh.file.Surfaces;
import limber.moment.Fnv;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The commands with the models that deform a mesh: ball and jelly.
class SurfaceModelsCommandTest {
    /// Two triangles of a square that share a diagonal, with a texture seam along it, and a vertex that nothing uses
    /// first.
    private static final String SEAM = """
            v 9 9 9
            v 0 0 0
            v 1 0 0
            v 1 1 0.5
            v 0 1 0
            vt 0 0
            vt 1 0
            vt 1 1
            vt 0.1 0.1
            vt 0.9 0.9
            vt 0 1
            f 2/1 3/2 4/3
            f 2/4 4/5 5/6
            """;

    @TempDir Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    // ---- trace, hash, stability ----

    /// A push that does not weaken: every vertex has v = F·h·(1 − c·h) = 16·⅛·½ = 1 m/s after one step of ⅛ s, and is
    /// 0.125 m from its rest. Scaled by 2 it is 0.25 m in the world.
    @ParameterizedTest
    @CsvSource({"1,0.125", "2,0.25"})
    void displacementsAreInTheWorld(int scale, double expected) throws IOException {
        String inputs = file("i.json",
                "[{\"frame\":2,\"do\":\"press\",\"point\":[0,0," + scale + "],\"normal\":[0,0,1],\"frames\":1}]");
        Outcome trace = Outcome
                .of("trace", "ball", "--channel", "displacement", "--frames", "2", "--inputs", inputs, "--set",
                        "mesh=icosphere:0", "--set", "falloffLaw=uniform",
                        "--set", "substep=0.125", "--set", "damping=4", "--set", "force=16", "--set", "scale=" + scale)
                .succeeded();
        assertEquals("frame,time,element,displacement", trace.lines().getFirst());
        assertEquals(1 + 3 * 12, trace.lines().size());
        for (String[] row : trace.cells())
            assertEquals(row[0].equals("2") ? expected : 0, Double.parseDouble(row[3]), 1e-15);
        assertEquals("0.25", trace.cells().getLast()[1], "time of two steps");
    }

    @Test
    void aBallIsTracedByItsVertices() {
        Outcome trace = Outcome.line("trace ball --set mesh=uv-sphere:4x2 --frames 1").succeeded();
        assertEquals("frame,time,element,x,y,z", trace.lines().getFirst());
        assertEquals("0,0.0,0,0.0,-1.0,0.0", trace.lines().get(1), "the bottom pole comes first");
        assertEquals(1 + 2 * 6, trace.lines().size());
    }

    /// One step of ½ s: f = (1 − 0)·2 − 0, v = 1, follow = ½; f = ½·2 − 1·1 = 0, v = 1, follow = 1.
    @Test
    void aJellyIsTracedByItsFollower() throws IOException {
        String inputs = file("i.json", "[{\"frame\":1,\"move\":\"anchor\",\"to\":[1,0,0]}]");
        String[] jelly = {"trace", "jelly", "--frames", "2", "--inputs", inputs, "--set", "mesh=icosphere:0", "--set",
            "substep=0.5", "--set", "stiffness=2", "--set", "damping=1"};
        assertEquals(List.of("frame,time,element,x,y,z", "0,0.0,0,0.0,0.0,0.0", "1,0.5,0,0.5,0.0,0.0",
                "2,1.0,0,1.0,0.0,0.0"), Outcome.of(jelly).succeeded().lines());
        List<String[]> offsets = Outcome
                .of(Stream.concat(Stream.of(jelly), Stream.of("--channel", "offset")).toArray(String[]::new))
                .succeeded().cells();
        assertEquals("-0.5", offsets.get(1)[3]);
    }

    @Test
    void masksAreTracedVertexByVertex() {
        List<String[]> rows = Outcome.line("trace jelly --set mesh=uv-sphere:4x2 --channel mask --frames 0").succeeded()
                .cells();
        assertEquals(List.of("0.0", "0.5", "0.5", "0.5", "0.5", "1.0"), rows.stream().map(r -> r[3]).toList());
    }

    /// A ball is hashed by its vertices, a jelly by its followers: what trace prints of them.
    @ParameterizedTest
    @ValueSource(
            strings = {"ball --preset touch", "jelly --preset swaying --set count=2"})
    void theHashIsThatOfWhatIsTraced(String model) {
        String scene = model + " --set mesh=icosphere:1 --frames 20";
        double[] last = Outcome.line("trace " + scene).succeeded().cells().stream()
                .filter(r -> r[0].equals("20"))
                .flatMapToDouble(r -> DoubleStream.of(Double.parseDouble(r[3]), Double.parseDouble(r[4]),
                        Double.parseDouble(r[5])))
                .toArray();
        assertEquals("%016x\n".formatted(Fnv.of(last)), Outcome.line("hash " + scene).succeeded().out());
    }

    private static JsonNode json(Outcome outcome) {
        return JsonMapper.shared().readTree(outcome.out());
    }

    /// 1/c = 0.2 s; 4/(c + √(c² + 4k)) = 4/(2 + √244) s.
    @Test
    void stabilityKnowsTheirLimits() {
        assertEquals(0.2, json(Outcome.line("stability ball --json").succeeded()).get("limit").doubleValue(), 1e-15);
        assertEquals(4 / (2 + Math.sqrt(244)),
                json(Outcome.line("stability jelly --json").succeeded()).get("limit").doubleValue(), 1e-15);
        assertTrue(
                json(Outcome.line("stability ball --set integrator=exact --json").succeeded()).get("limit").isNull());
        for (String model : List.of("ball", "jelly")) {
            Outcome unstable = Outcome.line("stability " + model + " --preset unstable");
            assertEquals(1, unstable.code());
            assertTrue(unstable.out().startsWith("unstable: substep 0.016666666666666666 s, limit 0.0"),
                    unstable.out());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ball --preset unstable --set mesh=icosphere:0 --set pressEvery=90",
        "jelly --preset unstable --set mesh=icosphere:0 --set sway=0.1"})
    void anUnstableRunEndsWithTheRuleItBroke(String line) {
        Outcome trace = Outcome.line("trace " + line + " --frames 1000");
        trace.complained(1, "the substep of 0.0166667 s is above the largest stable one");
        assertFalse(trace.out().contains("NaN") || trace.out().contains("Infinity"));
    }

    // ---- mesh ----

    @ParameterizedTest
    @CsvSource({"ball,icosphere:1,1", "ball,torus:8x6,2",
        "jelly,cube-sphere:3,1"})
    void anObjHasTheVerticesOfTheMeshInItsOrder(String model, String mesh, double scale) throws IOException {
        Path file = folder.resolve("x.obj");
        Outcome.of("mesh", model, "--frame", "0", "--set", "mesh=" + mesh, "--set", "scale=" + scale, "--out",
                file.toString()).succeeded();
        var known = new Surfaces().read(mesh);
        var written = ObjReader.read(file);
        assertArrayEquals(DoubleStream.of(known.vertices()).map(x -> scale * x).toArray(), written.vertices(), 0);
        assertArrayEquals(known.triangles(), written.triangles());
        assertTrue(written.uv().length > 2 * written.size(), "a seam has more texture coordinates than vertices");
        assertArrayEquals(known.uvCorners(), written.uvCorners());
    }

    @Test
    void aFilesOwnVerticesAndSeamsAreKept() throws IOException {
        String mesh = file("seam.obj", SEAM);
        Path out = folder.resolve("out.obj");
        Outcome.of("mesh", "ball", "--frame", "3", "--set", "mesh=file:" + mesh, "--out", out.toString())
                .remarked("Vertices that no triangle uses: 1.");
        List<String> lines = Files.readAllLines(out);
        assertEquals(List.of("v 9.0 9.0 9.0", "v 0.0 0.0 0.0", "v 1.0 0.0 0.0", "v 1.0 1.0 0.5", "v 0.0 1.0 0.0"),
                lines.stream().filter(l -> l.startsWith("v ")).toList());
        assertEquals(6, lines.stream().filter(l -> l.startsWith("vt ")).count());
        assertEquals(List.of("f 2/1/2 3/2/3 4/3/4", "f 2/4/2 4/5/4 5/6/5"),
                lines.stream().filter(l -> l.startsWith("f ")).toList());
    }

    /// Pushed from (0, 0, −0.1) by 16 m/s² everywhere: the vertex at the origin moves straight up by v·h = 1·⅛ m.
    @Test
    void whatIsWrittenIsWhatTheFrameMadeOfIt() throws IOException {
        String mesh = file("seam.obj", SEAM), inputs = file("i.json",
                "[{\"frame\":1,\"do\":\"press\",\"point\":[0,0,0],\"normal\":[0,0,-1],\"frames\":1}]");
        Path out = folder.resolve("out.csv");
        Outcome.of("mesh", "ball", "--frame", "1", "--inputs", inputs, "--set", "mesh=file:" + mesh, "--set",
                "falloffLaw=uniform", "--set", "substep=0.125", "--set", "damping=4", "--set", "force=16",
                "--out", out.toString()).remarked("4 open edges");
        List<String> rows = Files.readAllLines(out);
        assertEquals("index,x,y,z,u,v,nx,ny,nz,tx,ty,tz", rows.getFirst());
        assertEquals(1 + 5, rows.size());
        String[] moved = rows.get(2).split(",");
        assertEquals(List.of("1", "0.0", "0.0", "0.125"), List.of(moved).subList(0, 4));
    }

    @Test
    void stlAndPlyHaveEveryTriangleAndVertex() throws IOException {
        Path stl = folder.resolve("x.stl"), ply = folder.resolve("x.ply");
        Outcome.of("mesh", "ball", "--frame", "2", "--set", "mesh=icosphere:2", "--out", stl.toString()).succeeded();
        assertEquals(84 + 50 * 320, Files.size(stl)); // 20·4² triangles
        Outcome.of("mesh", "jelly", "--frame", "2", "--set", "mesh=icosphere:2", "--set", "count=2", "--out",
                ply.toString()).succeeded();
        String head = new String(Files.readAllBytes(ply), StandardCharsets.ISO_8859_1);
        assertTrue(head.contains("\nelement vertex 324\n") && head.contains("\nelement face 640\n"),
                "10·4² + 2 vertices, twice");
    }

    // ---- mistakes ----

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "mesh ball --frame 0 --set mesh=icosfere:4 | ball.mesh: 'icosfere:4' is none of icosphere:2",
        "mesh ball --frame 0 --set mesh=icosphere:9 | ball.mesh: 'icosphere:9': 9 is above 7 (0..7)",
        "mesh rod --frame 0 --set mesh=taperd | rod.mesh: 'taperd' is none of tapered, icosphere:2",
        "mesh jelly --frame 0 --set mesh=torus:2x3 | jelly.mesh: ",
        "mesh ball --frame 0 --set mesh=file: | ball.mesh: ",
        "trace ball --frames 1 --set mesh=file:none.obj | ball.mesh: none.obj",
        "trace jelly --frames 1 --set mesh=file:none.obj | jelly.mesh: none.obj",
        "trace ball --frames 1 --set mesh=file:. | ball.mesh: ",
        "trace ball --frames 1 --set pressNormal=0,0,0 | ball.pressNormal: 0,0,0 has no direction",
        "trace ball --frames 1 --set scale=0 | ball.scale: 0 is below 0.01 (0.01..100)",
        "trace ball --frames 1 --set falloff=lokal | ball.falloff: 'lokal' is none of local, world",
        "trace ball --frames 1 --channel dents | ball has no channel 'dents'; did you mean dent?",
        "trace ball --frames 1 --preset tuch | ball has no preset 'tuch'; did you mean touch?",
        "trace jelly --frames 1 --set count=3 | jelly.count: 3 is above 2 (1..2)",
        "trace jelly --frames 1 --set mask=hight | jelly.mask: 'hight' is none of height, published, painted",
        "stability jelly --set damping=-1 | jelly.damping: -1 is below 0 (0..1000)",
    })
    void aMistakeIsOneLineAndExitCodeTwo(String line, String part) {
        assertEquals("", Outcome.line(line).complained(2, part).out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "v 0 0 0\\nv 1 0 0\\nv 0 nan 0\\nf 1 2 3\\n | x.obj:3:",
        "v 0 0 0\\nv 1 0 0\\nv 0 1 0\\nf 1 2 4\\n | x.obj:4:",
        "v 0 0 0\\nv 1 0 0\\nv 0 1 0\\nf 1 2 99999999999999999999\\n | x.obj:4:",
        "v 0 0 0\\nv 1 0 0\\nv 0 1e999 0\\nf 1 2 3\\n | x.obj:3:",
        "hello | x.obj",
    })
    void aHostileFileIsOneLineWithItsPlace(String text, String part) throws IOException {
        String mesh = file("x.obj", text.replace("\\n", "\n"));
        Path out = folder.resolve("out.obj");
        for (String model : List.of("ball", "jelly"))
            assertEquals("",
                    Outcome.of("mesh", model, "--frame", "1", "--set", "mesh=file:" + mesh, "--out", out.toString())
                            .complained(2, part).out());
        assertFalse(Files.exists(out));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "ball | {'frame':3,'move':'anchor','to':[0,0,0]} | i.json:1:20: 'anchor' is not a handle of the ball; there "
                + "is none",
        "ball | {'frame':3,'move':'particle:3','to':[0,0,0]} | i.json:1:20: 'particle:3' is not a handle of the ball",
        "ball | {'frame':3,'do':'prss'} | i.json:1:18: 'prss' is not an action of the ball; did you mean press?",
        "ball | {'frame':3,'do':'press','at':[0,0,1]} | \"at\" is not a key of this input; frame, do, point, normal, "
                + "frames would be right",
        "ball | {'frame':3,'do':'press','point':[0,0]} | i.json:1:34: point is an array of 2",
        "ball | {'frame':3,'do':'press','frames':0} | frames: 0 is below 1",
        "ball | {'frame':3,'do':'press','normal':[0,0,2]} | normal: 2 is above 1 (-1..1)",
        "ball | {'frame':3,'do':'press','normal':[0,0,0]} | i.json:1:35: normal: 0,0,0 has no direction",
        "ball | {'frame':3,'set':{'mesh':'torus'}} | mesh restarts the run",
        "ball | {'frame':3,'set':{'pressNormal':[0,0,0]}} | ball.pressNormal: 0,0,0 has no direction",
        "rod | {'frame':3,'do':'bend'} | i.json:1:18: 'bend' is not an action of the rod; there is none",
        "jelly | {'frame':3,'move':'anchor:2','to':[0,0,0]} | i.json:1:20: 'anchor:2' is not a handle of the jelly",
        "jelly | {'frame':3,'do':'press'} | 'press' is not an action of the jelly",
        "jelly | {'frame':3,'do':'fill','weight':2} | weight: 2 is above 1 (0..1)",
        "jelly | {'frame':3,'do':'paint','point':'top'} | point",
    })
    void aMistakeInAnInputsFileHasItsPlace(String model, String input, String part) throws IOException {
        String inputs = file("i.json", "[" + input.replace('\'', '"') + "]");
        assertEquals("", Outcome.of("trace", model, "--frames", "5", "--set", "mesh=icosphere:0", "--inputs", inputs)
                .complained(2, part).out());
    }
}
