package limber.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.LocalVariableInfo;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Hidden copies of phases that run the same arithmetic and report every store to a [StoreLog].
///
/// The phase's own class file is loaded a second time. After each store to a named local, and in place of each store to
/// a `double[]` or `int[]`, a call to the log is woven in, so the numbers shown come from the code that runs. Requires
/// classes compiled with `-g`, and phases that are records without lambdas.
final class Twins {
    private static final ClassDesc WATCH = StoreLog.class.describeConstable().orElseThrow();
    /// Methods made by invokedynamic on the class itself, which would not link in a copy; they are never called on a
    /// twin.
    private static final Set<String> RECORD_METHODS = Set.of("equals", "hashCode", "toString");

    /// A kernel may be split into methods of its own class; construction and fused sweeps are not stepped through.
    private static final Set<String> UNWATCHED = Set.of("<init>", "<clinit>", "runSweeps");

    private final Map<Class<?>, Constructor<?>> constructors = new HashMap<>();
    private final Map<Phase, Phase> twins = new HashMap<>();

    Phase of(Phase phase) {
        if (twins.size() > 1000) twins.clear(); // live settings make new phases; a long session must not keep them all
        return twins.computeIfAbsent(phase, this::make);
    }

    private Phase make(Phase phase) {
        try {
            RecordComponent[] parts = phase.getClass().getRecordComponents();
            if (parts == null) throw new IllegalArgumentException(phase.getClass() + " is not a record");
            var arguments = new Object[parts.length];
            for (int i = 0; i < parts.length; i++) {
                parts[i].getAccessor().setAccessible(true);
                arguments[i] = parts[i].getAccessor().invoke(phase);
            }
            return (Phase) constructor(phase.getClass()).newInstance(arguments);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no twin of " + phase.name(), e);
        }
    }

    private Constructor<?> constructor(Class<?> type) throws ReflectiveOperationException {
        Constructor<?> known = constructors.get(type);
        if (known != null) return known;
        Class<?> hidden = MethodHandles.privateLookupIn(type, MethodHandles.lookup())
                .defineHiddenClass(reporting(type), true, MethodHandles.Lookup.ClassOption.NESTMATE)
                .lookupClass();
        Constructor<?> made = hidden.getDeclaredConstructor(
                Arrays.stream(type.getRecordComponents()).map(RecordComponent::getType).toArray(Class<?>[]::new));
        made.setAccessible(true);
        constructors.put(type, made);
        return made;
    }

    private static byte[] reporting(Class<?> type) {
        ClassFile files = ClassFile.of();
        ClassTransform withoutRecordMethods = ClassTransform
                .dropping(e -> e instanceof MethodModel m && RECORD_METHODS.contains(m.methodName().stringValue()));
        ClassTransform watched = ClassTransform.transformingMethods(
                m -> m.code().isPresent() && !UNWATCHED.contains(m.methodName().stringValue()),
                MethodTransform.ofStateful(() -> (method, element) -> {
                    if (element instanceof CodeModel code) method.transformCode(code, new Reporting(code));
                    else method.with(element);
                }));
        return files.transformClass(files.parse(bytes(type)), withoutRecordMethods.andThen(watched));
    }

    private static byte[] bytes(Class<?> type) {
        String file = type.getName().substring(type.getPackageName().length() + 1) + ".class";
        try (var in = type.getResourceAsStream(file)) {
            if (in == null)
                throw new IllegalStateException("the class file of " + type.getName() + " is not to be found");
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A code transform that weaves the reports into one method.
    private static final class Reporting implements CodeTransform {
        private final List<LocalVariableInfo> names;
        private int line, at;

        Reporting(CodeModel code) {
            names = code.findAttribute(Attributes.localVariableTable())
                    .map(t -> t.localVariables())
                    .orElseThrow(() -> new IllegalStateException("classes must be compiled with -g"));
        }

        @Override public void accept(CodeBuilder b, CodeElement e) {
            if (e instanceof LineNumber n) line = n.line();
            if (e instanceof Instruction i) at += i.sizeInBytes();
            switch (e) {
                case ArrayStoreInstruction s when s.typeKind() == TypeKind.DOUBLE ->
                        b.loadConstant(line).invokestatic(WATCH, "store", MethodTypeDesc.ofDescriptor("([DIDI)V"));
                case ArrayStoreInstruction s when s.typeKind() == TypeKind.INT ->
                        b.loadConstant(line).invokestatic(WATCH, "store", MethodTypeDesc.ofDescriptor("([IIII)V"));
                case StoreInstruction s when s.typeKind() == TypeKind.DOUBLE || s.typeKind() == TypeKind.INT -> {
                    b.with(e);
                    report(b, s);
                }
                default -> b.with(e);
            }
        }

        private void report(CodeBuilder b, StoreInstruction s) {
            for (LocalVariableInfo v : names)
                if (v.slot() == s.slot() && v.startPc() <= at && at < v.startPc() + v.length()) {
                    String type = v.type().stringValue();
                    if (!type.equals("D") && !type.equals("I")) return;
                    b.loadLocal(s.typeKind(), s.slot())
                            .loadConstant(v.name().stringValue())
                            .loadConstant(line)
                            .invokestatic(WATCH, "local",
                                    MethodTypeDesc.ofDescriptor("(" + type + "Ljava/lang/String;I)V"));
                    return;
                }
        }
    }
}
