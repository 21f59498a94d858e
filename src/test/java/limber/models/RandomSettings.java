package limber.models;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import limber.engine.State;
import limber.engine.model.Action;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;

/// A draw of settings and inputs of a model that is small enough to run thousands of times.
///
/// About half of the parameters are drawn: a choice evenly, a number that is not negative evenly over its logarithm,
/// three powers of ten either way of its default, and a place or a vector within 3 of its default, all within the
/// declared range.
final class RandomSettings {
    private static final int MOST_ELEMENTS = 6, MOST_SUBSTEPS = 4;
    /// Powers of ten from a default to the farthest value.
    private static final double DECADES = 3;
    private static final double REACH = 3;

    private final Random random;
    private final Model model;

    RandomSettings(Model model, Random random) {
        this.model = model;
        this.random = random;
    }

    /// The next settings that the model accepts.
    Settings next() {
        while (true) {
            Settings p = Scene.small(model.presets().get(random.nextInt(model.presets().size())).settings());
            for (Parameter<?> parameter : model.parameters()) p = drawn(p, parameter);
            try {
                p = shaped(p);
                model.check(p);
                return p;
            } catch (BadInput contradiction) {
                assert !contradiction.getMessage().isEmpty();
            }
        }
    }

    private Settings drawn(Settings p, Parameter<?> q) {
        boolean size = q.kind() instanceof Kind.Count;
        if (!size && random.nextBoolean()) return p;
        return switch (q.kind()) {
            case Kind.Real _ -> p.with(q.name(), Kind.plain(real(q, (Double) q.initial())));
            case Kind.Count _ -> p.with(q.name(), Integer.toString(count(p, q)));
            case Kind.Vector _ -> p.with(q.name(), vector(q, (Vec) q.initial()));
            case Kind.Flag _ -> p.with(q.name(), Boolean.toString(random.nextBoolean()));
            case Kind.Choice<?> c -> p.with(q.name(), c.names().get(random.nextInt(c.names().size())));
            default -> p;
        };
    }

    private double real(Parameter<?> q, double initial) {
        if (q.range().min() < 0) return clamp(q, initial + REACH * (2 * random.nextDouble() - 1));
        double about = initial > 0 ? initial : 1;
        return random.nextInt(8) == 0 ? q.range().min()
                : clamp(q, about * Math.pow(10, DECADES * (2 * random.nextDouble() - 1)));
    }

    private static double clamp(Parameter<?> q, double v) {
        return Math.clamp(v, q.range().min(), q.range().max());
    }

    private int count(Settings p, Parameter<?> q) {
        int least = (int) q.range().min(), most = model.clock().map(c -> c.substeps).filter(q::equals).isPresent()
                ? MOST_SUBSTEPS
                : q.restarts() ? MOST_ELEMENTS : 3 * MOST_ELEMENTS;
        int drawn = least + random.nextInt(Math.max(1, most - least + 1));
        return Math.clamp(q.restarts() && least > most ? (Integer) p.get(q) : drawn, least, (int) q.range().max());
    }

    private String vector(Parameter<?> q, Vec initial) {
        double scale = Math.pow(10, random.nextInt(3) - 1);
        return IntStream.range(0, 3)
                .mapToObj(i -> Kind.plain(clamp(q,
                        (i == 0 ? initial.x() : i == 1 ? initial.y() : initial.z())
                                + scale * REACH * (2 * random.nextDouble() - 1))))
                .collect(Collectors.joining(","));
    }

    /// Sometimes another initial shape, whose lengths are not those at rest.
    private Settings shaped(Settings p) {
        boolean takesShape = model.parameters().stream()
                .anyMatch(q -> q.name().equals("shape") && q.kind() instanceof Kind.Vectors);
        if (!takesShape) return p;
        Settings plain = p.with("shape", "");
        if (random.nextInt(4) > 0) return plain;
        State s = model.layout(plain);
        double[] xyz = s.of(model.subject());
        String points = IntStream.range(0, xyz.length / 3)
                .mapToObj(i -> Vec.of(xyz, i).plus(offset(0.3)))
                .map(v -> Kind.plain(v.x()) + "," + Kind.plain(v.y()) + "," + Kind.plain(v.z()))
                .collect(Collectors.joining(";"));
        return plain.with("shape", points);
    }

    private Vec offset(double reach) {
        return new Vec(2 * random.nextDouble() - 1, 2 * random.nextDouble() - 1, 2 * random.nextDouble() - 1)
                .times(reach);
    }

    /// Moves of handles and actions in the first frames.
    List<Input> inputs(Settings p) {
        var inputs = new ArrayList<Input>();
        State start = model.layout(p);
        for (Handle h : model.handles(p))
            if (random.nextInt(3) == 0) inputs.add(new Input.Move(1, h.name(), h.at(start).plus(offset(1))));
        for (Action a : model.actions())
            if (random.nextInt(4) == 0) inputs.add(new Input.Act(2, a.name(), Map.of()));
        return inputs;
    }
}
