package limber.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import limber.Within;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YamlTextTest {
    /// As it stands in a lesson whose block begins in line 10.
    private static Node read(String text) {
        return YamlText.read("l.md", text, 10);
    }

    @Test
    void valuesAreThoseOfJson() {
        Map<String, Node> members =
                read("{a: 1.5, b: -2e3, c: true, d: null, e: word, f: '1', g: [1, x], h: {}, i: 0x10, j: yes}")
                        .object("it", "a map");
        assertEquals(new Node.Figure("1.5"), members.get("a").value());
        assertEquals(new Node.Figure("-2e3"), members.get("b").value());
        assertEquals(true, members.get("c").value());
        assertEquals(Node.Nothing.NULL, members.get("d").value());
        assertEquals("word", members.get("e").value());
        assertEquals("1", members.get("f").value(), "what stands in quotes is a string");
        assertEquals(List.of(new Node.Figure("1"), "x"),
                members.get("g").array("g", "a list").stream().map(Node::value).toList());
        assertEquals(Map.of(), members.get("h").value());
        assertEquals("0x10", members.get("i").value());
        assertEquals("yes", members.get("j").value());
    }

    @Test
    void everyValueKnowsWhereItStands() {
        Map<String, Node> members = read("id: too-long\nset:\n  end: [1.4, 0,\n    7]\n").object("it", "a map");
        assertEquals("l.md:10:5", members.get("id").place().toString());
        Node end = members.get("set").object("set", "a map").get("end");
        assertEquals("l.md:12:8", end.place().toString());
        assertEquals(List.of("l.md:12:9", "l.md:12:14", "l.md:13:5"),
                end.array("end", "a list").stream().map(n -> n.place().toString()).toList());
    }

    @Test
    void nothingIsAnEmptyMap() {
        assertEquals(Map.of(), read("").value());
        assertEquals(Map.of(), read("# only a remark\n").value());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "a: &x 1 ¦ l.md:10:4: anchors and aliases are not read; the value itself would be right",
        "a: *x ¦ l.md:10:4: anchors and aliases are not read; the value itself would be right",
        "a: !!int 1 ¦ l.md:10:4: tags are not read; quotes around what begins with ! would be right",
        "!java.net.URL [x] ¦ l.md:10:1: tags are not read; quotes around what begins with ! would be right",
        "{a: 1, b: 2, a: 3} ¦ l.md:10:14: \"a\" stands twice in one map; once would be right",
        "{[1]: 2} ¦ l.md:10:2: a key is a word",
        "[[[[[[[[[[[[[1]]]]]]]]]]]]] ¦ l.md:10:13: nests deeper than 12 levels",
        "{a: 1 ¦ l.md:10:6: not YAML: ",
        "{a: 1,0,0} ¦ l.md:10:7: the number 0 stands where a key would; a list such as [1, 0, 0]",
        "ask: think: how ¦ l.md:10:11: not YAML: a colon too many; quotes around a text with a colon",
        "a: \"no end ¦ l.md:10:4: not YAML: this quote has no end",
        "{a: b: c} ¦ l.md:10:6: not YAML: expected ',' or '}', and there is :; that bracket, or quotes",
    })
    void whatIsRefusedHasItsPlace(String text, String message) {
        String said = assertThrows(BadInput.class, () -> read(text), text).getMessage();
        assertEquals(message.strip(), said.substring(0, Math.min(said.length(), message.strip().length())), said);
    }

    /// The place is that of the line to be mended, not of the one at which the parser gave up.
    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "set: 1/hold:true/play: 1 ¦ l.md:11:1: not YAML: this is no key and value; key: value with a colon and a "
                + "space would be right",
        "a: 1/ b: 2 ¦ l.md:11:3: not YAML: a colon too many",
        "- id: x/ ask: y ¦ l.md:11:2: not YAML: what belongs together begins in one column; column 1 as in line 10 "
                + "would be right",
        "a:/\tb: 1 ¦ l.md:11:1: not YAML: a tab; spaces would be right",
    })
    void whatIsRefusedInLinesHasItsPlace(String text, String message) {
        String said = assertThrows(BadInput.class, () -> read(text.replace('/', '\n').replace("\\t", "\t")), text)
                .getMessage();
        assertEquals(message, said.substring(0, Math.min(said.length(), message.length())), said);
    }

    @Test
    void oneDocumentAndNoMore() {
        assertEquals("l.md:11:1: something follows the end; one document would be right",
                assertThrows(BadInput.class, () -> read("a: 1\n--- \nb: 2\n")).getMessage());
    }

    /// A thousand million laughs, fifty thousand brackets, two megabytes: who reads on never ends.
    @Test
    void hostileTextIsRefusedAtOnce() {
        var laughs = new StringBuilder("a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n");
        for (int n = 1; n < 10; n++)
            laughs.append("a%d: &a%d [%s]\n".formatted(n, n,
                    String.join(", ", java.util.Collections.nCopies(9, "*a" + (n - 1)))));
        for (String text : List.of(laughs.toString(), "[".repeat(50_000), "- ".repeat(50_000), "{a: ".repeat(50_000),
                "a: " + "x".repeat(2 << 20)))
            Within.processor(Duration.ofSeconds(60), () -> assertThrows(BadInput.class, () -> read(text)));
    }
}
