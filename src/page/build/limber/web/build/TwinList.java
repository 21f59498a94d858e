package limber.web.build;

import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/// The class by which a page finds twins and makes them: it takes the place of one in the page's sources that knows
/// none. Were they made by reflection, every class of a page would have a function that makes it.
final class TwinList {
    /// The name of the class, with slashes.
    static final String NAME = "limber/web/platform/Woven";

    private TwinList() {}

    /// What is known of a phase.
    ///
    /// @param locals the names of its local numbers
    /// @param made the descriptor of its constructor
    record Known(String locals, Type made) {}

    /// Its class file.
    ///
    /// @param phases by the names of their classes
    static byte[] of(Map<String, Known> phases) {
        var file = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        file.visit(Opcodes.V1_6, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, NAME, null, "java/lang/Object", null);
        MethodVisitor twin = method(file, "twin", Class.class, String.class),
                names = method(file, "locals", String.class, String.class),
                make = method(file, "make", Object.class, String.class, Object[].class);
        phases.forEach((type, known) -> {
            Type other = Type.getObjectType(type.replace('.', '/') + Twinning.TWIN);
            answer(twin, type, () -> twin.visitLdcInsn(other));
            answer(names, type, () -> names.visitLdcInsn(known.locals()));
            answer(make, type, () -> make(make, other, known.made()));
        });
        twin.visitInsn(Opcodes.ACONST_NULL);
        names.visitLdcInsn("");
        make.visitInsn(Opcodes.ACONST_NULL);
        for (MethodVisitor m : List.of(twin, names, make)) {
            m.visitInsn(Opcodes.ARETURN);
            m.visitMaxs(0, 0);
            m.visitEnd();
        }
        file.visitEnd();
        return file.toByteArray();
    }

    private static MethodVisitor method(ClassWriter file, String name, Class<?> answers, Class<?>... asked) {
        MethodVisitor m = file.visitMethod(Opcodes.ACC_STATIC, name, MethodType.methodType(answers, asked)
                .toMethodDescriptorString(), null, null);
        m.visitCode();
        return m;
    }

    /// Makes an object of a type from the values of an array.
    private static void make(MethodVisitor m, Type type, Type made) {
        m.visitTypeInsn(Opcodes.NEW, type.getInternalName());
        m.visitInsn(Opcodes.DUP);
        Type[] parts = made.getArgumentTypes();
        for (int i = 0; i < parts.length; i++) {
            m.visitVarInsn(Opcodes.ALOAD, 1);
            m.visitIntInsn(Opcodes.SIPUSH, i);
            m.visitInsn(Opcodes.AALOAD);
            value(m, parts[i]);
        }
        m.visitMethodInsn(Opcodes.INVOKESPECIAL, type.getInternalName(), "<init>", made.getDescriptor(), false);
    }

    /// Takes a value out of the object on the stack.
    private static void value(MethodVisitor m, Type type) {
        String box = switch (type.getSort()) {
            case Type.DOUBLE -> "java/lang/Double";
            case Type.INT -> "java/lang/Integer";
            case Type.BOOLEAN -> "java/lang/Boolean";
            case Type.LONG -> "java/lang/Long";
            case Type.OBJECT, Type.ARRAY -> type.getInternalName();
            default -> throw new IllegalArgumentException("a phase has a component of the type " + type);
        };
        m.visitTypeInsn(Opcodes.CHECKCAST, box);
        if (type.getSort() < Type.ARRAY) m.visitMethodInsn(Opcodes.INVOKEVIRTUAL, box, type.getClassName() + "Value",
                "()" + type.getDescriptor(), false);
    }

    private static void answer(MethodVisitor m, String asked, Runnable answer) {
        var next = new Label();
        m.visitLdcInsn(asked);
        m.visitVarInsn(Opcodes.ALOAD, 0);
        m.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/String", "equals", "(Ljava/lang/Object;)Z", false);
        m.visitJumpInsn(Opcodes.IFEQ, next);
        answer.run();
        m.visitInsn(Opcodes.ARETURN);
        m.visitLabel(next);
    }
}
