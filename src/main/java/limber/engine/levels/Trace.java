package limber.engine.levels;

import java.lang.classfile.Opcode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import limber.engine.Channel;

/// The way of a kernel with a member of the usual kind: the values it computes in order, under which conditions, and
/// what it stores.
///
/// @param nodes in the order in which they are computed
/// @param guards hold for every member that goes this way
/// @param stores one for each place, with what it holds in the end
/// @param touched the places that a member may read or write on any way
/// @param slow channels that it reads as if they were fixed
/// @param known numbers of this phase in this round, by the nodes that depend on nothing else
record Trace(List<Node> nodes, List<Guard> guards, List<Store> stores, Set<Place> touched, Map<Node, Number> known,
        Set<Channel> slow) {
    /// A branch of the kernel that goes one way.
    ///
    /// @param opcode that of the branch, which compares `left` with `right`, or with 0 where there is none
    /// @param taken whether the branch is taken
    record Guard(Opcode opcode, List<Node> operands, boolean taken) {
        Node.Depends depends() {
            return operands.stream().map(Node::depends).max(Enum::compareTo).orElseThrow();
        }

        /// Whether it compares two numbers made of the member's own, as the loop over the members does.
        boolean ofLoop() {
            return operands.size() == 2 && operands.stream().allMatch(Guard::counts);
        }

        private static boolean counts(Node n) {
            return n.op() == Node.Op.MEMBER || n.op() == Node.Op.ARITHMETIC
                    && n.args().stream().allMatch(a -> a.constant() || counts(a));
        }

        /// Whether it compares the round with what is no constant, so that other rounds must be traced themselves.
        boolean weighsRound() {
            return operands.stream().anyMatch(n -> n.op() == Node.Op.ROUND)
                    && !operands.stream().allMatch(n -> n.op() == Node.Op.ROUND || n.constant());
        }

        /// Whether it holds in a round, if the round and constants decide it.
        boolean holds(int round) {
            boolean decides = false;
            for (int i = 0; i < operands.size(); i++) decides |= operands.get(i).op() == Node.Op.ROUND;
            if (!decides) return true;
            int left = number(operands.getFirst(), round);
            return BranchPath.holds(opcode, operands.size() == 1 ? left
                    : Integer.compare(left, number(operands.getLast(), round))) == taken;
        }

        private static int number(Node n, int round) {
            return n.op() == Node.Op.ROUND ? round : n.whole();
        }

        /// Whether other members may go the other way.
        boolean open() {
            return depends() != Node.Depends.PHASE && !ofLoop();
        }
    }

    /// A number of a channel.
    ///
    /// @param index in the array of the channel
    record Place(Channel channel, Node index) {}

    record Store(Place place, Node value) {}

    /// How many numbers it reads and computes anew for each member.
    int work() {
        return (int) nodes.stream().filter(n -> n.depends() == Node.Depends.STATE && n.type() == 'D').count();
    }

    /// What makes the code of two traces the same.
    String signature() {
        var text = new StringBuilder();
        nodes.forEach(n -> text.append(n).append(';'));
        guards.forEach(g -> text.append(g.opcode()).append(g.taken()).append(numbers(g.operands())));
        stores.forEach(s -> text.append(s.place().channel().name()).append(s.place().index().number()).append('=')
                .append(s.value().number()).append(';'));
        return text.toString();
    }

    private static List<Integer> numbers(List<Node> nodes) {
        return nodes.stream().map(Node::number).toList();
    }
}
