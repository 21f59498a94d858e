package limber.code;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.LocalVariable;
import java.lang.classfile.instruction.LocalVariableType;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import limber.engine.Components;

/// The class file of a kernel, checked and made ready to be defined: its loops, calls and arrays count against a
/// [Budget], and what it uses of other classes of its file is copied into it, since those stay as they ship.
final class Weaving {
    private static final ClassDesc BUDGET = Budget.class.describeConstable().orElseThrow(),
            COMPONENTS = Components.class.describeConstable().orElseThrow(),
            PHASE = ClassDesc.of("limber.engine.Phase");
    private static final MethodTypeDesc LINE = MethodTypeDesc.ofDescriptor("(I)V"),
            ARRAY = MethodTypeDesc.ofDescriptor("(II)I"), OBJECT = MethodTypeDesc.ofDescriptor("(II)V");
    /// Left out: a record's own methods would not link in a hidden class, and fused sweeps are not what was edited.
    private static final Set<String> LEFT_OUT = Set.of("equals", "hashCode", "toString", "runSweeps");

    /// What a run calls.
    private static final Set<String> ENTRIES = Set.of("run", "size", "element");
    private static final String BEHIND = "$counted";

    private final Map<String, byte[]> classes;
    private final OwnTypes types;
    private final ByteCheck check;
    private final ClassModel type;
    private final ClassDesc self;
    /// The methods that read the record's components.
    private final Set<String> components;
    /// Functions of other classes of the file, its own types included, by the names and types of their copies.
    private final Map<String, InvokeInstruction> functions = new LinkedHashMap<>();
    /// The compiler's tables of enumerations that are used.
    private final Set<String> tables = new HashSet<>();

    private Weaving(String name, Map<String, byte[]> classes, OwnTypes types, ByteCheck check) {
        this.classes = classes;
        this.types = types;
        this.check = check;
        type = ClassFile.of().parse(classes.get(name));
        self = type.thisClass().asSymbol();
        components = type.findAttribute(Attributes.record()).stream().flatMap(r -> r.components().stream())
                .map(c -> c.name().stringValue() + "()" + c.descriptor().stringValue()).collect(Collectors.toSet());
    }

    /// @param name of the phase's class, with slashes
    /// @param classes of the kernel's file, by their names
    /// @param types those that are its own: their shapes stand for them
    /// @throws limber.engine.text.BadInput with the line of what is refused
    static byte[] woven(String name, Map<String, byte[]> classes, OwnTypes types, ByteCheck check) {
        return new Weaving(name, classes, types, check).whole();
    }

    private byte[] whole() {
        ClassFile files = ClassFile.of();
        return files.transformClass(type, ClassTransform.ofStateful(() -> new ClassTransform() {
            @Override public void accept(ClassBuilder b, ClassElement e) {
                if (!(e instanceof MethodModel m)) b.with(e);
                else if (!LEFT_OUT.contains(m.methodName().stringValue())) method(b, m);
            }

            @Override public void atEnd(ClassBuilder b) {
                copyFunctions(b);
                copyTables(b);
                recordMethods(b);
            }
        }));
    }

    private void method(ClassBuilder b, MethodModel m) {
        String name = m.methodName().stringValue();
        boolean ships = name.equals("<init>") || SourceCheck.SAID.contains(name)
                || components.contains(name + m.methodType().stringValue());
        if (ships || m.code().isEmpty()) {
            b.with(m);
            return;
        }
        check.check(type, m);
        if (ENTRIES.contains(name)) {
            entry(b, m);
            return;
        }
        b.withMethod(name, types.lowered(m.methodTypeSymbol()), m.flags().flagsMask(),
                method -> method.transformCode(m.code().orElseThrow(), counted()));
    }

    /// What a run calls begins with a full budget; what the kernel calls itself does not, and goes to the function
    /// behind it.
    private void entry(ClassBuilder b, MethodModel m) {
        String name = m.methodName().stringValue();
        MethodTypeDesc signature = types.lowered(m.methodTypeSymbol());
        b.withMethodBody(name, signature, ClassFile.ACC_PUBLIC, c -> {
            c.localVariable(0, "this", self, c.startLabel(), c.endLabel()); // a twin asks for names
            c.invokestatic(BUDGET, "begin", ConstantDescs.MTD_void).aload(0);
            int slot = 1;
            for (ClassDesc parameter : signature.parameterList()) {
                TypeKind kind = TypeKind.from(parameter);
                c.loadLocal(kind, slot);
                slot += kind.slotSize();
            }
            c.invokevirtual(self, name + BEHIND, signature).return_(TypeKind.from(signature.returnType()));
        });
        b.withMethod(name + BEHIND, signature, ClassFile.ACC_PRIVATE,
                behind -> behind.transformCode(m.code().orElseThrow(), counted()));
    }

    private CodeTransform counted() {
        return CodeTransform.ofStateful(Counting::new);
    }

    /// The calls of the budget in one function.
    private final class Counting implements CodeTransform {
        private final Set<Label> passed = new HashSet<>();
        private int line = 1;
        private boolean begun;

        @Override public void accept(CodeBuilder b, CodeElement e) {
            if (e instanceof LineNumber n) {
                line = n.line();
                b.with(e);
                if (!begun) b.loadConstant(line).invokestatic(BUDGET, "spend", LINE);
                begun = true;
                return;
            }
            switch (e) {
                case LocalVariable v -> b.localVariable(v.slot(), v.name().stringValue(), types.lowered(v
                        .typeSymbol()), v.startScope(), v.endScope());
                case LocalVariableType _ -> {} // of generic types, which no kernel has
                case LabelTarget target -> {
                    passed.add(target.label());
                    b.with(e);
                }
                case BranchInstruction jump when passed.contains(jump.target()) -> {
                    b.loadConstant(line).invokestatic(BUDGET, "spend", LINE);
                    b.with(e);
                }
                case NewPrimitiveArrayInstruction _ -> {
                    b.loadConstant(line).invokestatic(BUDGET, "array", ARRAY);
                    b.with(e);
                }
                case NewObjectInstruction made when types.has(made.className().asInternalName()) -> {
                    Shape shape = types.shape(made.className().asInternalName());
                    b.loadConstant(shape.numbers()).loadConstant(line).invokestatic(BUDGET, "object", OBJECT);
                    b.new_(shape.type());
                }
                case TypeCheckInstruction t -> b.with(TypeCheckInstruction.of(t.opcode(), types.lowered(t.type()
                        .asSymbol())));
                case InvokeInstruction call -> call(b, call);
                case FieldInstruction f when types.has(f.owner().asInternalName()) -> b.fieldAccess(f.opcode(),
                        types.lowered(f.owner().asSymbol()), f.name().stringValue(), types.lowered(f.typeSymbol()));
                case FieldInstruction f when table(f) -> {
                    String owner = f.owner().asInternalName();
                    tables.add(owner);
                    b.fieldAccess(f.opcode(), self, f.name().stringValue(), f.typeSymbol());
                }
                default -> b.with(e);
            }
        }
    }

    /// Calls what stands for a function in the woven class.
    private void call(CodeBuilder b, InvokeInstruction call) {
        String owner = call.owner().asInternalName(), name = call.name().stringValue();
        MethodTypeDesc type = types.lowered(call.typeSymbol());
        boolean own = call.owner().asSymbol().equals(self);
        if (types.reads(owner, name, call.type().stringValue())) {
            Shape shape = types.shape(owner);
            if (name.equals("<init>")) b.invokespecial(shape.type(), name, type);
            else b.getfield(shape.type(), shape.field(name), shape.fieldType(name));
        } else if (own && ENTRIES.contains(name) && call.opcode() == Opcode.INVOKEVIRTUAL)
            b.invokevirtual(self, name + BEHIND, type);
        else if (own) b.invoke(call.opcode(), self, name, type, false);
        else if (elsewhere(call)) {
            String copy = name + (call.opcode() == Opcode.INVOKESTATIC ? "$" : "$of$") + owner.replace('/', '$');
            functions.putIfAbsent(copy + copied(call).descriptorString(), call);
            b.invokestatic(self, copy, copied(call));
        } else b.with(call);
    }

    /// Whether a function of another class of the file is called.
    private boolean elsewhere(InvokeInstruction call) {
        String owner = call.owner().asInternalName();
        return types.has(owner) || call.opcode() == Opcode.INVOKESTATIC && classes.containsKey(owner);
    }

    /// The signature of a function's copy, which is static: what it is called of comes first.
    private MethodTypeDesc copied(InvokeInstruction call) {
        MethodTypeDesc type = types.lowered(call.typeSymbol());
        return call.opcode() == Opcode.INVOKESTATIC ? type
                : type.insertParameterTypes(0, types.lowered(call.owner().asSymbol()));
    }

    private boolean table(FieldInstruction f) {
        return f.name().stringValue().startsWith("$SwitchMap$") && classes.containsKey(f.owner().asInternalName());
    }

    /// Adds the copies, and the copies of what those call.
    private void copyFunctions(ClassBuilder b) {
        var done = new HashSet<String>();
        while (done.size() < functions.size())
            List.copyOf(functions.entrySet()).stream().filter(f -> done.add(f.getKey()))
                    .forEach(f -> copyFunction(b, f.getKey(), f.getValue()));
    }

    /// @param copy its name and type
    private void copyFunction(ClassBuilder b, String copy, InvokeInstruction call) {
        ClassModel owner = ClassFile.of().parse(classes.get(call.owner().asInternalName()));
        MethodModel m = owner.methods().stream()
                .filter(f -> f.methodName().equals(call.name()) && f.methodType().equals(call.type())).findFirst()
                .orElseThrow();
        check.check(owner, m);
        b.withMethod(copy.substring(0, copy.indexOf('(')), copied(call),
                ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC,
                made -> made.transformCode(m.code().orElseThrow(), counted()));
    }

    /// Adds the compiler's tables of enumerations: their fields, and the code that fills them.
    private void copyTables(ClassBuilder b) {
        if (tables.size() > 1)
            throw new IllegalStateException("the file has several tables of enumerations: " + tables);
        for (String name : tables) {
            ClassModel table = ClassFile.of().parse(classes.get(name));
            table.fields().forEach(f -> b.withField(f.fieldName(), f.fieldType(), field -> field
                    .withFlags(ClassFile.ACC_STATIC)));
            table.methods().stream().filter(m -> m.methodName().equalsString("<clinit>")).findFirst()
                    .flatMap(MethodModel::code)
                    .ifPresent(code -> b.withMethod("<clinit>", ConstantDescs.MTD_void, ClassFile.ACC_STATIC,
                            m -> m.transformCode(code, (c, e) -> {
                                if (e instanceof FieldInstruction f && table(f))
                                    c.fieldAccess(f.opcode(), self, f.name().stringValue(), f.typeSymbol());
                                else c.with(e);
                            })));
        }
    }

    /// Two phases of one kernel are equal where their components are.
    private static void recordMethods(ClassBuilder b) {
        var object = ConstantDescs.CD_Object;
        var equals = MethodTypeDesc.of(ConstantDescs.CD_boolean, object);
        b.withMethodBody("equals", equals, ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL,
                c -> c.aload(0).aload(1).invokestatic(COMPONENTS, "same",
                        MethodTypeDesc.of(ConstantDescs.CD_boolean, PHASE, object)).ireturn());
        var hash = MethodTypeDesc.of(ConstantDescs.CD_int);
        b.withMethodBody("hashCode", hash, ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL, c -> c.aload(0)
                .invokestatic(COMPONENTS, "hash", MethodTypeDesc.of(ConstantDescs.CD_int, PHASE)).ireturn());
        var text = MethodTypeDesc.of(ConstantDescs.CD_String);
        b.withMethodBody("toString", text, ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL,
                c -> c.aload(0).invokeinterface(PHASE, "name", text).areturn());
    }
}
