package limber.engine;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// The schedule of a frame: the blocks of the solver, run in order, then the skin, which reads the state and writes
/// only scratch.
public record Schedule(List<Block> solver, List<Phase> skin) {

    /// Every phase once, in the order of a frame.
    public Stream<Phase> phases() {
        return Stream.concat(phases(solver), skin.stream());
    }

    /// The phases among blocks and inside their loops.
    static Stream<Phase> phases(List<Block> blocks) {
        return blocks.stream().flatMap(b -> switch (b) {
            case Phase phase -> Stream.of(phase);
            case Loop loop -> phases(loop.body());
        });
    }

    /// The same with other phases in the place of its own.
    public Schedule with(UnaryOperator<Phase> change) {
        return new Schedule(with(solver, change), skin.stream().map(change).toList());
    }

    private static List<Block> with(List<Block> blocks, UnaryOperator<Phase> change) {
        return blocks.stream().map(b -> switch (b) {
            case Phase phase -> change.apply(phase);
            case Loop loop -> new Loop(loop.name(), loop.rounds(), with(loop.body(), change), loop.scalars());
        }).toList();
    }

    /// Makes the whole skin.
    public void runSkin(State s) {
        for (Phase phase : skin) {
            int size = phase.size(s);
            if (size > 0) phase.run(s, 0, 0, size);
        }
    }

    /// The settings that the phases with a name were made with, and how many numbers each is: 1, or 3 of a vector.
    public Map<String, Integer> settings(String phase) {
        var settings = new TreeMap<String, Integer>();
        phases().filter(p -> p.name().equals(phase)).forEach(p -> Components.names(p)
                .forEach(name -> settings.put(name, Components.of(p, name).orElseThrow().length)));
        return settings;
    }

    /// Every loop once, an outer one before those inside.
    public Stream<Loop> loops() {
        return loops(solver);
    }

    private static Stream<Loop> loops(List<Block> blocks) {
        return blocks.stream().flatMap(b -> switch (b) {
            case Phase _ -> Stream.empty();
            case Loop loop -> Stream.concat(Stream.of(loop), loops(loop.body()));
        });
    }

    /// The step sizes of this schedule, from a frame down to an element: loops whose phases are steps of their own
    /// stand before the phase, loops that a step of a phase runs through stand after it.
    public List<StepSize> sizes() {
        Stream<StepSize> around = loops().filter(Schedule::around).map(l -> new StepSize(l.name())),
                within = loops().filter(l -> !around(l)).map(l -> new StepSize(l.name()));
        return Stream.of(Stream.of(StepSize.FRAME), around, Stream.of(StepSize.PHASE), within,
                Stream.of(StepSize.ELEMENT)).flatMap(s -> s).distinct().toList();
    }

    /// Whether the phases of a loop are steps of their own: those of substeps, of a loop whose length is found by
    /// running, and of one whose rounds have loops beside phases.
    static boolean around(Loop loop) {
        return loop.name().equals(Loop.SUBSTEP) || !loop.counted() || loop.composed();
    }

    /// The most elements that one frame can work on, skin left out; true once the clock has run. A loop whose length is
    /// found by running counts with its limit.
    public long operations(State s) {
        return operations(solver, s, 0);
    }

    private static long operations(List<Block> blocks, State s, int round) {
        long sum = 0;
        for (Block block : blocks) sum = Math.addExact(sum, switch (block) {
            case Phase phase -> phase.size(s, round);
            case Loop loop -> operations(loop, s);
        });
        return sum;
    }

    private static long operations(Loop loop, State s) {
        int rounds = loop.rounds().most(s);
        boolean alike = loop.name().equals(Loop.SUBSTEP) || loop.body().stream().noneMatch(Phase.class::isInstance);
        if (!alike) {
            long sum = 0;
            for (int n = 0; n < rounds; n++) sum = Math.addExact(sum, operations(loop.body(), s, n));
            return sum;
        }
        return rounds == 0 ? 0 : Math.multiplyExact((long) rounds, operations(loop.body(), s, 0));
    }
}
