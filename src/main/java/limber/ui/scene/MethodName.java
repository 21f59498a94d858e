package limber.ui.scene;

import java.util.ArrayList;
import java.util.List;
import limber.engine.model.Entry;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.ui.words.Decimals;
import limber.ui.words.Wording;

/// The name of one of several methods of a model: the choices by which they differ, or else the first value.
///
/// @param same all methods of its model
record MethodName(Wording words, Entry of, List<Entry> same) {
    private static final int MOST = 2;
    /// What models call the choice of their method.
    private static final String METHOD = "method";

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
