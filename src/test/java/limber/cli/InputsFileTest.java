package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.input.InputsFile;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InputsFileTest {
    private static final Model ROPE = Catalog.model("rope");

    private static List<Input> read(String json) {
        return InputsFile.parse("f.json", json, ROPE, ROPE.defaults());
    }

    @Test
    void everyKindOfInputIsRead() {
        assertEquals(
                List.of(
                        new Input.Set(10, "gravity", "0,-1,0.5"), new Input.Set(10, "iterations", "4"),
                        new Input.Move(12, "end", new Vec(3, 1, 0)),
                        new Input.Move(12, "particle:40", new Vec(0, -0.0, 1e-3)),
                        new Input.Act(20, "release", Map.of("particle", 40)),
                        new Input.Act(20, "retract", Map.of())),
                read("""
                        [{"frame":10,"set":{"gravity":[0,-1,0.5], "iterations":4}},
                         {"frame":12,"move":"end","to":[3,1,0]},
                         {"frame":12,"move":"particle:40","to":[0,-0.0,1e-3]},
                         {"frame":20,"do":"release","particle":40},
                         {"frame":20,"do":"retract"}]"""));
    }

    @Test
    void everyKindOfValueIsRead() {
        assertEquals(
                List.of(
                        new Input.Set(1, "segments", "2"), new Input.Set(1, "shape", "0,0,0;1,0,0;1,1,0"),
                        new Input.Set(1, "pinEnd", "true"),
                        new Input.Set(1, "sweep", "red-black"), new Input.Set(1, "texture", "file:a b.png"),
                        new Input.Set(1, "damping", "0.1")),
                read("[{\"frame\":1,\"set\":{\"segments\":2,\"shape\":[[0,0,0],[1,0,0],[1,1,0]],"
                        + "\"pinEnd\":true,\"sweep\":\"red-black\",\"texture\":\"file:a b.png\",\"damping\":0.1}}]"));
    }

    /// The way to write an input is shown where it is written otherwise.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"frame":3,"set":"damping","value":2} | its value would be right: {"frame":3,"set":{"damping":2}}
            {"frame":3,"set":"gravity","to":[0,-1,0]} | would be right: {"frame":3,"set":{"gravity":…}}
            {"frame":3,"set":{"damping":2},"value":2} | set would be right, such as {"frame":3,"set":{"damping":2}}
            {"frame":3,"move":"end"} | right, such as {"frame":12,"move":"end","to":[3,1,0]}
            {"frame":3} | right, such as {"frame":3,"set":{"damping":2}} or {"frame":12,"move":"end","to":[3,1,0]} or
            """)
    void anInputOfAnotherFormIsShownTheRightOne(String entry, String said) {
        String told = assertThrows(BadInput.class, () -> read("[" + entry + "]")).getMessage();
        assertTrue(told.contains(said), told);
    }

    @Test
    void theOnlyPointOfAnActionHasTwoNames() {
        for (String name : List.of("to", "point"))
            for (String action : List.of("fire", "attach")) {
                Input.Act act = (Input.Act) read("[{\"frame\":3,\"do\":\"" + action + "\",\"" + name + "\":[1,2,3]}]")
                        .getFirst();
                assertEquals(List.of(new Vec(1, 2, 3)), List.copyOf(act.arguments().values()));
            }
        assertThrows(BadInput.class, () -> read("[{\"frame\":3,\"do\":\"attach\",\"to\":[1,2,3],\"point\":[1,2,3]}]"));
    }

    @Test
    void theObstacleIsThereOnceCollisionsAreOn() {
        assertEquals(2,
                read("[{\"frame\":2,\"set\":{\"collide\":true}},{\"frame\":2,\"move\":\"obstacle\",\"to\":[0,0,0]}]")
                        .size());
        assertThrows(BadInput.class, () -> read(
                "[{\"frame\":2,\"move\":\"obstacle\",\"to\":[0,0,0]},{\"frame\":2,\"set\":{\"collide\":true}}]"));
        assertThrows(BadInput.class, () -> read(
                "[{\"frame\":1,\"set\":{\"collide\":true}},{\"frame\":2,\"set\":{\"collide\":false}},"
                        + "{\"frame\":3,\"move\":\"obstacle\",\"to\":[0,0,0]}]"));
    }

    @Test
    void settingsThatHoldTogetherMayComeInAnyOrder() {
        assertEquals(2, read("[{\"frame\":1,\"set\":{\"shape\":[[0,0,0],[1,0,0]],\"segments\":1}}]").size());
        assertEquals(2,
                read("[{\"frame\":1,\"set\":{\"shape\":[[0,0,0],[1,0,0]]}},{\"frame\":1,\"set\":{\"segments\":1}}]")
                        .size());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        // the document
        "`` | 1:1 | is empty",
        "{} | 1:1 | the file is an object; an array of inputs would be right",
        "[1] | 1:2 | an input is the number 1",
        "[{'frame':1,'do':'retract'}] x | 1:30 | not JSON",
        "[{'frame':1,'do':'retract'}] [] | 1:30 | something follows the end",
        "[{'frame':1,'do':'retract'} | 1:28 | not JSON",
        "[{'frame':1,'do':'retract',}] | 1:28 | not JSON",
        "[{'frame':1,'frame':2,'do':'retract'}] | 1:13 | \"frame\" stands twice in one object",
        "[{'frame':1,'set':{'damping':1,'damping':2}}] | 1:32 | \"damping\" stands twice",
        "[[[[[[[[[]]]]]]]]] | 1:9 | nests deeper than 8 levels",
        // the frame
        "[{'do':'retract'}] | 1:2 | frame is missing",
        "[{'frame':0,'do':'retract'}] | 1:11 | frame: 0 is below 1",
        "[{'frame':1.5,'do':'retract'}] | 1:11 | '1.5' is not a whole number",
        "[{'frame':'1','do':'retract'}] | 1:11 | frame is the string \"1\"",
        "[{'frame':99999999,'do':'retract'}] | 1:11 | is above 10000000",
        // what it does
        "[{'frame':1}] | 1:2 | an input has none of set, move and do",
        "[{'frame':1,'do':'retract','set':{}}] | 1:2 | an input has set and do",
        "[{'frame':1,'do':'retract','x':3}] | 1:32 | \"x\" is not a key of this input; frame, do would be right",
        "[{'frame':1,'do':'retrac'}] | 1:18 | did you mean retract?",
        "[{'frame':1,'do':'retract','to':[1,2,3]}] | 1:33 | \"to\" is not a key",
        "[{'frame':1,'do':'fire','to':[1,2]}] | 1:30 | to is an array of 2; three numbers [x,y,z] would be right",
        "[{'frame':1,'do':'release','particle':41}] | 1:39 | particle 41 is above 40 (0..40)",
        "[{'frame':1,'do':'release','particle':1.5}] | 1:39 | '1.5' is not a whole number",
        "[{'frame':1,'move':'edn','to':[0,0,0]}] | 1:20 | 'edn' is not a handle of the rope (start, end, "
                + "particle:0..particle:40)",
        "[{'frame':1,'move':'obstacle','to':[0,0,0]}] | 1:20 | 'obstacle' is not a handle of the rope under its "
                + "settings in this frame",
        "[{'frame':1,'move':'particle:41','to':[0,0,0]}] | 1:20 | particle:41 is above 40",
        "[{'frame':1,'move':'particle:-1','to':[0,0,0]}] | 1:20 | 'particle:-1' is not a handle",
        "[{'frame':1,'move':'end'}] | 1:2 | to is missing",
        "[{'frame':1,'move':'end','to':[0,0,1e9]}] | 1:31 | is above 1000000",
        "[{'frame':1,'move':'end','to':[0,0,NaN]}] | 1:39 | not JSON: Non-standard token 'NaN'",
        "[{'frame':1,'move':'end','to':[0,0,'1']}] | 1:36 | three numbers [x,y,z] would be right",
        // settings
        "[{'frame':1,'set':null}] | 1:19 | set is null",
        "[{'frame':1,'set':{'dampin':1}}] | 1:29 | rope.dampin: no such parameter; did you mean damping?",
        "[{'frame':1,'set':{'damping':-1}}] | 1:30 | rope.damping: -1 is below 0 (0..1000)",
        "[{'frame':1,'set':{'damping':1e999}}] | 1:30 | '1e999' is not a finite number",
        "[{'frame':1,'set':{'damping':'1'}}] | 1:30 | rope.damping is the string \"1\"; a number (0..1000) would be "
                + "right",
        "[{'frame':1,'set':{'iterations':1.5}}] | 1:33 | rope.iterations: '1.5' is not a whole number",
        "[{'frame':1,'set':{'pinEnd':1}}] | 1:29 | rope.pinEnd is the number 1; true or false would be right",
        "[{'frame':1,'set':{'sweep':'back'}}] | 1:28 | rope.sweep: 'back' is none of forward, backward",
        "[{'frame':1,'set':{'gravity':[1,2]}}] | 1:30 | rope.gravity is an array of 2",
        "[{'frame':1,'set':{'shape':[1,2,3]}}] | 1:29 | three numbers [x,y,z] would be right",
        "[{'frame':1,'set':{'shape':[[0,0,0]]}}] | 1:28 | rope.shape: 1 points, but 40 segments need 41",
        "[{'frame':2,'set':{'segments':4}}] | 1:31 | segments restarts the run; it can be set in frame 1 only",
        "[{'frame':1,'set':{'segments':4}},{'frame':1,'move':'particle:5','to':[0,0,0]}] | 1:53 | particle:5 is "
                + "above 4",
    })
    void aFaultIsFoundWhereItStands(String json, String place, String what) {
        String message = assertThrows(BadInput.class,
                () -> read(json.replace('\'', '"').replace("token \"NaN\"", "token 'NaN'"))).getMessage();
        assertTrue(message.startsWith("f.json:" + place + ": "), message);
        assertTrue(message.contains(what), message);
        assertFalse(message.contains("\n"), message);
    }

    @Test
    void framesMustAscend() {
        String message = assertThrows(BadInput.class,
                () -> read("[{\"frame\":3,\"do\":\"retract\"},\n {\"frame\":2,\"do\":\"retract\"}]")).getMessage();
        assertEquals("f.json:2:11: frame 2 comes after frame 3; inputs stand in order of frames", message);
    }

    @Test
    void columnsCountCharacters() {
        String message = assertThrows(BadInput.class, () -> read("[{\"frame\":1,\"move\":\"端点\",\"to\":[0,0]}]"))
                .getMessage();
        assertTrue(message.startsWith("f.json:1:30: "), message);
    }

    @Test
    void aFaultyFileRunsNothing(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("i.json"), "[{\"frame\":9,\"set\":{\"iterations\":0}}]"),
                out = folder.resolve("out.csv");
        Outcome outcome = Outcome.of("trace", "rope", "--frames", "20", "--inputs", file.toString(), "--out",
                out.toString());
        outcome.complained(2, file + ":1:33: rope.iterations: 0 is below 1 (1..1000)");
        assertFalse(Files.exists(out));
    }

    @Test
    void aFileThatCannotBeReadIsOneLine(@TempDir Path folder) throws IOException {
        Path latin = Files.write(folder.resolve("latin.json"), new byte[]{'[', (byte) 0xff, ']'});
        Outcome.of("hash", "rope", "--frames", "1", "--inputs", latin.toString()).complained(2, "is not UTF-8 text");
        Outcome.of("hash", "rope", "--frames", "1", "--inputs", folder.toString()).complained(2, "is a folder");
        Path endless = Path.of("/dev/zero");
        if (Files.exists(endless)) Outcome.of("hash", "rope", "--frames", "1", "--inputs", endless.toString())
                .complained(2, "/dev/zero: is a device or a pipe; a JSON file would be right");
        Outcome.of("hash", "rope", "--frames", "1", "--inputs", folder.resolve("none").toString()).complained(2,
                "none: does not exist");
    }

    /// A moved pinned start stays where it was put from its frame on.
    @Test
    void aMoveTakesEffectInTheFrameItNames(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("i.json"), "[{\"frame\":2,\"move\":\"start\",\"to\":[0,5,0]}]");
        var starts = Outcome.of("trace", "rope", "--frames", "3", "--inputs", file.toString()).succeeded().cells()
                .stream().filter(r -> r[2].equals("0")).map(r -> r[4]).toList();
        assertEquals(List.of("0.0", "0.0", "5.0", "5.0"), starts);
    }
}
