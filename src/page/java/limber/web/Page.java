package limber.web;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.models.Catalog;
import limber.moment.Fnv;
import limber.web.platform.PageResources;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/// The program of a page: it reads what the page brings, and builds what it shows.
public final class Page {
    private Page() {}

    /// The fingerprint of a scene after a frame, for those who compare a page with the command line.
    @JSFunctor
    private interface Hash extends JSObject {
        String of(String model, String preset, int frames);
    }

    public static void main(String[] args) {
        try {
            build();
        } catch (RuntimeException e) {
            e.printStackTrace();
            throw e;
        }
    }

    private static void build() {
        PageData data = PageData.read();
        Locale locale = Locale.of(data.text("language").orElse("en"));
        data.tables("words").forEach((bundle, words) -> PageResources.words(bundle, locale, words));
        data.texts("earlierHashes").forEach(PageResources::hash);
        data.texts("sources").forEach(PageResources::source);
        data.texts("refusals").forEach(PageResources::source);
        offer(Page::hash);
        new Layout(data).build();
    }

    /// What `limber hash` prints for a preset, which has no inputs there. What is not a number has no bits of its own.
    private static String hash(String model, String preset, int frames) {
        Model m = Catalog.model(model);
        var timeline = new Timeline(m);
        Settings p = m.preset(preset).map(Preset::settings)
                .orElseThrow(() -> new BadInput(model + " has no preset '" + BadInput.brief(preset) + "'"));
        var run = new Run(timeline, timeline.root(p, List.of()));
        for (int frame = 0; frame < frames; frame++) run.next();
        double[] values = run.state().of(m.subject());
        return Arrays.stream(values).anyMatch(Double::isNaN) ? "NaN" : Fnv.text(Fnv.of(values));
    }

    @JSBody(params = "hash", script = "window.limber.hash = function(model, preset, frames) {"
            + " return new Promise(function(done) { done(hash(model, preset, frames)); }); };")
    private static native void offer(
            Hash hash);
}
