package limber.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import limber.Within;
import limber.engine.text.BadInput;
import limber.lesson.check.PlayThrough;
import limber.lesson.source.Folder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Hostile lessons: each is refused with a position, or harmless, and quickly.
class HostileLessonTest {
    private static final String STEP = "## Step\n```limber\nid: one\n```\n";

    @TempDir Path folder;

    /// What is found in it, played too if it can be. Ten seconds are against hanging; a second is what it should take
    /// at most.
    private List<String> faults(Draft draft) {
        return Within.processor(Duration.ofSeconds(10), () -> {
            LessonReader.Read read = LessonReader.read(Folder.of(draft.folder()));
            return read.lesson().map(PlayThrough::of).orElse(read.faults()).stream().map(draft::shown).toList();
        });
    }

    /// @param place of the first fault, or the beginning of it
    private void refused(Draft draft, String place) {
        List<String> faults = faults(draft);
        assertFalse(faults.isEmpty());
        assertTrue(faults.getFirst().startsWith(place.endsWith(":") ? place : place + ": "), faults.getFirst());
        faults.forEach(f -> {
            assertTrue(f.matches("(?s)\\S+:\\d+:\\d+: .+"), f);
            assertTrue(f.length() < 2500, "a complaint of " + f.length() + " characters");
        });
    }

    private Draft head(String yaml) {
        return Draft.of(folder, Draft.HEAD.replace("model: rope\n", "model: rope\n" + yaml + "\n") + STEP);
    }

    private Draft text(String text) {
        return Draft.of(folder, Draft.HEAD + text + "\n" + STEP);
    }

    // ---- YAML ----

    @Test
    void aThousandMillionLaughs() {
        String laughs = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n" + IntStream.range(1, 10)
                .mapToObj(
                        n -> "a%d: &a%d [%s]".formatted(n, n, ("*a" + (n - 1) + ", ").repeat(9).replaceAll(", $", "")))
                .collect(Collectors.joining("\n"));
        refused(head(laughs), "lesson.md:6:5");
        refused(Draft.step(folder, laughs), "lesson.md:9:5");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{a: ", "- ", "? ", "[[],", "!!set {"})
    void yamlThatNestsWithoutEnd(String opening) {
        refused(Draft.step(folder, "id: one\nset: " + opening.repeat(20_000)), "lesson.md:");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "set: !!java.net.URLClassLoader [x] ¦ 6:6",
        "set: !!javax.script.ScriptEngineManager {} ¦ 6:6",
        "title: !!str x ¦ 6:8",
        "set: {damping: !<tag:yaml.org,2002:float> 1} ¦ 6:16",
        "id: other ¦ 6:1",
        "<<: {id: x} ¦ 6:1",
        "set: {damping: 1e999} ¦ 6:16",
        "set: {damping: -1e999} ¦ 6:16",
        "set: {damping: .inf} ¦ 6:16",
        "set: {damping: .nan} ¦ 6:16",
        "set: {iterations: 99999999999999999999} ¦ 6:19",
        "minutes: 1e999 ¦ 6:10",
        "needs: [../../x] ¦ 6:9",
        "'\\0': 1 ¦ 6:1",
    })
    void whatYamlCouldDo(String line, String place) {
        refused(head(line), "lesson.md:" + place);
    }

    /// Each colour that is no field would set the ball of 40,962 vertices up.
    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "overlays: [ ¦ by:x, ¦ ] ¦ 10:18",
        "overlays: { ¦ by:x%d: true, ¦ } ¦ 10:18",
        "overlays: [{ ¦ by:x%d: true, ¦ }] ¦ 10:18",
        "plots: [ ¦ dent, ¦ ] ¦ 10:15",
        "panes: [ ¦ code, ¦ ] ¦ 10:15",
    })
    void thousandsOfNames(String opening, String name, String end, String place) {
        String names = IntStream.range(0, 3000).mapToObj(name::formatted).collect(Collectors.joining());
        refused(Draft.of(folder,
                Draft.HEAD.replace("model: rope", "model: ball\nset: {mesh: \"icosphere:6\"}")
                        + "## Step\n```limber\nshow: {" + opening + names + end + "}\nid: one\n```\n"),
                "lesson.md:" + place);
        assertEquals(1, faults(new Draft(folder)).size());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "goto: {frame: 1e999} ¦ 10:15",
        "play: {to: 9, speed: 1e999} ¦ 10:22",
        "camera: {eye: [1e999, 0, 0], target: [0, 0, 0]} ¦ 10:15",
        "panel: {iterations: [1, 1e999]} ¦ 10:25",
        "panel: {damping: [-1e999, 1e999]} ¦ 10:19",
        "goal: {when: sag < 1e999, for: 3} ¦ 10:20",
        "goal: {when: sag > 1, for: 1e999} ¦ 10:28",
        "inputs: [{frame: 1, move: end, to: [1e999, 0, 0]}] ¦ 10:36",
        "inputs: [{frame: 1e999, do: retract}] ¦ 10:18",
        "predict: [{id: q, ask: a, at: {frame: 1}, number: {truth: sag, tolerance: 1e999}}] ¦ 10:75",
        "predict: [{id: q, ask: a, at: {frame: 1}, number: {truth: sag, tolerance: -1}}] ¦ 10:75",
    })
    void numbersBeyondNumbers(String line, String place) {
        refused(Draft.step(folder, "id: one\n" + line), "lesson.md:" + place);
    }

    /// Each of these is more than a pattern with repetitions within repetitions could bear.
    @Test
    void scalarsThatAreTooLong() {
        refused(Draft.step(folder, "id: " + "a-".repeat(30_000) + "a"), "lesson.md:9:5");
        refused(Draft.step(folder,
                "id: one\npredict: [{id: q, ask: a, at: {frame: 1}, number: {truth: sag, tolerance: \""
                        + "1".repeat(60_000) + " a b\"}}]"),
                "lesson.md:10:75");
        refused(Draft.step(folder, "id: one\nset: {damping: " + "1".repeat(60_000) + "x}"), "lesson.md:10:16");
        refused(Draft.step(folder, "id: one\nset: {" + "x".repeat(1000) + ": 1}"), "lesson.md:10:7");
        refused(Draft.step(folder, "id: one\npredict: [{id: q, ask: " + "x".repeat(60_000) + "}]"), "lesson.md:10:11");
    }

    @Test
    void expressionsThatNestWithoutEnd() {
        for (String when : List.of("(".repeat(500), "!".repeat(500), "-".repeat(500), "abs(".repeat(120),
                "1+".repeat(250), "(".repeat(240) + "1" + ")".repeat(240), "1 < ".repeat(125)))
            refused(Draft.step(folder, "id: one\ngoal: {when: \"" + when + "\", for: 3}"), "lesson.md:10:");
        refused(Draft.step(folder, "id: one\ngoal: {when: \"" + "1+".repeat(20_000) + "1 > 0\", for: 3}"),
                "lesson.md:10:515");
    }

    // ---- Markdown ----

    @ParameterizedTest
    @ValueSource(strings = {">", "> ", "[", "![", "*a ", "_a*", "- ", "`", "<", "](", "[a](", "&#0;", "\\", "| ",
        "* * "})
    void markdownThatNestsWithoutEnd(String opening) {
        Draft draft = text(opening.repeat(100_000 / opening.length()) + "\n");
        faults(draft).forEach(f -> assertTrue(f.startsWith("lesson.md:"), f));
    }

    @Test
    void tablesAndReferencesThatMultiply() {
        refused(text("|a".repeat(20_000) + "|\n" + "|-".repeat(20_000) + "|\n" + "|x|\n".repeat(1000)),
                "lesson.md:1:1");
        faults(text("[a]: goto:frame=1 '" + "x".repeat(1000) + "'\n\n" + "[a]".repeat(50_000)));
    }

    @Test
    void aLinkOfManyCharacters() {
        refused(text("[a](set:" + "x".repeat(200_000) + "=1)"), "lesson.md:7:1");
        refused(text("[a](goto:frame=" + "1".repeat(200_000) + ")"), "lesson.md:7:1");
        refused(text("[a](lesson:" + "a-".repeat(100_000) + "a)"), "lesson.md:7:1");
        refused(text("![a](" + "../".repeat(60_000) + "x.png)"), "lesson.md:7:1");
        refused(text("[a](x:" + "a".repeat(1 << 20) + ")"), "lesson.md:1:1");
    }

    @Test
    void moreStepsThanAnyoneTakes() {
        List<String> faults = faults(Draft.of(folder, Draft.HEAD + "## S\n".repeat(10_000)));
        assertEquals(List.of("lesson.md:107:1: there are more than 100 steps"), faults);
    }

    @Test
    void moreFaultsThanAnyoneReads() {
        List<String> faults = faults(Draft.of(folder, Draft.HEAD + "## S\n" + "<b>\n\n".repeat(20_000)));
        assertEquals(200, faults.size());
        assertTrue(faults.getFirst().startsWith("lesson.md:8:1: "), faults.getFirst());
    }

    @Test
    void aCharacterThatIsNone() {
        assertEquals(List.of(), faults(text("NUL \0 here")), "Markdown makes a sign of it");
        refused(head("level: co\0re"), "lesson.md:6:10");
        refused(Draft.step(folder, "id: one\nstep: el\0ement"), "lesson.md:10:9");
        refused(Draft.step(folder, "id: one\nstep: \uFFFE"), "lesson.md:10:7");
    }

    // ---- files ----

    @Test
    void tenMegabytes() throws IOException {
        Files.write(folder.resolve("lesson.md"), new byte[10 << 20]);
        refused(new Draft(folder), "lesson.md:1:1");
    }

    /// The second line has an umlaut of another encoding behind three characters.
    @Test
    void whatIsNotUtf8IsRefusedAtItsFirstByte() throws IOException {
        Files.write(folder.resolve("lesson.md"), "---\ntitré: 1\n".getBytes(StandardCharsets.ISO_8859_1));
        String not = ": is not UTF-8 text from here on; a file saved as UTF-8 would be right";
        assertEquals(List.of("lesson.md:2:5" + not), faults(new Draft(folder)));
        Files.write(folder.resolve("lesson.md"), new byte[]{'-', '\n', (byte) 0xe7, (byte) 0xab});
        assertEquals(List.of("lesson.md:2:1" + not), faults(new Draft(folder)),
                "cut off in the middle of a sign");
        Files.write(folder.resolve("lesson.md"), "---\nid: a\n".getBytes(StandardCharsets.UTF_16LE));
        assertEquals(List.of("lesson.md: is text in UTF-16 without a mark of byte order; text in UTF-8, or in UTF-16 "
                + "with its mark, would be right"), faults(new Draft(folder)));
    }

    @Test
    void textsWithoutAHead() {
        refused(Draft.of(folder, ""), "lesson.md:1:1");
        refused(Draft.of(folder, "\n---\nid: a\n---\n"), "lesson.md:1:1");
        refused(Draft.of(folder, "---\nid: a\n"), "lesson.md:1:1");
        refused(Draft.of(folder, "---\n---\n"), "lesson.md:1:1");
        refused(Draft.of(folder, "---\n[1, 2]\n---\n"), "lesson.md:2:1");
        refused(Draft.of(folder, "---\nnothing\n---\n"), "lesson.md:2:1");
    }

    @Test
    void aFolderIsNoText() throws IOException {
        Files.createDirectories(folder.resolve("lesson.md"));
        String message = assertThrows(BadInput.class, () -> Folder.of(folder)).getMessage();
        assertEquals(folder + ": holds no lesson.md; a folder with one would be right", message);
        Path other = folder.resolve("other");
        Files.createDirectories(Draft.of(other, Draft.HEAD + STEP).folder().resolve("x.png"));
        refused(Draft.of(other, Draft.HEAD + "![a](x.png)\n" + STEP), "lesson.md:7:1");
    }

    // ---- out of the folder ----

    @ParameterizedTest
    @ValueSource(strings = {"../x.png", "../../x.png", "/etc/x.png", "a/../../x.png", "%2e%2e/x.png", "..\\x.png",
        "file:///etc/x.png", "file:x.png", "http://x.org/x.png", "//x/x.png", "~/x.png", "\\0.png",
        "."})
    void aPictureFromOutside(String picture) throws IOException {
        Files.write(folder.resolve("x.png"), new byte[1]);
        Path inner = folder.resolve("inner");
        refused(Draft.of(inner, Draft.HEAD + "![a](<" + picture + ">)\n" + STEP), "lesson.md:7:1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../x.obj", "./../x.obj", "/etc/passwd", "", ".", "nothing.obj", "a\\0b",
        "x.obj/../../x.obj"})
    void aMeshFromOutside(String mesh) throws IOException {
        Files.writeString(folder.resolve("x.obj"), "v 0 0 0\n");
        Path inner = folder.resolve("inner");
        String ball = Draft.HEAD.replace("rope", "ball"), value = "\"file:" + mesh + "\"",
                panel = "## S\n```limber\nid: one\npanel: {mesh: true}\ngoal: {when: dent > 0.1, for: 2}\n```\n";
        refused(Draft.of(inner, ball.replace("model: ball\n", "model: ball\nset: {mesh: " + value + "}\n") + STEP),
                "lesson.md:6:13");
        refused(Draft.of(inner,
                ball + "## S\n```limber\nid: one\ninputs: [{frame: 1, set: {mesh: " + value + "}}]\n```\n"),
                "lesson.md:10:33");
        refused(Draft.of(inner, ball + "[a](<set:mesh=file:" + mesh.replace("\\", "\\\\") + ">)\n" + STEP),
                "lesson.md:7:1");
        refused(Draft.of(inner, ball + panel).with("solution.json",
                "{\"one\": [{\"frame\": 1, \"set\": {\"mesh\": \"file:" + mesh.replace("\\0", "\\u0000") + "\"}}]}"),
                "solution.json:1:39");
    }

    private static final String TETRAHEDRON =
            "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n";

    /// What lies in the folder is found there, wherever Limber was started.
    @Test
    void aMeshOfItsOwn() {
        String ball = Draft.HEAD.replace("model: rope\n", "model: ball\nset: {mesh: \"file:y.obj\"}\n")
                + "[a](set:mesh=file:y.obj)\n## S\n```limber\nid: one\ninputs: [{frame: 1, set: {mesh: "
                + "\"file:y.obj\"}}]\npanel: {mesh: true}\ngoal: {when: frame > 3, for: 2}\n```\n";
        assertEquals(List.of(), faults(Draft.of(folder, ball).with("y.obj", TETRAHEDRON).with("solution.json",
                "{\"one\": [{\"frame\": 1, \"set\": {\"mesh\": \"file:y.obj\"}}]}")));
    }

    /// Not even whether it is a mesh is said of a file outside.
    @Test
    void nothingIsSaidOfAFileOutside() throws IOException {
        Files.writeString(folder.resolve("x.obj"), TETRAHEDRON);
        Files.writeString(folder.resolve("bad.obj"), "nonsense\n");
        Path inner = folder.resolve("inner");
        for (String mesh : List.of("../x.obj", "../bad.obj", "../none.obj", folder.resolve("x.obj").toString())) {
            List<String> faults = faults(
                    Draft.of(inner, Draft.HEAD.replace("rope", "ball") + "## S\n```limber\nid: one\nset: {mesh: \"file:"
                            + mesh + "\"}\ninputs: [{frame: 1, set: {mesh: \"file:" + mesh + "\"}}]\n```\n"));
            String right = "'" + mesh + "' lies outside the lesson's folder; a file in it would be right";
            assertEquals(List.of("lesson.md:10:13: " + right, "lesson.md:11:33: " + right), faults);
        }
    }

    @Test
    void aLinkOfTheFileSystemThatLeadsOutside() throws IOException {
        Path inner = folder.resolve("inner");
        Draft draft = Draft.of(inner, Draft.HEAD + "![a](x.png)\n" + STEP);
        Files.write(folder.resolve("x.png"), new byte[1]);
        Files.createSymbolicLink(inner.resolve("x.png"), folder.resolve("x.png"));
        refused(draft, "lesson.md:7:1");
        Files.createSymbolicLink(inner.resolve("sub"), folder);
        refused(Draft.of(inner, Draft.HEAD + "![a](sub/x.png)\n" + STEP), "lesson.md:7:1");
        Files.write(inner.resolve("y.png"), png(3, 2));
        Files.createSymbolicLink(inner.resolve("z.png"), inner.resolve("y.png"));
        assertEquals(List.of(), faults(Draft.of(inner, Draft.HEAD + "![a](z.png)\n" + STEP)),
                "one that stays inside is no harm");
    }

    @Test
    void aTextThatIsALinkToOutside() throws IOException {
        Path inner = Files.createDirectories(folder.resolve("inner"));
        Files.writeString(folder.resolve("secret"), "a secret\n");
        Files.createSymbolicLink(inner.resolve("lesson.md"), folder.resolve("secret"));
        List<String> faults = faults(new Draft(inner));
        assertEquals(
                List.of("lesson.md:1:1: 'lesson.md' leads outside the lesson's folder; a file in it would be right"),
                faults);
    }

    @Test
    void aPictureOfManyMegabytes() throws IOException {
        Draft draft = Draft.of(folder, Draft.HEAD + "![a](x.png)\n" + STEP);
        Files.write(folder.resolve("x.png"), new byte[9 << 20]);
        refused(draft, "lesson.md:7:1");
    }

    /// A few bytes that unpack to half a thousand million pixels, or to as many in pictures after one another.
    @Test
    void aSmallPictureOfManyPixels() throws IOException {
        Draft draft = Draft.of(folder, Draft.HEAD + "![a](x.png)\n" + STEP);
        for (byte[] much : List.of(png(23_000, 23_000), png(4001, 4000), gif(65_535, 65_535, 1), gif(1000, 1000, 17))) {
            Files.write(folder.resolve("x.png"), much);
            refused(draft, "lesson.md:7:1");
        }
        assertEquals(List.of(
                "lesson.md:7:1: 'x.png' has 1000 × 1000 pixels, 17 times; at most 16 million together would be right"),
                faults(draft));
        for (byte[] little : List.of(png(4000, 4000), gif(1000, 1000, 16))) {
            Files.write(folder.resolve("x.png"), little);
            assertEquals(List.of(), faults(draft));
        }
    }

    @Test
    void aTextureIsCheckedAsAPictureIs() throws IOException {
        Draft draft = Draft.step(folder, "id: one\nset: {texture: \"file:x.png\"}");
        Files.write(folder.resolve("x.png"), png(40_000, 40_000));
        assertEquals(List.of("lesson.md:10:16: 'x.png' has 40000 × 40000 pixels; at most 16 million together would be "
                + "right"), faults(draft));
        Files.write(folder.resolve("x.png"), new byte[9 << 20]);
        assertEquals(List.of("lesson.md:10:16: 'x.png' has more than 8 MB; a smaller file would be right"),
                faults(draft));
        Files.write(folder.resolve("x.png"), png(400, 400));
        assertEquals(List.of(), faults(draft));
    }

    @Test
    void whatIsNoPictureBehindTheNameOfOne() throws IOException {
        Draft draft = Draft.of(folder, Draft.HEAD + "![a](x.png)\n" + STEP);
        for (String format : List.of("png", "jpeg", "gif", "bmp")) {
            ImageIO.write(new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB), format,
                    folder.resolve("x.png").toFile());
            assertEquals(format.equals("bmp") ? 1 : 0, faults(draft).size(), format);
        }
        for (byte[] none : List.of(new byte[0], "nothing".getBytes(StandardCharsets.UTF_8),
                Arrays.copyOf(png(2, 2), 12), Arrays.copyOf(gif(2, 2, 1), 14),
                new byte[]{(byte) 0xff, (byte) 0xd8, (byte) 0xff})) {
            Files.write(folder.resolve("x.png"), none);
            assertEquals(List
                    .of("lesson.md:7:1: 'x.png' holds no picture that can be read; a PNG, JPEG or GIF would be right"),
                    faults(draft));
        }
    }

    /// The head of a PNG, which says how large it is.
    private static byte[] png(int width, int height) {
        ByteBuffer head = ByteBuffer.allocate(17).put("IHDR".getBytes(StandardCharsets.US_ASCII)).putInt(width)
                .putInt(height).put(new byte[]{1, 0, 0, 0, 0});
        var sum = new CRC32();
        sum.update(head.array());
        return ByteBuffer.allocate(33).put(new byte[]{(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'}).putInt(13)
                .put(head.array()).putInt((int) sum.getValue()).array();
    }

    /// Pictures of one pixel on a screen of any size.
    private static byte[] gif(int width, int height, int pictures) {
        ByteBuffer gif = ByteBuffer.allocate(14 + 20 * pictures).order(ByteOrder.LITTLE_ENDIAN)
                .put("GIF89a".getBytes(StandardCharsets.US_ASCII)).putShort((short) width).putShort((short) height)
                .put(new byte[3]);
        for (int i = 0; i < pictures; i++)
            gif.put((byte) ',').putInt(0).putShort((short) 1).putShort((short) 1).put((byte) 0x80)
                    .put(new byte[]{0, 0, 0, -1, -1, -1}).put(new byte[]{2, 1, 0x2c, 0});
        return gif.put((byte) ';').array();
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{\"a\":", "{\"one\":[",
        "{\"one\":[{\"frame\":1,\"set\":{\"shape\":["})
    void aSolutionThatNestsWithoutEnd(String opening) {
        Draft draft = Draft.of(folder, Draft.HEAD + "## S\n```limber\nid: one\ngoal: {when: sag > 1, for: 2}\n```\n")
                .with("solution.json", opening.repeat(5_000));
        assertEquals(1, faults(draft).size());
        assertTrue(faults(draft).getFirst().startsWith("solution.json:1:"), faults(draft).getFirst());
    }
}
