package limber.page;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.settings.Settings;
import limber.lesson.Folder;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.models.Catalog;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.page.lesson.EarlierLessons;
import limber.page.lesson.LessonColumn;
import limber.page.lesson.Terms;
import limber.page.panes.Bar;
import limber.page.panes.CaptionLine;
import limber.page.panes.Scene;
import limber.page.panes.ScenePanes;
import limber.page.view.View;
import limber.ui.playback.Playback;
import limber.ui.viewport.Palette;
import limber.ui.words.Language;
import limber.ui.words.Wording;
import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/// The parts of a page and where they are: a head, the scene with its caption and transport, what can be opened beside
/// it, and the lesson.
final class Layout {
    private static final String SUN = "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1z"
            + "M19 11h4v2h-4z";

    /// The size of labels in the scene, px: a phone is narrow, and a class is far from a projector's wall.
    private static final double LABELS = 13, LARGE = 20;

    private final HTMLDocument page = Window.current().getDocument();
    private final PageData data;
    private final Theme theme;
    /// What is shown of the scene.
    private Collection<String> layers = List.of();
    private final HTMLElement notice = Dom.el("div", "notice");

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
        var playback = new Playback(model, settings, this::failed);
        Scene scene = Scene.of(playback, new Wording(model, Language.ENGLISH.words()));
        show(scene, lesson, moment);
    }

    private Lesson lesson(Path folder) {
        LessonReader.Read read = LessonReader.read(new Folder(folder));
        return read.lesson().orElseThrow(() -> new IllegalStateException(String.join("\n", read.faults())));
    }

    private void show(Scene scene, Optional<Lesson> lesson, Optional<Moment> moment) {
        Playback playback = scene.playback();
        var bar = new Bar(scene);
        var caption = new CaptionLine(scene);
        var panes = new ScenePanes(scene, theme, this::palette, this::say);
        notice.setAttribute("role", "status");
        Dom.show(notice, false);
        HTMLElement title = Dom.text("h1", "page-title", page.getTitle()), place = Dom.el("div", "view"),
                sides = Dom.el("div", "sides"),
                stage = Dom.el("section", "stage", sides, place, caption.root(), bar.root());
        Dom.show(sides, false);
        stage.setAttribute("aria-label", scene.word("page.scene"));
        var view = new View(place, palette());
        view.model(playback.model(), scene::word);
        view.hands(new SceneHands(scene, this::say));
        theme.listen(() -> view.palette(palette()));
        HTMLElement main = Dom.el("div", "page-main " + (lesson.isPresent() ? "with-lesson" : "alone"), stage,
                panes.root());
        HTMLElement body = page.getElementById("limber");
        Dom.clear(body);
        var about = new AboutPage(data, scene.words());
        Dom.add(body, Dom.el("header", "page-head", title, about.button(),
                themes(scene)), main, notice, about.dialog());
        layers = view.atFirst();
        page.getDocumentElement().setAttribute("data-level", "step");
        playback.follow(now -> view.show(now, layers, playback.selected().get()));
        playback.selected().subscribe((_, _) -> again(view, playback));
        playback.tools().subscribe(view::tools);
        playback.comparison().onFailed(this::failed);
        LessonStage.Looks looks = looks(view, playback, sides);
        var stages = new LessonStage(scene, view, panes, looks);
        lesson.ifPresent(l -> {
            var column = new LessonColumn(l, stages, scene.words(), data.texts("links"), data.numbers("pars"),
                    new EarlierLessons(Files.ROOT, data.texts("earlierAsked")),
                    new Terms(data.text("terms").orElseThrow()));
            Dom.add(main, Dom.el("section", "text", column.element()));
            column.begin();
        });
        playback.panes().follow(_ -> panes.show());
        page.addEventListener("keydown", e -> key((KeyboardEvent) e, bar, playback, view));
        panes.open("code");
        moment.ifPresent(new MomentScene(scene, stages, view, looks)::open);
        new Probe(playback, view).offer();
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

    private void again(View view, Playback playback) {
        if (playback.picture().get() != null)
            view.show(playback.picture().get(), layers, playback.selected().get());
    }

    private LessonStage.Looks looks(View view, Playback playback, HTMLElement sides) {
        return new LessonStage.Looks() {
            @Override public void layers(Collection<String> names) {
                layers = names;
                playback.requests().overlays(Set.copyOf(names));
                again(view, playback);
            }

            @Override public void level(String word) {
                page.getDocumentElement().setAttribute("data-level", word);
            }

            @Override public void sides(List<String> names) {
                Dom.clear(sides);
                names.forEach(name -> sides.appendChild(Dom.text("span", "", name)));
                Dom.show(sides, !names.isEmpty());
            }

            @Override public void methods(List<String> names, boolean beside) {
                sides(names);
                sides.setClassName(beside ? "sides" : "sides over");
                for (int i = 0; i < names.size(); i++)
                    ((HTMLElement) sides.getChildNodes().item(i)).setClassName("method method-" + (i + 1));
            }
        };
    }

    private Palette palette() {
        return new Palette(theme.colours(), theme.large() ? LARGE : LABELS);
    }

    /// The keys of the window, unless somebody types.
    private void key(KeyboardEvent e, Bar bar, Playback playback, View view) {
        if (typing(e) || e.isAltKey() || e.isMetaKey()) return;
        switch (e.getKey()) {
            case " " -> bar.toggle();
            case "ArrowRight", "PageDown" -> playback.transport().step(true);
            case "ArrowLeft", "PageUp" -> playback.transport().step(false);
            case "[" -> bar.size(-1);
            case "]" -> bar.size(1);
            case "Home", "r", "R" -> playback.reset();
            case "End" -> playback.goFrame(playback.furthest());
            case "f", "F" -> view.fit();
            case "h", "H" -> view.home();
            case "n", "N" -> playback.transport().approach(!e.isShiftKey());
            case "z" -> {
                if (!e.isCtrlKey()) return;
                playback.past().undo();
            }
            default -> {
                return;
            }
        }
        e.preventDefault();
    }

    @JSBody(params = "e", script = "const t = e.target; return !!t.closest && "
            + "!!t.closest('input, select, textarea, [role=radiogroup], summary') "
            + "|| (e.key === ' ' && !!t.closest && !!t.closest('button, a'));")
    private static native boolean typing(KeyboardEvent e);

    private void failed(Throwable e) {
        say(e.getMessage() == null ? e.toString() : e.getMessage());
    }

    private void say(String text) {
        Dom.say(notice, text);
        Dom.show(notice, true);
        Window.setTimeout(() -> Dom.show(notice, false), 6000);
    }
}
