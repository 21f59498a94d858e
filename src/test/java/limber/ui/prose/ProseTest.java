package limber.ui.prose;

import static limber.ui.Fx.fx;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import limber.OpensWindow;
import limber.Within;
import limber.ui.code.FittedImage;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// A lesson's text in a pane: every kind of block, the reader's clicks, and hostile texts.
@OpensWindow
class ProseTest {
    private static final int WIDTH = 420;
    /// Where nothing else runs, the longest text takes a second.
    private static final Duration LONG = Duration.ofSeconds(40);
    private static final Parser PARSER = Parser.builder().extensions(List.of(TablesExtension.create())).build();

    private final List<String> heard = new ArrayList<>();

    @BeforeAll
    static void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    private final class Ears implements Prose.Reader {
        @Override
        public void slow(String tex) {
            throw new AssertionError(tex + " takes too long");
        }

        @Override
        public void follow(String destination) {
            heard.add(destination);
        }

        @Override
        public void explain(String id) {
            heard.add("term " + id);
        }

        @Override
        public Optional<String> term(String words) {
            return words.equals("rest length") ? Optional.of("rest-length") : Optional.empty();
        }

        @Override
        public void point(Optional<String> symbol) {
            heard.add(symbol.orElse("nothing"));
        }

        @Override
        public Optional<Image> picture(String destination) {
            return destination.equals("rope.png") ? Optional.of(new WritableImage(600, 300)) : Optional.empty();
        }
    }

    /// In a scene, so that style sheets count, laid out at a width.
    private Region drawn(List<org.commonmark.node.Node> blocks, double width) throws Exception {
        return fx(() -> {
            var prose = new Prose(new Ears(),
                    name -> Optional
                            .ofNullable(Map.of("residual", "correction", "speed", "velocity", "half", "").get(name)),
                    ResourceBundle.getBundle("limber.presentation.words.words", Locale.ENGLISH));
            Region drawn = (Region) prose.of(blocks);
            var scene = new Scene(drawn, width, 600);
            for (String sheet : List.of("base", "dark"))
                scene.getStylesheets()
                        .add(ProseTest.class.getResource("/limber/css/" + sheet + ".css").toExternalForm());
            laidOut(drawn, width);
            return drawn;
        });
    }

    private static List<org.commonmark.node.Node> blocks(String markdown) {
        return Stream.iterate(PARSER.parse(markdown).getFirstChild(), n -> n != null, org.commonmark.node.Node::getNext)
                .toList();
    }

    private Region drawn(String markdown, double width) throws Exception {
        return drawn(blocks(markdown), width);
    }

    private Region drawn(String markdown) throws Exception {
        return drawn(markdown, WIDTH);
    }

    private static void laidOut(Region drawn, double width) {
        drawn.applyCss();
        drawn.resize(width, drawn.prefHeight(width));
        drawn.layout();
    }

    private static List<Node> leaves(Node node) {
        var found = new ArrayList<Node>();
        if (node instanceof Text || node instanceof Label || node instanceof FittedImage) found.add(node);
        else if (node instanceof Parent p) p.getChildrenUnmodifiable().forEach(c -> found.addAll(leaves(c)));
        return found;
    }

    private static String words(Node node) {
        return leaves(node).stream().filter(Node::isVisible)
                .map(n -> n instanceof Text t ? t.getText()
                        : n instanceof Label l ? l.getText() : "[" + n.getAccessibleText() + "]")
                .collect(Collectors.joining("|"));
    }

    private static Node one(Region drawn, String selector) {
        List<Node> found = drawn.lookupAll(selector).stream().toList();
        assertEquals(1, found.size(), selector + " in " + words(drawn));
        return found.getFirst();
    }

    private static Text text(Region drawn, String words) {
        return leaves(drawn).stream().filter(n -> n instanceof Text t && t.getText().equals(words))
                .map(Text.class::cast).findFirst()
                .orElseThrow(() -> new AssertionError(words + " is not in " + words(drawn)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '§', quoteCharacter = '"', value = {
        "### A pin § .prose-h3 § A pin",
        "###### Small § .prose-h6 § Small",
        "plain words § .prose-paragraph § plain words",
        "*so* § .prose-emphasis § so",
        "**so** § .prose-strong § so",
        "`a < b` § .prose-code § a < b",
        "`sag` § .symbol § sag",
        "[there](goto:frame=1) § .prose-link § there",
        "[](goto:frame=1) § .prose-link § goto:frame=1",
        "> said § .prose-quote § said",
        "--- § .prose-rule § ''",
        "- dot § .prose-list § •|dot",
        "7. seven § .prose-list § 7.|seven",
        "<i>raw</i> § .prose-paragraph § <i>|raw|</i>",
        "\"    code(a, b)\" § .prose-listing § code(a, b)",
        "![A rope](rope.png) § .prose-picture § [A rope]|A rope",
        "![A rope](gone.png) § .prose-picture § A rope",
        "![](gone.png) § .prose-picture § gone.png",
    })
    void eachKindHasItsCounterpart(String markdown, String selector, String words) throws Exception {
        assertEquals(words.equals("''") ? "" : words, words(one(drawn(markdown), selector)));
    }

    @Test
    void aQuoteThatBeginsInBoldIsAFold() throws Exception {
        Region drawn = drawn("> **Where it comes from**\n>\n> From $`F = m a`$ and patience.\n> \n> - one");
        var fold = (TitledPane) one(drawn, ".prose-fold");
        assertEquals("Where it comes from", fold.getText());
        assertFalse(fold.isExpanded());
        double closed = fx(() -> drawn.prefHeight(WIDTH));
        fx(() -> {
            fold.setExpanded(true);
            laidOut(drawn, WIDTH);
        });
        assertTrue(fx(() -> drawn.prefHeight(WIDTH)) > closed + 40, "what is in it has room");
        assertEquals(1, drawn.lookupAll(".prose-item").size());
        assertTrue(drawn("> **Careful:** it is bold and goes on").lookupAll(".prose-fold").isEmpty());
    }

    /// A title that is a little longer than a line had the height of one, and ended in an ellipsis.
    @Test
    void aTitleOfAFoldIsWhole() throws Exception {
        for (int words = 8; words < 16; words++) {
            String title = "words ".repeat(words).strip();
            Region drawn = drawn("> **" + title + "**\n>\n> So.");
            fx(() -> {
                for (int i = 0; i < 3; i++) laidOut(drawn, WIDTH);
                Bounds whole = text(drawn, title).getLayoutBounds();
                assertTrue(whole.getHeight() <= drawn.lookup(".prose-fold").getLayoutBounds().getHeight(), title);
            });
        }
    }

    @Test
    void javaIsColouredAndLosesNothing() throws Exception {
        Region drawn = drawn("```java\ndouble a = 1; // so\n  int b;\n```");
        assertEquals("double a = 1; // so\n  int b;", words(one(drawn, ".prose-listing")).replace("|", ""));
        assertEquals(2, drawn.lookupAll(".code-keyword").size());
    }

    @Test
    void aListBeginsWithItsNumberAndItsNumbersEndBelowEachOther() throws Exception {
        assertEquals("\u20079.|a|10.|b", words(drawn("9. a\n10. b")));
        assertEquals(1, drawn("9. a\n10. b").lookupAll(".prose-list.tight").size());
        assertEquals(0, drawn("9. a\n\n10. b").lookupAll(".prose-list.tight").size());
    }

    @Test
    void aHardBreakBreaksAndASoftOneDoesNot() throws Exception {
        assertEquals("a| |b|\n|c", words(drawn("a\nb\\\nc")));
    }

    @Test
    void aTableHasItsCellsWhereTheyBelong() throws Exception {
        Region drawn = drawn("| a | b |\n| --- | ---: |\n| 1 | 22 |");
        assertEquals("a|b|1|22", words(one(drawn, ".prose-table")));
        assertEquals(2, drawn.lookupAll(".prose-head").size());
        assertEquals(TextAlignment.RIGHT, ((Flow) text(drawn, "22").getParent()).getTextAlignment());
        Bounds above = text(drawn, "b").localToScene(text(drawn, "b").getLayoutBounds()),
                below = text(drawn, "22").localToScene(text(drawn, "22").getLayoutBounds());
        assertEquals(above.getMaxX(), below.getMaxX(), 1);
        assertTrue(below.getMinY() > above.getMaxY());
    }

    @Test
    void columnsHaveWhatTheyNeedAndShareTheRest() {
        assertArrayEquals(new double[]{20, 45, 35},
                // of 60 left, 10 are wanted, and 50 shared by two
                WrappingTable.shares(new double[]{20, 90, 60}, new double[]{10, 20, 10}, 100));
        // never wider than they want
        assertArrayEquals(new double[]{20, 30}, WrappingTable.shares(new double[]{20, 30}, new double[]{5, 5}, 100));
        // a word longer than the pane
        assertArrayEquals(new double[]{100}, WrappingTable.shares(new double[]{300}, new double[]{200}, 100));
    }

    @Test
    void theFormulaOfALineIsDrawnOnItsBaselineWithoutItsDollars() throws Exception {
        Region drawn = drawn("With $`x^2`$ and $`y`$$`z`$, it costs $5 or `$5`.");
        assertEquals("With |[x^2]| and |[y]|[z]|, it costs $5 or |$5|.", words(drawn));
        Node formula = drawn.lookupAll(".formula").stream().findFirst().orElseThrow();
        // a letter is narrower
        WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> fx(() -> formula.prefWidth(-1) > 12));
        fx(() -> {
            laidOut(drawn, WIDTH);
            return null;
        });
        Text before = text(drawn, "With ");
        assertEquals(before.getBoundsInParent().getMinY() + before.getBaselineOffset(),
                formula.getBoundsInParent().getMinY() + formula.getBaselineOffset(), 1);
    }

    @Test
    void aLongFormulaStaysAsLargeWhereThereIsLittleRoom() throws Exception {
        Region drawn = drawn("```math\na = b + c + d + e + f + g + h + i + j + k + l + m + n + o\n```", 600);
        Region formula = (Region) one(drawn, ".formula");
        WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> fx(() -> formula.prefWidth(-1) > 200));
        // a line for each of fourteen terms
        assertTrue(fx(() -> formula.prefHeight(160)) > 5 * fx(() -> formula.prefHeight(600)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\frac{", "\\nosuch{x}", "\\includegraphics{/etc/passwd}", "\\newcommand{\\a}{\\a\\a}\\a",
        "\\rule{9000pt}{9000pt}", "\\array{*{99999}{c}}"})
    void texThatCannotOrMayNotBeDrawnAppearsAsItIs(String tex) throws Exception {
        for (String markdown : List.of("a $`" + tex + "`$", "```math\n" + tex + "\n```")) {
            Region drawn = drawn(markdown);
            WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> fx(() -> drawn.lookupAll(".formula").isEmpty()));
            assertEquals(tex, text(drawn, tex).getText());
        }
    }

    @Test
    void aLinkTellsItsDestinationOnceHoweverItIsActivated() throws Exception {
        Region drawn = drawn("see [*the* second `sweep`](goto:frame=1&phase=distance)");
        Text last = text(drawn, "sweep"), first = text(drawn, "the");
        fx(() -> {
            Event.fireEvent(last, mouse(MouseEvent.MOUSE_CLICKED));
            for (KeyCode key : List.of(KeyCode.ENTER, KeyCode.SPACE, KeyCode.A))
                Event.fireEvent(first, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
            return null;
        });
        assertEquals(
                List.of("goto:frame=1&phase=distance", "goto:frame=1&phase=distance", "goto:frame=1&phase=distance"),
                heard);
        assertTrue(first.isFocusTraversable() && !last.isFocusTraversable(), "one Tab stop a link");
        assertEquals("the second sweep", first.getAccessibleText());
    }

    @Test
    void aSymbolTellsWhenItIsPointedAtAndWhenItIsLeft() throws Exception {
        Label symbol = (Label) one(drawn("after it, `residual` is"), ".symbol");
        fx(() -> {
            symbol.fireEvent(mouse(MouseEvent.MOUSE_ENTERED));
            symbol.fireEvent(mouse(MouseEvent.MOUSE_EXITED));
            return null;
        });
        assertEquals(List.of("residual", "nothing"), heard);
        assertTrue(symbol.getStyleClass().contains("role-correction"));
    }

    @ParameterizedTest
    @ValueSource(doubles = {280, 320, 420, 700})
    void nothingIsWiderThanThePane(double width) throws Exception {
        for (String language : List.of("", ".zh")) {
            Region drawn = drawn(lesson(language), width);
            WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS,
                    () -> fx(() -> drawn.lookupAll(".formula").stream().allMatch(f -> f.prefWidth(-1) > 12)));
            fx(() -> {
                laidOut(drawn, width);
                return null;
            });
            for (Node leaf : leaves(drawn)) {
                Bounds at = leaf.localToScene(leaf.getBoundsInLocal());
                assertTrue(at.getMinX() >= 0 && at.getMaxX() <= width + 0.5, leaf + " at " + at);
            }
            assertEquals(drawn.getHeight(), drawn.prefHeight(width), "its height is what it asked for");
        }
    }

    @Test
    void aFormulaLongerThanItsLineIsMadeSmaller() throws Exception {
        Region drawn = drawn("so $`a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p`$ is", 280);
        Region formula = (Region) one(drawn, ".formula");
        WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> fx(() -> formula.prefWidth(-1) > 280));
        fx(() -> {
            laidOut(drawn, 280);
            return null;
        });
        assertTrue(formula.getBoundsInParent().getMaxX() <= 280, formula + " at " + formula.getBoundsInParent());
    }

    @Test
    void noLineBeginsWithThePunctuationBehindAName() throws Exception {
        for (String mark : List.of(".", ",", "，", "。")) {
            Region drawn = drawn(("word `residual`" + mark + " ").repeat(3).strip());
            for (double width = 120; width < 420; width += 7) {
                double w = width;
                fx(() -> {
                    laidOut(drawn, w);
                    List<Node> pieces = leaves(drawn);
                    for (int i = 1; i < pieces.size(); i++)
                        if (pieces.get(i - 1) instanceof Label symbol && pieces.get(i) instanceof Text after)
                            assertTrue(after.getBoundsInParent().getMinY() < symbol.getBoundsInParent().getMaxY() - 4,
                                    mark + " at " + w);
                    return null;
                });
            }
        }
    }

    @Test
    void aPictureIsNeverEnlargedAndNeverWiderThanThePane() throws Exception {
        assertEquals(600, picture(900), 0.5);
        assertTrue(picture(300) < 300);
    }

    private double picture(double width) throws Exception {
        return one(drawn("![A rope](rope.png)", width), ".picture").lookup("ImageView").getBoundsInParent().getWidth();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', value = {
        "row {} of a long text with `residual`\\n\\n ! 5000",
        "- `a`{}\\n ! 20000",
        "| `a` | {} |\\n ! 10000",
        "[a](b) `c` ! 18000",
        "*a **b ! 25000",
        "> ! 10000",
        "$`x_{}`$  ! 10000",
    })
    void longTextsAreDrawnInTime(String piece, int times) throws Exception {
        var text = new StringBuilder(piece.startsWith("|") ? "| a | b |\n| - | - |\n" : "");
        for (int i = 0; i < times; i++) text.append(piece.replace("\\n", "\n").replace("{}", Integer.toString(i)));
        Within.processor(LONG, () -> {
            Region drawn = drawn(text.toString());
            assertTrue(drawn.getHeight() > 0 && drawn.getWidth() == WIDTH);
        });
    }

    @Test
    void aTableOfFiftyColumnsStandsInBands() throws Exception {
        String row = "| column of words ".repeat(50) + "|\n";
        Region drawn = drawn(row + "| --- ".repeat(50) + "|\n" + row, 280);
        Region table = (Region) one(drawn, ".prose-table");
        // at most five columns of 50 px beside each other
        assertTrue(table.getHeight() > 10 * 40 && table.getWidth() <= 280, table.getHeight() + " high");
    }

    private static MouseEvent mouse(javafx.event.EventType<MouseEvent> type) {
        return new MouseEvent(type, 1, 1, 1, 1, MouseButton.PRIMARY, 1, false, false, false, false, true, false, false,
                false, false, true, null);
    }

    private static String lesson(String language) throws IOException {
        try (var in = ProseTest.class.getResourceAsStream("everything" + language + ".md")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
