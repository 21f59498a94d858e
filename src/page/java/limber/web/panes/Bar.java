package limber.web.panes;

import java.util.ArrayList;
import java.util.List;
import limber.engine.StepSize;
import limber.engine.run.Picture;
import limber.presentation.panes.Caption;
import limber.presentation.panes.Rung;
import limber.presentation.play.Playback;
import limber.presentation.play.ScrubberEnd;
import limber.web.Dom;
import limber.web.Icons;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// The transport of a scene: play, steps forwards and back, the scrubber, and the ladder of step sizes.
public final class Bar {
    private static final String PAUSE = "M7 5h4v14H7zM13 5h4v14h-4z";

    private final Scene scene;
    private final Playback playback;
    private final ScrubberEnd end;
    private final HTMLElement bar = Dom.el("div", "bar"), root = Dom.el("div", "bar-place", bar),
            ladder = Dom.el("div", "ladder"), play, undo, moment = Dom.el("output", "moment"),
            seconds = Dom.el("span", "moment short");
    private final HTMLInputElement scrubber = (HTMLInputElement) Dom.el("input", "scrubber");
    private final List<HTMLElement> rungs = new ArrayList<>();
    private List<StepSize> sizes = List.of();
    /// What they say.
    private List<Rung> said = List.of();

    public Bar(Scene scene) {
        this.scene = scene;
        playback = scene.playback();
        end = new ScrubberEnd(playback.model().lastFrame());
        play = Dom.iconButton("play", Icons.PLAY, scene.word("play"), playback::toggle);
        undo = Dom.iconButton("undo", Icons.UNDO, scene.word("undo"), () -> playback.past().undo());
        HTMLElement reset = Dom.iconButton("reset", Icons.START, scene.word("page.start"), playback::reset),
                back = Dom.iconButton("back", Icons.BACK, scene.word("back"), () -> playback.transport().step(false)),
                step = Dom.iconButton("step", Icons.STEP, scene.word("forward"), () -> playback.transport().step(true));
        scrubber.setAttribute("type", "range");
        scrubber.setAttribute("min", "0");
        scrubber.setAttribute("aria-label", scene.word("page.scrubber"));
        scrubber.addEventListener("input", _ -> playback.goFrame(Integer.parseInt(scrubber.getValue())));
        ladder.setAttribute("role", "radiogroup");
        ladder.setAttribute("aria-label", scene.word("page.ladder"));
        Dom.add(bar, Dom.el("div", "transport", reset, back, play, step, undo),
                Dom.el("div", "scrub", scrubber, moment, seconds), ladder);
        Scrolling.edges(ladder);
        Scrolling.resized(ladder, this::mark);
        seconds.setAttribute("aria-hidden", "true");
        moment.setAttribute("aria-live", "off"); // it changes with each frame
        playback.panes().follow(this::show);
        playback.playing().subscribe(on -> {
            if (!on) mark(); // the names of the steps have grown meanwhile
            Dom.icon(play, on ? PAUSE : Icons.PLAY);
            play.setAttribute("aria-pressed", String.valueOf(on));
        });
        playback.transport().stepSize().subscribe(_ -> mark());
        playback.past().changes().subscribe(_ -> Dom.show(undo, playback.past().branches().size() > 1));
    }

    public HTMLElement root() {
        return root;
    }

    private void show(Picture now) {
        int frame = now.cursor().frame();
        String last = String.valueOf(end.at(frame));
        if (!last.equals(scrubber.getAttribute("max"))) scrubber.setAttribute("max", last);
        scrubber.setValue(String.valueOf(frame));
        String time = Caption.time(now, scene.words());
        Dom.say(moment, time);
        Dom.say(seconds, Caption.seconds(now, scene.words()));
        if (!playback.playing().get()) scrubber.setAttribute("aria-valuetext", time);
        if (!now.path().sizes().equals(sizes)) build(now.path().sizes());
        List<Rung> places = Rung.of(now, scene.words());
        if (places.equals(said)) return;
        for (int i = 0; i < rungs.size(); i++) {
            if (said.size() == rungs.size() && places.get(i).equals(said.get(i))) continue;
            Dom.say(rungs.get(i), places.get(i).text());
            rungs.get(i).setTitle(places.get(i).whole());
            rungs.get(i).setAttribute("data-key", String.valueOf(places.get(i).key()));
        }
        said = places;
        if (!playback.playing().get()) mark(); // the names have other widths
    }

    private void build(List<StepSize> all) {
        sizes = all;
        said = List.of();
        rungs.clear();
        Dom.clear(ladder);
        for (StepSize size : sizes) {
            HTMLElement rung = Dom.button("rung", "", () -> playback.transport().stepSize().set(size));
            rung.setAttribute("aria-label", scene.words().loop(size.word()));
            rung.setAttribute("role", "radio");
            rung.setAttribute("data-size", size.word());
            rung.addEventListener("focus", _ -> Scrolling.across(ladder, rung));
            rungs.add(rung);
            ladder.appendChild(rung);
        }
        mark();
    }

    private void mark() {
        String now = playback.transport().stepSize().get().word();
        for (HTMLElement rung : rungs) {
            boolean on = now.equals(rung.getAttribute("data-size"));
            rung.setAttribute("aria-checked", String.valueOf(on));
            rung.setAttribute("tabindex", on ? "0" : "-1");
            if (on) Scrolling.across(ladder, rung);
        }
    }
}
