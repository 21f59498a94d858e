package limber.engine.ask;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import limber.engine.Components;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;

/// The parameters that the numbers of phases come from. Each number is looked into once.
final class ParameterOrigins {
    private final Map<Number, List<String>> known = new HashMap<>();

    /// A number that a phase was made with.
    private record Number(Settings settings, Phase phase, String component) {}

    /// The parameters that a number of a phase comes from: those that change it when they are moved a little.
    List<String> of(Model model, Settings p, Phase phase, String component) {
        return known.computeIfAbsent(new Number(p, phase, component), _ -> found(model, p, phase, component));
    }

    private static List<String> found(Model model, Settings p, Phase phase, String component) {
        double[] now = Components.of(phase, component).orElseThrow();
        var names = new ArrayList<String>();
        for (Parameter<?> q : p.parameters())
            if (others(q, p).stream().anyMatch(text -> changes(model, p, q, text, phase, component, now)))
                names.add(q.name());
        return names;
    }

    private static boolean changes(Model model, Settings p, Parameter<?> q, String text, Phase phase,
            String component, double[] now) {
        Schedule other;
        try {
            Settings moved = p.with(q.name(), text);
            model.check(moved);
            other = model.running(moved);
        } catch (BadInput e) {
            return false; // it cannot be moved there
        }
        return other.phases().filter(f -> f.name().equals(phase.name())).findFirst()
                .flatMap(f -> Components.of(f, component)).filter(v -> !State.sameBits(v, now)).isPresent();
    }

    /// Other values of a parameter, near the one it has.
    private static List<String> others(Parameter<?> q, Settings p) {
        String text = p.text(q);
        return switch (q.kind()) {
            case Kind.Real _ -> nearby(Double.parseDouble(text));
            case Kind.Count _ -> List.of("" + (Long.parseLong(text) + 1), "" + (Long.parseLong(text) - 1));
            case Kind.Flag _ -> List.of("" + !Boolean.parseBoolean(text));
            case Kind.Choice<?> choice -> choice.names().stream().filter(n -> !n.equals(text)).toList();
            case Kind.Vector _ -> vectors(text);
            case Kind.WordOrFile _,Kind.WordOrColour _,Kind.Vectors _,Kind.Numbers _ -> List.of();
        };
    }

    private static List<String> nearby(double v) {
        double step = v == 0 ? 0x1p-10 : v * 0x1p-10;
        return List.of(Kind.plain(v + step), Kind.plain(v - step));
    }

    private static List<String> vectors(String text) {
        String[] parts = text.split(",");
        var all = new ArrayList<String>();
        for (int axis = 0; axis < parts.length; axis++)
            for (String near : nearby(Double.parseDouble(parts[axis]))) {
                String[] moved = parts.clone();
                moved[axis] = near;
                all.add(String.join(",", moved));
            }
        return all;
    }
}
