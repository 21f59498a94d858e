package limber.page;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import limber.engine.platform.Platform;
import limber.moment.Moment;

/// A writer for pages: each is one file of HTML that fetches nothing, and says so to the browser in its content policy.
/// Its scripts are the two that ship, known to the policy by their hashes; all that comes from strangers is data.
public final class PageFile {
    private final PageParts parts;
    private final Palettes palettes;
    private final Locale language;
    private final ResourceBundle words;

    PageFile(PageParts parts, Palettes palettes, Locale language) {
        this.parts = parts;
        this.palettes = palettes;
        this.language = language;
        words = Platform.here().words(PageJson.WINDOW, language, PageFile.class.getClassLoader());
    }

    /// A writer of pages in a language, with what ships.
    ///
    /// @throws limber.engine.text.BadInput if this build has no engine for pages
    public static PageFile shipped(Locale language) {
        return new PageFile(PageParts.shipped(), Palettes.shipped(), language);
    }

    /// The language of its pages.
    Locale language() {
        return language;
    }

    /// The whole file.
    public String html(PageContent page) {
        return head(page.title(), List.of(parts.boot()), parts.first())
                + "<body>\n<main id=\"limber\">\n<h1>" + Escaped.html(page.title()) + "</h1>\n"
                + "<p id=\"limber-wait\" class=\"note\" role=\"status\">" + word("page.wait") + "</p>\n"
                + "<p id=\"limber-old\" class=\"note\" role=\"alert\" hidden>" + word("page.old") + "</p>\n"
                + "<p id=\"limber-failed\" class=\"note\" role=\"alert\" hidden>" + word("page.failed") + "</p>\n"
                + "<noscript><style>#limber-wait{display:none}</style><p class=\"note\">" + word("page.noscript")
                + "</p></noscript>\n<div id=\"limber-still\">\n" + page.still() + "</div>\n</main>\n"
                + data("limber-data",
                        Base116.of(Lzma.packed(PageJson.of(page, palettes, parts).getBytes(StandardCharsets.UTF_8))))
                + data("limber-loader", parts.loader())
                + data("limber-engine", parts.engine())
                + data("limber-mathjax", parts.formulas())
                + "<script>" + parts.boot() + "</script>\n</body>\n</html>\n";
    }

    /// Everything before the body of a page without an engine.
    String head(String title) {
        return head(title, List.of(), parts.first() + parts.style());
    }

    /// @param scripts the only ones that may run
    /// @param style what is seen before one of them adds more
    private String head(String title, List<String> scripts, String style) {
        return "<!DOCTYPE html>\n<html lang=\"" + Escaped.html(language.getLanguage())
                + "\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"" + policy(scripts) + "\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + "<meta name=\"color-scheme\" content=\"light dark\">\n"
                + "<meta name=\"referrer\" content=\"no-referrer\">\n"
                + "<meta name=\"generator\" content=\"" + Escaped.html(("Limber " + Moment.thisVersion()).strip())
                + "\">\n<link rel=\"icon\" href=\"data:,\">\n<title>" + Escaped.html(title) + "</title>\n<style>\n"
                + palettes.css(style) + style + "</style>\n</head>\n";
    }

    private static String policy(List<String> scripts) {
        String known = scripts.isEmpty() ? "'none'"
                : scripts.stream().map(s -> " 'sha256-" + sha256(s) + "'").collect(Collectors.joining("",
                        "'unsafe-eval' 'wasm-unsafe-eval'", ""));
        return "default-src 'none'; script-src " + known + "; style-src 'unsafe-inline'; img-src data: blob:; "
                + "base-uri 'none'; form-action 'none'";
    }

    private static String sha256(String script) {
        try {
            return Base64.getEncoder().encodeToString(
                    MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String data(String id, String packed) {
        return "<script type=\"application/octet-stream\" id=\"" + id + "\">" + packed + "</script>\n";
    }

    /// A word of the window, as HTML.
    ///
    /// @param values that stand in it
    String word(String key, Object... values) {
        String word = words.getString(key);
        return Escaped.html(values.length == 0 ? word : word.formatted(values));
    }
}
