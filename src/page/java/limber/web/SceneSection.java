package limber.web;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import limber.presentation.panes.InfluenceCurves;
import limber.presentation.panes.InfluenceState;
import limber.presentation.panes.LedgerBars;
import limber.presentation.panes.LedgerNames;
import limber.presentation.play.Playback;
import limber.presentation.scene.PlayedView;
import limber.presentation.scene.SceneHands;
import limber.presentation.scene.SceneKeys;
import limber.presentation.surface.Spread;
import limber.web.panes.Bar;
import limber.web.panes.CaptionLine;
import limber.web.panes.Scene;
import limber.web.view.View;
import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/// The scene of a page with its caption and its transport, and what is shown of it.
final class SceneSection implements LessonStage.Looks {
    private final Scene scene;
    private final Playback playback;
    private final View view;
    private final SceneKeys keys;
    private final SpokenView spoken;
    private final Runnable help;
    private final HTMLElement root, sides = Dom.el("div", "sides");

    /// @param say receives what is said of a change that cannot be
    /// @param help shows the list of keys
    /// @param link the button that copies a link to what is shown
    SceneSection(Scene scene, Theme theme, Consumer<String> say, Runnable help,
            HTMLElement link) {
        this.scene = scene;
        this.help = help;
        playback = scene.playback();
        var bar = new Bar(scene);
        HTMLElement place = Dom.el("div", "view");
        place.setTabIndex(0); // its keys move the camera
        place.setAttribute("role", "group");
        place.setAttribute("aria-label", new TouchText(scene.words()).word("viewport"));
        root = Dom.el("section", "stage", sides, place, new CaptionLine(scene).root(), bar.root());
        root.setAttribute("aria-label", scene.word("page.scene"));
        Dom.show(sides, false);
        view = new View(place, theme.palette());
        view.model(playback.model(), scene::word);
        spoken = new SpokenView(scene, view.picture());
        Dom.add(place, spoken.heard(), new ViewButtons(scene, view, root, link).root());
        new LedgerBars(playback, scene.ledger(), new LedgerNames(playback.model(), scene.words()),
                view.seen().showing());
        var hands = new SceneHands(playback, scene.words(), say, _ -> {}, e -> say.accept(e.getMessage()));
        view.hands(hands.hands());
        keys = new SceneKeys(playback, view.seen(), hands, scene.words(), say, playback::reset);
        theme.listen(view::recoloured);
        playback.playing().subscribe(on -> {
            if (on) playback.panes().sparse().set(view.slow());
        });
    }

    HTMLElement root() {
        return root;
    }

    View view() {
        return view;
    }

    /// Shows what is played from now on, once the page stands: until then the view has no size.
    PlayedView begin() {
        level("step");
        return new PlayedView(playback, view.seen(), view::atOnce);
    }

    /// Where the numbers of the selected element go, as colours of the view.
    ///
    /// @param curves receive how many elements are reached
    InfluenceState influence(InfluenceCurves curves) {
        return new InfluenceState(playback, curves, view.seen().spread(), on -> view.seen().choose(Spread.LAYER, on));
    }

    @Override
    public void level(String word) {
        Window.current().getDocument().getDocumentElement().setAttribute("data-level", word);
        spoken.operations(!word.equals("watch"));
    }

    @Override
    public void sides(List<String> names) {
        Dom.clear(sides);
        names.forEach(name -> sides.appendChild(Dom.text("span", "", name)));
        Dom.show(sides, !names.isEmpty());
        cover();
    }

    /// What is drawn over the scene stays below the names of its sides.
    private void cover() {
        view.seen().topInset().set(sides.isHidden() ? 0 : sides.getOffsetTop() + sides.getOffsetHeight());
    }

    /// @param names of several methods, the scene itself first
    /// @param beside whether they stand side by side
    void methods(List<String> names, boolean beside) {
        sides(names);
        sides.setClassName(beside ? "sides" : "sides over");
        for (int i = 0; i < names.size(); i++)
            ((HTMLElement) sides.getChildNodes().item(i)).setClassName("method method-" + (i + 1));
        cover();
    }

    /// A key goes down, unless somebody types.
    void key(KeyboardEvent e) {
        if (typing(e)) return;
        if (e.getKey().equals("?")) {
            help.run();
            return;
        }
        var press = new SceneKeys.Press(name(e), e.isShiftKey(), e.isCtrlKey() || e.isMetaKey(), e.isAltKey());
        if (e.isRepeat() && !press.repeats() ? SceneKeys.takes(press.key()) : keys.pressed(press)) e.preventDefault();
    }

    /// A key comes up.
    void released(KeyboardEvent e) {
        keys.released(name(e));
    }

    /// Keys that are held come up elsewhere.
    void left() {
        keys.letGo();
    }

    /// The sign below Shift's is what is meant on the key of the full stop.
    private static String name(KeyboardEvent e) {
        return e.getKey().equals(">") ? "." : e.getKey().toLowerCase(Locale.ROOT);
    }

    @JSBody(params = "e", script = "const t = e.target; return !!t.closest && "
            + "!!t.closest('input, select, textarea, dialog, [role=radiogroup], summary') "
            + "|| (e.key === ' ' && !!t.closest && !!t.closest('button, a'));")
    private static native boolean typing(
            KeyboardEvent e);
}
