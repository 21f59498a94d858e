package limber.code;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.MonitorInstruction;
import java.lang.classfile.instruction.NewMultiArrayInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.classfile.instruction.ThrowInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.lang.constant.DynamicConstantDesc;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import limber.engine.text.BadInput;

/// The second check of a kernel: its byte code, before any class is made of it. Where the first one looks at what was
/// written, this one looks at what would run: the two must not be wrong in the same way.
final class ByteCheck {
    private static final String STATE = "limber/engine/State", ALIKE = "java/lang/MatchException";
    private static final Set<String> STATE_CALLS = Set.of("of", "ints", "triangles");

    private final String name;
    private final Map<String, byte[]> classes;
    private final OwnTypes types;
    private final Set<String> known = new HashSet<>();

    /// @param name of the file, for complaints
    /// @param classes of the kernel's file, by their names with slashes
    /// @param types the records and enumerations of its own
    /// @param own the classes of the file that it replaces: what they refer to is allowed
    ByteCheck(String name, Map<String, byte[]> classes, OwnTypes types, Iterable<byte[]> own) {
        this.name = name;
        this.classes = classes;
        this.types = types;
        for (byte[] file : own)
            for (MethodModel m : ClassFile.of().parse(file).methods())
                m.code().ifPresent(code -> code.forEach(e -> reference(e, known)));
    }

    private static void reference(CodeElement e, Set<String> into) {
        switch (e) {
            case InvokeInstruction i ->
                    into.add(i.owner().asInternalName() + "." + i.name().stringValue() + i.type().stringValue());
            case FieldInstruction f -> into.add(f.owner().asInternalName() + "." + f.name().stringValue());
            default -> {}
        }
    }

    /// Checks one function of a class; the calls of functions of other classes of the file are the caller's business.
    ///
    /// @throws BadInput with the line of what is refused
    void check(ClassModel type, MethodModel method) {
        String self = type.thisClass().asInternalName();
        CodeModel code = method.code().orElseThrow(() -> refused(1, "a function without code"));
        boolean constructor = method.methodName().equalsString("<init>");
        Set<Label> tried = code.exceptionHandlers().stream().map(ExceptionCatch::tryEnd).collect(Collectors.toSet());
        int line = 1;
        for (CodeElement e : code) {
            if (e instanceof LineNumber n) line = n.line();
            if (e instanceof LabelTarget l && tried.contains(l.label())) throw refused(line, "a handler of exceptions");
            String why = why(e, self, constructor);
            if (!why.isEmpty()) throw refused(line, why);
        }
    }

    private BadInput refused(int line, String what) {
        return new BadInput(name + ":" + line + ":1: " + what
                + "; arithmetic, arrays of the state, Math and what the file as it ships uses would be right");
    }

    /// What is wrong with an instruction; empty if it is allowed.
    private String why(CodeElement e, String self, boolean constructor) {
        return switch (e) {
            case InvokeDynamicInstruction _ -> "a call that is made while running";
            case MonitorInstruction _ -> "a lock";
            case NewMultiArrayInstruction _ -> "an array of arrays";
            case NewReferenceArrayInstruction _ -> "an array of objects";
            case NewObjectInstruction n when !made(n.className().asInternalName()) -> "a new object";
            case ThrowInstruction _ -> ""; // what is thrown must be made, and only a MatchException can be
            case TypeCheckInstruction t when t.opcode() == Opcode.INSTANCEOF -> "instanceof";
            case ConstantInstruction c when !number(c) -> "a constant that is no number";
            case FieldInstruction f -> field(f, self, constructor);
            case InvokeInstruction call -> call(call, self);
            case BranchInstruction b when b.opcode() == Opcode.JSR || b.opcode() == Opcode.JSR_W ->
                    "a jump into a routine";
            default -> "";
        };
    }

    /// Whether objects of a class may be made.
    private boolean made(String type) {
        return type.equals(ALIKE) || types.has(type) && types.shape(type).isRecord();
    }

    private static boolean number(ConstantInstruction c) {
        return c.constantValue() instanceof Number && !(c.constantValue() instanceof DynamicConstantDesc<?>)
                || c.opcode() == Opcode.ACONST_NULL; // before a MatchException, and useless elsewhere
    }

    private String field(FieldInstruction f, String self, boolean constructor) {
        String owner = f.owner().asInternalName(), type = f.type().stringValue();
        boolean own = owner.equals(self),
                ships = known.contains(owner + "." + f.name().stringValue()) && !type.startsWith("[");
        boolean allowed = switch (f.opcode()) {
            case GETFIELD -> own || ships || types.has(owner);
            case PUTFIELD -> own && constructor;
            case GETSTATIC -> ships || type.equals("Llimber/engine/Channel;") || type.equals("L" + owner + ";")
                    || switchMap(owner, f.name().stringValue());
            default -> false;
        };
        return allowed ? "" : "the field " + f.name().stringValue();
    }

    /// Whether a field is the table that the compiler makes for a switch over an enumeration.
    private boolean switchMap(String owner, String field) {
        return field.startsWith("$SwitchMap$") && classes.containsKey(owner) && owner.matches(".*\\$\\d+");
    }

    /// Whether a class of the file declares the function itself: what it inherits from `Object` is not meant.
    private boolean declares(String owner, InvokeInstruction call) {
        byte[] file = classes.get(owner);
        return file != null && ClassFile.of().parse(file).methods().stream()
                .anyMatch(m -> m.methodName().equals(call.name()) && m.methodType().equals(call.type()));
    }

    /// Whether a record is made or read, or a function that the user wrote is called.
    private boolean ofOwnType(InvokeInstruction call) {
        String owner = call.owner().asInternalName(), called = call.name().stringValue(),
                signature = call.type().stringValue();
        return types.reads(owner, called, signature) || types.written(owner, called, signature);
    }

    private String call(InvokeInstruction call, String self) {
        String owner = call.owner().asInternalName(), called = call.name().stringValue();
        boolean own = (owner.equals(self) || call.opcode() == Opcode.INVOKESTATIC) && declares(owner, call);
        boolean allowed = (types.has(owner) ? ofOwnType(call) : own)
                || call.opcode() == Opcode.INVOKESTATIC && Functions.allowedInCode(owner, called)
                || owner.equals(STATE) && STATE_CALLS.contains(called)
                || owner.equals(ALIKE) && called.equals("<init>")
                || owner.equals("java/lang/Record") && called.equals("<init>")
                || called.equals("ordinal") && call.type().stringValue().equals("()I")
                || known.contains(owner + "." + called + call.type().stringValue());
        return allowed ? "" : "a call of " + owner.substring(owner.lastIndexOf('/') + 1) + "." + called;
    }
}
