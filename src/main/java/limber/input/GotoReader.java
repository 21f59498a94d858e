package limber.input;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import limber.engine.Loop;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;

/// A reader for moments of a run.
///
/// @param phases names of those that its frames have
/// @param loops names of the loops that a moment may name rounds of: those of its frames, and the usual ones
/// @param last the last frame that it may name
public record GotoReader(List<String> phases, List<String> loops, int last, Faults faults) {
    private static final String RIGHT = "a map such as {frame: 12} or {frame: 1, phase: %s}";

    private static final int MOST_ROUNDS = 100_000;

    /// @param last the last frame that a moment may name
    public static GotoReader of(Schedule schedule, int last, Faults faults) {
        return new GotoReader(schedule.phases().map(Phase::name).distinct().toList(), loops(schedule), last, faults);
    }

    public static List<String> loops(Schedule schedule) {
        return Stream.concat(Stream.of(Loop.SUBSTEP, Loop.SWEEP), schedule.loops().map(Loop::name)).distinct()
                .toList();
    }

    public Goto read(String name, Node node) {
        var keys = new Keys(node, "a moment", RIGHT.formatted(phases.getFirst()), node.place(), faults);
        int frame = keys.need("frame", "a whole number (0.." + last + ")",
                n -> n.whole(name + ".frame", 0, last)).orElse(0);
        String phase = keys.read("phase", this::phase).orElse("");
        var rounds = new LinkedHashMap<String, Integer>();
        for (String loop : loops)
            keys.read(loop, n -> n.whole(name + "." + loop, 1, MOST_ROUNDS)).ifPresent(n -> rounds.put(loop, n));
        int element = keys.read("element", n -> n.whole(name + ".element", 0, 1_000_000)).orElse(-1);
        keys.end();
        var read = new Goto(frame, rounds, phase, element, node.place());
        if (keys.has("frame") && frame == 0 && !read.betweenFrames())
            throw node.bad("frame 0 has no operations; the first frame that is computed is 1");
        if (element >= 0 && phase.isEmpty() && !keys.has("phase")) throw keys.position("element")
                .bad("an element without a phase; phase: " + phases.getFirst() + " would be right, or another one");
        return read;
    }

    /// A frame at whose end something is.
    public int frame(String name, Node node) {
        Goto moment = read(name, node);
        if (!moment.betweenFrames()) throw node
                .bad(name + " is inside a frame; {frame: " + Math.max(1, moment.frame()) + "} alone would be right");
        return moment.frame();
    }

    private String phase(Node node) {
        String name = node.string("phase", "the name of a phase");
        if (!phases.contains(name))
            throw node.bad("'" + BadInput.brief(name) + "' is no phase here; " + DidYouMean.hint(name, phases));
        return name;
    }
}
