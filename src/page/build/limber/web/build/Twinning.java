package limber.web.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import limber.engine.Phase;
import limber.engine.platform.Weaver;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

/// The twins of all phases as class files, for a machine that cannot weave them while it runs.
final class Twinning {
    /// What the name of a twin ends with. It reports loads too: whoever does not ask for them does not hear them.
    static final String TWIN = "$Twin";
    /// What a phase says of itself, which its twin is never asked for.
    private static final Set<String> UNASKED = Set.of("formula", "toString", "equals", "hashCode");
    private static final int ASM = org.objectweb.asm.Opcodes.ASM9;

    /// The folders in which phases are.
    private static final List<String> ROOMS = List.of("engine", "mesh", "models");

    private final Path from, to;
    /// By the names of their classes.
    private final Map<String, TwinList.Known> phases = new TreeMap<>();

    /// @param from the folder of the classes
    /// @param to that of the twins
    Twinning(Path from, Path to) {
        this.from = from;
        this.to = to;
    }

    /// Writes the twins, and the class that lists them.
    void write() throws IOException, ReflectiveOperationException {
        for (String room : ROOMS) weave(room);
        write(TwinList.NAME, TwinList.of(phases));
    }

    private void weave(String room) throws IOException, ReflectiveOperationException {
        try (Stream<Path> files = Files.walk(from.resolve("limber").resolve(room))) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).sorted().toList()) {
                String path = from.relativize(file).toString(), name = path.substring(0, path.lastIndexOf('.'));
                weave(Class.forName(name.replace(java.io.File.separatorChar, '.'), false,
                        Twinning.class.getClassLoader()));
            }
        }
    }

    private void weave(Class<?> type) throws IOException {
        if (!type.isRecord() || !Phase.class.isAssignableFrom(type)) return;
        String name = type.getName().replace('.', '/');
        Type[] parts = Stream.of(type.getRecordComponents()).map(c -> Type.getType(c.getType())).toArray(Type[]::new);
        phases.put(type.getName(), new TwinList.Known(String.join(" ", Weaver.locals(type)),
                Type.getMethodType(Type.VOID_TYPE, parts)));
        write(name + TWIN, renamed(Weaver.file(type, true), name, name + TWIN));
    }

    private static byte[] renamed(byte[] file, String name, String other) {
        var renamed = new ClassWriter(0);
        var spare = new ClassVisitor(ASM, renamed) {
            @Override
            public MethodVisitor visitMethod(int access, String method, String descriptor, String signature,
                    String[] thrown) {
                return UNASKED.contains(method) ? null
                        : super.visitMethod(access, method, descriptor, signature, thrown);
            }
        };
        new ClassReader(file).accept(new ClassRemapper(spare, new SimpleRemapper(ASM, name, other)), 0);
        return renamed.toByteArray();
    }

    private void write(String name, byte[] file) throws IOException {
        Path path = to.resolve(name + ".class");
        Files.createDirectories(path.getParent());
        Files.write(path, file);
    }
}
