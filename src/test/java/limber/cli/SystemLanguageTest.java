package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The program on systems in other languages, each in a JVM of its own.
class SystemLanguageTest {
    private static final int MOST_MINUTES = 5;

    @TempDir Path folder;

    /// Java itself writes 45 as ٤٥ in Egypt and as ۴۵ in Iran. The plan of a lesson by the minute is full of numbers
    /// that are put into sentences.
    @ParameterizedTest
    @CsvSource({"ar, EG", "fa, IR"})
    void numbersInAPageHaveTheDigitsOfItsLanguage(String language, String country) throws Exception {
        Path page = folder.resolve("guide.html");
        run(language, country, "guide", "one-lesson", "--lang", "en", "--out", page.toString());
        String html = Files.readString(page);
        assertTrue(html.contains("45 min"), "the lesson takes 45 minutes");
        assertEquals(List.of(), html.codePoints().filter(Character::isDigit).filter(c -> c > '9')
                .mapToObj(Character::toString).toList());
    }

    /// Two letters are missing, and for a name of eight letters two changes are allowed. In Turkish the small letter of
    /// I is ı, which would make four of them.
    @Test
    void aNameIsMeantWhateverTheSystemsSmallLettersAre() throws Exception {
        String said = run("tr", "TR", "trace", "rope", "--frames", "1", "--set", "ITRATINS=1");
        assertTrue(said.contains("did you mean iterations?"), said);
    }

    /// @return what it says on standard error
    private String run(String language, String country, String... arguments) throws IOException, InterruptedException {
        Path out = folder.resolve("out"), err = folder.resolve("err");
        var command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Duser.language=" + language, "-Duser.country=" + country, "-XX:TieredStopAtLevel=1", "-cp",
                System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of(arguments));
        Process child = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        try {
            assertTrue(child.waitFor(MOST_MINUTES, TimeUnit.MINUTES), () -> "it does not end: " + command);
        } finally {
            child.destroyForcibly();
        }
        return Files.readString(err);
    }
}
