package limber.lesson;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import limber.engine.model.Model;
import limber.input.SourcePosition;

/// A lesson without faults: the part that acts, once, and the texts, in each language.
///
/// @param id slug, used by other lessons and answers
/// @param minutes its duration; empty if unknown
/// @param needs lessons that come before it
/// @param tellings texts by language, such as `en`; English always exists
/// @param hash of the parts that act, which identifies the version that was answered
public record Lesson(Folder folder, String id, Model model, OptionalInt minutes, Depth depth, List<Need> needs,
        List<Step> steps, Map<String, LessonWords> tellings, String hash) {
    /// The language that everything else is translated from.
    public static final String ORIGINAL = "en";

    /// A lesson that this one builds on.
    ///
    /// @param position the position of its name
    public record Need(String id, SourcePosition position) {}

    /// The level of a lesson; the order is that of learning.
    public enum Depth { FIRST, CORE, DEEPER }

    public LessonWords telling(Locale locale) {
        return tellings.getOrDefault(locale.getLanguage(), tellings.get(ORIGINAL));
    }
}
