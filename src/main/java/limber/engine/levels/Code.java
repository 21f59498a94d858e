package limber.engine.levels;

import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import limber.engine.Channel;
import limber.engine.levels.Node.Depends;
import limber.engine.levels.Node.Op;
import limber.engine.levels.Trace.Guard;
import limber.engine.levels.Trace.Store;
import limber.engine.levels.Tracer.Untraceable;
import limber.engine.platform.ClassFiles;

/// Byte code made of a trace: one loop over members in a row, with what is known beforehand read from tables, all
/// conditions before the first store. Two traces with one signature share it.
final class Code {
    private static final Bytecode.Found<String, Code> MADE = new Bytecode.Found<>();

    final Class<?> type;
    final Trace trace;
    /// The channels whose arrays it is handed, in order.
    final List<Channel> numbers = new ArrayList<>(), wholes = new ArrayList<>();
    /// What it is handed of the phase, in order.
    final List<Node> ofPhase = new ArrayList<>(), ofPhaseWhole = new ArrayList<>();
    /// What each member has in the tables, in order.
    final List<Node> at = new ArrayList<>(), table = new ArrayList<>();
    /// Those of the table that each member has alone, and those of its kind.
    final List<Node> own = new ArrayList<>(), ofKind = new ArrayList<>();
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
        Map<String, Code> made = MADE.get(type);
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
                        b -> (m.getName().equals("run") ? new Running(b, this) : new TableBuilder(b, this)).loop());
        });
    }

    static MethodTypeDesc descriptor(Method m) {
        return MethodTypeDesc.ofDescriptor(MethodType
                .methodType(m.getReturnType(), m.getParameterTypes()).toMethodDescriptorString());
    }
}
