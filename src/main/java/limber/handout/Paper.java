package limber.handout;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import limber.lesson.Lesson;

/// A page of HTML that needs no other file: its head, its style sheet and its title.
final class Paper {
    private Paper() {}

    /// @param about a line below the title
    /// @param under HTML below that line
    /// @param body HTML below the head
    static String page(Locale language, String title, String about, String under, String body) {
        String code = language.getLanguage();
        return "<!DOCTYPE html>\n<html lang=\"" + (code.isEmpty() ? Lesson.ORIGINAL : code)
                + "\">\n<meta charset=\"utf-8\">\n<title>" + Html.escaped(title) + "</title>\n<style>\n" + style()
                + "</style>\n<header>\n<h1>" + Html.escaped(title) + "</h1>\n<p class=\"about\">"
                + Html.escaped(about) + "</p>\n" + under + "</header>\n" + body + "</html>\n";
    }

    private static String style() {
        try (InputStream in = Objects.requireNonNull(Paper.class.getResourceAsStream("/limber/css/handout.css"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
