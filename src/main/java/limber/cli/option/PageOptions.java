package limber.cli.option;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import limber.engine.text.BadInput;
import limber.presentation.words.Language;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// The options of commands that write a page of HTML: its file and its language.
public final class PageOptions {
    @Option(names = "--out", required = true, paramLabel = "FILE",
            description = "The page file, an .html.") public Path out;

    @Option(names = "--lang", paramLabel = "LANGUAGE", converter = LanguageConverter.class,
            description = "en or zh; by default the system's language.") public Language language =
                    Language.ofMachine();

    public static final class LanguageConverter implements ITypeConverter<Language> {
        @Override public Language convert(String text) {
            for (Language l : Language.values()) if (l.locale().getLanguage().equals(text)) return l;
            throw new TypeConversionException(
                    "'" + BadInput.brief(text) + "' is no language of Limber; en or zh would be right");
        }
    }

    /// @throws BadInput if the file cannot be a page, or cannot be written
    public void check() throws IOException {
        if (!Output.named(out).toString().endsWith(".html")) throw new BadInput(out + ": is not an .html");
        Output.check(out);
    }

    /// @throws BadInput if the file cannot be a package, or cannot be written
    public void checkPackage() throws IOException {
        if (!Output.named(out).toString().endsWith(".zip")) throw new BadInput(out + ": is not a .zip");
        Output.check(out);
    }

    public void write(String page) {
        Output.writeFile(out, o -> o.write(page.getBytes(StandardCharsets.UTF_8)));
    }
}
