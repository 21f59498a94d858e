package limber.judge;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import limber.engine.model.Appearance;
import limber.engine.model.Mistake;
import limber.engine.model.Model;
import limber.engine.settings.Kind;
import limber.engine.settings.NumberText;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;

/// The small changes of settings by which programs differ from each other: another choice, one more or one fewer, half
/// or twice as much, the other sign.
///
/// @param length of the scene, m: a length that is 0, and so follows from the scene, is tried as parts of it
record Changes(Model model, double length) {
    /// Settings with changes.
    ///
    /// @param items in their order
    /// @param fitted whether a number of them was found by fitting it
    record Changed(Settings settings, List<Item> items, boolean fitted) {
        static Changed none(Settings p) {
            return new Changed(p, List.of(), false);
        }

        /// Whether a parameter is set, or such a mistake made.
        boolean has(boolean program, String name) {
            return items.stream().anyMatch(item -> item.program() == program && item.name().equals(name));
        }

        /// The parameters that are set, or the mistakes.
        TreeMap<String, String> values(boolean program) {
            var values = new TreeMap<String, String>();
            for (Item item : items) if (item.program() == program) values.put(item.name(), item.value());
            return values;
        }

        private Changed and(Settings then, Item item, boolean fits) {
            return new Changed(then, Stream.concat(items.stream(), Stream.of(item)).sorted().toList(), fitted || fits);
        }
    }

    /// Every change of one parameter that acts, and every mistake that a program can make, on top of others.
    List<Changed> of(Changed before) {
        Settings p = before.settings();
        return Stream.concat(
                p.parameters().stream().filter(q -> q.acts(p) && !before.has(false, q.name()) && !looks(q))
                        .flatMap(q -> texts(q, p).stream().flatMap(text -> with(before, q, text, false).stream())),
                mistakes(before).filter(m -> !m.fitted()).flatMap(m -> with(before, m, m.value()).stream())).toList();
    }

    /// The mistakes that can be made on top of others.
    Stream<Mistake> mistakes(Changed before) {
        return model.mistakes().stream()
                .filter(m -> !before.has(true, m.name()) && m.acts(model, before.settings()));
    }

    /// Whether all that is changed are choices.
    static boolean choices(Changed changed) {
        return changed.items().stream().allMatch(item -> !item.program()
                && switch (changed.settings().parameter(item.name()).kind()) {
                    case Kind.Choice<?> _,Kind.Flag _ -> true;
                    default -> false;
                });
    }

    private static boolean looks(Parameter<?> p) {
        return Appearance.PARAMETERS.contains(p);
    }

    /// A change on top of others; empty where it is refused, or is none.
    Optional<Changed> with(Changed before, Parameter<?> q, String text, boolean fitted) {
        try {
            Settings p = before.settings().with(q.name(), text);
            if (p.equals(before.settings())) return Optional.empty();
            model.check(p);
            return Optional.of(before.and(p, new Item(false, q.name(), text), fitted));
        } catch (BadInput e) {
            return Optional.empty(); // out of range, or against another parameter: no program has that
        }
    }

    /// A mistake on top of others; empty where both edit the same place, or where the model refuses it.
    ///
    /// @param value its word, or its number as Java writes it
    Optional<Changed> with(Changed before, Mistake mistake, String value) {
        return mistake.in(before.settings(), value).filter(this::fits)
                .map(p -> before.and(p, new Item(true, mistake.name(), value), mistake.fitted()));
    }

    private boolean fits(Settings p) {
        try {
            model.check(p);
            return true;
        } catch (BadInput e) {
            return false; // such as phases that cannot follow the order of another program
        }
    }

    private Set<String> texts(Parameter<?> q, Settings p) {
        var texts = new LinkedHashSet<String>();
        switch (q.kind()) {
            case Kind.Flag _ -> texts.addAll(List.of("true", "false"));
            case Kind.Choice<?> choice -> texts.addAll(choice.names());
            case Kind.Count _ -> {
                int n = (Integer) p.get(q);
                for (int other : new int[]{n - 1, n + 1, n / 2, 2 * n}) texts.add("" + other);
            }
            case Kind.Real _ -> numbers(texts, (Double) p.get(q), q.unit(), p);
            case Kind.Vector _ -> {
                Vec v = (Vec) p.get(q);
                for (double factor : new double[]{-1, 0.5, 2, 0}) texts.add(text(v.times(factor)));
                texts.add(text(new Vec(v.x(), v.z(), v.y())));
            }
            default -> {}
        }
        return texts;
    }

    private static String text(Vec v) {
        return NumberText.typed(v.x()) + "," + NumberText.typed(v.y()) + "," + NumberText.typed(v.z());
    }

    /// Half, twice, the other sign, none; of a length also what one element more or fewer would make of it.
    private void numbers(Set<String> texts, double value, String unit, Settings p) {
        if (value != 0) for (double factor : new double[]{0.5, 2, -1, 0}) texts.add(NumberText.typed(factor * value));
        if (!unit.equals("m")) return;
        double whole = value == 0 ? length : value;
        for (double factor : new double[]{0.5, 0.9, 1.1, 2}) texts.add(NumberText.typed(factor * whole));
        for (Parameter<?> q : p.parameters()) if (q.kind() instanceof Kind.Count && q.restarts() && q.acts(p)) {
            int n = (Integer) p.get(q);
            if (n < 2) continue;
            for (double of : new double[]{n - 1, n + 1}) {
                texts.add(NumberText.typed(whole * of / n));
                texts.add(NumberText.typed(whole * n / of));
            }
        }
    }
}
