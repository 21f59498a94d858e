package limber.web.panes;

import javafx.collections.ListChangeListener;
import limber.ask.Find;
import limber.ask.Stop;
import limber.engine.text.BadInput;
import limber.presentation.panes.FindText;
import limber.presentation.panes.Findings;
import limber.web.Dom;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A condition, the places where it holds, and the stops.
final class FindPane implements Panes.Pane {
    private final Scene scene;
    private final Findings findings;
    private final FindText text;
    private final HTMLInputElement condition = (HTMLInputElement) Dom.el("input", "field");
    private final HTMLElement found = Dom.el("ol", "found"), stops = Dom.el("ul", "found"),
            fault = Dom.el("p", "wrong"),
            heading = Dom.el("h3", "pane-head"), stopHeading = Dom.el("h3", "pane-head"),
            searched = Dom.el("p", "pane-head"), onward, giveUp, root;

    FindPane(Scene scene) {
        this.scene = scene;
        findings = new Findings(scene.playback());
        text = new FindText(scene.words());
        condition.setAttribute("placeholder", scene.word("find.prompt"));
        condition.setAttribute("aria-label", scene.word("find.condition"));
        condition.setAttribute("title", scene.word("find.condition.tip"));
        condition.addEventListener("keydown", e -> {
            e.stopPropagation();
            if (((KeyboardEvent) e).getKey().equals("Enter")) find();
        });
        condition.addEventListener("input", _ -> {
            findings.condition().set(condition.getValue());
            Dom.say(fault, "");
        });
        fault.setAttribute("role", "alert");
        HTMLElement find = Dom.button("find", scene.word("find.run"), this::find),
                stop = Dom.button("stop", scene.word("find.stop"), () -> guarded(findings::stop));
        find.setTitle(scene.word("find.run.tip"));
        stop.setTitle(scene.word("find.stop.tip"));
        onward = Dom.button("", "",
                () -> findings.searched().get().ifPresent(s -> findings.onward(s.last() + FindText.ONWARD, () -> {})));
        giveUp = Dom.button("", scene.word("find.cancel"), findings.asking()::giveUp);
        root = Dom.el("div", "find-pane", Dom.el("div", "row", condition, find, stop, giveUp), fault, heading, found,
                searched, onward, stopHeading, stops);
        follow();
    }

    private void follow() {
        findings.hits().addListener((ListChangeListener<Find.Hit>) change -> {
            while (change.next()) {
                if (change.wasRemoved()) Dom.clear(found);
                change.getAddedSubList().forEach(hit -> found.appendChild(
                        Dom.el("li", "", Dom.button("reason", text.place(hit), () -> findings.go(hit)))));
            }
            Dom.say(heading, text.found(findings.hits().size()));
        });
        findings.searched().subscribe(now -> {
            Dom.say(searched, now.map(text::searched).orElse(""));
            Dom.say(onward, now.map(text::onward).orElse(""));
            Dom.show(onward, now.filter(s -> s.end() == Findings.End.ALL).isPresent());
        });
        findings.asking().busy().subscribe(on -> Dom.show(giveUp, on));
        scene.playback().stops().all().addListener((ListChangeListener<Stop>) _ -> stops());
        scene.playback().stops().met().subscribe(_ -> stops());
        Dom.say(heading, text.found(0));
        stops();
    }

    private void find() {
        guarded(() -> findings.find(() -> {}));
    }

    private void guarded(Runnable what) {
        Dom.say(fault, "");
        try {
            what.run();
        } catch (BadInput e) {
            Dom.say(fault, scene.words().refusal(e.getMessage()));
        }
    }

    private void stops() {
        var all = scene.playback().stops();
        Dom.say(stopHeading, text.stops(all.all().size()));
        Dom.clear(stops);
        for (Stop stop : all.all()) {
            HTMLInputElement on = (HTMLInputElement) Dom.el("input", "");
            on.setAttribute("type", "checkbox");
            on.setChecked(stop.on());
            on.addEventListener("change", _ -> all.put(stop, stop.on(on.isChecked())));
            HTMLElement label = Dom.el("label", "", on, Dom.text("span", "", text.stop(stop, all.count(stop)))),
                    remove = Dom.button("go", scene.word("stop.remove"), () -> all.all().remove(stop));
            stops.appendChild(Dom.el("li", "row", label, remove));
        }
    }

    @Override
    public HTMLElement root() {
        return root;
    }
}
