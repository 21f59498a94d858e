package limber.ask;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import limber.engine.model.Appearance;
import limber.engine.model.Model;
import limber.engine.model.Verdict;
import limber.engine.run.Branch;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;

/// A search for settings under which a run does not explode. Each is tried with the same inputs; one that restarts the
/// scene, such as another number of elements, or changes a vector, such as gravity, is not tried.
///
/// @param frames that a remedy must hold for
public record Remedies(Model model, Branch branch, int frames, BooleanSupplier stop) {
    private static final int KEYFRAMES = 1 << 20;
    private static final List<Double> FACTORS = List.of(0.5, 0.25, 0.125, 1.0 / 64, 1.0 / 1024, 2.0, 4.0, 8.0),
            PARTS = List.of(1.0, 0.5, 0.25);

    /// A change of settings that holds.
    ///
    /// @param set the parameters that are changed, with their values as the command line takes them
    /// @param frames for which it was tried
    public record Remedy(Map<String, String> set, int frames) {}

    /// Those that hold, at most so many, each of another parameter.
    List<Remedy> first(int most) {
        var found = new ArrayList<Remedy>();
        for (List<Settings> group : groups().toList()) {
            if (found.size() == most || stop.getAsBoolean()) break;
            group.stream().filter(this::holds).findFirst().map(this::remedy).ifPresent(found::add);
        }
        return found;
    }

    private Remedy remedy(Settings p) {
        Settings was = branch.settings();
        var set = new LinkedHashMap<String, String>();
        for (String name : was.differences(p)) set.put(name, p.text(p.parameter(name)));
        return new Remedy(set, frames);
    }

    /// Whether a run stays finite to the last frame and, where the theory does not promise that, near the scene.
    private boolean holds(Settings p) {
        Optional<Verdict> verdict = model.stability(p);
        boolean promised = verdict.filter(Verdict::stable).isPresent();
        if (p.equals(branch.settings()) || verdict.filter(Verdict::unstable).isPresent()) return false;
        var timeline = new Timeline(model, KEYFRAMES);
        var run = new Run(timeline, timeline.root(p, branch.inputs()));
        while (run.cursor().frame() < frames) {
            if (stop.getAsBoolean()) return false;
            run.next();
            if (!Divergence.clean(run) || !promised && Divergence.grown(run)) return false;
        }
        return true;
    }

    /// Groups of settings, of each of which one is enough: a shorter substep, then one main parameter after the other,
    /// then the rest.
    private Stream<List<Settings>> groups() {
        Settings p = branch.settings();
        List<Parameter<?>> clocked = model.clock().map(c -> c.parameters()).orElse(List.of());
        return Stream.concat(Stream.of(shorter(p)),
                Stream.concat(model.mainParameters().stream(), model.parameters().stream()).distinct()
                        .filter(q -> q.acts(p) && !q.restarts() && !clocked.contains(q)
                                && !Appearance.PARAMETERS.contains(q))
                        .map(q -> changes(q, p)));
    }

    private List<Settings> shorter(Settings p) {
        return Stream.concat(model.calmed(p).stream(), model.clock().stream()
                .flatMap(clock -> PARTS.stream().flatMap(part -> clock.within(p, part * clock.step(p)).stream())))
                .flatMap(calmed -> allowed(() -> calmed).stream()).toList();
    }

    private List<Settings> changes(Parameter<?> q, Settings p) {
        Stream<String> texts = switch (q.kind()) {
            case Kind.Flag _ -> Stream.of("true", "false");
            case Kind.Choice<?> choice -> choice.names().stream();
            case Kind.Count _ -> FACTORS.stream().map(f -> "" + Math.max(1, Math.round(f * (Integer) p.get(q))));
            case Kind.Real _ -> FACTORS.stream().map(f -> Kind.plain(f * (Double) p.get(q)));
            default -> Stream.of();
        };
        return texts.flatMap(text -> allowed(() -> p.with(q.name(), text)).stream()).toList();
    }

    /// Empty for what is out of range, or against another parameter.
    private Optional<Settings> allowed(Supplier<Settings> made) {
        try {
            Settings p = made.get();
            model.check(p);
            return Optional.of(p);
        } catch (BadInput e) {
            return Optional.empty();
        }
    }
}
