package limber.models;

import java.util.Locale;
import java.util.ResourceBundle;
import limber.engine.Model;
import limber.engine.Remark;

/// The words of a model in one language, from the bundle `words` beside its class: `parameter.NAME`, `preset.NAME`,
/// `action.NAME`, `measure.NAME`, `handle.NAME`, `phase.NAME`, and `model.about`, one plain sentence each. English is
/// used where a language is missing.
public final class Words {
    private static final ResourceBundle.Control NO_DETOUR = ResourceBundle.Control
            .getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private final ResourceBundle bundle;

    private Words(ResourceBundle bundle) {
        this.bundle = bundle;
    }

    public static Words of(Model model, Locale locale) {
        return new Words(bundle(model, "words", locale));
    }

    /// Titles, and the sentences `next.PHASE` and `last.PHASE` of the window's caption, from the bundle `captions`
    /// beside the model's class.
    public static Words captions(Model model, Locale locale) {
        return new Words(bundle(model, "captions", locale));
    }

    private static ResourceBundle bundle(Model model, String name, Locale locale) {
        Class<?> type = model.getClass();
        return ResourceBundle.getBundle(type.getPackageName() + "." + name, locale, type.getClassLoader(), NO_DETOUR);
    }

    /// The sentence of a remark, from the captions.
    public String remark(Remark r) {
        return get("remark." + r.name()).formatted(r.values().toArray());
    }

    /// @throws java.util.MissingResourceException if there is no such key
    public String get(String key) {
        return bundle.getString(key);
    }
}
