package limber.code;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// Functions of a source that call themselves, also by way of others. Functions of one name count as one, but for those
/// that are called of a record or an enumeration of the source's own: [CallCycles] follows them.
final class Recursion {
    private Recursion() {}

    /// Their names, and where each is declared.
    ///
    /// @param types that the source declares of its own
    static Map<String, Tree> of(CompilationUnitTree unit, OwnNames types) {
        var calls = new LinkedHashMap<String, Set<String>>();
        var places = new LinkedHashMap<String, Tree>();
        new TreeScanner<Void, Set<String>>() {
            @Override public Void visitMethod(MethodTree m, Set<String> around) {
                places.putIfAbsent(m.getName().toString(), m);
                return super.visitMethod(m, calls.computeIfAbsent(m.getName().toString(), _ -> new HashSet<>()));
            }

            @Override public Void visitMethodInvocation(MethodInvocationTree call, Set<String> around) {
                if (around != null) switch (call.getMethodSelect()) {
                    case IdentifierTree called -> around.add(called.getName().toString());
                    case MemberSelectTree called when !types.called().contains(called.getIdentifier().toString()) ->
                            around.add(called.getIdentifier().toString());
                    default -> {}
                }
                return super.visitMethodInvocation(call, around);
            }
        }.scan(unit, null);
        places.keySet().removeIf(start -> !reached(start, calls).contains(start));
        return places;
    }

    private static Set<String> reached(String start, Map<String, Set<String>> calls) {
        var reached = new HashSet<String>();
        var open = new ArrayList<>(calls.get(start));
        while (!open.isEmpty()) {
            String next = open.removeLast();
            if (reached.add(next)) open.addAll(calls.getOrDefault(next, Set.of()));
        }
        return reached;
    }
}
