package limber.engine.levels;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.levels.Node.Depends;
import limber.engine.levels.Trace.Guard;
import limber.engine.levels.Trace.Place;
import limber.engine.levels.Trace.Store;

/// The method that runs members.
final class Running extends MethodBuilder {
    private static final ClassDesc PHASE = ClassDesc.of(Phase.class.getName()),
            STATE = ClassDesc.of(State.class.getName());
    private static final int OF_PHASE = 1, S = 2, ROUND = 3, NUMBERS = 4, D = 5, I = 6, ORDER = 7, AT = 8, OWN = 9,
            KINDS = 10, FROM = 11, TO = 12;
    private final int k, row, start, kind;

    Running(CodeBuilder b, Code code) {
        super(b, code);
        k = b.allocateLocal(TypeKind.INT);
        row = b.allocateLocal(TypeKind.INT);
        start = b.allocateLocal(TypeKind.INT);
        kind = b.allocateLocal(TypeKind.INT);
    }

    @Override void loop() {
        arrays(NUMBERS, code.numbers);
        ofPhase(D, code.ofPhase, TypeKind.DOUBLE);
        ofPhase(I, code.ofPhaseWhole, TypeKind.INT);
        b.iload(FROM).istore(k);
        Label next = b.newLabel(), done = b.newLabel(), fails = b.newLabel(), after = b.newLabel();
        b.labelBinding(next).iload(k).iload(TO).if_icmpge(done);
        b.iload(k).loadConstant(code.own.size()).imul().istore(row);
        b.iload(k).loadConstant(code.at.size() + 1).imul().istore(start);
        tabled(AT, start, code.at);
        tabled(OWN, row, code.own);
        if (!code.ofKind.isEmpty()) {
            b.aload(AT).iload(start).loadConstant(code.at.size()).iadd().iaload().istore(kind);
            tabled(KINDS, kind, code.ofKind);
        }
        for (Node n : code.trace.nodes()) if (n.depends() == Depends.STATE && n.type() == 'D') keep(n);
        for (Guard g : code.trace.guards()) if (g.depends() == Depends.STATE) guard(g, fails);
        for (Store s : code.trace.stores()) store(s);
        b.goto_(after);
        b.labelBinding(fails).aload(OF_PHASE).aload(S).iload(ROUND);
        b.aload(ORDER).iload(k).iaload().dup().iconst_1().iadd();
        b.invokeinterface(PHASE, "run", MethodTypeDesc.of(ConstantDescs.CD_void, STATE, ConstantDescs.CD_int,
                ConstantDescs.CD_int, ConstantDescs.CD_int));
        b.labelBinding(after).iinc(k, 1).goto_(next);
        b.labelBinding(done).return_();
    }

    private void tabled(int parameter, int from, List<Node> nodes) {
        for (int i = 0; i < nodes.size(); i++) {
            Node n = nodes.get(i);
            b.aload(parameter).iload(from);
            if (i > 0) b.loadConstant(i).iadd();
            int slot = b.allocateLocal(kind(n));
            b.arrayLoad(kind(n)).storeLocal(kind(n), slot);
            slots.put(n, slot);
        }
    }

    private void store(Store s) {
        Place p = s.place();
        b.aload(arrays.get(p.channel()));
        index(p.index());
        push(s.value());
        b.dastore();
    }

    @Override void other(Node n) {
        throw new IllegalStateException(n + " while members run");
    }
}
