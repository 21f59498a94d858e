package limber.code;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import limber.engine.text.BadInput;

/// The records and enumerations that a kernel declares of its own, each with the [Shape] that stands for it while the
/// kernel runs. They are read from their class files, which are never defined.
final class OwnTypes {
    private static final Set<String> BY_COMPILER =
            Set.of("<init>", "<clinit>", "values", "valueOf", "$values", "toString",
                    "hashCode", "equals");

    private final String name;
    private final Map<String, ClassModel> files = new LinkedHashMap<>();
    private final Map<String, Shape> shapes = new LinkedHashMap<>();

    /// @param name of the file, for complaints
    /// @param classes of the kernel's file, by their names with slashes
    /// @param ships the names of those that the file has as it ships
    /// @throws BadInput if one of the others is anything else
    OwnTypes(String name, Map<String, byte[]> classes, Set<String> ships) {
        this.name = name;
        classes.forEach((type, file) -> {
            ClassModel parsed = ClassFile.of().parse(file);
            boolean table = parsed.flags().has(AccessFlag.SYNTHETIC); // of a switch over an enumeration
            if (!ships.contains(type) && !table) files.put(type, parsed);
        });
        List.copyOf(files.keySet()).forEach(type -> shape(type, Set.of()));
    }

    /// @param within the types that hold it
    private Shape shape(String type, Set<String> within) {
        Shape known = shapes.get(type);
        if (known != null) return known;
        if (within.contains(type)) throw refused(type, "holds itself");
        ClassModel file = files.get(type);
        String parent = file.superclass().map(c -> c.asInternalName()).orElse("");
        boolean plain = file.interfaces().isEmpty() && file.flags().has(AccessFlag.FINAL);
        boolean generic = file.findAttribute(Attributes.signature()).isPresent(); // as every enumeration is
        Shape made;
        if (plain && !generic && parent.equals("java/lang/Record"))
            made = Shape.ofRecord(simple(type), components(type, file, with(within, type)));
        else if (plain && parent.equals("java/lang/Enum")) made = Shape.ofEnum(simple(type), constants(file));
        else throw refused(type, "is neither a plain record nor a plain enumeration");
        shapes.put(type, made);
        return made;
    }

    private static Set<String> with(Set<String> some, String one) {
        var all = new HashSet<>(some);
        all.add(one);
        return all;
    }

    private Map<String, ClassDesc> components(String type, ClassModel file, Set<String> within) {
        var components = new LinkedHashMap<String, ClassDesc>();
        for (FieldModel f : file.fields()) {
            if (f.flags().has(AccessFlag.STATIC)) continue;
            ClassDesc is = f.fieldTypeSymbol();
            String own = internal(is);
            if (files.containsKey(own)) is = shape(own, within).type();
            else if (!is.isPrimitive() && !(is.isArray() && is.componentType().isPrimitive()))
                throw refused(type, "holds something that is no number");
            components.put(f.fieldName().stringValue(), is);
        }
        return components;
    }

    private static List<String> constants(ClassModel file) {
        return file.fields().stream().filter(f -> f.flags().has(AccessFlag.ENUM))
                .map(f -> f.fieldName().stringValue()).toList();
    }

    private BadInput refused(String type, String what) {
        return new BadInput(name + ":1:1: the type " + simple(type) + " " + what
                + "; a record of numbers, arrays of numbers and records would be right");
    }

    private static String simple(String type) {
        return type.substring(type.lastIndexOf('$') + 1);
    }

    private static String internal(ClassDesc type) {
        String text = type.descriptorString();
        return text.startsWith("L") ? text.substring(1, text.length() - 1) : text;
    }

    /// Whether a class is one of them.
    ///
    /// @param type its name, with slashes
    boolean has(String type) {
        return files.containsKey(type);
    }

    /// The shape of one of them.
    Shape shape(String type) {
        return shapes.get(type);
    }

    /// Whether a record is made by its components, or an enumeration's constant is asked for its place.
    boolean reads(String type, String method, String signature) {
        if (!has(type)) return false;
        Shape shape = shape(type);
        if (shape.isRecord() && method.equals("<init>"))
            return lowered(MethodTypeDesc.ofDescriptor(signature)).equals(shape.constructor());
        return shape.isRecord() ? shape.components().containsKey(method) && signature.startsWith("()")
                : method.equals("ordinal") && signature.equals("()I");
    }

    /// Whether a function of one of them was written by the user: those that the compiler adds are not called.
    boolean written(String type, String method, String signature) {
        return has(type) && !BY_COMPILER.contains(method) && !reads(type, method, signature)
                && files.get(type).methods().stream().anyMatch(m -> m.methodName().equalsString(method)
                        && m.methodType().equalsString(signature));
    }

    /// A type as it is while the kernel runs.
    ClassDesc lowered(ClassDesc type) {
        Shape shape = shapes.get(internal(type));
        return shape == null ? type : shape.type();
    }

    MethodTypeDesc lowered(MethodTypeDesc type) {
        return MethodTypeDesc.of(lowered(type.returnType()), type.parameterList().stream().map(this::lowered)
                .collect(Collectors.toList()));
    }
}
