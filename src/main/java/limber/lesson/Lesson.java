package limber.lesson;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import limber.engine.Model;
import limber.input.Spot;

/// A lesson that has been found right: what acts, once, and what is said, in each language.
///
/// @param id slug, by which other lessons and answers call it
/// @param minutes that it takes; empty if nobody said
/// @param needs what comes before it
/// @param tellings by language, such as `en`; English is always there
/// @param hash of the text that acts, so that answers know what was asked
public record Lesson(Folder folder, String id, Model model, OptionalInt minutes, Depth depth, List<Need> needs, List<Step> steps, Map<String, Telling> tellings, String hash) {
    /// The language that everything else is translated from.
    public static final String ORIGINAL = "en";

    /// Another lesson.
    ///
    /// @param spot where it is asked for
    public record Need(String id, Spot spot) {}

    /// For whom it is; the order is that of learning.
    public enum Depth { FIRST, CORE, DEEPER }

    public Telling telling(Locale locale) {
        return tellings.getOrDefault(locale.getLanguage(), tellings.get(ORIGINAL));
    }
}
