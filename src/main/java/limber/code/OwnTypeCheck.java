package limber.code;

import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/// The check of the records and enumerations that a kernel declares of its own: numbers and constants with functions,
/// and nothing that runs by itself.
final class OwnTypeCheck {
    private final Compilation edited;
    private final BodyCheck bodies;
    private final Consumer<Tree> member;
    /// Those declared above.
    private final Set<String> above = new HashSet<>();

    /// @param member the check of a function or a constant
    OwnTypeCheck(Compilation edited, BodyCheck bodies, Consumer<Tree> member) {
        this.edited = edited;
        this.bodies = bodies;
        this.member = member;
    }

    /// @throws limber.engine.text.BadInput with line and column of what is refused
    void check(ClassTree type) {
        String name = type.getSimpleName().toString();
        boolean record = type.getKind() == Tree.Kind.RECORD;
        if (!record && type.getKind() != Tree.Kind.ENUM)
            throw edited.refused(type,
                    BodyCheck.INSTEAD.getOrDefault(type.getKind(), "a type of its own; a record would be "
                            + "right"));
        if (bodies.knows(name) || name.contains("$") || above.contains(name))
            throw edited.at(type, "the name " + name + " is taken; another one would be right");
        if (!type.getImplementsClause().isEmpty() || !type.getTypeParameters().isEmpty()
                || !type.getModifiers().getAnnotations().isEmpty())
            throw edited.at(type, name + " has an interface, a type parameter or an annotation; a plain "
                    + (record ? "record" : "enumeration") + " would be right");
        type.getMembers().forEach(m -> {
            if (m instanceof VariableTree v && !isConstantNumber(type, v)) field(type, v);
            else member(type, m);
        });
        above.add(name);
    }

    private static boolean isConstantNumber(ClassTree type, VariableTree v) {
        return v.getModifiers().getFlags().contains(Modifier.STATIC) && !isConstant(type, v);
    }

    /// Whether it is a constant of an enumeration.
    private static boolean isConstant(ClassTree type, VariableTree v) {
        return type.getKind() == Tree.Kind.ENUM && v.getInitializer() instanceof NewClassTree made
                && made.getIdentifier().toString().equals(type.getSimpleName().toString());
    }

    private void field(ClassTree type, VariableTree v) {
        if (v.getName().toString().contains("$")) throw edited.at(v, "$ in a name; a name without it would be right");
        if (!v.getModifiers().getAnnotations().isEmpty())
            throw edited.refused(v, BodyCheck.INSTEAD.get(Tree.Kind.ANNOTATION));
        if (type.getKind() == Tree.Kind.ENUM) {
            if (!isConstant(type, v)) throw edited.at(v, "a field of an enumeration; constants would be right");
            var made = (NewClassTree) v.getInitializer();
            if (!made.getArguments().isEmpty() || made.getClassBody() != null) throw edited.at(v, v.getName()
                    + " has numbers or functions of its own; a function of " + type.getSimpleName()
                    + " with a switch would be right");
            return;
        }
        boolean number = v.getType().getKind() == Tree.Kind.PRIMITIVE_TYPE,
                array = v.getType() instanceof ArrayTypeTree a && a.getType().getKind() == Tree.Kind.PRIMITIVE_TYPE,
                own = v.getType() instanceof IdentifierTree i && above.contains(i.getName().toString());
        if (!number && !array && !own) throw edited.at(v, "a component that is no number; numbers, arrays of numbers, "
                + "and records and enumerations that are declared above would be right");
    }

    private void member(ClassTree type, Tree tree) {
        if (tree instanceof ClassTree)
            throw edited.at(tree, "a type inside of " + type.getSimpleName() + "; one beside it would be right");
        if (tree instanceof MethodTree m && m.getParameters().isEmpty() && components(type).contains(m.getName()
                .toString()))
            throw edited.at(m, m.getName() + "() reads a component of the record; no function of that name would be "
                    + "right");
        member.accept(tree);
    }

    private static Set<String> components(ClassTree type) {
        return type.getMembers().stream().filter(VariableTree.class::isInstance).map(VariableTree.class::cast)
                .filter(v -> !v.getModifiers().getFlags().contains(Modifier.STATIC)).map(v -> v.getName().toString())
                .collect(Collectors.toSet());
    }
}
