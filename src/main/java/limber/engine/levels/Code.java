package limber.engine.levels;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import limber.engine.Channel;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.levels.Node.Depends;
import limber.engine.levels.Node.Op;
import limber.engine.levels.Trace.Guard;
import limber.engine.levels.Trace.Place;
import limber.engine.levels.Trace.Store;
import limber.engine.levels.Tracer.Untraceable;
import limber.engine.watch.ClassFiles;

/// Byte code made of a trace: one loop over members in a row, with what is known beforehand read from tables, all
/// conditions before the first store. Two traces with one signature share it.
final class Code {
    private static final ClassDesc PHASE = ClassDesc.of(Phase.class.getName()),
            STATE = ClassDesc.of(State.class.getName());
    private static final Map<Class<?>, Map<String, Code>> MADE = new ConcurrentHashMap<>();

    private final Class<?> type;
    private final Trace trace;
    /// The channels whose arrays it is handed, in order.
    final List<Channel> numbers = new ArrayList<>(), wholes = new ArrayList<>();
    /// What it is handed of the phase, in order.
    final List<Node> ofPhase = new ArrayList<>(), ofPhaseWhole = new ArrayList<>();
    /// What each member has in the tables, in order.
    final List<Node> at = new ArrayList<>(), table = new ArrayList<>();
    /// Those of the table that each member has alone, and those of its kind.
    private final List<Node> own = new ArrayList<>(), ofKind = new ArrayList<>();
    final Compiled compiled;

    private Code(Class<?> type, Trace trace, BitSet shared) throws Untraceable, ReflectiveOperationException {
        this.type = type;
        this.trace = trace;
        for (Node n : trace.nodes()) {
            if (n.op() == Op.LOAD) add(n.channel());
            if (n.depends() == Depends.PHASE && !n.constant() && n.type() != 'A')
                (n.type() == 'D' ? ofPhase : ofPhaseWhole).add(n);
        }
        trace.stores().forEach(s -> add(s.place().channel()));
        needed().forEach(n -> (n.type() == 'D' ? table : at).add(n));
        for (int i = 0; i < table.size(); i++) (shared.get(i) ? ofKind : own).add(table.get(i));
        Class<?> made = ClassFiles.nestMate(type, file());
        compiled = (Compiled) made.getDeclaredConstructor().newInstance();
    }

    /// The code of a trace of a phase of this type.
    ///
    /// @param shared the columns of the table that members of one kind have in common
    static Code of(Class<?> type, Trace trace, BitSet shared) throws Untraceable, ReflectiveOperationException {
        Map<String, Code> made = MADE.computeIfAbsent(type, _ -> new ConcurrentHashMap<>());
        String signature = shared + trace.signature();
        Code known = made.get(signature);
        if (known != null) return known;
        var code = new Code(type, trace, shared);
        made.put(signature, code);
        return code;
    }

    private void add(Channel c) {
        List<Channel> list = c.whole() ? wholes : numbers;
        if (!list.contains(c)) list.add(c);
    }

    /// Nodes of members that are read while members run.
    private Set<Node> needed() {
        var needed = new LinkedHashSet<Node>();
        for (Node n : trace.nodes()) if (n.depends() == Depends.STATE) {
            if (n.op() == Op.LOAD) need(n.args().getFirst().base(), needed);
            else n.args().forEach(a -> need(a, needed));
        }
        for (Guard g : trace.guards()) if (g.depends() == Depends.STATE) g.operands().forEach(n -> need(n, needed));
        for (Store s : trace.stores()) {
            need(s.value(), needed);
            need(s.place().index().base(), needed);
        }
        return needed;
    }

    private static void need(Node n, Set<Node> needed) {
        if (n.depends() == Depends.MEMBER) needed.add(n);
    }

    private byte[] file() {
        ClassFile files = ClassFile.of();
        ClassDesc name = ClassDesc.ofInternalName(
                files.parse(ClassFiles.of(type)).thisClass().asInternalName() + "$Levels");
        return files.build(name, c -> {
            c.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL | ClassFile.ACC_SYNTHETIC)
                    .withInterfaceSymbols(ClassDesc.of(Compiled.class.getName()))
                    .withMethodBody(ConstantDescs.INIT_NAME, ConstantDescs.MTD_void, ClassFile.ACC_PUBLIC,
                            b -> b.aload(0).invokespecial(ConstantDescs.CD_Object, ConstantDescs.INIT_NAME,
                                    ConstantDescs.MTD_void).return_());
            for (Method m : Compiled.class.getDeclaredMethods())
                c.withMethodBody(m.getName(), descriptor(m), ClassFile.ACC_PUBLIC,
                        b -> (m.getName().equals("run") ? new Running(b) : new Preparing(b)).loop());
        });
    }

    private static MethodTypeDesc descriptor(Method m) {
        return MethodTypeDesc.ofDescriptor(MethodType
                .methodType(m.getReturnType(), m.getParameterTypes()).toMethodDescriptorString());
    }

    /// A method under way: the values that it has in local variables.
    private abstract class Body {
        final CodeBuilder b;
        final Map<Node, Integer> slots = new HashMap<>();
        final Map<Channel, Integer> arrays = new HashMap<>();

        Body(CodeBuilder b) {
            this.b = b;
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
            if (Modifier.isStatic(m.getModifiers())) b.invokestatic(owner, m.getName(), descriptor(m));
            else b.invokevirtual(owner, m.getName(), descriptor(m));
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

    /// The method that fills the tables.
    private final class Preparing extends Body {
        private static final int OF_PHASE = 1, ROUND = 2, NUMBERS = 3, WHOLES = 4, D = 5, I = 6, ORDER = 7, AT = 8,
                TABLE = 9, USUAL = 10;
        private final int k, member;

        Preparing(CodeBuilder b) {
            super(b);
            k = b.allocateLocal(TypeKind.INT);
            member = b.allocateLocal(TypeKind.INT);
        }

        @Override void loop() {
            arrays(NUMBERS, numbers);
            arrays(WHOLES, wholes);
            ofPhase(D, ofPhase, TypeKind.DOUBLE);
            ofPhase(I, ofPhaseWhole, TypeKind.INT);
            b.iconst_0().istore(k);
            Label next = b.newLabel(), done = b.newLabel(), fails = b.newLabel(), after = b.newLabel();
            b.labelBinding(next).iload(k).aload(ORDER).arraylength().if_icmpge(done);
            b.aload(ORDER).iload(k).iaload().istore(member);
            for (Node n : trace.nodes()) if (n.depends() == Depends.MEMBER && n.op() != Op.MEMBER) keep(n);
            for (int i = 0; i < at.size(); i++) fill(AT, at.size() + 1, at.get(i), i);
            for (int i = 0; i < table.size(); i++) fill(TABLE, table.size(), table.get(i), i);
            for (Guard g : trace.guards()) if (g.depends() == Depends.MEMBER) guard(g, fails);
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
                case PHASE -> b.aload(OF_PHASE).checkcast(named(type));
                case FIELD -> {
                    push(n.args().getFirst());
                    b.getfield(named(n.field().getDeclaringClass()), n.field().getName(),
                            named(n.field().getType()));
                }
                default -> throw new IllegalStateException(n.toString());
            }
        }
    }

    /// The method that runs members.
    private final class Running extends Body {
        private static final int OF_PHASE = 1, S = 2, ROUND = 3, NUMBERS = 4, D = 5, I = 6, ORDER = 7, AT = 8, OWN = 9,
                KINDS = 10, FROM = 11, TO = 12;
        private final int k, row, start, kind;

        Running(CodeBuilder b) {
            super(b);
            k = b.allocateLocal(TypeKind.INT);
            row = b.allocateLocal(TypeKind.INT);
            start = b.allocateLocal(TypeKind.INT);
            kind = b.allocateLocal(TypeKind.INT);
        }

        @Override void loop() {
            arrays(NUMBERS, numbers);
            ofPhase(D, ofPhase, TypeKind.DOUBLE);
            ofPhase(I, ofPhaseWhole, TypeKind.INT);
            b.iload(FROM).istore(k);
            Label next = b.newLabel(), done = b.newLabel(), fails = b.newLabel(), after = b.newLabel();
            b.labelBinding(next).iload(k).iload(TO).if_icmpge(done);
            b.iload(k).loadConstant(own.size()).imul().istore(row);
            b.iload(k).loadConstant(at.size() + 1).imul().istore(start);
            tabled(AT, start, at);
            tabled(OWN, row, own);
            if (!ofKind.isEmpty()) {
                b.aload(AT).iload(start).loadConstant(at.size()).iadd().iaload().istore(kind);
                tabled(KINDS, kind, ofKind);
            }
            for (Node n : trace.nodes()) if (n.depends() == Depends.STATE && n.type() == 'D') keep(n);
            for (Guard g : trace.guards()) if (g.depends() == Depends.STATE) guard(g, fails);
            for (Store s : trace.stores()) store(s);
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
}
