package limber.presentation.prose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What window, page and paper print of a text, written as `kind(content)`.
class PieceTest {
    private static final Parser PARSER = Parser.builder().extensions(List.of(TablesExtension.create())).build();
    private static final Map<String, String> ROLES = Map.of("residual", "correction", "half", "");
    private static final ProseContext SCENE = new ProseContext(name -> Optional.ofNullable(ROLES.get(name)),
            words -> Optional.of("rest-length").filter(_ -> words.equals("rest length")),
            to -> to.startsWith("goto:"));

    private static List<Node> nodes(String markdown) {
        return Stream.iterate(PARSER.parse(markdown).getFirstChild(), n -> n != null, Node::getNext).toList();
    }

    private static String read(String markdown) {
        return told(Piece.of(nodes(markdown), SCENE));
    }

    private static String told(List<Piece> pieces) {
        return pieces.stream().map(p -> told(p.block())).collect(Collectors.joining(" "));
    }

    private static String told(Block block) {
        return switch (block) {
            case Block.Heading h -> "h" + h.level() + "(" + line(h.line()) + ")";
            case Block.Paragraph p -> "p(" + line(p.line()) + ")";
            case Block.Unformatted u -> "plain(" + u.words() + ")";
            case Block.Quote q -> "quote(" + told(q.inside()) + ")";
            case Block.Fold f -> "fold(" + f.title() + ": " + told(f.inside()) + ")";
            case Block.Items i -> (i.first().isEmpty() ? "•" : String.valueOf(i.first().getAsInt()))
                    + (i.tight() ? "tight" : "loose")
                    + i.items().stream().map(PieceTest::told).toList();
            case Block.Rule _ -> "rule";
            case Block.Listing l -> (l.java() ? "java(" : "listing(") + l.code() + ")";
            case Block.Formula f -> "formula(" + f.tex() + ")";
            case Block.Table t -> t.rows().stream().map(row -> row.stream()
                    .map(c -> (c.head() ? "th " : "") + c.side() + " " + line(c.line())).toList()).toList().toString();
            case Block.Group g -> "group(" + told(g.inside()) + ")";
        };
    }

    private static String line(List<Inline> line) {
        return line.stream().map(piece -> switch (piece) {
            case Inline.Words w -> w.text();
            case Inline.Break _ -> "⏎";
            case Inline.Code c -> "code(" + c.text() + ")";
            case Inline.Symbol s -> s.role().map(r -> "name:" + r).orElse("name") + (s.stop() ? "!" : "") + "("
                    + s.name() + ")";
            case Inline.Formula f -> "formula(" + f.tex() + ")";
            case Inline.Emphasis e -> "em(" + line(e.inside()) + ")";
            case Inline.Strong s -> "strong(" + line(s.inside()) + ")";
            case Inline.Term t -> "term " + t.id() + "(" + line(t.inside()) + ")";
            case Inline.Link l -> "link " + l.destination() + "(" + line(l.inside()) + ")";
            case Inline.Picture p -> "picture " + p.destination() + "(" + p.alt() + ")";
        }).collect(Collectors.joining());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '§', quoteCharacter = '"', value = {
        "## A *pin* § h2(A em(pin))",
        "a\\nb § p(a b)",
        "a\\\\nb § p(a⏎b)",
        "<i>raw</i> § p(<i>raw</i>)",
        "<div>\\nraw\\n</div> § \"plain(<div>\\nraw\\n</div>)\"",
        "> said § quote(p(said))",
        "> **Why**\\n>\\n> So. § fold(Why: p(So.))",
        "> **Careful:** it goes on § quote(p(strong(Careful:) it goes on))",
        "- a\\n- b § \"•tight[p(a), p(b)]\"",
        "7. a\\n\\n8. b § \"7loose[p(a), p(b)]\"",
        "--- § rule",
        "\"    a = b\" § listing(a = b)",
        "```java\\nint a;\\n``` § java(int a;)",
        "```\\nint a;\\n``` § listing(int a;)",
        "```math\\nx^2\\n``` § formula(x^2)",
        "with $`x`$ and $5 § p(with formula(x) and $5)",
        "| a | b |\\n| --- | ---: |\\n| 1 | 2 | § \"[[th LEFT a, th RIGHT b], [LEFT 1, RIGHT 2]]\"",
        "![A rope](rope.png) § p(picture rope.png(A rope))",
    })
    void eachKindIsAPiece(String markdown, String pieces) {
        assertEquals(pieces.replace("\\n", "\n"), read(markdown.replace("\\n", "\n")));
    }

    @Test
    void theTabKeyStopsWhereAKnownNameIsMetFirst() {
        assertEquals("p(name:correction!(residual), name:correction(residual) and name(whatever) of name:!(half))",
                read("`residual`, `residual` and `whatever` of `half`"));
        assertEquals("p(code(a < b))", read("`a < b`"), "no name");
        assertEquals("p(code(aNameOfTwentyOneChars))", read("`aNameOfTwentyOneChars`"), "too long for a narrow pane");
    }

    @Test
    void whatCanBePressedHoldsNothingElseThatCanBe() {
        assertEquals("p(term rest-length(rest length))", read("**rest length**"));
        assertEquals("p(strong(at rest))", read("**at rest**"));
        assertEquals("p(link goto:frame=1(the strong(rest length) of code(half)))",
                read("[the **rest length** of `half`](goto:frame=1)"));
        assertEquals("p(link goto:frame=1(goto:frame=1))", read("[](goto:frame=1)"), "a link says where it leads");
    }

    @Test
    void aLinkThatLeadsNowhereHereIsItsText() {
        assertEquals("p(see there, name:correction!(residual))", read("see [there, `residual`](lesson:two)"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\includegraphics{/etc/passwd}", "\\newcommand{\\a}{\\a\\a}\\a", "\\rule{9000pt}{9000pt}"})
    void texThatIsNotHarmlessIsCode(String tex) {
        assertEquals("p(a code(" + tex + "))", read("a $`" + tex + "`$"));
        assertEquals("listing(" + tex + ")", read("```math\n" + tex + "\n```"));
    }

    @Test
    void belowAPictureIsItsTextAndInPlaceOfAMissingOneItsName() {
        var named = new Inline.Picture("rope.png", "A rope");
        var nameless = new Inline.Picture("rope.png", "");
        assertEquals(List.of("A rope", "A rope", "", "rope.png"), List.of(named.caption(true), named.caption(false),
                nameless.caption(true), nameless.caption(false)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"- ", "> ", "1. "})
    void listsTwoHundredDeepLoseNoWord(String opening) {
        var text = new StringBuilder();
        for (int i = 0; i < 200; i++)
            text.append(opening.repeat(opening.equals("> ") ? i + 1 : 1)).append("word").append(i)
                    .append(opening.equals("> ") ? "\n\n" : "\n" + "   ".substring(0, opening.length()).repeat(i + 1));
        String words = read(text.toString());
        for (int i = 0; i < 200; i++) assertTrue(words.contains("word" + i), "word" + i);
        assertTrue(words.contains("p(word15)") && !words.contains("p(word16)"), "sixteen levels have their form");
    }

    /// A paragraph counts four: itself, "one ", the emphasis, and the word in it. 6000 / 4 of them have their form.
    @Test
    void afterSixThousandPiecesTheTextIsPlain() {
        List<Node> blocks = nodes("one *word*\n\n".repeat(5000) + "last\n\nnext step");
        String words = told(Piece.of(blocks.subList(0, 5001), SCENE));
        assertEquals(5000, words.split("word", -1).length - 1);
        assertEquals(1500, words.split("p\\(one em\\(word\\)\\)", -1).length - 1);
        assertTrue(words.endsWith("last)") && !words.contains("next step"));
    }

    @Test
    void aTableLongerThanTheLimitIsPlain() {
        String rows = "| a | b |\n".repeat(3000);
        assertTrue(read("| x | y |\n| - | - |\n" + rows).startsWith("plain(x\ty\na\tb\n"));
    }
}
