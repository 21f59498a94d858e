package limber.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import limber.engine.model.Preset;
import limber.engine.settings.Settings;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.models.Catalog;
import limber.moment.MomentReader;

/// Pages in a folder, made as the command makes them, and once each.
final class TestPages {
    private final Path folder;
    private final Map<Locale, PageFile> writers = new HashMap<>();

    TestPages(Path folder) {
        this.folder = folder;
    }

    Path lesson(Lesson lesson, Locale language) throws IOException {
        Path file = folder.resolve(lesson.id() + "-" + language + ".html");
        return Files.exists(file) ? file : write(LessonContent.of(lesson, language), file);
    }

    Path lesson(String id) throws IOException {
        return lesson(Lessons.find(id).orElseThrow(), Locale.ENGLISH);
    }

    Path scene(String model, String preset) throws IOException {
        return scene(model, preset, Locale.ENGLISH);
    }

    Path scene(String model, String preset, Locale language) throws IOException {
        Path file = folder.resolve(model + "-" + preset + "-" + language + ".html");
        if (Files.exists(file)) return file;
        var m = Catalog.model(model);
        Settings p = m.preset(preset).map(Preset::settings).orElseThrow();
        return write(SceneContent.of(m, preset, p, language), file);
    }

    Path moment(String text, String name) throws IOException {
        return write(SceneContent.of(MomentReader.text(text), Locale.ENGLISH), folder.resolve(name + ".html"));
    }

    private Path write(PageContent content, Path file) throws IOException {
        PageFile writer = writers.computeIfAbsent(content.language(), PageFile::shipped);
        return Files.writeString(file, writer.html(content));
    }
}
