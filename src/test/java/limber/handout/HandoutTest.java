package limber.handout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.StepEntry;
import limber.lesson.source.Folder;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A lesson on paper, with a placeholder for its pictures.
class HandoutTest {
    /// One stick of 1 m that is 1.4 m long and pinned on the left: half a correction leaves 0.4/2^k m after k sweeps.
    private static final String LESSON = """
            ---
            format: 1
            id: half
            title: Half & <script>alert(1)</script>
            model: rope
            set: {segments: 1, end: [1.4, 0, 0], length: 1, gravity: [0, 0, 0], iterations: 4, correction: half}
            minutes: 8
            ---
            Before **all**.
            ## One <b>correction</b>
            See [here](goto:frame=1) what `a < b` is, and $`r^2`$ for 5 $ or more.

            ![a rope](rope.png)

            | a | b |
            | - | - |
            | 1 | $`x`$ |
            ```math
            \\frac{1}{2}
            ```
            ```limber
            id: one
            goto: {frame: 1, phase: distance, sweep: 1, element: 0}
            show: {overlays: [residual]}
            hold: true
            predict:
            - id: left
              ask: How much is <i>left</i>?
              at: {frame: 1, phase: distance, sweep: 2, element: 0}
              choices:
              - {text: "nothing </li>", when: "max(residual) < 0.001"}
              - {text: 0.2 m, when: "abs(max(residual) - 0.2) < 1e-9", because: "The pin <refused> its half."}
            ```
            Half of it each time.
            ## Four
            ```limber
            id: four
            predict:
            - id: centimetres
              ask: How many centimetres are left?
              at: {frame: 1}
              number: {truth: 100 * max(residual), unit: cm, tolerance: 5 %}
              mistakes: [{value: 200 * max(residual), because: "Three <sweeps> only."}]
            - id: drawn
              ask: Draw how long it is.
              at: {frame: 10}
              curve: {truth: totalLength, unit: m, tolerance: 0.1 m}
            ```
            ## Your turn
            ```limber
            id: turn
            panel: {iterations: [1, 20]}
            goal: {when: max(residual) < 0.001, at: {frame: 1}, hint: More sweeps.}
            ```
            """;

    @TempDir Path folder;
    private final List<Integer> drawn = new ArrayList<>();
    private Lesson lesson;

    @BeforeEach
    void read() throws IOException {
        Files.writeString(folder.resolve("lesson.md"), LESSON);
        Files.writeString(folder.resolve("solution.json"),
                "{\"turn\": [{\"frame\": 1, \"set\": {\"iterations\": 9}}]}");
        ImageIO.write(new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB), "png",
                new File(folder.toFile(), "rope.png"));
        LessonReader.Read read = LessonReader.read(new Folder(folder));
        assertEquals(List.of(), read.faults().stream().filter(f -> !f.contains("HTML")).toList());
        lesson = read.lesson().orElseThrow();
    }

    private String page(boolean key, Locale locale) {
        var words = new Wording(lesson.model(), ResourceBundle.getBundle("limber.presentation.words.words", locale,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES)));
        return new Handout(lesson, StepEntry.of(lesson), words, key, Optional.empty()).page(i -> {
            drawn.add(i);
            return ("picture " + i).getBytes(StandardCharsets.UTF_8);
        });
    }

    private static long count(String page, String regex) {
        return Pattern.compile(regex).matcher(page).results().count();
    }

    @Test
    void aBlankPageHasRoomForEverythingAndTellsNothing() {
        String page = page(false, Locale.ENGLISH);
        assertTrue(page.contains("Rope · 8 min") && page.contains("Name <span")
                && page.contains("<p>Before <strong>all</strong>.</p>"), page);
        assertEquals(2, count(page, "<li><span class=\"box\">□</span>"), "a box a choice");
        assertTrue(page.contains("<span class=\"line short\"></span> cm"), "a line with its unit");
        assertTrue(page.contains("<li>Largest residual below 0.001 m</li>"), "the goal");
        assertEquals(List.of(0, 1, 2), drawn, "a picture a step");
        assertEquals(1, count(page, "<svg"));
        for (String told : List.of("■", "refused", "<polygon", "stroke-dasharray", "class=\"truth\"",
                "Half of it each time", "Three", "9</li>", "More sweeps."))
            assertFalse(page.contains(told), told);
    }

    /// A stick of 1 m begins 1.4 m long; three steps begin so.
    @Test
    void whereNoScriptsRunAScenesSentenceStandsInThePlaceOfItsPicture() {
        var words = new Wording(lesson.model(), ResourceBundle.getBundle("limber.presentation.words.words"));
        String text = new Handout(lesson, StepEntry.of(lesson), words, false, Optional.empty()).text();
        assertEquals(1, count(text, "The scene at its start: A rope of 1 stick; start pinned"), text);
        assertEquals(1, count(text, "The largest residual is 400 mm, at stick 0"), text);
        assertTrue(text.contains("role=\"img\" aria-label=\"m · frame 0–10\""), text);
        assertFalse(page(false, Locale.ENGLISH).contains("The scene at its start"), "paper has the picture");
    }

    @Test
    void theAxesOfACurveHaveTicksAndRoomBeyondIt() {
        // 1.4 m at first: 0 to 1.4·1.35 = 1.89, rounded to 2 in steps of 0.5; frames 0 to 10 in steps of 5
        String page = page(false, Locale.ENGLISH);
        for (String tick : List.of(">0.5<", ">2<", ">10<", ">m<", ">frame<")) assertTrue(page.contains(tick), tick);
    }

    @Test
    void theKeyHasEveryAnswer() {
        String page = page(true, Locale.ENGLISH);
        assertEquals(1, count(page,
                "<li class=\"right\"><span class=\"box\">■</span>0.2 m<span class=\"because\">The pin "
                        + "&lt;refused&gt; its half."),
                page);
        assertTrue(page.contains("<p class=\"truth\">2.5 cm (± 5 %)</p>"), "40/2^4");
        assertTrue(page.contains("<li>5 cm: Three &lt;sweeps&gt; only.</li>"), "40/2^3");
        assertEquals(1, count(page, "<polygon"), "what is near enough");
        assertEquals(50,
                Pattern.compile("<path d=\"([^\"]*)\"[^>]*stroke-dasharray").matcher(page).results().findFirst()
                        .orElseThrow().group(1).split("[ML]").length - 1,
                "a point a sample");
        assertTrue(page.contains("(iterations) = 9"), "the recorded solution");
        assertTrue(page.contains("More sweeps."), "the hint");
        assertTrue(page.contains("Half of it each time"), "what is told afterwards");
    }

    @Test
    void thePageNeedsNothingBesideItselfAndNothingOfATextActs() {
        for (boolean key : new boolean[]{false, true}) {
            String page = page(key, Locale.ENGLISH);
            assertFalse(
                    page.matches("(?s).*(https?:|<script|<b>corr|<i>left|<a |href|url\\(|@import|</li>\\s*</li>).*"),
                    page);
            assertEquals(count(page, "src="), count(page, "src=\"data:image/(png|jpeg|gif);base64,[A-Za-z0-9+/=]+\""),
                    "pictures are in it");
            assertTrue(page.contains("<title>Half &amp; &lt;script&gt;alert(1)&lt;/script&gt;"),
                    "what was written is read");
            assertTrue(page.contains("See here what <code>a &lt; b</code> is"), "a link is what it says");
        }
    }

    @Test
    void formulasAndPicturesOfTheFolderArePictures() {
        String page = page(false, Locale.ENGLISH);
        assertEquals(2, count(page, "class=\"formula\""), "in the line, and in a cell");
        assertEquals(1, count(page, "class=\"formula display\""));
        assertTrue(page.contains("alt=\"r^2\"") && page.contains("alt=\"a rope\"") && page.contains("for 5 $ or more"),
                page);
        assertEquals(0, count(page, "\\$<img|/>\\$"), "the dollars around a formula are none of the text's");
        assertTrue(page.contains("<table>"), page);
    }

    /// Else the page has other bytes on the next run: a map that is not ordered has another order in each JVM.
    @Test
    void attributesComeInOneOrder() {
        String page = page(false, Locale.ENGLISH);
        assertEquals(3, count(page, "<img class=\"formula"));
        assertEquals(3, count(page,
                "<img class=\"formula( display)?\" style=\"[^\"]*\" alt=\"[^\"]*\" src=\"[^\"]*\" />"), page);
        assertEquals(page, page(false, Locale.ENGLISH));
    }

    @Test
    void thePictureThatWasJustShownIsNotPrintedAgain() {
        var words = new Wording(lesson.model(),
                ResourceBundle.getBundle("limber.presentation.words.words", Locale.ENGLISH));
        String page =
                new Handout(lesson, StepEntry.of(lesson), words, false, Optional.empty()).page(_ -> new byte[]{1});
        assertEquals(1, count(page, "<figure>"));
    }

    @Test
    void chinesePagesSayWhatTheyAskInChinese() {
        String page = page(true, Locale.CHINESE);
        assertTrue(page.contains("<html lang=\"zh\">") && page.contains("绳") && page.contains("8 分钟")
                && page.contains("一种做法"), page);
    }
}
