package limber.code;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import limber.engine.text.BadInput;

/// The class that stands for a record or an enumeration of a kernel's own: its fields and nothing else, so that no code
/// of the user's is in it. A hidden class can only name classes that its loader knows, and those stay; therefore types
/// with the same head share a shape, and to edit functions makes none.
///
/// @param type the class
/// @param components the fields of a record, in their order; none of an enumeration
/// @param isRecord whether it is a record
record Shape(ClassDesc type, Map<String, ClassDesc> components, boolean isRecord) {
    /// How many a session may have: more than anybody writes.
    private static final int MOST = 4096;
    private static final String ORDINAL = "$ordinal";
    private static final Map<String, Shape> KNOWN = new HashMap<>();

    Shape {
        components = Collections.unmodifiableMap(new LinkedHashMap<>(components));
    }

    /// The shape of a record.
    static Shape ofRecord(String name, Map<String, ClassDesc> components) {
        var head = new StringBuilder("record " + name);
        components.forEach((field, is) -> head.append(' ').append(field).append(' ').append(is.descriptorString()));
        return known(head.toString(), name, type -> {
            var shape = new Shape(type, components, true);
            define(type, b -> shape.record(b));
            return shape;
        });
    }

    /// The shape of an enumeration: its constants, which know their places.
    static Shape ofEnum(String name, List<String> constants) {
        return known("enum " + name + " " + String.join(" ", constants), name, type -> {
            define(type, b -> enumeration(b, type, constants));
            return new Shape(type, Map.of(), false);
        });
    }

    /// A maker of a shape.
    private interface Maker {
        Shape of(ClassDesc type);
    }

    private static Shape known(String head, String name, Maker maker) {
        synchronized (KNOWN) {
            Shape known = KNOWN.get(head);
            if (known != null) return known;
            if (KNOWN.size() >= MOST) throw new BadInput("this Limber has met " + MOST
                    + " records and enumerations of kernels; one that is started anew would be right");
            Shape made = maker.of(ClassDesc.of("limber.code", "Own$$" + name + "$" + KNOWN.size()));
            KNOWN.put(head, made);
            return made;
        }
    }

    private static void define(ClassDesc type, Consumer<ClassBuilder> body) {
        try {
            MethodHandles.lookup().defineClass(ClassFile.of().build(type, b -> {
                b.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL).withSuperclass(ConstantDescs.CD_Object);
                body.accept(b);
            }));
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(type.displayName() + " cannot be defined", e);
        }
    }

    /// What makes a record of its components.
    MethodTypeDesc constructor() {
        return MethodTypeDesc.of(ConstantDescs.CD_void, List.copyOf(components.values()));
    }

    /// How many numbers of the budget one of it takes: its components, and what an object has besides.
    int numbers() {
        return components.size() + 2;
    }

    private void record(ClassBuilder b) {
        components.forEach((name, is) -> b.withField(name, is, ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL));
        b.withMethodBody("<init>", constructor(), ClassFile.ACC_PUBLIC, c -> {
            c.aload(0).invokespecial(ConstantDescs.CD_Object, "<init>", ConstantDescs.MTD_void);
            int slot = 1;
            for (Map.Entry<String, ClassDesc> e : components.entrySet()) {
                TypeKind kind = TypeKind.from(e.getValue());
                c.aload(0).loadLocal(kind, slot).putfield(type, e.getKey(), e.getValue());
                slot += kind.slotSize();
            }
            c.return_();
        });
    }

    private static void enumeration(ClassBuilder b, ClassDesc type, List<String> constants) {
        int fixed = ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL;
        var making = MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int);
        constants.forEach(name -> b.withField(name, type, fixed | ClassFile.ACC_STATIC));
        b.withField(ORDINAL, ConstantDescs.CD_int, fixed);
        b.withMethodBody("<init>", making, ClassFile.ACC_PRIVATE, c -> c.aload(0)
                .invokespecial(ConstantDescs.CD_Object, "<init>", ConstantDescs.MTD_void).aload(0).iload(1)
                .putfield(type, ORDINAL, ConstantDescs.CD_int).return_());
        b.withMethodBody("<clinit>", ConstantDescs.MTD_void, ClassFile.ACC_STATIC, c -> {
            for (int i = 0; i < constants.size(); i++)
                c.new_(type).dup().loadConstant(i)
                        .invokespecial(type, "<init>", making).putstatic(type, constants.get(i), type);
            c.return_();
        });
    }

    /// The field that an accessor reads, or the place of a constant.
    String field(String accessor) {
        return isRecord ? accessor : ORDINAL;
    }

    ClassDesc fieldType(String accessor) {
        return isRecord ? components.get(accessor) : ConstantDescs.CD_int;
    }
}
