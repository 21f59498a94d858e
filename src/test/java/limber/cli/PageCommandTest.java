package limber.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import limber.Sample;
import limber.course.Course;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.lesson.source.LessonWords;
import limber.models.Catalog;
import limber.moment.MomentReader;
import limber.page.LessonContent;
import limber.page.PageFile;
import limber.page.PageParts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tukaani.xz.LZMAInputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/// Web pages that the command writes: what is in them, what is not, and what is refused.
@Tag("wide")
class PageCommandTest {
    private static final int MOST_BYTES = 1_500_000;
    private static final Pattern SCRIPT = Pattern.compile("<script([^>]*)>(.*?)</script>", Pattern.DOTALL),
            STYLE = Pattern.compile("<style>.*?</style>", Pattern.DOTALL),
            ADDRESS = Pattern.compile("(?i)\\b(?:src|href|action|srcset|poster)\\s*=\\s*[\"']?([^\"'>\\s]*)");
    private static final String HOSTILE = "</script><script>alert(1)</script><!-- \" ' & \u2028\u2029";

    @TempDir Path folder;

    private String page(String... arguments) throws IOException {
        Path out = folder.resolve("page.html");
        Outcome.of(Stream.concat(Stream.of("page"), Stream.concat(Stream.of(arguments),
                Stream.of("--out", out.toString()))).toArray(String[]::new)).succeeded();
        return Files.readString(out);
    }

    private static JsonNode data(String page) throws IOException {
        try (var in = new LZMAInputStream(new ByteArrayInputStream(unpacked(element(page, "limber-data"))))) {
            return new ObjectMapper().readTree(in.readAllBytes());
        }
    }

    /// The content of a script element with an id.
    private static String element(String page, String id) {
        Matcher script = SCRIPT.matcher(page);
        while (script.find()) if (script.group(1).contains("id=\"" + id + "\"")) return script.group(2);
        throw new AssertionError("there is no " + id);
    }

    /// The launcher starts the jar: what the build makes for pages must be there before it is packed.
    @Test
    void theJarHasTheEngineOfThisBuild() throws IOException {
        try (var jar = new ZipFile("target/limber.jar")) {
            for (String name : List.of(PageParts.ENGINE, PageParts.FORMULAS, PageParts.LOADER)) {
                ZipEntry packed = jar.getEntry("limber/page/" + name);
                assertNotNull(packed, name);
                try (InputStream in = jar.getInputStream(packed);
                        InputStream built = PageFile.class.getResourceAsStream(name)) {
                    assertArrayEquals(Objects.requireNonNull(built).readAllBytes(), in.readAllBytes(), name);
                }
            }
        }
    }

    // ---- what a page is ----

    @Test
    void aLessonIsOneFileThatNeedsNothing() throws Exception {
        String page = page("one-stick", "--lang", "en");
        needsNothing(page);
        assertTrue(page.startsWith("<!DOCTYPE html>\n<html lang=\"en\">"), page.substring(0, 60));
        assertTrue(page.contains("<title>One stick</title>"));
        JsonNode data = data(page);
        assertEquals("lesson", data.get("kind").stringValue());
        assertEquals("03-one-stick", data.get("name").stringValue());
        assertEquals("rope", data.get("model").stringValue());
        assertEquals(Files.readString(Path.of("lessons/03-one-stick/lesson.md")),
                data.get("files").get("lesson.md").stringValue());
        assertTrue(data.get("sources").has("limber/models/rope/Distance.java"));
        assertEquals("Rope", data.get("words").get("limber.models.rope.captions").get("model.title").stringValue());
        assertEquals("#00764f", data.get("palettes").get("light").get("velocity").stringValue());
        assertTrue(data.get("palettes").get("dark").get("ground").stringValue().matches("#[0-9a-f]{8}"));
    }

    /// Nothing is fetched, and only the scripts run that the policy knows.
    private static void needsNothing(String page) throws Exception {
        var inline = new ArrayList<String>();
        Matcher script = SCRIPT.matcher(page);
        while (script.find())
            if (script.group(1).isEmpty()) inline.add("'sha256-" + Base64.getEncoder().encodeToString(MessageDigest
                    .getInstance("SHA-256").digest(script.group(2).getBytes(StandardCharsets.UTF_8))) + "'");
            else assertTrue(script.group(1).matches(" type=\"application/octet-stream\" id=\"limber-[a-z]+\""),
                    script.group(1));
        Matcher policy = Pattern.compile("Content-Security-Policy\" content=\"([^\"]*)\"").matcher(page);
        assertTrue(policy.find());
        String known = inline.isEmpty() ? "'none'" : "'unsafe-eval' 'wasm-unsafe-eval' " + String.join(" ", inline);
        assertEquals("default-src 'none'; script-src " + known + "; style-src 'unsafe-inline'; "
                + "img-src data: blob:; base-uri 'none'; form-action 'none'", policy.group(1));
        assertEquals(1, page.split("Content-Security-Policy", -1).length - 1);
        String markup = STYLE.matcher(SCRIPT.matcher(page).replaceAll("")).replaceAll("");
        Matcher address = ADDRESS.matcher(markup);
        while (address.find())
            assertTrue(address.group(1).matches("data:.*|#.*|[a-z0-9-]+\\.html"), address.group(1));
        Matcher sheet = STYLE.matcher(page);
        while (sheet.find()) assertFalse(sheet.group().matches("(?s).*(@import|url\\().*"), "a sheet fetches nothing");
        assertFalse(markup.matches("(?is).*\\son[a-z]+\\s*=.*"), "no handler in the markup");
    }

    @Test
    @Tag("wide")
    void thePackedPartsUnpackToWhatShips() throws IOException {
        String page = page("one-stick");
        byte[] formulas = unzipped(page, "limber-mathjax");
        var engine = ByteBuffer.wrap(unzipped(page, "limber-engine")).order(ByteOrder.LITTLE_ENDIAN);
        int written = 0; // the bytes before its list, of the list, between, of its longest function, and after it
        for (int part = 0; part < 4; part++) written += engine.getInt();
        int module = engine.getInt();
        assertTrue(engine.remaining() > written && module > engine.remaining(),
                written + " bytes of " + engine.remaining() + " make a module of " + module);
        assertEquals(0x6d736100, engine.getInt(), "WebAssembly");
        assertEquals(1, engine.getInt(), "its version");
        try (var in = PageFile.class.getResourceAsStream("mathjax/core.js")) {
            byte[] first = in.readAllBytes();
            assertArrayEquals(first, Arrays.copyOf(formulas, first.length));
        }
    }

    private static byte[] unzipped(String page, String id) throws IOException {
        try (var in = new LZMAInputStream(new ByteArrayInputStream(unpacked(element(page, id))))) {
            return in.readAllBytes();
        }
    }

    /// A second reader of the packed text: each seven characters as one number, written the long way.
    private static byte[] unpacked(String text) {
        String characters = IntStream.range(0, 128)
                .filter(c -> !Set.of(0, 9, 10, 11, 12, 13, 26, 27, 127).contains(c) && "&<>".indexOf(c) < 0)
                .mapToObj(Character::toString).collect(Collectors.joining());
        assertEquals(116, characters.length());
        var bytes = new ByteArrayOutputStream();
        for (int i = 0; i < text.length(); i += 7) {
            String group = text.substring(i, Math.min(i + 7, text.length()));
            BigInteger value = BigInteger.ZERO;
            for (int k = 0; k < group.length(); k++) {
                int digit = characters.indexOf(group.charAt(k));
                assertTrue(digit >= 0, "a " + (int) group.charAt(k));
                value = value.add(BigInteger.valueOf(116).pow(k).multiply(BigInteger.valueOf(digit)));
            }
            for (int k = 0; k < group.length() - 1; k++) bytes.write(value.shiftRight(8 * k).intValue());
        }
        return bytes.toByteArray();
    }

    @Test
    void inChineseItHasTheWordsOfTheLanguage() throws IOException {
        String page = page("one-stick", "--lang", "zh");
        assertTrue(page.contains("<html lang=\"zh\">"));
        JsonNode data = data(page);
        assertEquals("zh", data.get("language").stringValue());
        assertEquals("绳子",
                data(page).get("words").get("limber.models.rope.captions").get("model.title").stringValue());
        assertTrue(data.get("files").has("lesson.zh.md"));
    }

    @Test
    void lessonsAreSmallAndNeedNothing() throws Exception {
        Comparator<Lesson> size = Comparator.comparing(lesson -> size(lesson.folder().path()));
        areSmallAndNeedNothing(Stream.concat(Lessons.shipped().stream().sorted(size.reversed()).limit(2),
                Sample.of(Lessons.shipped(), 2).stream()).toList());
    }

    /// Where no scripts run, and until they do, there are text, questions and choices, and no answer.
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void aLessonCanBeReadWithoutScripts(String language) throws IOException {
        String page = page("one-stick", "--lang", language);
        String read = page.substring(page.indexOf("<div id=\"limber-still\">"), page.indexOf("</main>"));
        LessonWords telling = Lessons.find("one-stick").orElseThrow().telling(Locale.of(language));
        for (LessonWords.OfStep step : telling.steps()) {
            assertTrue(read.contains(step.heading()), step.heading());
            for (LessonWords.OfQuestion question : step.questions()) {
                assertTrue(read.contains(question.ask()), question.ask());
                assertTrue(question.because().isEmpty() || !read.contains(question.because()), question.because());
                for (LessonWords.OfChoice choice : question.choices()) {
                    assertTrue(read.contains("□</span>" + choice.text()), choice.text());
                    assertTrue(choice.because().isEmpty() || !read.contains(choice.because()), choice.because());
                }
            }
        }
        assertTrue(read.contains("<code>"), "formulas are lines of text");
        assertFalse(read.contains("<img"), "nothing is large");
    }

    private static long size(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.mapToLong(f -> f.toFile().length()).sum();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @Tag("long")
    void everyLessonIsSmallAndNeedsNothing() throws Exception {
        areSmallAndNeedNothing(Lessons.shipped());
    }

    private static void areSmallAndNeedNothing(List<Lesson> lessons) throws Exception {
        PageFile file = PageFile.shipped(Locale.CHINESE); // packed once
        for (Lesson lesson : lessons) {
            String page = file.html(LessonContent.of(lesson, Locale.CHINESE));
            int size = page.getBytes(StandardCharsets.UTF_8).length;
            assertTrue(size <= MOST_BYTES, lesson.id() + " has " + size + " bytes");
            needsNothing(page);
        }
    }

    @Test
    @Tag("wide")
    void everyModelIsAScene() throws IOException {
        for (var model : Catalog.MODELS) {
            JsonNode data = data(page(model.name()));
            assertEquals("scene", data.get("kind").stringValue());
            assertEquals(model.name(), MomentReader.text(data.get("moment").stringValue()).model().name());
        }
        JsonNode data = data(page("rope", "--preset", "hook"));
        assertEquals("hook", data.get("preset").stringValue());
        assertEquals("hook", MomentReader.text(data.get("moment").stringValue()).preset());
    }

    @Test
    void aMomentKeepsItsPlaceAndItsFiles() throws IOException {
        Path own = Files.createDirectory(folder.resolve("o"));
        Files.writeString(own.resolve("it's <b>.obj"), "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n"
                + "f 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n");
        Path moment = Files.writeString(own.resolve("m.limber"),
                "{\"limber\":1,\"model\":\"ball\",\"set\":{\"mesh\":\"file:it's <b>.obj\"},\"at\":\"frame=3\"}");
        String page = page(moment.toString());
        JsonNode data = data(page);
        String text = data.get("moment").stringValue();
        assertTrue(text.contains("\"file:it's <b>.obj\""), text);
        assertTrue(text.contains("frame=3"), text);
        assertFalse(text.contains(folder.getFileName().toString()), "no folder of the teacher's is told");
        assertTrue(data.get("files").get("it's <b>.obj").stringValue().startsWith("v 0 0 0"));
    }

    @Test
    void aCourseIsAFolderWithAnIndex() throws Exception {
        Path out = folder.resolve("course");
        Outcome.of("page", "one-lesson", "--lang", "en", "--out", out.toString()).succeeded();
        Course course = Course.shipped().getFirst();
        var wanted = new TreeSet<>(course.lessons().stream().map(id -> id + ".html").toList());
        wanted.add("index.html");
        assertEquals(wanted, names(out));
        String index = Files.readString(out.resolve("index.html"));
        needsNothing(index);
        int last = 0;
        for (String id : course.lessons()) {
            int at = index.indexOf("<a href=\"" + id + ".html\">");
            assertTrue(at > last, id + " in its order");
            last = at;
            JsonNode data = data(Files.readString(out.resolve(id + ".html")));
            assertEquals("index.html", data.get("home").stringValue());
            assertEquals(id + ".html", data.get("links").get(id).stringValue());
        }
    }

    private static TreeSet<String> names(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return new TreeSet<>(all.map(f -> f.getFileName().toString()).toList());
        }
    }

    // ---- what strangers write ----

    private Path hostile() throws IOException {
        Path lesson = Files.createDirectory(folder.resolve("x\"'&"));
        Files.writeString(lesson.resolve("lesson.md"), "---\nformat: 1\nid: x\ntitle: '"
                + HOSTILE.replace("'", "''").replaceAll("[\u2028\u2029]", "") + "'\nmodel: rope\n---\n```\n" + HOSTILE
                + "\n```\n![a picture](a&b'.png)\n\n## One `" + HOSTILE + "`\n");
        Files.writeString(lesson.resolve("secret.txt"), "a teacher's marks");
        try (var out = Files.newOutputStream(lesson.resolve("a&b'.png"))) {
            ImageIO.write(new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB), "png", out);
        }
        return lesson;
    }

    @Test
    void noTextOfAStrangerIsMarkup() throws Exception {
        Path lesson = hostile();
        String page = page(lesson.toString());
        needsNothing(page);
        assertFalse(page.contains("<script>alert"), "the text is data");
        assertEquals(Files.readString(lesson.resolve("lesson.md")),
                data(page).get("files").get("lesson.md").stringValue(), "and yet it is whole");
        assertArrayEquals(Files.readAllBytes(lesson.resolve("a&b'.png")),
                Base64.getDecoder().decode(data(page).get("binary").get("a&b'.png").stringValue()));
        assertEquals(Set.of("lesson.md"), Set.copyOf(data(page).get("files").propertyNames()),
                "what the lesson does not name stays at home");
    }

    // ---- what is refused ----

    @Test
    void whatCannotBeAPageIsOneLineAndNothingIsWritten() throws IOException {
        String out = folder.resolve("x.html").toString();
        Outcome.of("page", "one-stik", "--out", out).complained(2, "did you mean one-stick?");
        Outcome.of("page", "rop", "--out", out).complained(2, "did you mean rope?");
        Outcome.of("page", "rope", "--preset", "hok", "--out", out).complained(2, "did you mean hook?");
        Outcome.of("page", "one-stick", "--preset", "hook", "--out", out).complained(2, "--preset: is for models");
        Outcome.of("page", "rope", "--out", folder.resolve("x.pdf").toString()).complained(2, "is not an .html");
        Outcome.of("page", "rope", "--lang", "fr", "--out", out).complained(2, "'fr' is no language of Limber");
        Outcome.of("page", "rope").complained(2, "--out");
        Outcome.of("page", "rope", "--out", folder.resolve("none/x.html").toString()).complained(2, "does not exist");
        Outcome.of("page", "one-lesson", "--out", out).complained(2, "a course is several pages");
        Outcome.of("page", "{\"limber\":1,\"model\":\"rope\",\"at\":3}", "--out", out).complained(2, "at");
        Outcome.of("page", folder.resolve("none.limber").toString(), "--out", out).complained(2, "does not exist");
        assertEquals(new TreeSet<String>(), names(folder));
    }

    @Test
    void aPackageIsOfALessonAndAZip() throws IOException {
        String out = folder.resolve("x.zip").toString(), right = "1.2 or 2004 would be right";
        Outcome.of("page", "rope", "--scorm", "1.2", "--out", out).complained(2, "--scorm: is for lessons");
        Outcome.of("page", "one-lesson", "--scorm", "1.2", "--out", out).complained(2, "--scorm: is for lessons");
        Outcome.of("page", "{\"limber\":1,\"model\":\"rope\"}", "--scorm", "2004", "--out", out).complained(2,
                "--scorm: is for lessons");
        Outcome.of("page", "one-stick", "--scorm", "1.3", "--out", out).complained(2, right);
        Outcome.of("page", "one-stick", "--scorm", "1.2", "--out", folder.resolve("x.html").toString()).complained(2,
                "is not a .zip");
        Outcome.of("page", "one-stik", "--scorm", "1.2", "--out", out).complained(2, "did you mean one-stick?");
        assertEquals(new TreeSet<String>(), names(folder));
    }

    @Test
    void aPackageHasAManifestAndThePageAndTheSameBytesTwice() throws Exception {
        for (var version : List.of("1.2", "2004")) {
            Path one = folder.resolve("one.zip"), two = folder.resolve("two.zip");
            for (Path out : List.of(one, two))
                Outcome.of("page", "one-stick", "--lang", "en", "--scorm", version,
                        "--out", out.toString()).succeeded();
            assertArrayEquals(Files.readAllBytes(one), Files.readAllBytes(two));
            try (var zip = new ZipFile(one.toFile())) {
                assertEquals(List.of("imsmanifest.xml", "index.html"), zip.stream().map(ZipEntry::getName).toList());
                String page = new String(zip.getInputStream(zip.getEntry("index.html")).readAllBytes(),
                        StandardCharsets.UTF_8);
                needsNothing(page);
                assertTrue(page.length() < MOST_BYTES);
                assertEquals(version, data(page).get("scorm").stringValue());
                var builders = DocumentBuilderFactory.newInstance();
                builders.setNamespaceAware(true);
                var manifest = builders.newDocumentBuilder()
                        .parse(zip.getInputStream(zip.getEntry("imsmanifest.xml"))).getDocumentElement();
                boolean old = version.equals("1.2");
                assertEquals(old ? "1.2" : "2004 4th Edition",
                        manifest.getElementsByTagName("schemaversion").item(0).getTextContent());
                var resource = (org.w3c.dom.Element) manifest.getElementsByTagName("resource").item(0);
                assertEquals("index.html", resource.getAttribute("href"));
                assertEquals("sco", resource.getAttributeNS(old ? "http://www.adlnet.org/xsd/adlcp_rootv1p2"
                        : "http://www.adlnet.org/xsd/adlcp_v1p3", old ? "scormtype" : "scormType"));
                assertEquals("One stick", manifest.getElementsByTagName("title").item(0).getTextContent());
                assertEquals(resource.getAttribute("identifier"), ((org.w3c.dom.Element) manifest
                        .getElementsByTagName("item").item(0)).getAttribute("identifierref"));
            }
        }
    }

    @Test
    void codeSolversAndLogsAreRefused() throws IOException {
        String out = folder.resolve("x.html").toString();
        Path solver = Path.of("src/main/resources/limber/code/starters/spring").toAbsolutePath();
        Outcome.of("page", solver.toString(), "--out", out).complained(2, "a page has no compiler");
        String code = Files.readString(Path.of("src/main/java/limber/models/rope/Integrate.java"))
                .replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
        Path moment = Files.writeString(folder.resolve("code.limber"),
                "{\"limber\":1,\"model\":\"rope\",\"code\":[\"" + code + "\"]}");
        Outcome.of("page", moment.toString(), "--out", out).complained(2, "a page has no compiler");
        Path log = Files.writeString(folder.resolve("a.steps.jsonl"), "{\"limber-steps\":1}\n");
        Outcome.of("page", log.toString(), "--out", out).complained(2, "");
        assertFalse(Files.exists(Path.of(out)));
    }
}
