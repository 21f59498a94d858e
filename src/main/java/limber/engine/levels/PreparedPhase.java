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
/// @param shared whether threads may share it
/// @param only the round that it holds for; −1 if a round changes nothing but which way is gone
record PreparedPhase(Phase phase, Trace trace, Code code, Plan plan, boolean shared, int only) {
    /// @param threads that share its levels
    /// @throws Untraceable if the phase does something that is not traced, or gains nothing
    static PreparedPhase of(Phase phase, State s, int round, When when, int threads)
            throws Untraceable, ReflectiveOperationException {
        Trace trace = Tracing.of(phase, s, round);
        int size = phase.size(s, round);
        boolean gains = when.equals(When.AT_ONCE) || spares(trace) || when.shares(trace, size, threads);
        if (phase.independent() && !gains)
            throw new Untraceable("a kernel that nothing is spared");
        Code code = Code.of(phase.getClass(), trace, new BitSet());
        var tables = new Tables(code, trace, s, size);
        try {
            tables.fill(code, phase, round);
        } catch (IndexOutOfBoundsException | ArithmeticException e) {
            throw new Untraceable("a member that has not what others have: " + e.getMessage());
        }
        Plan plan = Plan.of(phase, s, round, code, trace, tables.at);
        if (!phase.independent() && plan.width() < when.narrow()) throw new Untraceable("a chain");
        boolean byRound = trace.nodes().stream().anyMatch(n -> n.args().stream().anyMatch(a -> a.op() == Op.ROUND))
                || trace.guards().stream().anyMatch(Guard::weighsRound);
        return new PreparedPhase(phase, trace, code, plan, when.shares(trace, plan.width(), threads),
                byRound ? round : -1);
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
