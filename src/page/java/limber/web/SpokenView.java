package limber.web;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.run.Picture;
import limber.presentation.panes.Caption;
import limber.presentation.play.Playback;
import limber.presentation.view.Description;
import limber.presentation.view.SpokenScene;
import limber.web.panes.Scene;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;

/// The text of a view of the page for a screen reader: all of it is the name of the picture, and what has changed is
/// read aloud once the scene stands.
final class SpokenView implements SpokenScene.Face {
    /// How often the text follows a scene that plays, ns.
    private static final long PAUSE = 2_000_000_000L;
    /// How long a text stands that is read aloud, ms.
    private static final int READ = 3000;
    /// After which time without a change a scene stands, ms.
    private static final int STANDS = 300;

    private final Scene scene;
    private final Playback playback;
    private final TouchText texts;
    private final Description description;
    private final SpokenScene spoken = new SpokenScene("", this);
    private final HTMLElement picture, heard = Dom.el("p", "heard");
    private boolean operations = true;
    private long last;
    private int changes;

    /// @param picture the canvas of the scene
    SpokenView(Scene scene, HTMLElement picture) {
        this.scene = scene;
        this.picture = picture;
        playback = scene.playback();
        texts = new TouchText(scene.words());
        description = new Description(playback.model(), scene.words());
        picture.setAttribute("role", "img");
        picture.removeAttribute("aria-hidden");
        heard.setAttribute("role", "status");
        playback.follow(_ -> show());
        playback.playing().subscribe((_, _) -> show());
        playback.rules().held().subscribe((_, _) -> show());
    }

    /// What is read aloud when it changes.
    HTMLElement heard() {
        return heard;
    }

    /// @param on whether operations are told
    void operations(boolean on) {
        operations = on;
        show();
    }

    private void show() {
        Picture now = playback.picture().get();
        if (now == null) return;
        changes++;
        if (!playback.playing().get()) {
            int change = changes;
            Window.setTimeout(() -> { // several pictures may come at once
                if (change == changes) stand();
            }, STANDS);
        } else if (System.nanoTime() - last > PAUSE) {
            last = System.nanoTime();
            spoken.operation("");
            spoken.description(description.of(now), false);
        }
    }

    private void stand() {
        spoken.stands(operations ? operation() : "", description.of(playback.picture().get()));
    }

    private String operation() {
        Caption caption = Caption.of(playback, scene.captions(), scene.words());
        return Stream.concat(caption.lines(scene.words()).stream(), Stream.of(caption.remark()))
                .filter(line -> !line.isEmpty()).collect(Collectors.joining(" "));
    }

    @Override
    public void text(String text) {
        String time = Caption.time(playback.picture().get(), scene.words());
        picture.setAttribute("aria-label", time + ". " + texts.spoken(text));
    }

    @Override
    public void aloud(String changed) {
        String text = texts.spoken(changed);
        Dom.say(heard, text);
        Window.setTimeout(() -> { // it is not found a second time beside the picture
            if (Dom.content(heard).equals(text)) Dom.clear(heard);
        }, READ);
    }
}
