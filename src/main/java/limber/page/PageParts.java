package limber.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.text.BadInput;
import org.jspecify.annotations.Nullable;

/// The parts that every page has, whatever it shows.
///
/// @param engine the engine, packed
/// @param formulas MathJax, which makes MathML of TeX, packed
/// @param loader the script that starts an engine, packed
/// @param boot the script that unpacks the others
/// @param first the style sheet of what is seen before the engine runs, without colours
/// @param style that of what every page has
/// @param sheet that of what the engine shows
/// @param notices the licences of what is in them, as text
public record PageParts(String engine, String formulas, String loader, String boot, String first, String style,
        String sheet, String notices) {
    /// The parts of MathJax that formulas of lessons need, in the order in which they need each other.
    private static final List<String> MATHJAX = List.of("core", "tex-base", "ams", "newcommand", "noundefined",
            "color");
    /// The parts that a build packs, since that takes some seconds.
    public static final String ENGINE = "engine.lzma", LOADER = "engine-js.lzma", FORMULAS = "formulas.lzma";
    private static final AtomicReference<@Nullable PageParts> MADE = new AtomicReference<>();

    /// Those that ship.
    ///
    /// @throws BadInput if this build has none
    public static PageParts shipped() {
        return MADE.updateAndGet(made -> made == null ? ofThisBuild() : made);
    }

    private static PageParts ofThisBuild() {
        return new PageParts(Base116.of(bytes(ENGINE)), Base116.of(bytes(FORMULAS)), Base116.of(bytes(LOADER)),
                script("unpack.js") + "\n" + script("boot.js"), sheet("first.css"),
                sheet("page.css"), sheet("layout.css") + sheet("lesson.css"),
                Stream.of("/limber/licences/LICENSE", "notices.txt", "commonmark/LICENSE.txt", "mathjax/LICENSE")
                        .map(name -> text(name).strip()).collect(Collectors.joining("\n\n")));
    }

    /// What makes MathML of formulas, a script.
    public static byte[] formulaScript() {
        return (MATHJAX.stream().map(name -> text("mathjax/" + name + ".js") + "\n").collect(Collectors.joining())
                + text("formulas.js")).getBytes(StandardCharsets.UTF_8);
    }

    /// The text of a script without comments of their own line, which the parser of HTML must find as it is.
    private static String script(String name) {
        String text = text(name).strip().replaceAll("\n\\s+", "\n").replaceAll("(?m)^//.*\n", "");
        if (text.contains("</script") || text.contains("<!--"))
            throw new IllegalStateException(name + " would end the element in which it stands");
        return text;
    }

    /// A style sheet without comments, and without blanks that say nothing.
    private static String sheet(String name) {
        return text(name).replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("\\s+", " ").replaceAll(" ?([{};,]) ?", "$1")
                .strip();
    }

    private static String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8).replace("\r\n", "\n");
    }

    private static byte[] bytes(String name) {
        try (InputStream in = PageParts.class.getResourceAsStream(name)) {
            if (in == null) throw new BadInput("this build of Limber has no " + name
                    + ", so that it makes no pages; ./limber package makes one that does");
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
