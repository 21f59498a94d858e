package limber.moment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import limber.engine.model.Entry;
import limber.engine.model.Input;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MomentEntriesTest {
    private static final String TEXT = """
            {"limber":1,"model":"soft","preset":"cantilever","entries":[
             {"model":"soft","preset":"cantilever","set":{"method":"shape-matching"}},
             {"model":"strand","set":{"length":2},"inputs":[{"frame":3,"move":"start","to":[0,1,0]}]}],
             "reference":2,"layout":"side-by-side"}
            """;

    @Test
    void entriesAreReadWithTheirModelsSettingsAndInputs() {
        Entries entries = MomentReader.text(TEXT).entries();
        List<Entry> all = entries.all();
        assertEquals(List.of("soft", "strand"), all.stream().map(e -> e.model().name()).toList());
        var p = all.getFirst().settings();
        assertEquals("shape-matching", p.text(p.parameter("method")));
        assertEquals("12", p.text(p.parameter("cellsX")), "of the preset");
        assertEquals(List.of(new Input.Move(3, "start", new Vec(0, 1, 0))), all.getLast().inputs());
        assertEquals(2, entries.reference());
        assertTrue(entries.beside());
    }

    @Test
    void whatIsWrittenReadsBackTheSame() {
        Moment moment = MomentReader.text(TEXT);
        String line = MomentWriter.line(moment);
        assertEquals(moment, MomentReader.text(line));
        assertEquals(line, MomentWriter.line(MomentReader.text(line)));
        assertEquals(Entries.NONE, MomentReader.text("{\"limber\":1,\"model\":\"rope\"}").entries());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', value = {
        "{\"limber\":1,\"model\":\"rope\",\"entries\":[{\"model\":\"rop\"}]} | the moment:1:48: 'rop' is not a model",
        "{\"limber\":1,\"model\":\"rope\",\"entries\":[{\"model\":\"rope\",\"set\":{\"segments\":0}}]} "
                + "| the moment:1:73: ",
        "{\"limber\":1,\"model\":\"rope\",\"entries\":[{\"model\":\"rope\"}],\"reference\":2} | the moment:1:",
        "{\"limber\":1,\"model\":\"rope\",\"reference\":1} | the moment:1:28: ",
        "{\"limber\":1,\"model\":\"rope\",\"entries\":[]} | the moment:1:38: "
    })
    void faultsHaveTheirPlace(String text, String complaint) {
        MomentReader.Read read = MomentReader.read("the moment", text, Optional.empty());
        assertTrue(read.moment().isEmpty());
        assertTrue(read.faults().getFirst().startsWith(complaint), read.faults().toString());
    }
}
