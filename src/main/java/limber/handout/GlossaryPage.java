package limber.handout;

import java.util.List;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import limber.course.Glossary;
import limber.course.GlossaryEntry;
import limber.lesson.Lesson;

/// The glossary as one self-contained page of HTML.
public final class GlossaryPage {
    private GlossaryPage() {}

    /// @param lessons all that ship
    /// @param words in the page's language
    public static String of(Glossary glossary, List<Lesson> lessons, ResourceBundle words) {
        String body = glossary.entries().stream().map(e -> entry(e, glossary.lessons(e, lessons), words))
                .collect(Collectors.joining());
        return Paper.page(words.getLocale(), words.getString("glossary"), words.getString("glossary.about"), "", body);
    }

    private static String entry(GlossaryEntry entry, List<Lesson> lessons, ResourceBundle words) {
        var html = new StringBuilder("<section class=\"term\" id=\"").append(Html.escaped(entry.id()))
                .append("\">\n<h2>").append(Html.escaped(entry.title())).append("</h2>\n")
                .append(Markup.TEXT.html(entry.blocks()));
        if (!lessons.isEmpty()) html.append("<p class=\"about\">").append(words.getString("glossary.lessons"))
                .append(": ").append(lessons.stream()
                        .map(l -> Html.escaped(l.telling(words.getLocale()).title())).collect(Collectors.joining(", ")))
                .append("</p>\n");
        if (!entry.code().isEmpty()) html.append("<p class=\"about\">").append(words.getString("glossary.code"))
                .append(": ").append(entry.code().stream().map(c -> "<code>" + Html.escaped(c) + ".java</code>")
                        .collect(Collectors.joining(", ")))
                .append("</p>\n");
        return html.append("</section>\n").toString();
    }
}
