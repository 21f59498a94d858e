package limber.engine.platform;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.LocalVariableInfo;
import java.lang.classfile.instruction.ArrayLoadInstruction;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.lang.reflect.Field;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A weaver of twins: copies of record classes that run the same arithmetic and report every store to a listener, and,
/// where that is wanted, every load and every line too.
///
/// The class file is loaded a second time. After each store to a named local, and in place of each store to a
/// `double[]` or `int[]`, a call to a static method of the listener is woven in. Requires classes compiled with `-g`,
/// and no lambdas. The class files come from the class loader of the record.
///
/// Where loads are reported, and in solvers of a user's own, static functions of other classes that are handed arrays
/// are copied into the twin, so that it is known which numbers of an array they read and store, but for those of Java
/// itself. They must not use private fields of their class. The classes of an [OwnLoader] are not copied: they report
/// themselves, see [#heard].
public final class Weaver {
    private static final ClassDesc WATCH = ClassDesc.of("limber.engine.watch.StoreLog");
    /// Methods made by invokedynamic on the class itself, which would not link in a copy; they are never called on a
    /// twin.
    private static final Set<String> RECORD_METHODS = Set.of("equals", "hashCode", "toString");

    /// A kernel may be split into methods of its own class; construction and fused sweeps are not stepped through.
    private static final Set<String> UNWATCHED = Set.of("<init>", "<clinit>", "runSweeps");

    private static final String PHASE = "limber/engine/Phase";
    private static final Set<String> PHASE_LOOPS = Set.of("run", "runSweeps");

    /// Names of local numbers, which a class file does not change: to read it takes longer than a lesson's step.
    private static final ClassValue<Set<String>> LOCALS = new ClassValue<>() {
        @Override protected Set<String> computeValue(Class<?> type) {
            return readLocals(type);
        }
    };

    private Weaver() {}

    /// The twin of a class, a hidden one.
    ///
    /// @param loads whether loads from arrays are reported too, which takes longer
    public static Class<?> twin(Class<?> type, boolean loads) {
        try {
            return ClassFiles.nestMate(type, file(type, loads));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no twin of " + type, e);
        }
    }

    /// The class file of the twin, under the name of the class itself.
    public static byte[] file(Class<?> type, boolean loads) {
        ClassFile files = ClassFile.of();
        ClassTransform withoutRecordMethods = ClassTransform
                .dropping(e -> e instanceof MethodModel m && RECORD_METHODS.contains(m.methodName().stringValue()));
        ClassModel file = files.parse(ClassFiles.of(type)); // a hidden class has a name there
        boolean own = type.getClassLoader() instanceof OwnLoader;
        var functions = new Functions(type.getClassLoader(), file.thisClass().asSymbol(), loads);
        ClassTransform watched = ClassTransform.transformingMethods(
                m -> m.code().isPresent() && !UNWATCHED.contains(m.methodName().stringValue()),
                MethodTransform.ofStateful(() -> (method, element) -> {
                    if (element instanceof CodeModel code)
                        method.transformCode(code,
                                new Reporting(code, true, type.getClassLoader(), loads,
                                        loads || own ? functions : null));
                    else method.with(element);
                }));
        ClassTransform whole = withoutRecordMethods.andThen(watched);
        if (loads || own) whole = whole.andThen(ClassTransform.endHandler(functions::copy));
        return files.transformClass(file, whole);
    }

    /// A class of a solver of a user's own, as it is to be defined: its methods report what they store and load
    /// whenever a log listens. A phase's own loop does not, since its twin does.
    ///
    /// @param lines whether a phase may stand in the same file, so that its lines are those of the source that is shown
    public static byte[] heard(byte[] file, boolean lines) {
        ClassFile files = ClassFile.of();
        ClassModel model = files.parse(file);
        boolean phase = model.interfaces().stream().anyMatch(i -> i.asInternalName().equals(PHASE));
        return files.transformClass(model, ClassTransform.transformingMethodBodies(
                m -> !m.methodName().equalsString("<clinit>")
                        && !(phase && PHASE_LOOPS.contains(m.methodName().stringValue())),
                CodeTransform.ofStateful(() -> new Heard(lines))));
    }

    /// A code transform that weaves in reports to whoever listens.
    private static final class Heard implements CodeTransform {
        private final boolean lines;
        private int line;

        Heard(boolean lines) {
            this.lines = lines;
        }

        @Override public void accept(CodeBuilder b, CodeElement e) {
            if (e instanceof LineNumber n && lines) line = n.line();
            switch (e) {
                case ArrayStoreInstruction s when s.typeKind() == TypeKind.DOUBLE ->
                        report(b, "heardStore", "([DIDI)V");
                case ArrayStoreInstruction s when s.typeKind() == TypeKind.INT -> report(b, "heardStore", "([IIII)V");
                case ArrayLoadInstruction l when l.typeKind() == TypeKind.DOUBLE -> report(b, "heardLoad", "([DII)D");
                case ArrayLoadInstruction l when l.typeKind() == TypeKind.INT -> report(b, "heardLoad", "([III)I");
                default -> b.with(e);
            }
        }

        private void report(CodeBuilder b, String method, String type) {
            b.loadConstant(line).invokestatic(WATCH, method, MethodTypeDesc.ofDescriptor(type));
        }
    }

    /// The static functions of other classes that a twin has copies of.
    private static final class Functions {
        private static final Pattern JAVA = Pattern.compile("(java|javax|jdk)/.*");

        private final ClassDesc self;
        private final ClassLoader loader;
        private final boolean loads;
        private final Map<String, InvokeInstruction> wanted = new LinkedHashMap<>();

        Functions(ClassLoader loader, ClassDesc self, boolean loads) {
            this.loader = loader;
            this.self = self;
            this.loads = loads;
        }

        /// Calls the copy of a function that is handed arrays, or that only its own class may call; any other call
        /// stays as it is.
        void call(CodeBuilder b, InvokeInstruction call) {
            String owner = call.owner().asInternalName();
            boolean other = call.opcode() == Opcode.INVOKESTATIC && !JAVA.matcher(owner).matches()
                    && !call.owner().asSymbol().equals(self)
                    && !(loader instanceof OwnLoader own && own.declares(owner));
            if (!other || !handsArrays(call) && !hidden(call)) {
                b.with(call);
                return;
            }
            String copy = call.name().stringValue() + "$" + owner.substring(owner.lastIndexOf('/') + 1);
            wanted.putIfAbsent(copy + call.type().stringValue(), call);
            b.invokestatic(self, copy, call.typeSymbol());
        }

        private static boolean handsArrays(InvokeInstruction call) {
            String type = call.type().stringValue();
            return type.substring(0, type.indexOf(')')).contains("[");
        }

        private boolean hidden(InvokeInstruction call) {
            return method(call).flags().has(AccessFlag.PRIVATE);
        }

        private MethodModel method(InvokeInstruction call) {
            return ClassFile.of().parse(ClassFiles.of(loader, call.owner().asInternalName())).methods().stream()
                    .filter(m -> m.methodName().equalsString(call.name().stringValue())
                            && m.methodType().equalsString(call.type().stringValue()))
                    .findFirst().orElseThrow(() -> new IllegalStateException("no function " + call.name()));
        }

        /// Adds the copies, and the copies of what those call.
        void copy(ClassBuilder twin) {
            var done = new HashSet<String>();
            while (done.size() < wanted.size())
                for (Map.Entry<String, InvokeInstruction> e : List.copyOf(wanted.entrySet())) {
                    if (!done.add(e.getKey())) continue;
                    CodeModel code = method(e.getValue()).code().orElseThrow();
                    String name = e.getKey().substring(0, e.getKey().indexOf('('));
                    twin.withMethod(name, e.getValue().typeSymbol(), ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC,
                            m -> m.transformCode(code, new Reporting(code, false, loader, loads, this)));
                }
        }
    }

    /// The names of the local numbers that the methods of a class assign.
    public static Set<String> locals(Class<?> type) {
        return LOCALS.get(type);
    }

    private static Set<String> readLocals(Class<?> type) {
        var names = new TreeSet<String>();
        for (MethodModel m : ClassFile.of().parse(ClassFiles.of(type)).methods()) {
            String method = m.methodName().stringValue();
            if (UNWATCHED.contains(method) || RECORD_METHODS.contains(method)) continue;
            m.code().flatMap(code -> code.findAttribute(Attributes.localVariableTable()))
                    .ifPresent(table -> table.localVariables().stream()
                            .flatMap(v -> numbers(type, v.name().stringValue(), v.type().stringValue()))
                            .forEach(names::add));
        }
        return Collections.unmodifiableSet(names);
    }

    private static Stream<String> numbers(Class<?> phase, String local, String type) {
        return type.matches("[DI]") ? Stream.of(local)
                : LocalParts.of(phase.getClassLoader(), type).stream().map(part -> LocalParts.name(local, part));
    }

    /// A code transform that weaves the reports into one method.
    private static final class Reporting implements CodeTransform {
        private final List<LocalVariableInfo> names;
        private final boolean named;
        private final ClassLoader loader;
        private final boolean loads;
        private final @Nullable Functions functions;
        private int line, at;

        /// @param named whether local numbers are reported
        /// @param loader of the phase's class
        /// @param loads whether loads and lines are reported
        /// @param functions null where functions of other classes are called as they are
        Reporting(CodeModel code, boolean named, ClassLoader loader, boolean loads, @Nullable Functions functions) {
            this.named = named;
            this.loader = loader;
            this.loads = loads;
            this.functions = functions;
            names = code.findAttribute(Attributes.localVariableTable())
                    .map(t -> t.localVariables())
                    .orElseThrow(() -> new IllegalStateException("classes must be compiled with -g"));
        }

        @Override public void accept(CodeBuilder b, CodeElement e) {
            if (e instanceof LineNumber n) {
                line = n.line();
                if (loads && named) b.loadConstant(line).invokestatic(WATCH, "line",
                        MethodTypeDesc.ofDescriptor("(I)V"));
            }
            if (e instanceof Instruction i) at += i.sizeInBytes();
            switch (e) {
                case ArrayStoreInstruction s when s.typeKind() == TypeKind.DOUBLE ->
                        b.loadConstant(line).invokestatic(WATCH, "store", MethodTypeDesc.ofDescriptor("([DIDI)V"));
                case ArrayStoreInstruction s when s.typeKind() == TypeKind.INT ->
                        b.loadConstant(line).invokestatic(WATCH, "store", MethodTypeDesc.ofDescriptor("([IIII)V"));
                case ArrayLoadInstruction l when loads && l.typeKind() == TypeKind.DOUBLE ->
                        b.loadConstant(line).invokestatic(WATCH, "load", MethodTypeDesc.ofDescriptor("([DII)D"));
                case ArrayLoadInstruction l when loads && l.typeKind() == TypeKind.INT ->
                        b.loadConstant(line).invokestatic(WATCH, "load", MethodTypeDesc.ofDescriptor("([III)I"));
                case InvokeInstruction call when functions != null -> functions.call(b, call);
                case StoreInstruction s when named -> {
                    b.with(e);
                    report(b, s);
                }
                default -> b.with(e);
            }
        }

        private void report(CodeBuilder b, StoreInstruction s) {
            for (LocalVariableInfo v : names)
                if (v.slot() == s.slot() && v.startPc() <= at && at < v.startPc() + v.length()) {
                    String type = v.type().stringValue(), name = v.name().stringValue();
                    if (type.matches("[DI]")) local(b.loadLocal(s.typeKind(), s.slot()), type, name);
                    List<Field> parts = LocalParts.of(loader, type);
                    if (!parts.isEmpty())
                        b.aload(s.slot()).ifThen(Opcode.IFNONNULL,
                                there -> parts.forEach(p -> part(there, s, name, p)));
                    return;
                }
        }

        private void part(CodeBuilder b, StoreInstruction s, String local, Field part) {
            ClassDesc type = LocalParts.type(part);
            b.aload(s.slot()).getfield(LocalParts.owner(part), part.getName(), type);
            local(b, type.descriptorString(), LocalParts.name(local, part));
        }

        private void local(CodeBuilder b, String type, String name) {
            b.loadConstant(name).loadConstant(line).invokestatic(WATCH, "local",
                    MethodTypeDesc.ofDescriptor("(" + type + "Ljava/lang/String;I)V"));
        }
    }
}
