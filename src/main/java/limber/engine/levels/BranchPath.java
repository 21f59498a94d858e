package limber.engine.levels;

import java.lang.classfile.Opcode;
import java.util.ArrayList;
import java.util.List;
import limber.engine.levels.Node.Depends;
import limber.engine.levels.Trace.Guard;

/// The branches of a kernel as they are gone: some as they are told to, the others as the numbers say.
final class BranchPath {
    private final List<Boolean> told;
    private final Node end;
    final List<Guard> guards = new ArrayList<>();

    /// @param told which ways to go at the first branches that depend on members
    /// @param end the end of the loop over members
    BranchPath(List<Boolean> told, Node end) {
        this.told = told;
        this.end = end;
    }

    /// Notes which way a branch goes.
    ///
    /// @param guard as the numbers say
    /// @return whether it is taken
    boolean taken(Guard guard) {
        if (guard.operands().contains(end) || guard.operands().stream().allMatch(Node::constant)) return guard.taken();
        if (guard.depends() == Depends.PHASE || guard.ofLoop()) {
            if (!guards.contains(guard)) guards.add(guard);
            return guard.taken();
        }
        var turned = new Guard(guard.opcode(), guard.operands(), !guard.taken());
        if (guards.contains(guard) || guards.contains(turned)) return guards.contains(guard) == guard.taken();
        int turn = (int) guards.stream().filter(Guard::open).count();
        Guard going = turn < told.size() && told.get(turn) != guard.taken() ? turned : guard;
        guards.add(going);
        return going.taken();
    }

    /// Whether a branch is taken.
    ///
    /// @param compared under, equal to or over 0
    static boolean holds(Opcode opcode, int compared) {
        return switch (opcode) {
            case IFEQ, IF_ICMPEQ -> compared == 0;
            case IFNE, IF_ICMPNE -> compared != 0;
            case IFLT, IF_ICMPLT -> compared < 0;
            case IFGE, IF_ICMPGE -> compared >= 0;
            case IFGT, IF_ICMPGT -> compared > 0;
            default -> compared <= 0;
        };
    }
}
