package limber.engine.levels;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.constant.ClassDesc;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import limber.engine.Channel;
import limber.engine.levels.Node.Op;
import limber.engine.levels.Trace.Guard;

/// A method that is being written, with the values that it has in local variables.
abstract class MethodBuilder {
    final CodeBuilder b;
    final Code code;
    final Map<Node, Integer> slots = new HashMap<>();
    final Map<Channel, Integer> arrays = new HashMap<>();

    MethodBuilder(CodeBuilder b, Code code) {
        this.b = b;
        this.code = code;
    }

    void arrays(int parameter, List<Channel> channels) {
        for (int i = 0; i < channels.size(); i++) {
            int slot = b.allocateLocal(TypeKind.REFERENCE);
            b.aload(parameter).loadConstant(i).aaload().astore(slot);
            arrays.put(channels.get(i), slot);
        }
    }

    void ofPhase(int parameter, List<Node> nodes, TypeKind kind) {
        for (int i = 0; i < nodes.size(); i++) {
            int slot = b.allocateLocal(kind);
            b.aload(parameter).loadConstant(i).arrayLoad(kind).storeLocal(kind, slot);
            slots.put(nodes.get(i), slot);
        }
    }

    /// Pushes the value.
    void push(Node n) {
        if (n.op() == Op.CONSTANT) {
            if (n.type() == 'D') b.loadConstant((double) (Double) n.detail());
            else b.loadConstant(n.whole());
            return;
        }
        Integer slot = slots.get(n);
        if (slot == null) compute(n);
        else b.loadLocal(kind(n), slot);
    }

    /// Computes the value and keeps it.
    void keep(Node n) {
        compute(n);
        int slot = b.allocateLocal(kind(n));
        b.storeLocal(kind(n), slot);
        slots.put(n, slot);
    }

    TypeKind kind(Node n) {
        return switch (n.type()) {
            case 'D' -> TypeKind.DOUBLE;
            case 'I' -> TypeKind.INT;
            default -> TypeKind.REFERENCE;
        };
    }

    void compute(Node n) {
        switch (n.op()) {
            case LOAD -> {
                b.aload(arrays.get(n.channel()));
                index(n.args().getFirst());
                b.arrayLoad(kind(n));
            }
            case ARITHMETIC -> {
                for (Node arg : n.args()) push(arg);
                if (n.opcode() == Opcode.I2D) b.i2d();
                else b.with(OperatorInstruction.of(n.opcode()));
            }
            case CALL -> call(n);
            default -> other(n);
        }
    }

    void index(Node index) {
        push(index.base());
        if (index.offset() != 0) b.loadConstant(index.offset()).iadd();
    }

    void call(Node n) {
        for (Node arg : n.args()) push(arg);
        Method m = n.method();
        ClassDesc owner = named(m.getDeclaringClass());
        if (Modifier.isStatic(m.getModifiers())) b.invokestatic(owner, m.getName(), Code.descriptor(m));
        else b.invokevirtual(owner, m.getName(), Code.descriptor(m));
    }

    /// Pushes a value that is not computed the same in both.
    abstract void other(Node n);

    abstract void loop();

    /// Goes on if the guard holds.
    void guard(Guard g, Label fails) {
        for (Node n : g.operands()) push(n);
        if (!g.taken()) b.with(BranchInstruction.of(g.opcode(), fails));
        else {
            Label holds = b.newLabel();
            b.with(BranchInstruction.of(g.opcode(), holds)).goto_(fails).labelBinding(holds);
        }
    }

    static ClassDesc named(Class<?> type) {
        return type.describeConstable().orElseThrow();
    }
}
