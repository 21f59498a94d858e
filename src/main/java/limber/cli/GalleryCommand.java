package limber.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import limber.cli.option.Output;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.text.BadInput;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.lesson.question.SceneStart;
import limber.lesson.source.LessonWords;
import limber.models.Catalog;
import limber.models.Words;
import limber.ui.Entry;
import limber.handout.Html;
import limber.ui.render.RenderJob;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The `gallery` command: pictures of every lesson and preset in a folder.
@Command(
        name = "gallery",
        hidden = true,
        mixinStandardHelpOptions = true,
        description = "Draw a picture of every lesson and every preset of every model into a folder, with an "
                + "index.html.",
        footer = {"%nExample:", "  limber gallery --out target/gallery"})
final class GalleryCommand implements Callable<Integer> {
    private static final int WIDTH = 960, HEIGHT = 600;

    @Option(names = "--out", required = true, paramLabel = "DIR",
            description = "The folder; it is created if it does not exist.") Path folder;

    /// @param file relative to the folder
    record Picture(String title, String caption, String file) {}

    @Override public Integer call() {
        makeFolder();
        var jobs = new LinkedHashMap<Path, RenderJob>();
        var pictures = new ArrayList<Picture>();
        for (Lesson lesson : Lessons.shipped()) {
            String file = "lesson-" + lesson.id() + ".png";
            jobs.put(folder.resolve(file), RenderJob.cover(lesson, WIDTH, HEIGHT));
            LessonWords telling = lesson.telling(Locale.ROOT);
            pictures.add(new Picture((pictures.size() + 1) + " · " + telling.title(),
                    telling.steps().getFirst().heading(), file));
        }
        for (Model model : Catalog.MODELS)
            for (Preset preset : model.presets()) {
                String file = model.name() + "-" + preset.name() + ".png";
                jobs.put(folder.resolve(file), RenderJob.frame(model,
                        new SceneStart(preset.settings(), model.opening(preset.settings())), preset.frame(),
                        WIDTH, HEIGHT));
                pictures.add(new Picture(model.name() + " · " + preset.name(),
                        Words.of(model, Locale.ROOT).get("preset." + preset.name()), file));
            }
        int code = Entry.render(jobs);
        if (code == 0) Output.writeFile(folder.resolve("index.html"),
                out -> out.write(page(pictures).getBytes(StandardCharsets.UTF_8)));
        return code;
    }

    private void makeFolder() {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInput(folder + ": cannot be made a folder; "
                    + (Files.exists(folder) ? "a file of that name is there" : "its parent must be one"));
        }
    }

    static String page(List<Picture> pictures) {
        var html = new StringBuilder("""
                <!DOCTYPE html>
                <html lang="en">
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width">
                <title>Limber</title>
                <style>
                body { margin: 2rem; background: #1b2129; color: #dfe5ec; font: 16px/1.5 system-ui, sans-serif }
                main { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fill, minmax(24rem, 1fr)) }
                figure { margin: 0 }
                img { width: 100%; height: auto; border-radius: 6px }
                </style>
                <h1>Limber</h1>
                <p>A step debugger for deformation solvers. These are pictures of its lessons \
                and of its scenes: without a display the window cannot open.</p>
                <main>
                """);
        for (Picture p : pictures)
            html.append("""
                    <figure><a href="%1$s"><img src="%1$s" width="%2$d" height="%3$d" alt="%4$s"></a>\
                    <figcaption><b>%4$s</b><br>%5$s</figcaption></figure>
                    """.formatted(Html.escaped(p.file), WIDTH, HEIGHT, Html.escaped(p.title),
                    Html.escaped(p.caption)));
        return html.append("</main>\n</html>\n").toString();
    }
}
