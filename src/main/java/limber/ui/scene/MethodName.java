package limber.ui.scene;

import java.util.List;
import java.util.stream.Collectors;
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

    String text() {
        List<Parameter<?>> differ = of.settings().parameters().stream().<Parameter<?>>map(p -> p)
                .filter(p -> same.stream().map(e -> e.settings().text(p)).distinct().count() > 1).toList();
        List<Parameter<?>> choices = differ.stream().filter(p -> p.kind() instanceof Kind.Choice).toList();
        if (choices.isEmpty()) return differ.stream().findFirst().map(this::value)
                .orElseGet(() -> words.get("model.title"));
        // the first choice that tells them all apart stands alone
        return choices.stream().filter(p -> same.stream().map(e -> e.settings().text(p)).distinct().count() == same
                .size()).findFirst().map(this::choice)
                .orElseGet(() -> choices.stream().limit(MOST).map(this::choice).collect(Collectors.joining(" · ")));
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
