package limber.presentation.words;

import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import limber.engine.Loop;
import limber.engine.Round;
import limber.engine.Slot;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.model.Remark;
import limber.engine.model.Verdict;
import limber.engine.run.Divergence;
import limber.engine.settings.Kind;
import limber.engine.settings.Settings;
import limber.models.Words;

/// The names that a model and the window use, in the current language.
public final class Wording {
    /// The key of the reading of a measuring tool, such as `quantity.tool(ruler, 2)`.
    /// The parameter that a refusal is about, as in `rope.iterations: ` or `iterations: `.
    private static final Pattern PARAMETER = Pattern.compile("(?:(\\w+)\\.)?(\\w+): ");
    private static final Pattern TOOL = Pattern.compile("quantity\\.tool\\((\\w+)(?:, (\\d+))?\\)");

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

    /// What a parameter means, in a sentence; its title where the model says nothing of it.
    public String meaning(String parameter) {
        return sentences().written("parameter." + parameter).orElseGet(() -> title("parameter", parameter));
    }

    /// The title of a measure or a channel; its name where there is none.
    public String quantity(String name) {
        return get("quantity." + name, name);
    }

    /// A refusal in this language; what is no refusal, or not known as one, stays. A parameter of the model has its
    /// title there, as in the rows that it was typed into.
    public String refusal(String english) {
        String told = Refusals.told(english, ui.getLocale());
        Matcher named = PARAMETER.matcher(told);
        if (!named.lookingAt()) return told;
        boolean own = named.group(1) == null || named.group(1).equals(model.name());
        return own && model.parameters().stream().anyMatch(p -> p.name().equals(named.group(2)))
                ? title("parameter", named.group(2)) + told.substring(named.end(2))
                : told;
    }

    /// The message about a divergence: which value, and when; and what the model says of a result that is no number.
    public String flewApart(Divergence d) {
        String said = get("exploded.element").formatted(quantity(d.channel()), d.element(), d.operation().frame());
        return d.reason().map(why -> said + " " + remarks(List.of(why))).orElse(said);
    }

    /// Whether the model or the window has a word of its own for this.
    public boolean knows(String key) {
        return !get(key, "").isEmpty();
    }

    public String get(String key, String otherwise) {
        return captions.written(key).or(() -> Optional.of(key).filter(ui::containsKey).map(ui::getString))
                .or(() -> captions.byItself(key)).or(() -> tool(key)).orElse(otherwise);
    }

    /// The reading of a measuring tool by the name of the tool, with its number from the second of a kind on.
    private Optional<String> tool(String key) {
        return Optional.of(TOOL.matcher(key)).filter(Matcher::matches)
                .map(m -> get("tool." + m.group(1)) + (m.group(2) == null ? "" : " " + m.group(2)));
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

    /// The name of a handle: `end`, or `control point 3` for one of a row. Where a choice has the handle's name, it is
    /// called what is chosen: an obstacle that is a floor is a floor.
    ///
    /// @param now the settings
    /// @param words the words by key; the key itself where there is none
    public static String handle(Handle handle, Settings now, UnaryOperator<String> words) {
        String key = "of." + handle.word(), word = words.apply(key);
        return handle.number().map(n -> (word.equals(key) ? handle.word() : word) + " " + n)
                .orElseGet(() -> words.apply(chosen(handle.word(), now)
                        .orElse("handle." + handle.word() + ".title")));
    }

    private static Optional<String> chosen(String name, Settings now) {
        return now.parameters().stream().filter(p -> p.name().equals(name) && p.kind() instanceof Kind.Choice<?>)
                .findFirst().map(p -> "choice." + name + "." + now.text(p));
    }

    /// The name of a kind of element, such as `stick`.
    public String kind(String of) {
        return get("of." + of, of);
    }

    /// The name of a number of elements of a kind, or of rounds of a loop: `sticks`, `stick` where there is one.
    public String many(String of, int count) {
        String one = get("of." + of, loop(of));
        return count == 1 ? one : get("many." + of, one);
    }

    /// The rounds in which an operation lies, without its substep: "sweep 3 of 16, batch 2 of 12", or "CG 17" where it
    /// is not known how many there are.
    ///
    /// @param comma the key of what stands between two of them
    public String rounds(Slot slot, String comma) {
        return slot.path().filter(r -> !r.loop().equals(Loop.SUBSTEP)).map(this::round)
                .collect(Collectors.joining(get(comma)));
    }

    /// One round: "sweep 3 of 16".
    String round(Round round) {
        String form = round.capped() ? "round.capped" : round.known() ? "round" : "round.open";
        return get(form + "." + round.loop(), get(form)).formatted(loop(round.loop()), round.number(), round.count());
    }

    /// The name of a loop, such as `sweep`.
    public String loop(String name) {
        return get("step." + name, name);
    }

    /// The sentences of remarks of the model; empty without any.
    public String remarks(List<Remark> remarks) {
        return remarks.stream().map(captions::remark).collect(Collectors.joining(" "));
    }

    /// The stability rule of a setting, or the reason for its verdict; in formulas where the model has no words.
    public String rule(Verdict verdict) {
        return said(verdict.rule());
    }

    /// What a claim of stability takes for granted, a sentence each; empty without any.
    public String conditions(Verdict verdict) {
        return verdict.conditions().stream().map(c -> get("verdict.condition").formatted(said(c)))
                .collect(Collectors.joining());
    }

    private String said(Verdict.Sentence sentence) {
        return get("stability." + sentence.name(), sentence.english());
    }
}
