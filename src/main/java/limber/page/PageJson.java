package limber.page;

import java.io.StringWriter;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import limber.engine.model.Model;
import limber.engine.platform.ClassFiles;
import limber.engine.platform.Platform;
import limber.moment.Moment;
import limber.presentation.words.Refusals;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// The data of a page as JSON, which its program reads.
final class PageJson {
    private static final int FORMAT = 1;
    /// The window's words, of which a page has its own too.
    static final String WINDOW = "limber.presentation.words.words";
    /// The first parts of keys whose words only the window shows. `PageWordsTest` finds one that a page asks for.
    static final Set<String> WINDOW_ONLY = Set.of("approach", "code.copy", "code.curve", "code.fold",
            "code.largest", "code.last", "code.next",
            "code.run", "code.stop", "command", "compare", "contents", "dock", "drop", "edit", "export", "failure",
            "find.busy", "find.list", "find.names", "find.none", "follow", "glossary", "graphics", "handout",
            "hint.done",
            "hint.level", "hint.step", "judge",
            "key.again", "key.blank", "key.code-comment", "key.code-indent", "key.code-next", "key.code-operation",
            "key.code-search", "key.code-undo", "key.context", "key.copy", "key.edit", "key.next", "key.paste",
            "key.pen", "key.present", "key.previous", "key.quit", "key.region", "key.scenes", "key.search",
            "key.spotlight", "key.text-larger", "key.text-smaller", "key.text-usual", "key.tone", "key.wipe",
            "keys.class", "keys.code", "keys.does", "keys.find", "keys.key", "keys.none", "lanes", "lesson.again",
            "lesson.element.click", "lesson.hints", "lesson.keys", "lesson.leave", "lesson.lift", "lesson.menu",
            "lesson.onward", "lesson.other", "lesson.question", "lesson.questions", "lesson.revote",
            "lesson.student", "lesson.teacher", "lesson.teaching", "lesson.text", "lesson.vote", "lesson.votes",
            "lessons", "level",
            "loop.range", "loop.tip", "menu", "methods.about", "methods.add", "methods.alone",
            "methods.beside.tip", "methods.change", "methods.colour.tip", "methods.form.change", "methods.form.model",
            "methods.over.tip", "methods.scene", "methods.title", "mistake", "moment", "numbers.copied",
            "numbers.copy", "numbers.copyAll", "numbers.csv", "numbers.empty", "numbers.measures", "numbers.run",
            "numbers.stop", "own", "page.course",
            "page.failed", "page.made", "page.making",
            "page.noscript", "page.old", "page.save", "page.wait", "pane.judge", "pane.lanes",
            "pane.lesson", "pane.past", "past", "path", "plot.copied", "plot.copy",
            "plot.curves.find", "plot.curves.none", "plot.save", "plot.saved", "plot.typed", "recent",
            "restart", "rows", "search", "show.arrows", "show.auto", "show.by", "show.none", "show.sound", "show.tone",
            "start", "stop.always", "stop.every", "stop.list", "stop.none",
            "stop.once", "sweep.form", "sweep.run.tip", "sweep.save", "sweep.second",
            "sweep.suggest", "teach", "tone", "topic", "tour", "verdict.limit", "verdict.none", "verdict.stable",
            "verdict.unstable", "why.list", "why.nothing", "why.still");

    /// The rooms of which somebody at a page may hear a refusal, beside those of its models.
    private static final Set<String> REFUSING =
            Set.of("joints", "ask", "engine", "expression", "math", "presentation");

    private final PageContent page;
    private final JsonGenerator out;

    private PageJson(PageContent page, JsonGenerator out) {
        this.page = page;
        this.out = out;
    }

    /// What the page shows, and the words, colours and sources of phases that it needs for that.
    ///
    /// @param parts what every page has
    static String of(PageContent page, Palettes palettes, PageParts parts) {
        var text = new StringWriter();
        try (JsonGenerator out = new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
            var json = new PageJson(page, out);
            out.writeStartObject();
            json.content();
            json.shipped(palettes);
            String style = parts.style() + parts.sheet();
            out.writeStringProperty("style", palettes.css(style) + style);
            out.writeStringProperty("notices", parts.notices());
            out.writeEndObject();
        }
        return text.toString();
    }

    /// A text as a string of JSON.
    static String quoted(String text) {
        var quoted = new StringWriter();
        try (JsonGenerator out = new JsonFactory().createGenerator(ObjectWriteContext.empty(), quoted)) {
            out.writeString(text);
        }
        return quoted.toString();
    }

    private void content() {
        out.writeNumberProperty("format", FORMAT);
        out.writeStringProperty("kind", page.kind());
        out.writeStringProperty("language", page.language().getLanguage());
        out.writeStringProperty("name", page.name());
        out.writeStringProperty("title", page.title());
        texts("files", page.files());
        binary("binary", page.binary());
        texts("earlierFiles", page.earlier().texts());
        binary("earlierBinary", page.earlier().binary());
        texts("earlierAsked", page.earlier().asked());
        texts("earlierHashes", page.earlier().hashes());
        out.writeStringProperty("moment", page.moment());
        out.writeStringProperty("model", page.models().getFirst().name());
        out.writeStringProperty("preset", page.preset());
        object("pars", () -> page.pars().forEach(out::writeNumberProperty));
        out.writeStringProperty("terms", page.terms());
        texts("links", page.links());
        out.writeStringProperty("home", page.home());
        out.writeStringProperty("scorm", page.scorm());
        out.writeStringProperty("version", Moment.thisVersion());
    }

    private void shipped(Palettes palettes) {
        object("words", this::words);
        texts("sources", page.sources());
        object("refusals", () -> {
            String language = page.language().getLanguage();
            List<String> lines = Refusals.lines(language, this::refuses);
            if (!lines.isEmpty()) out.writeStringProperty(Refusals.path(language), String.join("\n", lines));
        });
        object("palettes", () -> palettes.themes().forEach(this::texts));
    }

    /// @param room such as `engine/run`
    private boolean refuses(String room) {
        return REFUSING.contains(room.split("/")[0]) || room.equals("models")
                || page.models().stream().anyMatch(model -> room.equals("models/" + model.name()));
    }

    private void words() {
        bundle(WINDOW, PageJson.class.getClassLoader());
        for (Model model : page.models()) {
            String beside = ClassFiles.folder(model.home()).replace('/', '.') + ".";
            for (String name : new String[]{"words", "captions"})
                bundle(beside + name, model.home().getClassLoader());
        }
    }

    /// The words of a bundle; nothing where there is none.
    private void bundle(String name, ClassLoader loader) {
        words(name, page.language(), loader, words -> object(name, () -> {
            for (String key : new TreeSet<>(words.keySet()))
                if (!name.equals(WINDOW) || !windowOnly(key))
                    out.writeStringProperty(key, words.getString(key));
        }));
    }

    private static boolean windowOnly(String key) {
        for (int end = key.length(); end > 0; end = key.lastIndexOf('.', end - 1))
            if (WINDOW_ONLY.contains(key.substring(0, end))) return true;
        return false;
    }

    private static void words(String name, Locale language, ClassLoader loader, Consumer<ResourceBundle> found) {
        ResourceBundle words;
        try {
            words = Platform.here().words(name, language, loader);
        } catch (MissingResourceException none) {
            return; // a model may be spoken of by the names in its code
        }
        found.accept(words);
    }

    private void texts(String name, Map<String, String> texts) {
        object(name, () -> texts.forEach(out::writeStringProperty));
    }

    private void binary(String name, Map<String, byte[]> files) {
        object(name, () -> files.forEach((file, bytes) -> out.writeStringProperty(file,
                Base64.getEncoder().encodeToString(bytes))));
    }

    private void object(String name, Runnable members) {
        out.writeName(name);
        out.writeStartObject();
        members.run();
        out.writeEndObject();
    }
}
