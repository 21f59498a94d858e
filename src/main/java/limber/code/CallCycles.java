package limber.code;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import limber.engine.text.BadInput;

/// The calls between functions of a kernel's file, in its byte code. Where several records have a function of one name,
/// a source alone does not say which is called.
final class CallCycles {
    private final Map<String, Set<String>> calls = new LinkedHashMap<>();
    private final Map<String, Integer> lines = new LinkedHashMap<>();

    private CallCycles() {}

    /// Refuses functions that call themselves, also by way of others.
    ///
    /// @param name of the file, for complaints
    /// @param ships the class files that are replaced: what calls itself there is no fault
    /// @throws BadInput with the line
    static void check(String name, Collection<byte[]> classes, Collection<byte[]> ships) {
        CallCycles cycles = of(classes);
        Set<String> before = of(ships).found();
        cycles.found().stream().filter(f -> !before.contains(f)).findFirst().ifPresent(f -> {
            throw new BadInput(name + ":" + cycles.lines.get(f) + ":1: "
                    + f.substring(f.indexOf('.') + 1, f.indexOf('(')) + "() calls itself; a loop would be right");
        });
    }

    private static CallCycles of(Collection<byte[]> classes) {
        var cycles = new CallCycles();
        classes.forEach(file -> cycles.add(ClassFile.of().parse(file)));
        return cycles;
    }

    private Set<String> found() {
        return calls.keySet().stream().filter(this::callsItself)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private void add(ClassModel type) {
        for (MethodModel m : type.methods()) {
            String function = type.thisClass().asInternalName() + "." + m.methodName() + m.methodType();
            Set<String> called = calls.computeIfAbsent(function, _ -> new LinkedHashSet<>());
            m.code().ifPresent(code -> code.forEach(e -> element(function, e, called)));
        }
    }

    private void element(String function, CodeElement e, Set<String> called) {
        if (e instanceof LineNumber n) lines.putIfAbsent(function, n.line());
        if (e instanceof InvokeInstruction i)
            called.add(i.owner().asInternalName() + "." + i.name() + i.type());
    }

    private boolean callsItself(String function) {
        var reached = new HashSet<String>();
        var open = new ArrayList<>(calls.get(function));
        while (!open.isEmpty()) {
            String next = open.removeLast();
            if (reached.add(next)) open.addAll(calls.getOrDefault(next, Set.of()));
        }
        return reached.contains(function);
    }
}
