package limber.engine.watch;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.platform.Platform;
import limber.engine.platform.Records;
import limber.engine.platform.Weaver;
import limber.engine.text.BadInput;

/// Hidden copies of phases that run the same arithmetic and report every store to a [StoreLog], and, where that is
/// wanted, every load and every line too, so that the numbers shown come from the code that runs; see [Weaver]. Phases
/// are records without lambdas and without arrays, in whatever package.
public final class Twins {
    /// Twins and classes of twins that are kept: live settings make new phases, and each text of an edited kernel makes
    /// new classes. No model has as many phases.
    private static final int MOST = 1000, MOST_CLASSES = 100;

    private final boolean loads;
    private final int classes;
    private final Map<Class<?>, Records.Maker> makers = new HashMap<>();
    private final Map<Phase, Phase> twins = new HashMap<>();

    /// @param loads whether loads from arrays are reported too, which takes longer
    public Twins(boolean loads) {
        this(loads, MOST_CLASSES);
    }

    /// @param classes that are kept at the most
    Twins(boolean loads, int classes) {
        this.loads = loads;
        this.classes = classes;
    }

    /// The twin of a phase. The thread that solves and those that answer questions share twins.
    public synchronized Phase of(Phase phase) {
        if (phase instanceof SelfReporting told) return told.twin();
        if (twins.size() >= MOST || makers.size() >= classes && !makers.containsKey(phase.getClass())) {
            twins.clear(); // a long session must not keep them all
            makers.clear();
        }
        return twins.computeIfAbsent(phase, this::make);
    }

    /// How many classes are kept.
    synchronized int kept() {
        return makers.size();
    }

    private Phase make(Phase phase) {
        return (Phase) makers.computeIfAbsent(phase.getClass(), this::maker).make(Records.values(phase));
    }

    private Records.Maker maker(Class<?> type) {
        for (Records.Part c : Records.parts(type))
            if (c.type().isArray()) throw new BadInput("the phase " + type.getSimpleName() + " has an array, "
                    + c.name() + "; a channel of the state would be right, since only what is in the state is "
                    + "restored when a run goes back");
        return Records.maker(Platform.here().twin(type, loads), type);
    }

    /// The names of the local numbers that the code of a schedule's phases assigns, each once.
    public static Set<String> locals(Schedule schedule) {
        return locals(schedule.phases());
    }

    /// The same of the phases with a name.
    public static Set<String> locals(Schedule schedule, String phase) {
        return locals(schedule.phases().filter(p -> p.name().equals(phase)));
    }

    private static Set<String> locals(Stream<Phase> phases) {
        var names = new TreeSet<String>();
        Map<Boolean, List<Phase>> told = phases.collect(Collectors.partitioningBy(SelfReporting.class::isInstance));
        told.get(true).forEach(phase -> names.addAll(((SelfReporting) phase).locals()));
        told.get(false).stream().map(Object::getClass).distinct()
                .forEach(type -> names.addAll(Platform.here().locals(type)));
        return names;
    }
}
