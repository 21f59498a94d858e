package limber.handout;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.lesson.Lesson;
import limber.lesson.StepEntry;
import limber.lesson.question.SceneStart;
import limber.lesson.source.LessonWords;
import limber.presentation.view.Description;
import limber.presentation.words.Wording;

/// A lesson as one self-contained page of HTML, with space to write predictions.
///
/// @param words in the page's language
/// @param key whether the answers are included
/// @param address of a web page of the lesson, printed beside the title; empty for none
public record Handout(Lesson lesson, List<StepEntry> arrivals, Wording words, boolean key,
        Optional<PageAddress> address) {
    /// The text and the questions alone, as a part of a page that runs no scripts: what is written in the window or is
    /// of other lessons is left out.
    ///
    /// @throws limber.engine.text.BadInput if the lesson does not play
    public String text() {
        return body(false, Optional.empty());
    }

    /// @param picture a PNG file of a step's scene, by its number from 0
    /// @throws limber.engine.text.BadInput if the lesson does not play
    public String page(IntFunction<byte[]> picture) {
        return Paper.page(words.ui().getLocale(),
                telling().title() + (key ? " · " + words.get("handout.key") : ""),
                words.captions().get("model.title") + (lesson.minutes().isPresent()
                        ? " · " + words.get("lessons.minutes").formatted(lesson.minutes().getAsInt())
                        : ""),
                address.map(PageAddress::html).orElse("") + (key ? "" : who()), body(true, Optional.of(picture)));
    }

    private LessonWords telling() {
        return lesson.telling(words.ui().getLocale());
    }

    /// @param paper whether it is printed: with pictures of formulas, codes to write and questions of earlier lessons
    private String body(boolean paper, Optional<IntFunction<byte[]>> picture) {
        LessonWords telling = telling();
        var html = new StringBuilder();
        var markup = new Markup(lesson.folder()::picture, paper);
        if (!telling.learn().isEmpty()) html.append("<p class=\"learn\"><b>")
                .append(words.get("lesson.learn").formatted("</b>" + Html.escaped(telling.learn()))).append("</p>\n");
        html.append(markup.html(telling.introduction()));
        byte[] before = {};
        String shown = "";
        var asked = new AskedOnPaper(lesson.id(), lesson.model(), words, key, paper);
        var recaps = new RecapPaper(lesson, words, key);
        for (int i = 0; i < arrivals.size(); i++) {
            LessonWords.OfStep step = telling.steps().get(i);
            html.append("<section>\n<h2>").append(i + 1).append(". ").append(Html.escaped(step.heading()))
                    .append("</h2>\n").append(markup.html(step.blocks()));
            byte[] png = picture.isEmpty() || arrivals.get(i).step().id().isEmpty() ? before : picture.get().apply(i);
            if (!Arrays.equals(png, before)) figure(html, step, png); // a repeated picture would only cost paper
            before = png;
            if (!paper) {
                String scene = scene(arrivals.get(i));
                if (!scene.equals(shown)) html.append(scene); // nor is a sentence repeated
                shown = scene;
            }
            html.append(asked.questions(arrivals.get(i), step));
            if (paper) html.append(recaps.questions(arrivals.get(i).step()));
            // it shows the answer
            if (key || arrivals.get(i).step().questions().isEmpty()) html.append(markup.html(step.after()));
            html.append(asked.goal(arrivals.get(i), step.hint())).append(asked.hints(step.hints()));
            if (key && !step.teacher().isEmpty()) html.append("<aside class=\"teacher\">\n<p><b>")
                    .append(words.get("lesson.teacher")).append("</b></p>\n").append(markup.html(step.teacher()))
                    .append("</aside>\n");
            html.append("</section>\n");
        }
        return html.toString();
    }

    /// What stands in the place of a picture: what the scene shows before its first frame.
    private String scene(StepEntry entry) {
        if (entry.step().id().isEmpty()) return "";
        var timeline = new Timeline(lesson.model());
        SceneStart start = entry.staged().scene();
        Picture first = Picture.of(new Run(timeline, timeline.root(start.settings(), start.inputs())),
                PictureRequest.atFirst(lesson.model()), true, Optional.empty());
        return "<p class=\"quiet\">" + Html.escaped(words.get("handout.scene").formatted(
                new Description(lesson.model(), words).of(first))) + "</p>\n";
    }

    private String who() {
        return "<p class=\"who\">" + words.get("handout.name") + " <span class=\"line\"></span> "
                + words.get("handout.date") + " <span class=\"line short\"></span></p>\n";
    }

    private void figure(StringBuilder html, LessonWords.OfStep step, byte[] png) {
        html.append("<figure><img class=\"scene\" src=\"").append(Html.data("png", png)).append("\" alt=\"")
                .append(Html.escaped(step.heading())).append("\">");
        if (!step.names().isEmpty()) {
            String sides = words.get("compare.left") + ": " + step.names().getFirst() + " · "
                    + words.get("compare.right") + ": " + step.names().getLast();
            html.append("<figcaption>").append(Html.escaped(sides)).append("</figcaption>");
        }
        html.append("</figure>\n");
    }
}
