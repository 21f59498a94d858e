package limber.engine.levels;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import limber.engine.levels.Tracer.Untraceable;
import limber.engine.platform.Access;
import limber.engine.platform.ClassFiles;
import org.jspecify.annotations.Nullable;

/// The byte code of the methods of a class, as a [Tracer] reads it, and access to what it names.
final class Bytecode {
    /// The instructions of a method, and at which of them each label stands.
    record Body(List<Instruction> instructions, Map<Label, Integer> labels) {
        int place(Label label) {
            return labels.get(label);
        }
    }

    private static final ClassValue<Bytecode> READ = new ClassValue<>() {
        @Override protected Bytecode computeValue(Class<?> type) {
            return new Bytecode(ClassFile.of().parse(ClassFiles.of(type)));
        }
    };

    /// What has been found of a class, for as long as the class is there.
    static final class Found<K, V> extends ClassValue<Map<K, V>> {
        @Override protected Map<K, V> computeValue(Class<?> type) {
            return new ConcurrentHashMap<>();
        }
    }

    private static final Found<String, Method> METHODS = new Found<>();
    private static final Found<Method, MethodHandle> HANDLES = new Found<>();
    private static final Found<Field, MethodHandle> GETTERS = new Found<>();

    private final ClassModel file;
    private final Map<String, Body> bodies = new HashMap<>();

    private Bytecode(ClassModel file) {
        this.file = file;
    }

    static Bytecode of(Class<?> type) {
        return READ.get(type);
    }

    /// @param type its descriptor
    synchronized Body method(String name, String type) throws Untraceable {
        Body known = bodies.get(name + type);
        if (known != null) return known;
        MethodModel method = file.methods().stream()
                .filter(m -> m.methodName().equalsString(name) && m.methodType().equalsString(type)
                        && m.code().isPresent())
                .findFirst().orElseThrow(() -> new Untraceable("a method without code, " + name));
        var instructions = new ArrayList<Instruction>();
        var labels = new HashMap<Label, Integer>();
        for (CodeElement e : method.code().orElseThrow()) {
            if (e instanceof Instruction i) instructions.add(i);
            if (e instanceof LabelTarget t) labels.put(t.label(), instructions.size());
        }
        var body = new Body(instructions, labels);
        bodies.put(name + type, body);
        return body;
    }

    /// The class of a name with slashes, as a class sees it.
    static Class<?> named(Class<?> by, String name) throws ClassNotFoundException {
        if (of(by).file.thisClass().asInternalName().equals(name)) return by; // a hidden class has a name there
        return Class.forName(name.replace('/', '.'), false, by.getClassLoader());
    }

    static Field field(Class<?> owner, String name) throws NoSuchFieldException {
        return owner.getDeclaredField(name);
    }

    /// @param of null for a static field
    static Object read(Field field, @Nullable Object of) throws ReflectiveOperationException {
        MethodHandle getter = GETTERS.get(field.getDeclaringClass()).get(field);
        if (getter == null) {
            getter = spread(Access.to(field.getDeclaringClass()).unreflectGetter(field));
            GETTERS.get(field.getDeclaringClass()).put(field, getter);
        }
        return of == null ? call(getter) : call(getter, of);
    }

    /// A method of a class, or one that it inherits.
    static Method method(Class<?> owner, String name, String type) throws ReflectiveOperationException {
        Method known = METHODS.get(owner).get(name + type);
        if (known != null) return known;
        Class<?>[] parameters = MethodType.fromMethodDescriptorString(type, owner.getClassLoader()).parameterArray();
        Method found = null;
        for (Class<?> c = owner; c != null && found == null; c = c.getSuperclass())
            for (Method m : c.getDeclaredMethods())
                if (m.getName().equals(name) && Arrays.equals(m.getParameterTypes(), parameters) && !m.isBridge())
                    found = m;
        if (found == null) found = owner.getMethod(name, parameters);
        METHODS.get(owner).put(name + type, found);
        return found;
    }

    /// What a function makes of arguments, the first of which it is called on, unless it is static.
    static Object invoke(Method method, List<?> arguments) throws ReflectiveOperationException {
        MethodHandle handle = HANDLES.get(method.getDeclaringClass()).get(method);
        if (handle == null) {
            handle = spread(lookup(method).unreflect(method));
            HANDLES.get(method.getDeclaringClass()).put(method, handle);
        }
        return call(handle, arguments.toArray());
    }

    private static MethodHandle spread(MethodHandle handle) {
        return handle.asSpreader(Object[].class, handle.type().parameterCount());
    }

    private static Object call(MethodHandle spread, Object... arguments) throws ReflectiveOperationException {
        try {
            return spread.invoke(arguments);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new ReflectiveOperationException(e);
        }
    }

    private static MethodHandles.Lookup lookup(Method method) throws ReflectiveOperationException {
        Class<?> owner = method.getDeclaringClass();
        boolean open = Modifier.isPublic(owner.getModifiers()) && Modifier.isPublic(method.getModifiers());
        return open ? MethodHandles.publicLookup() : Access.to(owner);
    }

    /// The arguments with truth values where the method takes them, which byte code has as whole numbers.
    static List<?> fitting(Method method, List<?> arguments) {
        var fitting = new ArrayList<Object>(arguments);
        int receivers = arguments.size() - method.getParameterCount();
        for (int i = 0; i < method.getParameterCount(); i++)
            if (method.getParameterTypes()[i] == boolean.class)
                fitting.set(receivers + i, arguments.get(receivers + i).equals(1));
        return fitting;
    }
}
