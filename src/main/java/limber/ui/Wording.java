package limber.ui;

import java.util.MissingResourceException;
import java.util.ResourceBundle;
import limber.engine.Divergence;
import limber.engine.Model;
import limber.engine.Verdict;
import limber.models.Words;

/// What a model and the window around it call things, in the language that is spoken now.
public final class Wording {
    private final Model model;
    private ResourceBundle ui;
    private Words captions, sentences;

    public Wording(Model model, ResourceBundle ui) {
        this.model = model;
        speak(ui);
    }

    /// @param words the window's in the language to speak from now on
    void speak(ResourceBundle words) {
        ui = words;
        captions = Words.captions(model, words.getLocale());
        sentences = Words.of(model, words.getLocale());
    }

    public ResourceBundle ui() {
        return ui;
    }

    /// Titles and the sentences of the caption.
    public Words captions() {
        return captions;
    }

    /// A sentence for each thing that the model declares.
    Words sentences() {
        return sentences;
    }

    /// A word of the model's captions, or else of the window's, or else the key itself.
    public String get(String key) {
        return get(key, key);
    }

    /// What a measure or a channel is called; its name where nothing else is known.
    String quantity(String name) {
        return get("quantity." + name, name);
    }

    /// What went beyond every measure, and when.
    String flewApart(Divergence d) {
        return get("exploded.element").formatted(quantity(d.channel()), d.element(), d.operation().frame());
    }

    public String get(String key, String otherwise) {
        try {
            return captions.get(key);
        } catch (MissingResourceException e) {
            return ui.containsKey(key) ? ui.getString(key) : otherwise;
        }
    }

    /// What something that the model declares is called, or else its name.
    ///
    /// @param kind what it is: `parameter`, `preset`, `phase`, `action`, `edit`, `handle`
    public String title(String kind, String name) {
        return get(kind + "." + name + ".title", name);
    }

    /// What elements are called, such as `stick`.
    String kind(String of) {
        return get("of." + of, of);
    }

    /// Why a setting is stable, or the inequality that tells; in formulas where the model has no words for it.
    String rule(Verdict verdict) {
        return get(verdict.measured().isEmpty() ? "stability.always" : "stability.rule", verdict.rule());
    }
}
