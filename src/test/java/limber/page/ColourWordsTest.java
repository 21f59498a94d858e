package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The colours that lessons and legends name: each is true in every theme, and no other is named.
class ColourWordsTest {
    /// A word with what it is said of: hues from one degree to another, and how bright and how full they may be.
    private enum Word {
        RED("red(dest)?|红", 340, 380, 1, 0.4, "high", "axis-x"),
        GREEN("green|绿", 130, 160, 1, 0.4, "axis-y"),
        BLUE("blue|蓝", 195, 225, 1, 0.4, "low", "axis-z", "compared"),
        BROWN("brown|棕", 20, 40, 0.65, 0.4, "hemp-other");

        private final Pattern pattern;
        private final double from, to, bright, full;
        private final List<String> roles;

        Word(String word, double from, double to, double bright, double full, String... roles) {
            pattern = Pattern.compile(word);
            this.from = from;
            this.to = to;
            this.bright = bright;
            this.full = full;
            this.roles = List.of(roles);
        }
    }

    private static final Pattern NAMED = Pattern.compile("\\b(?:red(?:dest)?|blue|green|brown|yellow|orange|purple"
            + "|violet|pink|gr[ea]y|white|black|golden|cyan|teal|turquoise)\\b(?![-–](?:black|red))"
            + "|[红蓝绿棕黄橙紫褐]|[白黑灰粉金青]色");
    /// The name of a sweep, and the words that are typed to find a command.
    private static final Pattern NOT_SEEN = Pattern.compile("red[-–]black|红黑|^command\\..*|^choice\\..*");

    private static float[] colour(String hex) {
        int rgb = Integer.parseInt(hex.substring(1, 7), 16);
        return Color.RGBtoHSB(rgb >> 16, rgb >> 8 & 255, rgb & 255, null);
    }

    @ParameterizedTest
    @EnumSource
    void itIsTrueInEachTheme(Word word) {
        Palettes.shipped().themes().forEach((theme, roles) -> {
            for (String role : word.roles) {
                String hex = roles.get(role);
                float[] hsb = colour(hex);
                double hue = 360 * hsb[0];
                assertTrue(word.from <= hue && hue <= word.to || word.from <= hue + 360 && hue + 360 <= word.to,
                        theme + " " + role + " " + hex + ": hue " + hue);
                assertTrue(hsb[1] >= word.full && hsb[2] <= word.bright, theme + " " + role + " " + hex);
            }
        });
    }

    /// "Colourless is 0."
    @Test
    void theMiddleOfAScaleWithSignsIsColourless() {
        Palettes.shipped().themes().forEach(
                (theme, roles) -> assertTrue(colour(roles.get("middle"))[1] < 0.1, theme + " " + roles.get("middle")));
    }

    @Test
    void noOtherIsNamed() throws IOException {
        var named = new ArrayList<String>();
        int found = 0;
        for (Path file : texts()) for (String line : Files.readAllLines(file)) {
            Matcher colour = NAMED.matcher(NOT_SEEN.matcher(line).replaceAll(""));
            while (colour.find()) {
                found++;
                if (Stream.of(Word.values()).noneMatch(word -> word.pattern.matcher(colour.group()).matches()))
                    named.add(file + ": " + colour.group());
            }
        }
        assertEquals(List.of(), named);
        assertTrue(found > 50, found + " colours are named");
    }

    /// Lessons, and what is said of scenes.
    private static List<Path> texts() throws IOException {
        var all = new ArrayList<Path>();
        for (String root : List.of("lessons", "src/main/java/limber/models",
                "src/main/resources/limber/presentation/words"))
            try (Stream<Path> files = Files.walk(Path.of(root))) {
                files.filter(f -> f.toString().matches(".*(lesson(\\.zh)?\\.md|(captions|words)\\w*\\.properties)"))
                        .forEach(all::add);
            }
        return all;
    }
}
