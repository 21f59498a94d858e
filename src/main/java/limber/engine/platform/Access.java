package limber.engine.platform;

import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodHandles;

/// A lookup with all rights in a class, also in a class of another module, as every class loader's classes are one:
/// a hidden class can be defined with no less. Over there a small class is defined that hands its own lookup out.
public final class Access {
    private static final String NAME = "$LimberAccess", METHOD = "lookup";
    private static final ClassDesc LOOKUP = Lookup.class.describeConstable().orElseThrow(),
            HANDLES = MethodHandles.class.describeConstable().orElseThrow();

    private Access() {}

    /// @throws IllegalAccessException if the module of the class does not open its package
    public static Lookup to(Class<?> type) throws ReflectiveOperationException {
        Lookup ours = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
        if (ours.hasFullPrivilegeAccess()) return ours;
        var handsOut = there(type, ours).getMethod(METHOD);
        handsOut.setAccessible(true);
        return MethodHandles.privateLookupIn(type, (Lookup) handsOut.invoke(null));
    }

    private static synchronized Class<?> there(Class<?> type, Lookup ours) throws IllegalAccessException {
        String name = type.getName() + NAME;
        try {
            return Class.forName(name, false, type.getClassLoader());
        } catch (ClassNotFoundException notYet) {
            return ours.defineClass(made(ClassDesc.of(name)));
        }
    }

    private static byte[] made(ClassDesc name) {
        var type = MethodTypeDesc.of(LOOKUP);
        return ClassFile.of().build(name, c -> c.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL)
                .withSuperclass(ConstantDescs.CD_Object)
                .withMethodBody(METHOD, type, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC,
                        b -> b.invokestatic(HANDLES, METHOD, type).areturn()));
    }
}
