package limber.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import limber.engine.Channel;
import limber.engine.Measure;
import limber.engine.model.Model;
import limber.engine.model.OverlayKind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.engine.tool.Tools;
import limber.expression.Expression;
import limber.expression.PlottedExpression;
import limber.expression.Vocabulary;
import limber.input.Faults;
import limber.input.Keys;
import limber.input.Node;
import limber.input.SourceExpression;
import limber.input.SourcePosition;
import limber.lesson.source.Limits;
import limber.lesson.source.NodeValues;
import limber.lesson.source.SettingsReader;

/// A reader for what a step shows. The names that can be shown are computed once, since the colours need a model with a
/// state.
public final class ShowReader {
    private final BiFunction<SourcePosition, String, Optional<SourcePosition>> inside;
    private final SettingsReader reader;
    private final Model model;
    private final Faults faults;
    private final Settings p;
    private final Map<Parameter<?>, String> looks;
    private final List<OverlayKind> offers;
    private final List<String> overlays;
    /// The fields that can colour a surface; empty until requested.
    private Optional<List<String>> colours = Optional.empty();
    /// Those that plots can read.
    private Tools tools;

    /// @param p settings of the step
    /// @param looks takes the parameters that only say what an overlay shows
    /// @param before the tools that lie in the scene unless it says otherwise
    /// @param inside finds where a text begins in its file, if its columns can be counted there
    public ShowReader(BiFunction<SourcePosition, String, Optional<SourcePosition>> inside, SettingsReader reader,
            Settings p, Map<Parameter<?>, String> looks, Tools before) {
        tools = before;
        this.inside = inside;
        this.reader = reader;
        this.p = p;
        this.looks = looks;
        model = reader.model();
        faults = reader.faults();
        offers = model.overlays(p);
        overlays = Showable.overlays(model, p);
    }

    /// @throws BadInput if it is no map
    public Step.Show read(Node node) {
        var keys = new Keys(node, "show", "a map such as {level: step, overlays: […]}", node.place(), faults);
        Optional<String> level = keys.read("level", n -> NodeValues.oneOf("level", n, Showable.LEVELS));
        Optional<List<String>> shown = keys.read("overlays", this::overlays);
        Optional<Tools> own = keys.read("tools", new ToolsReader(model, p, faults)::read);
        own.ifPresent(put -> tools = put);
        Optional<List<Measure>> plots = keys.read("plots", this::plots);
        Optional<List<String>> panes = keys.read("panes", n -> each("panes", n, Showable.PANES));
        keys.end();
        return new Step.Show(level, shown, plots, panes, own);
    }

    private List<Measure> plots(Node node) {
        var measures = new ArrayList<Measure>();
        for (Node entry : few("plots", node, node.array("plots", "a list of measures or expressions")))
            faults.attempt(() -> plot(entry)).ifPresent(measures::add);
        return measures;
    }

    private Measure plot(Node node) {
        var names = new Vocabulary(model, false).with(tools);
        return Optional.of(node.value()).filter(String.class::isInstance).flatMap(name -> names.measure((String) name))
                .orElseGet(() -> PlottedExpression.measure(SourceExpression
                        .read(inside, "plots", node, source -> Expression.number(source, names)).expression()));
    }

    private List<String> each(String name, Node node, List<String> known) {
        var names = new ArrayList<String>();
        for (Node entry : few(name, node, node.array(name, "a list of names")))
            faults.attempt(() -> NodeValues.oneOf(name, entry, known)).ifPresent(names::add);
        return names;
    }

    private static List<Node> few(String name, Node node, List<Node> entries) {
        int count = entries.stream().mapToInt(e -> e.value() instanceof Map<?, ?> several ? several.size() : 1).sum();
        if (count > Limits.SHOWN)
            throw node.bad(name + " has " + count + " names; at most " + Limits.SHOWN + " would be right");
        return entries;
    }

    /// Names, or maps of a name and what it takes; a map of them too.
    private List<String> overlays(Node node) {
        var names = new ArrayList<String>();
        for (Node entry : few("overlays", node,
                node.value() instanceof Map<?, ?> ? List.of(node) : node.array("overlays", "a list of names"))) {
            if (entry.value() instanceof Map<?, ?>)
                entry.object("overlays", "")
                        .forEach((name, options) -> faults.attempt(() -> overlay(name, options.key())).ifPresent(n -> {
                            names.add(n);
                            faults.attempt(() -> options(n, options));
                        }));
            else faults.attempt(() -> overlay(entry.string("an overlay", "a name"), entry.place()))
                    .ifPresent(names::add);
        }
        return names;
    }

    private String overlay(String name, SourcePosition position) {
        boolean colour = name.startsWith(Showable.BY);
        List<String> known = colour ? colours() : overlays;
        if (known.contains(name)) return name;
        throw position
                .bad("'" + BadInput.brief(name) + "' is no overlay of the " + model.name() + " under these settings; "
                        + DidYouMean.hint(name, known));
    }

    private List<String> colours() {
        if (colours.isEmpty()) colours = Optional.of(Stream.concat(
                model.measures().stream().filter(m -> !m.of().isEmpty()).map(Measure::name),
                model.layout(p).channels().stream().map(Channel::name)).distinct().map(name -> Showable.BY + name)
                .toList());
        return colours.get();
    }

    private boolean options(String name, Node node) {
        if (node.value().equals(true) || node.value() == Node.Nothing.NULL) return true;
        Map<String, Parameter<?>> known = offers.stream().filter(o -> o.name().equals(name)).findFirst()
                .map(OverlayKind::options).orElse(Map.of());
        node.object(name, "a map of what it takes").forEach((option, value) -> faults.attempt(() -> {
            Parameter<?> parameter = Optional.<Parameter<?>>ofNullable(known.get(option))
                    .orElseThrow(() -> value.key().bad("'" + BadInput.brief(option) + "' is nothing that " + name
                            + " takes; " + DidYouMean.hint(option, known.keySet())));
            looks.put(parameter, reader.value(parameter, value));
            return option;
        }));
        return true;
    }
}
