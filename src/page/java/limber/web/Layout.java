package limber.web;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.run.Branch;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.question.SceneStart;
import limber.lesson.source.Folder;
import limber.models.Catalog;
import limber.models.Words;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.presentation.lesson.Scorm;
import limber.presentation.panes.InfluenceCurves;
import limber.presentation.play.Playback;
import limber.presentation.scene.PlayedView;
import limber.presentation.scene.SceneLink;
import limber.presentation.scene.SceneMethods;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import limber.web.lesson.EarlierLessons;
import limber.web.lesson.LessonColumn;
import limber.web.lesson.Terms;
import limber.web.panes.Scene;
import limber.web.panes.ScenePanes;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/// The parts of a page and where they are: a head, the scene with its caption and transport, what can be opened beside
/// it, and the lesson.
final class Layout {
    private static final String SUN = "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1z"
            + "M19 11h4v2h-4z";

    private final HTMLDocument page = Window.current().getDocument();
    private final PageData data;
    private final Theme theme;
    private final HTMLElement notice = Dom.el("div", "notice");
    /// Empty before there is a scene.
    private Optional<TouchText> texts = Optional.empty();

    Layout(PageData data) {
        this.data = data;
        theme = new Theme(data.tables("palettes"));
    }

    void build() {
        Dom.add(page.getHead(), Dom.text("style", "", data.text("style").orElse("")));
        Path folder = Files.put(data, data.text("name").orElse("scene"));
        Optional<Lesson> lesson = data.text("kind").filter("lesson"::equals).map(_ -> lesson(folder));
        Optional<Moment> moment = data.text("moment").map(MomentReader::text);
        Model model = lesson.map(Lesson::model).or(() -> moment.map(Moment::model))
                .orElseGet(() -> Catalog.model(data.text("model").orElseThrow()));
        Settings settings = moment.map(Moment::settings).orElseGet(() -> data.text("preset")
                .flatMap(model::preset).map(Preset::settings).orElseGet(model::defaults));
        var playback = new Playback(BrowserLater.THREAD, model, settings, this::failed);
        Scene scene = Scene.of(playback, new Wording(model, Language.ENGLISH.words()));
        show(scene, lesson, moment);
    }

    private Lesson lesson(Path folder) {
        LessonReader.Read read = LessonReader.read(new Folder(folder));
        return read.lesson().orElseThrow(() -> new IllegalStateException(String.join("\n", read.faults())));
    }

    private void show(Scene scene, Optional<Lesson> lesson, Optional<Moment> moment) {
        Playback playback = scene.playback();
        texts = Optional.of(new TouchText(scene.words()));
        var keys = new KeysPage(playback, scene.words());
        var link = new MomentLink(scene.words(), this::say);
        var section = new SceneSection(scene, theme, this::say, keys::open, link.button());
        var curves = new InfluenceCurves();
        var panes = new ScenePanes(scene, theme, section.influence(curves), curves, section.view().seen(),
                this::say);
        HTMLElement main = Dom.el("div", "page-main " + (lesson.isPresent() ? "with-lesson" : "alone"),
                section.root(), panes.root());
        arrange(scene, main, keys, link);
        PlayedView played = section.begin();
        playback.comparison().onFailed(this::failed);
        playback.panes().follow(_ -> panes.show());
        page.addEventListener("keydown", e -> section.key((KeyboardEvent) e));
        page.addEventListener("keyup", e -> section.released((KeyboardEvent) e));
        Window.current().addEventListener("blur", _ -> section.left());
        var stage = new LessonStage(scene, played, section.view(), panes, section);
        SceneMethods methods = methods(scene, played, stage, section);
        panes.methods(methods, played.view().comparison().apart());
        panes.open("code"); // a step may open another one
        lesson.ifPresentOrElse(l -> link.from(begin(l, stage, scene, main)::link), () -> about(scene, moment, main));
        moment.ifPresent(new MomentScene(scene, stage, methods)::open);
        if (lesson.isEmpty()) linked(scene, played, link);
        new Probe(playback, section.view(), panes::plotted).offer();
    }

    /// The methods beside a scene, whose names stand over the view. A comparison ends when they begin; they end when
    /// one begins or a step is entered.
    private static SceneMethods methods(Scene scene, PlayedView played, LessonStage stage, SceneSection section) {
        var methods = new SceneMethods(scene.playback(), played, scene.words(), stage::single, _ -> {});
        stage.beside(methods::close);
        methods.now().subscribe((_, now) -> section.methods(now.isPresent() ? methods.names() : List.of(),
                methods.beside()));
        return methods;
    }

    private void arrange(Scene scene, HTMLElement main, KeysPage keys, MomentLink link) {
        notice.setAttribute("role", "status");
        Dom.show(notice, false);
        HTMLElement body = page.getElementById("limber");
        Dom.clear(body);
        var about = new AboutPage(data, scene.words());
        Dom.add(body, Dom.el("header", "page-head", Dom.text("h1", "page-title", page.getTitle()), keys.button(),
                about.button(), themes(scene)), main, notice, keys.dialog(), about.dialog(),
                link.dialog());
    }

    /// Links to moments of a scene without a lesson.
    private void linked(Scene scene, PlayedView played, MomentLink link) {
        Playback playback = scene.playback();
        Branch begun = playback.past().branch();
        var base = new SceneStart(begun.settings(), begun.inputs());
        link.from(() -> Optional.ofNullable(playback.picture().get())
                .map(now -> SceneLink.of("", playback.model(), now, base)));
        Runnable open = () -> {
            try {
                SceneLink.read(Address.hash()).open(playback, played, base);
            } catch (BadInput e) {
                say(scene.word("page.link.bad").formatted(scene.words().refusal(e.getMessage())));
            }
        };
        Address.follow(open);
        open.run();
    }

    private LessonColumn begin(Lesson lesson, LessonStage stage, Scene scene, HTMLElement main) {
        var column = new LessonColumn(lesson, stage, scene.words(), data.texts("links"), data.numbers("pars"),
                new EarlierLessons(Files.ROOT, data.texts("earlierAsked")),
                new Terms(data.text("terms").orElseThrow()), data.text("scorm").flatMap(Scorm::of));
        main.insertBefore(Dom.el("section", "text", column.element()), main.getFirstChild()); // it is read first
        column.begin();
        return column;
    }

    /// What the scene is, in a sentence for its preset and one for its model.
    private void about(Scene scene, Optional<Moment> moment, HTMLElement main) {
        String preset = moment.map(Moment::preset).or(() -> data.text("preset")).orElse("");
        Words said = scene.words().sentences();
        HTMLElement about = Dom.el("section", "text");
        if (!preset.isEmpty()) about.appendChild(Dom.text("p", "what", said.get("preset." + preset)));
        about.appendChild(Dom.text("p", preset.isEmpty() ? "what" : "what quiet", said.get("model.about")));
        main.insertBefore(about, main.getFirstChild());
    }

    /// The button that takes the next theme; it says which one there is.
    private HTMLElement themes(Scene scene) {
        HTMLElement button = Dom.iconButton("theme", SUN, "", theme::next);
        Runnable named = () -> Dom.name(button,
                scene.word("page.theme").formatted(scene.word("theme." + theme.name())));
        named.run();
        theme.listen(named);
        return button;
    }

    private void failed(Throwable e) {
        say(e.getMessage() == null ? e.toString() : e.getMessage());
    }

    private void say(String text) {
        texts.ifPresentOrElse(t -> t.say(notice, text), () -> Dom.say(notice, text));
        Dom.show(notice, !text.isEmpty());
        Window.setTimeout(() -> Dom.show(notice, false), 6000);
    }
}
