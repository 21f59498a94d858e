package limber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/// The version, which stands in `pom.xml`: the changelog and the packages have the same.
class VersionTest {
    private static String version() throws IOException {
        return first("(?m)^  <version>([^<]+)</version>$", Path.of("pom.xml"));
    }

    private static String first(String pattern, Path file) throws IOException {
        Matcher found = Pattern.compile(pattern).matcher(Files.readString(file));
        assertTrue(found.find(), file.toString());
        return found.group(1);
    }

    @Test
    void theTopOfTheChangelogIsTheVersion() throws IOException {
        assertEquals(version(), first("(?m)^## \\[([^]]+)]", Path.of("CHANGELOG.md")));
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void thePackagesAreNamedByTheVersion() throws Exception {
        Process shell = new ProcessBuilder("bash", "-c",
                "root=. out=target system=Linux first_picture_first=() little_memory=(); . src/package/package.sh; "
                        + "package_version")
                .redirectErrorStream(true).start();
        assertEquals(version() + "\n", new String(shell.getInputStream().readAllBytes()));
        assertEquals(0, shell.waitFor());
    }

    /// With bare line feeds cmd.exe misses labels.
    @Test
    void theZipsWindowsScriptHasWindowsLineEnds() throws IOException {
        String text = Files.readString(Path.of("src/package/portable/limber.cmd"));
        assertTrue(text.endsWith("\r\n"));
        assertEquals(text, text.replace("\r\n", "\n").replace("\n", "\r\n"));
    }
}
