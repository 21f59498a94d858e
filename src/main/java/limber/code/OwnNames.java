package limber.code;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.HashSet;
import java.util.Set;

/// The names of the records and enumerations that an edited source declares of its own.
///
/// @param types their names
/// @param called what may be called of them: functions, components, places of constants
record OwnNames(Set<String> types, Set<String> called) {
    /// @param ships the source that is replaced
    static OwnNames of(CompilationUnitTree edited, CompilationUnitTree ships) {
        Set<String> before = declared(ships);
        var names = new OwnNames(new HashSet<>(), new HashSet<>());
        new TreeScanner<Void, Void>() {
            @Override public Void visitClass(ClassTree type, Void v) {
                if (!before.contains(type.getSimpleName().toString())) names.add(type);
                return super.visitClass(type, v);
            }
        }.scan(edited, null);
        return names;
    }

    private static Set<String> declared(CompilationUnitTree unit) {
        var names = new HashSet<String>();
        new TreeScanner<Void, Void>() {
            @Override public Void visitClass(ClassTree type, Void v) {
                names.add(type.getSimpleName().toString());
                return super.visitClass(type, v);
            }
        }.scan(unit, null);
        return names;
    }

    private void add(ClassTree type) {
        types.add(type.getSimpleName().toString());
        if (type.getKind() == Tree.Kind.ENUM) called.add("ordinal");
        for (Tree member : type.getMembers()) switch (member) {
            case MethodTree m -> called.add(m.getName().toString());
            case VariableTree v -> called.add(v.getName().toString());
            default -> {}
        }
    }

    /// Whether a record of its own is made, and nothing besides.
    boolean makes(NewClassTree made) {
        return made.getClassBody() == null && made.getEnclosingExpression() == null
                && made.getTypeArguments().isEmpty()
                && made.getIdentifier() instanceof IdentifierTree type && types.contains(type.getName().toString());
    }
}
