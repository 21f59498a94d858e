package limber.moment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.ask.Stop;
import limber.engine.Element;
import limber.engine.Measure;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.model.Variant;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.engine.tool.Tool;
import limber.engine.tool.ToolPoint;
import limber.engine.tool.Tools;
import limber.expression.PlottedExpression;
import limber.lesson.Camera;
import limber.lesson.ColourRange;
import limber.lesson.Compare;
import limber.lesson.Step;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Moments that are written by hand: what they mean, and every fault with its place. A quote is written '.
class MomentReaderTest {
    private static final Model ROPE = Catalog.model("rope");

    @TempDir Path folder;

    private static Moment read(String text) {
        return MomentReader.text(text.replace('\'', '"'));
    }

    private static List<String> faults(String text) {
        return MomentReader.read("f", text.replace('\'', '"').replace("¶", "\n"), Optional.empty()).faults();
    }

    @Test
    void theLeastMomentIsAModel() {
        Moment moment = read("{'limber':1,'model':'rope'}");
        assertEquals(ROPE, moment.model());
        assertEquals(ROPE.defaults(), moment.settings());
        assertEquals("", moment.preset() + moment.version());
        assertEquals(List.of(), moment.inputs());
        assertEquals("frame=0", moment.at().text());
        assertEquals(MomentView.NONE, moment.view());
        assertEquals(Optional.empty(), moment.recording());
        assertEquals("{\"limber\":1,\"model\":\"rope\"}", MomentWriter.line(moment));
    }

    @Test
    void everyKeyIsRead() {
        Moment moment = read("""
                {'limber':1,'version':'0.1.0','model':'rope','preset':'classroom','set':{'iterations':4,
                 'gravity':[0,-1,0.5],'pinEnd':true},
                 'inputs':[{'frame':2,'move':'end','to':[3,1,0]},{'frame':5,'set':{'damping':1.50}},
                  {'frame':6,'do':'attach','to':[1,2,3]}],
                 'at':'phase=distance&frame=12&sweep=3&element=7','stops':['max(residual) > 1','distance:42',
                  'particle 7',{'stop':'position[12]','every':3,'once':true,'on':false}],
                 'view':{'camera':{'eye':[0,0,9],'target':[1,0,0],'lock':true},
                  'show':{'level':'step','overlays':['velocity'],'plots':['energy'],'panes':['code'],
                   'tools':[{'ruler':['particle:0',[1,2.5,0]]},{'protractor':['start','stick:3','end']},
                    'stopwatch',{'stopwatch':0.25}]},
                  'compare':{'names':['a','b'],'left':{},'right':{'iterations':8},'layout':'overlaid'},
                  'ranges':{'velocity':[-2.5,2.5]}},
                 'every':2,'frames':3,'hashes':['0123456789abcdef','0000000000000000','ffffffffffffffff'],
                 'steps':['0123','','4567abcd']}
                """);
        assertEquals("0.1.0", moment.version());
        assertEquals("classroom", moment.preset());
        assertEquals(ROPE.presets().getFirst().settings().with("iterations", "4").with("gravity", "0,-1,0.5")
                .with("pinEnd", "true"), moment.settings());
        assertEquals(List.of(new Input.Move(2, "end", new Vec(3, 1, 0)), new Input.Set(5, "damping", "1.5"),
                new Input.Act(6, "attach", Map.of("point", new Vec(1, 2, 3)))), moment.inputs());
        assertEquals("frame=12&sweep=3&phase=distance&element=7", moment.at().text());
        assertEquals(List.of(Stop.when("max(residual) > 1", ROPE, ROPE.schedule(ROPE.defaults())),
                new Stop(new Stop.What.Line("distance", 42)),
                new Stop(new Stop.What.Touched(new Element("particle", 7))),
                new Stop(new Stop.What.Written("position", 12), false, 3, true)), moment.stops());
        var tools = new Tools(List.of(
                new Tool.Ruler(new ToolPoint.Fastened("particle:0"), new ToolPoint.Fixed(new Vec(1, 2.5, 0))),
                new Tool.Protractor(new ToolPoint.Fastened("start"), new ToolPoint.Fastened("stick:3"),
                        new ToolPoint.Fastened("end")),
                new Tool.Stopwatch(0), new Tool.Stopwatch(0.25)));
        assertEquals(new MomentView(
                Optional.of(
                        new Camera(Optional.empty(), Optional.of(new Camera.Eye(new Vec(0, 0, 9), new Vec(1, 0, 0))),
                                true)),
                Optional.of(new Step.Show(Optional.of("step"), Optional.of(List.of("velocity")),
                        Optional.of(List.of(PlottedExpression.measure("energy", moment.model()))),
                        Optional.of(List.of("code"))).with(tools)),
                Optional.of(new Compare(new Variant(Map.of()), new Variant(Map.of("iterations", "8")), true)),
                List.of("a", "b"), Map.of("velocity", new ColourRange(2.5, true))), moment.view());
        assertEquals(new Recording(2, 3, List.of("0123456789abcdef", "0000000000000000", "ffffffffffffffff"),
                List.of("0123", "", "4567abcd")), moment.recording().orElseThrow());
        assertEquals(moment, MomentReader.text(MomentWriter.line(moment)));
    }

    /// What a stop and a plot read is in the view, whichever comes first in the text.
    @Test
    void stopsAndPlotsReadItsTools() {
        Moment moment = read("{'limber':1,'model':'rope','stops':['tool(ruler) > 3'],'view':{'show':{'plots':"
                + "['tool(ruler)'],'tools':[{'ruler':['start','end']}]}}}");
        assertEquals("tool(ruler) > 3", moment.stops().getFirst().what().toString());
        assertEquals(List.of("m"), moment.view().show().orElseThrow().plots().orElseThrow().stream()
                .map(Measure::unit).toList());
        assertEquals(moment, MomentReader.text(MomentWriter.line(moment)));
        String fault = "the moment:1:63: 'end:1' is no handle and no element here; start, end, particle:0..40, "
                + "stick:0..39, constraint:0..39, ring:0..40, vertex:0..558 or a place [x, y, z] would be right";
        assertEquals(List.of(fault), MomentReader.read("the moment",
                "{'limber':1,'model':'rope','view':{'show':{'tools':[{'ruler':['end:1','end']}]}}}".replace('\'', '"'),
                Optional.empty()).faults());
    }

    /// The text that is written is the one of a moment, whatever the order and the spaces of what was read.
    @Test
    void whatMeansTheSameIsWrittenTheSame() {
        String canonical = "{\"limber\":1,\"model\":\"rope\",\"preset\":\"cable\",\"set\":{\"gravity\":[0,-1,0],"
                + "\"damping\":0.5},\"inputs\":[{\"frame\":1,\"set\":{\"friction\":0.25}}],\"at\":\"frame=2\"}";
        assertEquals(canonical, MomentWriter.line(read("""
                { 'at': 'frame=2', 'inputs': [ { 'set': {'friction': 2.5e-1}, 'frame': 1 } ],
                  'set': { 'damping': 5E-1, 'gravity': [0.0, -1.00, 0e3] }, 'preset': 'cable', 'model': 'rope',
                  'limber': 1 }""")));
    }

    @Test
    void theRoundsAreThoseOfTheSettingsInThatFrame() {
        String jacobi = "{'limber':1,'model':'rope','inputs':[{'frame':9,'set':{'sweep':'jacobi'}}],"
                + "'at':'frame=%d&phase=%s'}";
        String phase = ROPE.schedule(ROPE.defaults().with("sweep", "jacobi")).phases().map(p -> p.name())
                .filter(n -> ROPE.schedule(ROPE.defaults()).phases().noneMatch(p -> p.name().equals(n))).findFirst()
                .orElseThrow();
        assertEquals(phase, read(jacobi.formatted(9, phase)).at().phase());
        assertEquals(1, faults(jacobi.formatted(8, phase)).size());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "[] | f:1:1: a moment is an empty array; an object such as {\"limber\":1,\"model\":\"rope\"} would be right",
        "{} | f:1:1: limber is missing from a moment; \"limber\":1 would be right",
        "{'limber':2,'new':[]} | f:1:11: limber: format 2 is newer than this Limber reads (1); a newer Limber would be "
                + "right",
        "{'limber':0} | f:1:11: limber: 0 is below 1 (1..2147483647)",
        "{'limber':1} | f:1:1: model is missing from a moment; the name of a model would be right",
        "{'limber':1,¶ 'model':'rop'} | f:2:10: 'rop' is not a model; did you mean rope?",
        "{'limber':1,'model':'rope',¶'prset':'cable'} | f:2:1: \"prset\" is not a key of a moment; did you mean "
                + "preset?",
        "{'limber':1,'model':'rope','preset':'cabel'} | f:1:37: rope has no preset 'cabel'; did you mean cable?",
        "{'limber':1,'model':'rope','version':'1 2'} | f:1:38: version: '1 2' is no version; \"1.0\" would be right",
        "{'limber':1,'model':'rope',¶ 'set':{'segments':0}} | f:2:20: rope.segments: 0 is below 1 (1..2000)",
        "{'limber':1,'model':'rope',¶ 'set':{'segmnts':1}} | f:2:9: 'segmnts' is no parameter of the rope; did you "
                + "mean segments?",
        "{'limber':1,'model':'rope',¶ 'set':{'sides':2}} | f:2:2: rope.sides: 2 is below 3, which a tube skin "
                + "needs (3..256)",
        "{'limber':1,'model':'rope',¶ 'inputs':[{'frame':1,'move':'nose','to':[0,0,0]}]} | f:2:30: 'nose' is not a "
                + "handle of the rope (start, end, particle:0..particle:40)",
        "{'limber':1,'model':'rope',¶ 'at':'frame=1&phase=x'} | f:2:7: 'x' is no phase here; there is clock, reveal, "
                + "drive, integrate, distance, rings, vertices, triangles",
        "{'limber':1,'model':'rope',¶ 'stops':['sag >']} | f:2:17: something is missing at the end; a number or a "
                + "name would be right",
        // 40 segments have particles 0 to 40
        "{'limber':1,'model':'rope',¶ 'stops':['distanc:42']} | f:2:11: 'distanc' is no phase here; did you mean "
                + "distance?",
        "{'limber':1,'model':'rope',¶ 'stops':['particel 4']} | f:2:11: 'particel' is no kind of element here; did "
                + "you mean particle?",
        "{'limber':1,'model':'rope',¶ 'stops':['particle 41']} | f:2:11: particle 41 is not there; there are 41, "
                + "from 0",
        "{'limber':1,'model':'rope',¶ 'stops':['position[41]']} | f:2:11: position 41 is not there; there are 41, "
                + "from 0",
        "{'limber':1,'model':'rope',¶ 'stops':['positio[4]']} | f:2:11: 'positio' is no channel here; did you mean "
                + "position?",
        "{'limber':1,'model':'rope',¶ 'stops':[{'stop':'sag > 1','evry':2}]} | f:2:29: \"evry\" is not a key of a "
                + "stop; did you mean every?",
        "{'limber':1,'model':'rope',¶ 'stops':[{'every':0,'stop':'sag > 1'}]} | f:2:20: every: 0 is below 1 "
                + "(1..1000000)",
        "{'limber':1,'model':'rope',¶ 'stops':[{'once':true}]} | f:2:11: stop is missing from a stop; a stop such as "
                + "\"max(abs(residual)) > 0.01\" would be right",
        "{'limber':1,'model':'rope',¶ 'view':{'camera':'up'}} | f:2:19: camera: there is no 'up'; did you mean top?",
        "{'limber':1,'model':'rope',¶ 'view':{'ranges':{'by:velocity':[0,1]}}} | f:2:20: ranges: 'by:velocity' is not "
                + "among the overlays; one of them would be right",
        "{'limber':1,'model':'rope','view':{'show':{'overlays':['by:velocity']},¶ 'ranges':{'by:velocity':[1,2]}}} | "
                + "f:2:26: a range is from 1.0 to 2.0; [0,2] or [-2,2], for example, would be right",
        "{'limber':1,'model':'rope','view':{'show':{'overlays':['by:velocity']},¶ 'ranges':{'by:velocity':[0,1e999]}}}"
                + " | f:2:26: a range is from 0.0 to Infinity; [0,2] or [-2,2], for example, would be right",
        "{'limber':1,'model':'rope','frames':3} | f:1:1: hashes is missing from a moment; a list of hashes would be "
                + "right",
        "{'limber':1,'model':'rope','frames':3,¶'hashes':[]} | f:2:10: hashes has 0 entries; 4 would be right for "
                + "these frames",
        "{'limber':1,'model':'rope','frames':0,¶'hashes':['0123456789abcdeF']} | f:2:11: hashes: '0123456789abcdeF' is "
                + "none; 16 hexadecimal digits would be right",
        "{'limber':1,'model':'rope','frames':1,'hashes':['0123456789abcdef','0123456789abcdef'],¶'steps':['012']} | "
                + "f:2:10: steps: '012' is none; four hexadecimal digits a phase would be right",
        "{'limber':1,'model':'ball','set':{'mesh':'file:/etc/passwd'}} | f:1:42: 'file:/etc/passwd' is a file, and a "
                + "text has no folder; a .limber file beside it would be right",
        "{'limber':1,'limber':1} | f:1:13: \"limber\" stands twice in one object; once would be right",
        "{'limber':1,'model':'rope'} x | f:1:29: not JSON: Unrecognized token 'x'",
    })
    void aFaultIsToldWithItsPlace(String text, String expected) {
        assertEquals(List.of(expected), faults(text));
    }

    @Test
    void everyFaultIsTold() {
        List<String> faults = faults("{'limber':1,'model':'rope',¶'preset':'x','set':{'segments':0,'sides':'many'},¶"
                + "'stops':['1',2],¶'every':0,'frames':-1,'hashes':[1]}");
        assertEquals(List.of("f:2:10:", "f:2:32:", "f:2:42:", "f:3:11:", "f:3:14:", "f:4:9:", "f:4:20:", "f:4:33:"),
                faults.stream().map(f -> f.substring(0, f.indexOf(' '))).toList(), faults.toString());
    }

    @Test
    void aFileMayNameFilesOfItsFolderOnly() throws IOException {
        Files.writeString(folder.resolve("tetra.obj"),
                "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n");
        Path file = folder.resolve("m.limber");
        String text = "{\"limber\":1,\"model\":\"ball\",\"set\":{\"mesh\":\"file:%s\"}}";
        Files.writeString(file, text.formatted("tetra.obj"));
        Moment moment = MomentReader.file(file);
        assertEquals(4, moment.run().state().count("vertex"));
        assertEquals(text.formatted("tetra.obj"), MomentWriter.page(moment, folder).replace("\n", ""));
        assertThrows(BadInput.class, () -> MomentWriter.line(moment));
        assertThrows(BadInput.class, () -> MomentWriter.page(moment, folder.resolve("below")));
        for (String other : List.of("../tetra.obj", folder.resolve("tetra.obj").toString(), "none.obj")) {
            Files.writeString(file, text.formatted(other));
            String told = assertThrows(BadInput.class, () -> MomentReader.file(file)).getMessage();
            assertTrue(told.startsWith(file + ":1:42: ") && told.contains("the moment's folder"), told);
        }
    }

    @Test
    void sizeIsLimited() throws IOException {
        assertTrue(faults(" ".repeat((8 << 20) + 1)).getFirst().contains("has more than 8 MB"));
        Path file = Files.write(folder.resolve("m.limber"), new byte[(8 << 20) + 1]);
        assertThrows(BadInput.class, () -> MomentReader.file(file));
        assertTrue(faults("{'limber':1,'model':'rope','view':" + "[".repeat(9) + "]".repeat(9) + "}").getFirst()
                .contains("nests deeper than 8 levels"));
    }

    @Test
    void aFileThatIsNoTextIsRefused() throws IOException {
        Path file = Files.write(folder.resolve("m.limber"), new byte[]{'{', (byte) 0xff});
        assertEquals(file + ":1:2: is not UTF-8 text from here on; a file saved as UTF-8 would be right",
                assertThrows(BadInput.class, () -> MomentReader.file(file)).getMessage());
        Files.write(file, ("\uFEFF{\"limber\":1,\"model\":\"rope\"}").getBytes(StandardCharsets.UTF_8));
        assertEquals(ROPE, MomentReader.file(file).model());
    }

    @Test
    void aTextBeginsWithABrace() {
        assertTrue(MomentReader.isText(" {"));
        assertFalse(MomentReader.isText("rope.limber"));
        assertThrows(BadInput.class, () -> MomentReader.given("a\0b"));
    }
}
