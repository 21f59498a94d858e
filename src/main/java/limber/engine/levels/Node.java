package limber.engine.levels;

import java.lang.classfile.Opcode;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import limber.engine.Channel;

/// A value that a kernel computes for one member, made of other values.
///
/// @param detail the number of a constant, the field, the method, the channel that is read, or the opcode
/// @param type `D` or `I`, or `A` for an object
/// @param number its place in the order in which the kernel computes
record Node(Op op, List<Node> args, Object detail, char type, Depends depends, int number) {
    enum Op { CONSTANT, MEMBER, ROUND, PHASE, FIELD, CALL, LENGTH, LOAD, ARITHMETIC }

    /// What a value depends on; each of these includes those before it.
    enum Depends {
        /// On what the phase was made with, on the round and on lengths of arrays.
        PHASE,
        /// On the member, too, and on what is fixed.
        MEMBER,
        /// On what the phases change.
        STATE
    }

    boolean constant() {
        return op == Op.CONSTANT;
    }

    /// The whole number of a constant.
    int whole() {
        return (Integer) detail;
    }

    Channel channel() {
        return (Channel) detail;
    }

    Opcode opcode() {
        return (Opcode) detail;
    }

    Field field() {
        return (Field) detail;
    }

    Method method() {
        return (Method) detail;
    }

    /// The index without what is added to it.
    Node base() {
        return sum() ? args.getFirst() : this;
    }

    /// What is added to the base.
    int offset() {
        return sum() ? args.getLast().whole() : 0;
    }

    private boolean sum() {
        return op == Op.ARITHMETIC && detail == Opcode.IADD && args.getLast().constant() && !args.getFirst().constant();
    }

    /// Nodes, each of which is there once.
    static final class Graph {
        private record Key(Op op, List<Integer> args, Object detail) {}

        private final Map<Key, Node> known = new HashMap<>();
        final List<Node> all = new ArrayList<>();

        /// @param least what it depends on besides its arguments
        Node node(Op op, Object detail, char type, Depends least, Node... args) {
            var key = new Key(op, List.of(args).stream().map(Node::number).toList(), detail);
            Node there = known.get(key);
            if (there != null) return there;
            Depends depends = least;
            for (Node arg : args) if (arg.depends.compareTo(depends) > 0) depends = arg.depends;
            var made = new Node(op, List.of(args), detail, type, depends, all.size());
            all.add(made);
            known.put(key, made);
            return made;
        }

        Node constant(int value) {
            return node(Op.CONSTANT, value, 'I', Depends.PHASE);
        }

        Node constant(double value) {
            return node(Op.CONSTANT, value, 'D', Depends.PHASE);
        }

        /// A sum of whole numbers, with the constant last, so that indices of one base are known as such.
        Node sum(Node a, Node b) {
            if (a.constant() && b.constant()) return constant(a.whole() + b.whole());
            if (a.constant()) return sum(b, a);
            if (b.constant() && b.whole() == 0) return a;
            if (b.constant() && a.sum()) return sum(a.base(), constant(a.offset() + b.whole()));
            return node(Op.ARITHMETIC, Opcode.IADD, 'I', Depends.PHASE, a, b);
        }
    }

    /// Numbers are unique in a graph, and the same in all graphs of one signature.
    @Override public boolean equals(Object o) {
        return o instanceof Node n && n.number == number;
    }

    @Override public int hashCode() {
        return number;
    }

    @Override public String toString() {
        return number + "=" + op + ":" + text() + args.stream().map(Node::number).toList();
    }

    private String text() {
        return switch (detail) {
            case Channel c -> c.name();
            case Double d -> Long.toHexString(Double.doubleToRawLongBits(d));
            default -> detail.toString();
        };
    }
}
