package limber.ui.words;

import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.function.UnaryOperator;
import limber.engine.Divergence;
import limber.engine.Handle;
import limber.engine.Model;
import limber.engine.Verdict;
import limber.models.Words;

/// The names that a model and the window use, in the current language.
public final class Wording {
    private final Model model;
    private ResourceBundle ui;
    private Words captions, sentences;

    public Wording(Model model, ResourceBundle ui) {
        this.model = model;
        speak(ui);
    }

    /// @param words the window's words in the new language
    public void speak(ResourceBundle words) {
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

    /// The sentences about what the model declares.
    public Words sentences() {
        return sentences;
    }

    /// A word of the model's captions, or else of the window's, or else the key itself.
    public String get(String key) {
        return get(key, key);
    }

    /// The title of a measure or a channel; its name where there is none.
    public String quantity(String name) {
        return get("quantity." + name, name);
    }

    /// The message about a divergence: which value, and when; and what a phase of the model says of results that are no
    /// numbers.
    public String flewApart(Divergence d) {
        String said = get("exploded.element").formatted(quantity(d.channel()), d.element(), d.operation().frame());
        String why = d.noNumber() ? get("no-number." + d.operation().slot().phase().name(), "") : "";
        return why.isEmpty() ? said : said + " " + why;
    }

    public String get(String key, String otherwise) {
        try {
            return captions.get(key);
        } catch (MissingResourceException e) {
            return ui.containsKey(key) ? ui.getString(key) : otherwise;
        }
    }

    /// The title of something that the model declares, or its name.
    ///
    /// @param kind what it is: `parameter`, `preset`, `phase`, `action`, `edit`, `handle`
    public String title(String kind, String name) {
        return get(kind + "." + name + ".title", name);
    }

    /// The title of a choice's value; the value itself where there is none.
    public String choice(String parameter, String value) {
        return get("choice." + parameter + "." + value, get("value." + value, value));
    }

    /// The name of a handle: `end`, or `control point 3` for one of a row.
    ///
    /// @param words the words by key; the key itself where there is none
    public static String handle(Handle handle, UnaryOperator<String> words) {
        String key = "of." + handle.word(), word = words.apply(key);
        return handle.number().map(n -> (word.equals(key) ? handle.word() : word) + " " + n)
                .orElseGet(() -> words.apply("handle." + handle.word() + ".title"));
    }

    /// The name of a kind of element, such as `stick`.
    public String kind(String of) {
        return get("of." + of, of);
    }

    /// The stability rule of a setting, or the reason why it is stable; in formulas where the model has no words.
    public String rule(Verdict verdict) {
        return get(verdict.measured().isEmpty() ? "stability.always" : "stability.rule", verdict.rule());
    }
}
