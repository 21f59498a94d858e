package limber.engine.platform;

import java.lang.constant.ClassDesc;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;

/// The numbers of a local object, such as a vector that a kernel's author declares: its public fields. The local `d`
/// with fields `x`, `y` and `z` is reported as the numbers `dx`, `dy` and `dz` would be.
final class LocalParts {
    private LocalParts() {}

    /// The fields of a type that are numbers; none of an array.
    ///
    /// @param type its descriptor
    static List<Field> of(ClassLoader loader, String type) {
        if (!type.startsWith("L")) return List.of();
        try {
            Class<?> named = Class.forName(type.substring(1, type.length() - 1).replace('/', '.'), false, loader);
            return Arrays.stream(named.getFields()).filter(f -> !Modifier.isStatic(f.getModifiers())
                    && (f.getType() == double.class || f.getType() == int.class)).toList();
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("the type of a local is not to be found", e);
        }
    }

    /// What one of them is called.
    static String name(String local, Field part) {
        return local + ("xyz".contains(part.getName()) ? "" : ".") + part.getName();
    }

    static ClassDesc owner(Field part) {
        return part.getDeclaringClass().describeConstable().orElseThrow();
    }

    static ClassDesc type(Field part) {
        return part.getType().describeConstable().orElseThrow();
    }
}
