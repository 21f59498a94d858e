package limber.engine.levels;

import java.lang.classfile.Opcode;
import java.util.BitSet;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.levels.Node.Depends;
import limber.engine.levels.Node.Op;
import limber.engine.levels.Trace.Guard;
import limber.engine.levels.Tracer.Untraceable;

/// The code and the order of a phase, which are known before it runs. They hold for all states with the same fixed
/// channels, and for all rounds in which the kernel goes the same way.
///
/// @param only the round that it holds for; −1 if a round changes nothing but which way is gone
record Ready(Phase phase, Trace trace, Code code, Plan plan, int only) {
    /// Numbers that a kernel computes for a member, from which on threads gain more than its tables cost.
    private static final int LONG = 50;

    /// @param narrow members in a level, in the mean, below which the list is as quick
    /// @param many independent members from which on it is worth it to share them among threads
    /// @throws Untraceable if the phase does something that is not traced, or gains nothing
    static Ready of(Phase phase, State s, int round, double narrow, int many)
            throws Untraceable, ReflectiveOperationException {
        Trace trace = Tracing.of(phase, s, round);
        int size = phase.size(s, round);
        boolean worth = spares(trace) || size >= many && (many == 0 || trace.nodes().size() >= LONG);
        if (phase.independent() && !worth)
            throw new Untraceable("a kernel that nothing is spared");
        Code code = Code.of(phase.getClass(), trace, new BitSet());
        var tables = new Tables(code, trace, s, size);
        try {
            tables.fill(code, phase, round);
        } catch (IndexOutOfBoundsException | ArithmeticException e) {
            throw new Untraceable("a member that has not what others have: " + e.getMessage());
        }
        Plan plan = Plan.of(phase, s, round, code, trace, tables.at);
        if (!phase.independent() && plan.width() < narrow) throw new Untraceable("a chain");
        boolean byRound = trace.nodes().stream().anyMatch(n -> n.args().stream().anyMatch(a -> a.op() == Op.ROUND))
                || trace.guards().stream().anyMatch(Guard::weighsRound);
        return new Ready(phase, trace, code, plan, byRound ? round : -1);
    }

    /// Whether members need not compute a quotient or a function again, since it does not depend on the state.
    private static boolean spares(Trace trace) {
        return trace.nodes().stream().anyMatch(n -> n.depends() == Depends.MEMBER && n.type() == 'D'
                && (n.op() == Op.CALL || n.op() == Op.ARITHMETIC && n.opcode() == Opcode.DDIV));
    }

    /// Whether the kernel goes the same way in a round.
    boolean fits(int round) {
        if (only >= 0) return only == round;
        for (int i = 0; i < trace.guards().size(); i++) if (!trace.guards().get(i).holds(round)) return false;
        return true;
    }
}
