package limber.code;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import limber.engine.text.BadInput;

/// The first check of a kernel: its source, parsed but not yet compiled, beside the source that it replaces. What was
/// changed may compute and do nothing else; whatever this list does not allow is refused.
final class SourceCheck {
    /// What a phase says of itself, which its words and formulas hang on.
    static final Set<String> SAID = Set.of("name", "of", "formula", "independent");

    private final Compilation edited;
    private final CompilationUnitTree unit;
    private final OwnNames names;
    private final BodyCheck bodies;
    private final OwnTypeCheck ownTypes;

    private SourceCheck(Compilation edited, Compilation own) {
        this.edited = edited;
        unit = edited.unit();
        names = OwnNames.of(unit, own.unit());
        bodies = new BodyCheck(edited, names, own.unit());
        ownTypes = new OwnTypeCheck(edited, bodies, this::member);
    }

    /// @param own the source that is replaced
    /// @return the names of the types whose functions were changed, such as `Distance` or `ClothSkin.Tangents`
    /// @throws BadInput with line and column of what is refused
    static Set<String> changed(Compilation edited, Compilation own) {
        return new SourceCheck(edited, own).run(own.unit());
    }

    private Set<String> run(CompilationUnitTree own) {
        var imports = new HashSet<String>();
        own.getImports().forEach(i -> imports.add(i.toString()));
        for (ImportTree i : unit.getImports())
            if (!imports.contains(i.toString()) && !exact(i))
                throw edited.at(i, "an import; those of the file as it ships would be right");
        var changed = new HashSet<String>();
        types("", unit.getTypeDecls(), own.getTypeDecls(), unit, changed);
        recursion(own);
        return changed;
    }

    private static boolean exact(ImportTree i) {
        return !i.isStatic() && i.getQualifiedIdentifier().toString().equals(Functions.IMPORTED);
    }

    /// Compares declarations with those of the same names in the source that ships.
    private void types(String path, List<? extends Tree> declared, List<? extends Tree> own, Tree around,
            Set<String> changed) {
        Map<String, Tree> before = members(own), now = members(declared);
        before.forEach((key, tree) -> {
            if (now.containsKey(key) || free(tree)) return;
            throw edited.at(around, "'" + key + "' is missing; as it ships would be right");
        });
        now.forEach((key, tree) -> {
            Tree was = before.get(key);
            if (was != null && was.toString().equals(tree.toString())) return;
            if (tree instanceof MethodTree m && m.getParameters().isEmpty()
                    && before.containsKey(m.getName().toString()))
                throw edited.at(m, m.getName() + "() reads a component of the record; as it ships would be right");
            if (was != null && tree instanceof ClassTree type) type(path, type, was, changed);
            else {
                if (tree instanceof ClassTree type) ownType(path, type);
                else phaseMember(tree);
                changed.add(path);
            }
        });
        before.keySet().stream().filter(key -> !now.containsKey(key)).findFirst().ifPresent(_ -> changed.add(path));
    }

    private void type(String path, ClassTree type, Tree was, Set<String> changed) {
        if (!(was instanceof ClassTree before))
            throw edited.at(type, "the name is taken; another one would be right");
        if (!head(type).equals(head(before))) throw edited.at(type,
                "the head of " + type.getSimpleName() + " differs; as it ships would be right: "
                        + head(before).strip());
        if (!fields(type).equals(fields(before))) throw edited.at(type, "the components of " + type.getSimpleName()
                + " differ; as they ship would be right: " + String.join(", ", fields(before)));
        String here = path.isEmpty() ? type.getSimpleName().toString() : path + "." + type.getSimpleName();
        types(here, type.getMembers(), before.getMembers(), type, changed);
    }

    private void ownType(String path, ClassTree type) {
        if (path.isEmpty()) throw edited.at(type, "a type of its own beside those of the file; one inside of them "
                + "would be right");
        ownTypes.check(type);
    }

    /// The fields that are not static, in their order.
    private static List<String> fields(ClassTree type) {
        return type.getMembers().stream().filter(VariableTree.class::isInstance).map(VariableTree.class::cast)
                .filter(v -> !v.getModifiers().getFlags().contains(Modifier.STATIC)).map(Object::toString)
                .map(text -> text.replaceAll("\\s+", " ").strip()).toList();
    }

    /// All of a declaration before its members.
    private static String head(ClassTree type) {
        String text = type.toString();
        return text.substring(0, text.indexOf('{')).replaceAll("\\s+", " ");
    }

    /// Whether a declaration may be left out.
    private static boolean free(Tree tree) {
        return switch (tree) {
            case MethodTree m -> !SAID.contains(m.getName().toString()) && m.getReturnType() != null
                    && !Set.of("run", "size").contains(m.getName().toString());
            case VariableTree v -> v.getModifiers().getFlags().contains(Modifier.STATIC);
            default -> false;
        };
    }

    private static Map<String, Tree> members(List<? extends Tree> declared) {
        var members = new LinkedHashMap<String, Tree>();
        int others = 0;
        for (Tree tree : declared) members.put(switch (tree) {
            case ClassTree c -> c.getSimpleName().toString();
            case VariableTree v -> v.getName().toString();
            case MethodTree m -> m.getName() + m.getParameters().stream().map(p -> String.valueOf(p.getType())).toList()
                    .toString().replace('[', '(').replace(']', ')');
            default -> "initialiser " + others++;
        }, tree);
        return members;
    }

    private void phaseMember(Tree tree) {
        if (tree instanceof MethodTree m && SAID.contains(m.getName().toString())) throw edited.at(m, m.getName()
                + "() is what the phase is known by; as it ships would be right");
        member(tree);
    }

    private void member(Tree tree) {
        switch (tree) {
            case MethodTree m -> {
                if (m.getName().toString().contains("$"))
                    throw edited.at(m, "$ in a name; a name without it would be right");
                if (m.getReturnType() == null) throw edited.at(m, "a constructor; as it ships would be right");
                m.getModifiers().getAnnotations().stream()
                        .filter(a -> !a.getAnnotationType().toString().equals("Override")).findFirst()
                        .ifPresent(a -> {
                            throw edited.refused(a, BodyCheck.INSTEAD.get(Tree.Kind.ANNOTATION));
                        });
                if (!m.getTypeParameters().isEmpty() || !m.getThrows().isEmpty()) throw edited.at(m,
                        "a generic function, or one that throws; a plain one would be right");
                if (m.getBody() == null)
                    throw edited.at(m, "a function without a body; one with a body would be right");
                bodies.check(m);
            }
            case VariableTree v -> {
                Set<Modifier> flags = v.getModifiers().getFlags();
                boolean number = v.getType() != null && v.getType().getKind() == Tree.Kind.PRIMITIVE_TYPE;
                if (!flags.contains(Modifier.STATIC) || !flags.contains(Modifier.FINAL) || !number) throw edited.at(v,
                        "a field; a channel of the state, or a number that is static and final, would be right");
                bodies.check(v);
            }
            default -> throw edited.at(tree, "an initialiser of the class; none would be right");
        }
    }

    /// Functions that call themselves, also by way of others, could go on for ever. Functions of one name count as one;
    /// where that is so in the source that ships already, it is no fault.
    private void recursion(CompilationUnitTree own) {
        Map<String, Tree> before = Recursion.of(own, names);
        Recursion.of(unit, names).forEach((function, place) -> {
            if (!before.containsKey(function))
                throw edited.at(place, function + "() calls itself; a loop would be right");
        });
    }
}
