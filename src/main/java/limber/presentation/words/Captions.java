package limber.presentation.words;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.UnaryOperator;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.Slot;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.engine.watch.Explanation;
import limber.models.Words;

/// The caption: the next and the previous operation in plain words.
///
/// A model's words hold a sentence for each phase, `next.PHASE` and `last.PHASE`, a [Template] of explained values.
public final class Captions {
    private final Model model;
    private final UnaryOperator<String> refusals;
    private final Wording wording;
    private final Words words;
    private final ResourceBundle ui;
    private final StepCaptions steps;

    /// Of a scene that runs no code of a user's, as on a page.
    public Captions(Model model, Wording wording) {
        this(model, wording, UnaryOperator.identity());
    }

    /// @param refusals what is shown for the reason why an operation fails
    public Captions(Model model, Wording wording, UnaryOperator<String> refusals) {
        this.refusals = refusals;
        this.model = model;
        this.wording = wording;
        words = wording.captions();
        ui = wording.ui();
        steps = new StepCaptions(wording);
    }

    public String next(Picture picture) {
        if (picture.failing().isPresent())
            return ui.getString("failing.next").formatted(refusals.apply(picture.failing().get().why()));
        if (picture.next().isEmpty()) return "";
        Explanation next = picture.next().get();
        String sentence = several(picture)
                .orElseGet(() -> rounds(picture.path().slot())) + sentence("next.", next, picture);
        return picture.cursor().betweenFrames()
                ? ui.getString("caption.frame").formatted(picture.cursor().frame() + 1, capital(sentence))
                : capital(sentence);
    }

    public String last(Picture picture) {
        int frame = picture.cursor().frame();
        if (picture.cursor().equals(Cursor.START)) return ui.getString("caption.start");
        Optional<String> step = picture.step().map(steps::last);
        if (picture.cursor().betweenFrames())
            return ui.getString("caption.done").formatted(frame)
                    + step.map(s -> ui.getString("caption.gap") + s).orElse("");
        return step.or(() -> picture.last().map(last -> capital(sentence("last.", last, picture)))).orElse("");
    }

    /// What a step through more than one element of a phase begins with; empty where it is another step.
    private Optional<String> several(Picture picture) {
        return picture.step().filter(_ -> picture.path().elements() > 1)
                .flatMap(s -> steps.next(s.size(), picture.path()));
    }

    static String capital(String sentence) {
        return sentence.isEmpty() ? sentence
                : sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    }

    private String rounds(Slot slot) {
        String rounds = wording.rounds(slot, "caption.comma");
        return rounds.isEmpty() ? "" : rounds + wording.get("caption.colon");
    }

    private String sentence(String when, Explanation e, Picture picture) {
        String template;
        try {
            template = words.get(when + e.slot().phase().name());
        } catch (MissingResourceException missing) {
            template = ui.getString("caption.phase");
        }
        Map<String, Double> values = values(e, picture);
        if (e.changes().isEmpty() && !Template.complete(template, values::containsKey)) // pinned
            return ui.getString("caption.unchanged").formatted(wording.kind(e.slot().phase().of()), e.element());
        return Template.fill(template.replace("{phase}", e.slot().phase().name()), values::get);
    }

    /// All explained numbers by name, vectors by their length, and the distance that the operation moved things.
    private Map<String, Double> values(Explanation e, Picture picture) {
        var values = new HashMap<>(e.settings());
        e.named().forEach((name, v) -> values.put(name,
                v.length == 1 ? v[0] : Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2])));
        values.put("element", (double) e.element());
        values.put("upper", (double) e.element() + 1);
        values.put("count", (double) e.changes().size());
        values.put("moved", e.changes().stream().mapToDouble(c -> moved(c, picture)).max().orElse(0));
        return values;
    }

    /// The visible distance of a change; a changed velocity has moved nothing yet.
    private double moved(Explanation.Change c, Picture picture) {
        Optional<Channel> places = picture.state().channel(c.channel()).filter(channel -> channel.width() == 3);
        Optional<Vec> from = places.flatMap(channel -> model.placed(picture.settings(), channel, Vec.of(c.from(), 0)));
        Optional<Vec> to = places.flatMap(channel -> model.placed(picture.settings(), channel, Vec.of(c.to(), 0)));
        return from.isPresent() && to.isPresent() ? to.get().minus(from.get()).length() : 0;
    }
}
