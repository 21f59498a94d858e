package limber.presentation.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import limber.engine.model.Entry;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;

/// The name of one of several methods of a model: the choices by which they differ, or else the first value.
///
/// @param same all methods of its model
public record MethodName(Wording words, Entry of, List<Entry> same) {
    private static final int MOST = 2;
    /// What models call the choice of their method.
    private static final String METHOD = "method";

    /// The names of the methods of a scene: the model, and of methods of one model what differs.
    ///
    /// @param all the scene itself first
    /// @param words of its model
    public static List<String> all(List<Entry> all, Wording words) {
        return all.stream().map(one -> {
            var own = one.model() == all.getFirst().model() ? words : new Wording(one.model(), words.ui());
            return capital(
                    new MethodName(own, one, all.stream().filter(e -> e.model() == one.model()).toList()).text());
        }).toList();
    }

    private static String capital(String name) {
        return name.isEmpty() ? name : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    String text() {
        List<Parameter<?>> differ = differing(same);
        if (differ.stream().noneMatch(p -> p.kind() instanceof Kind.Choice)) return differ.stream().findFirst()
                .map(this::value).orElseGet(this::alone);
        var said = new ArrayList<String>();
        List<Entry> alike = same;
        for (Parameter<?> p : differ) {
            if (!(p.kind() instanceof Kind.Choice) || said.size() == MOST) continue;
            if (!differing(alike).contains(p)) continue;
            said.add(choice(p));
            alike = alike.stream().filter(e -> e.settings().text(p).equals(of.settings().text(p))).toList();
        }
        return String.join(" · ", said);
    }

    private static List<Parameter<?>> differing(List<Entry> among) {
        return among.getFirst().settings().parameters().stream().<Parameter<?>>map(p -> p)
                .filter(p -> among.stream().map(e -> e.settings().text(p)).distinct().count() > 1).toList();
    }

    /// The name of the only method of its model: the model, and its choice of a method if it has one.
    private String alone() {
        return of.settings().parameters().stream().filter(p -> p.name().equals(METHOD)).findFirst()
                .map(p -> words.get("model.title") + " · " + choice(p)).orElseGet(() -> words.get("model.title"));
    }

    private String choice(Parameter<?> p) {
        return words.choice(p.name(), of.settings().text(p));
    }

    private String value(Parameter<?> p) {
        String text = of.settings().text(p);
        return words.title("parameter", p.name()) + " "
                + (p.kind() instanceof Kind.Real ? Decimals.brief(text) : words.choice(p.name(), text))
                + (p.unit().isEmpty() ? "" : " " + p.unit());
    }
}
