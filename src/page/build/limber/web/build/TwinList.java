package limber.web.build;

import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/// The class by which a page finds twins: it takes the place of one in the page's sources that knows none.
final class TwinList {
    /// The name of the class, with slashes.
    static final String NAME = "limber/web/platform/Woven";

    private TwinList() {}

    /// Its class file.
    ///
    /// @param locals the names of the local numbers of each phase, by the name of its class
    static byte[] of(Map<String, String> locals) {
        var file = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        file.visit(Opcodes.V1_6, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, NAME, null, "java/lang/Object", null);
        MethodVisitor twin = method(file, "twin", Class.class), names = method(file, "locals", String.class);
        locals.forEach((type, of) -> {
            answer(twin, type, Type.getObjectType(type.replace('.', '/') + Twinning.TWIN));
            answer(names, type, of);
        });
        twin.visitInsn(Opcodes.ACONST_NULL);
        names.visitLdcInsn("");
        for (MethodVisitor m : List.of(twin, names)) {
            m.visitInsn(Opcodes.ARETURN);
            m.visitMaxs(0, 0);
            m.visitEnd();
        }
        file.visitEnd();
        return file.toByteArray();
    }

    private static MethodVisitor method(ClassWriter file, String name, Class<?> answers) {
        MethodVisitor m = file.visitMethod(Opcodes.ACC_STATIC, name,
                Type.getMethodDescriptor(Type.getType(answers), Type.getType(String.class)), null, null);
        m.visitCode();
        return m;
    }

    private static void answer(MethodVisitor m, String asked, Object answer) {
        var next = new Label();
        m.visitLdcInsn(asked);
        m.visitVarInsn(Opcodes.ALOAD, 0);
        m.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/String", "equals", "(Ljava/lang/Object;)Z", false);
        m.visitJumpInsn(Opcodes.IFEQ, next);
        m.visitLdcInsn(answer);
        m.visitInsn(Opcodes.ARETURN);
        m.visitLabel(next);
    }
}
