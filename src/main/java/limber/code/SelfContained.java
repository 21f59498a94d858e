package limber.code;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.reflect.AccessFlag;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// The phases of a folder that compute from the state and from their settings alone, and store by their own code or by
/// that of other classes of the folder. What they call, as far as it is followed here, has no fields that change, hands
/// no array to what does not report, and asks for no time and no chance. Of any other phase each operation is done
/// twice and compared, which takes longer.
final class SelfContained {
    private static final String STATE = "limber/engine/State", INIT = "<init>";
    private static final Set<String> LOOKS = Set.of("of", "ints", "elements", "triangles", "workspace", "count");
    private static final Set<String> BEGINS = Set.of("run", "size", "element");
    private static final Pattern PURE = Pattern.compile("java/lang/(Math|StrictMath|Double|Integer|Long|Boolean)|"
            + "limber/math/exact/\\w+"), PRIMITIVES = Pattern.compile("\\([DIJZFSBC]*\\)[DIJZFSBCV]"),
            MADE = Pattern.compile("java/lang/(Object|Record|Enum|\\w*(Exception|Error))");

    private final Map<String, ClassModel> classes = new HashMap<>();
    private final Map<String, Boolean> known = new HashMap<>();

    /// @param files of the folder's classes, by their names with slashes
    SelfContained(Map<String, byte[]> files) {
        files.forEach((name, file) -> classes.put(name, ClassFile.of().parse(file)));
    }

    /// Whether a phase stands in the file of an outermost class.
    ///
    /// @param host its name, with slashes
    boolean hasPhase(String host) {
        return classes.entrySet().stream()
                .anyMatch(e -> (e.getKey() + "$").startsWith(host + "$") && e.getValue().interfaces().stream()
                        .anyMatch(i -> i.asInternalName().equals("limber/engine/Phase")));
    }

    /// Whether a phase is one of them.
    ///
    /// @param phase its name, with slashes
    synchronized boolean contains(String phase) {
        return known.computeIfAbsent(phase, name -> {
            var followed = new HashSet<String>();
            return Optional.ofNullable(classes.get(name)).filter(c -> c.methods().stream()
                    .filter(m -> BEGINS.contains(m.methodName().stringValue())).allMatch(m -> plain(m, followed)))
                    .isPresent();
        });
    }

    /// @param followed methods that are looked at already
    private boolean plain(MethodModel method, Set<String> followed) {
        String key =
                method.parent().orElseThrow().thisClass().asInternalName() + "." + method.methodName().stringValue()
                        + method.methodType().stringValue();
        boolean makes = method.methodName().equalsString(INIT);
        return !followed.add(key) || method.code().filter(code -> plain(code, makes, followed)).isPresent();
    }

    /// @param makes whether it is a constructor, which sets fields
    private boolean plain(CodeModel code, boolean makes, Set<String> followed) {
        for (CodeElement e : code) {
            boolean plain = switch (e) {
                case InvokeDynamicInstruction _ -> false;
                case FieldInstruction f -> plain(f) || makes && f.opcode() == Opcode.PUTFIELD;
                case InvokeInstruction call -> plain(call, followed);
                default -> true;
            };
            if (!plain) return false;
        }
        return true;
    }

    private boolean plain(FieldInstruction field) {
        return switch (field.opcode()) {
            case GETFIELD -> true;
            case GETSTATIC -> !field.type().stringValue().startsWith("[") && isFinal(field);
            default -> false;
        };
    }

    private boolean isFinal(FieldInstruction field) {
        ClassModel owner = classes.get(field.owner().asInternalName());
        return owner == null || owner.fields().stream().filter(f -> f.fieldName().equalsString(field.name()
                .stringValue())).allMatch(f -> f.flags().has(AccessFlag.FINAL));
    }

    private boolean plain(InvokeInstruction call, Set<String> followed) {
        String owner = call.owner().asInternalName(), name = call.name().stringValue(),
                type = call.type().stringValue();
        if (owner.equals(STATE)) return LOOKS.contains(name);
        ClassModel own = classes.get(owner);
        if (own == null) return PURE.matcher(owner).matches() && !name.equals("random")
                && PRIMITIVES.matcher(type).matches()
                || name.equals(INIT) && MADE.matcher(owner).matches();
        if (name.equals("ordinal") && type.equals("()I")) return true;
        Optional<MethodModel> called = own.methods().stream()
                .filter(m -> m.methodName().equalsString(name) && m.methodType().equalsString(type)).findFirst();
        boolean fixed = call.opcode() == Opcode.INVOKESTATIC || own.flags().has(AccessFlag.FINAL);
        return fixed && called.filter(m -> plain(m, followed)).isPresent();
    }
}
