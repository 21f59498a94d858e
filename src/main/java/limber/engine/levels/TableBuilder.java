package limber.engine.levels;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import limber.engine.levels.Node.Depends;
import limber.engine.levels.Node.Op;
import limber.engine.levels.Trace.Guard;

/// The method that fills the tables.
final class TableBuilder extends MethodBuilder {
    private static final int OF_PHASE = 1, ROUND = 2, NUMBERS = 3, WHOLES = 4, D = 5, I = 6, ORDER = 7, AT = 8,
            TABLE = 9, USUAL = 10;
    private final int k, member;

    TableBuilder(CodeBuilder b, Code code) {
        super(b, code);
        k = b.allocateLocal(TypeKind.INT);
        member = b.allocateLocal(TypeKind.INT);
    }

    @Override void loop() {
        arrays(NUMBERS, code.numbers);
        arrays(WHOLES, code.wholes);
        ofPhase(D, code.ofPhase, TypeKind.DOUBLE);
        ofPhase(I, code.ofPhaseWhole, TypeKind.INT);
        b.iconst_0().istore(k);
        Label next = b.newLabel(), done = b.newLabel(), fails = b.newLabel(), after = b.newLabel();
        b.labelBinding(next).iload(k).aload(ORDER).arraylength().if_icmpge(done);
        b.aload(ORDER).iload(k).iaload().istore(member);
        for (Node n : code.trace.nodes()) if (n.depends() == Depends.MEMBER && n.op() != Op.MEMBER) keep(n);
        for (int i = 0; i < code.at.size(); i++) fill(AT, code.at.size() + 1, code.at.get(i), i);
        for (int i = 0; i < code.table.size(); i++) fill(TABLE, code.table.size(), code.table.get(i), i);
        for (Guard g : code.trace.guards()) if (g.depends() == Depends.MEMBER) guard(g, fails);
        b.aload(USUAL).iload(k).iconst_1().bastore().goto_(after);
        b.labelBinding(fails).aload(USUAL).iload(k).iconst_0().bastore();
        b.labelBinding(after).iinc(k, 1).goto_(next);
        b.labelBinding(done).return_();
    }

    private void fill(int parameter, int width, Node n, int i) {
        b.aload(parameter).iload(k).loadConstant(width).imul();
        if (i > 0) b.loadConstant(i).iadd();
        push(n);
        b.arrayStore(kind(n));
    }

    @Override void other(Node n) {
        switch (n.op()) {
            case MEMBER -> b.iload(member);
            case ROUND -> b.iload(ROUND);
            case PHASE -> b.aload(OF_PHASE).checkcast(named(code.type));
            case FIELD -> {
                push(n.args().getFirst());
                b.getfield(named(n.field().getDeclaringClass()), n.field().getName(),
                        named(n.field().getType()));
            }
            default -> throw new IllegalStateException(n.toString());
        }
    }
}
