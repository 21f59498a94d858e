package limber.models;

import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import limber.engine.model.Model;
import limber.engine.model.Remark;
import limber.engine.platform.ClassFiles;
import limber.engine.platform.Platform;

/// The words of a model in one language, from the bundle `words` beside its class: `parameter.NAME`, `preset.NAME`,
/// `action.NAME`, `measure.NAME`, `handle.NAME`, `phase.NAME`, and `model.about`, one plain sentence each. English is
/// used where a language is missing. A model without a bundle is spoken of by the names in its code: `springForce` is
/// "spring force".
public final class Words {
    /// The kinds of names that can be spoken of by themselves.
    private static final Pattern NAMED = Pattern.compile(
            "(?:parameter|preset|action|edit|measure|quantity|handle|phase|overlay|of|step)\\.([^.]+)(?:\\.title)?"
                    + "|(?:choice\\.[^.]+|value)\\.([^.]+)");
    private static final Pattern NEXT_WORD = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|-");

    private final String model;
    private final Optional<ResourceBundle> bundle;

    private Words(Model model, String name, Locale locale) {
        this.model = model.name();
        bundle = bundle(model, name, locale);
    }

    public static Words of(Model model, Locale locale) {
        return new Words(model, "words", locale);
    }

    /// Titles, and the sentences `next.PHASE` and `last.PHASE` of the window's caption, from the bundle `captions`
    /// beside the model's class.
    public static Words captions(Model model, Locale locale) {
        return new Words(model, "captions", locale);
    }

    private static Optional<ResourceBundle> bundle(Model model, String name, Locale locale) {
        Class<?> type = model.home();
        String bundle = ClassFiles.folder(type).replace('/', '.') + "." + name;
        try {
            return Optional.of(Platform.here().words(bundle, locale, type.getClassLoader()));
        } catch (MissingResourceException none) {
            return Optional.empty();
        }
    }

    /// The sentence of a remark, from the captions.
    public String remark(Remark r) {
        return get("remark." + r.name()).formatted(r.values().toArray());
    }

    /// The word as written, or else the name in the code.
    ///
    /// @throws java.util.MissingResourceException if there is neither
    public String get(String key) {
        return written(key).or(() -> byItself(key)).orElseThrow(() -> new MissingResourceException(
                "no word of the " + model + " for " + key, Words.class.getName(), key));
    }

    /// The word in the bundle.
    public Optional<String> written(String key) {
        return bundle.filter(b -> b.containsKey(key)).map(b -> b.getString(key));
    }

    /// The name that a key is for, as words; empty for a key that is for none, and where the model has a bundle.
    public Optional<String> byItself(String key) {
        if (bundle.isPresent()) return Optional.empty();
        if (key.startsWith("model.")) return Optional.of(spaced(model));
        Matcher named = NAMED.matcher(key);
        return named.matches() ? Optional.of(spaced(named.group(1) != null ? named.group(1) : named.group(2)))
                : Optional.empty();
    }

    /// The words that a name in the code is made of.
    private static String spaced(String name) {
        return NEXT_WORD.matcher(name).replaceAll(" ").toLowerCase(Locale.ROOT);
    }
}
