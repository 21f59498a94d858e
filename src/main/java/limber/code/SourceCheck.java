package limber.code;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.EnumSet;
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
    private static final Set<Tree.Kind> ALLOWED = EnumSet.of(Tree.Kind.METHOD, Tree.Kind.VARIABLE, Tree.Kind.MODIFIERS,
            Tree.Kind.BLOCK, Tree.Kind.IDENTIFIER, Tree.Kind.MEMBER_SELECT, Tree.Kind.METHOD_INVOCATION,
            Tree.Kind.PRIMITIVE_TYPE, Tree.Kind.ARRAY_TYPE, Tree.Kind.NEW_ARRAY, Tree.Kind.ARRAY_ACCESS, Tree.Kind.IF,
            Tree.Kind.FOR_LOOP, Tree.Kind.ENHANCED_FOR_LOOP, Tree.Kind.WHILE_LOOP, Tree.Kind.DO_WHILE_LOOP,
            Tree.Kind.BREAK, Tree.Kind.CONTINUE, Tree.Kind.LABELED_STATEMENT, Tree.Kind.RETURN,
            Tree.Kind.EXPRESSION_STATEMENT, Tree.Kind.EMPTY_STATEMENT, Tree.Kind.SWITCH, Tree.Kind.SWITCH_EXPRESSION,
            Tree.Kind.CASE, Tree.Kind.YIELD, Tree.Kind.CONSTANT_CASE_LABEL, Tree.Kind.DEFAULT_CASE_LABEL,
            Tree.Kind.PARENTHESIZED, Tree.Kind.CONDITIONAL_EXPRESSION, Tree.Kind.TYPE_CAST, Tree.Kind.ASSIGNMENT,
            Tree.Kind.INT_LITERAL, Tree.Kind.LONG_LITERAL, Tree.Kind.FLOAT_LITERAL, Tree.Kind.DOUBLE_LITERAL,
            Tree.Kind.BOOLEAN_LITERAL, Tree.Kind.POSTFIX_INCREMENT, Tree.Kind.POSTFIX_DECREMENT,
            Tree.Kind.PREFIX_INCREMENT, Tree.Kind.PREFIX_DECREMENT, Tree.Kind.UNARY_PLUS, Tree.Kind.UNARY_MINUS,
            Tree.Kind.BITWISE_COMPLEMENT, Tree.Kind.LOGICAL_COMPLEMENT, Tree.Kind.MULTIPLY, Tree.Kind.DIVIDE,
            Tree.Kind.REMAINDER, Tree.Kind.PLUS, Tree.Kind.MINUS, Tree.Kind.LEFT_SHIFT, Tree.Kind.RIGHT_SHIFT,
            Tree.Kind.UNSIGNED_RIGHT_SHIFT, Tree.Kind.LESS_THAN, Tree.Kind.GREATER_THAN, Tree.Kind.LESS_THAN_EQUAL,
            Tree.Kind.GREATER_THAN_EQUAL, Tree.Kind.EQUAL_TO, Tree.Kind.NOT_EQUAL_TO, Tree.Kind.AND, Tree.Kind.XOR,
            Tree.Kind.OR, Tree.Kind.CONDITIONAL_AND, Tree.Kind.CONDITIONAL_OR, Tree.Kind.MULTIPLY_ASSIGNMENT,
            Tree.Kind.DIVIDE_ASSIGNMENT, Tree.Kind.REMAINDER_ASSIGNMENT, Tree.Kind.PLUS_ASSIGNMENT,
            Tree.Kind.MINUS_ASSIGNMENT, Tree.Kind.LEFT_SHIFT_ASSIGNMENT, Tree.Kind.RIGHT_SHIFT_ASSIGNMENT,
            Tree.Kind.UNSIGNED_RIGHT_SHIFT_ASSIGNMENT, Tree.Kind.AND_ASSIGNMENT, Tree.Kind.XOR_ASSIGNMENT,
            Tree.Kind.OR_ASSIGNMENT);
    private static final Map<Tree.Kind, String> INSTEAD = Map.ofEntries(
            Map.entry(Tree.Kind.LAMBDA_EXPRESSION, "a lambda; a loop would be right"),
            Map.entry(Tree.Kind.MEMBER_REFERENCE, "a reference to a function; a call would be right"),
            Map.entry(Tree.Kind.NEW_CLASS, "a new object; locals or an array of numbers would be right"),
            Map.entry(Tree.Kind.TRY, "try; a test before the operation would be right"),
            Map.entry(Tree.Kind.THROW, "throw; a return would be right"),
            Map.entry(Tree.Kind.SYNCHRONIZED, "a lock; a kernel runs alone and needs none"),
            Map.entry(Tree.Kind.ASSERT, "assert; an if would be right"),
            Map.entry(Tree.Kind.INSTANCE_OF, "instanceof; a number or an enumeration would be right"),
            Map.entry(Tree.Kind.STRING_LITERAL, "a text; numbers would be right"),
            Map.entry(Tree.Kind.CHAR_LITERAL, "a character; a number would be right"),
            Map.entry(Tree.Kind.NULL_LITERAL, "null; a number would be right"),
            Map.entry(Tree.Kind.PARAMETERIZED_TYPE, "a generic type; an array of numbers would be right"),
            Map.entry(Tree.Kind.ANNOTATION, "an annotation; none would be right"),
            Map.entry(Tree.Kind.CLASS, "a type of its own; locals or an array would be right"),
            Map.entry(Tree.Kind.RECORD, "a type of its own; locals or an array would be right"),
            Map.entry(Tree.Kind.ENUM, "a type of its own; a whole number would be right"),
            Map.entry(Tree.Kind.INTERFACE, "a type of its own; a function would be right"),
            Map.entry(Tree.Kind.BINDING_PATTERN, "a pattern; a comparison would be right"),
            Map.entry(Tree.Kind.DECONSTRUCTION_PATTERN, "a pattern; a comparison would be right"),
            Map.entry(Tree.Kind.PATTERN_CASE_LABEL, "a pattern; a constant would be right"));
    private static final Set<String> PACKAGES = Set.of("java", "javax", "jdk", "sun", "com", "org", "javafx", "limber");

    private final String name;
    private final Compilation edited;
    private final CompilationUnitTree unit;
    private final Names known;

    private SourceCheck(String name, Compilation edited, Compilation own) {
        this.name = name;
        this.edited = edited;
        unit = edited.unit();
        known = Names.of(own.unit());
    }

    /// @param name of the file, for complaints
    /// @param own the source that is replaced
    /// @return the names of the types whose functions were changed, such as `Distance` or `ClothSkin.Tangents`
    /// @throws BadInput with line and column of what is refused
    static Set<String> changed(String name, Compilation edited, Compilation own) {
        return new SourceCheck(name, edited, own).run(own.unit());
    }

    private Set<String> run(CompilationUnitTree own) {
        var imports = new HashSet<String>();
        own.getImports().forEach(i -> imports.add(i.toString()));
        unit.getImports().stream().filter(i -> !imports.contains(i.toString())).findFirst().ifPresent(i -> {
            throw at(i, "an import; those of the file as it ships would be right");
        });
        var changed = new HashSet<String>();
        types("", unit.getTypeDecls(), own.getTypeDecls(), unit, changed);
        recursion(own);
        return changed;
    }

    /// Compares declarations with those of the same names in the source that ships.
    private void types(String path, List<? extends Tree> edited, List<? extends Tree> own, Tree around,
            Set<String> changed) {
        Map<String, Tree> before = members(own), now = members(edited);
        before.forEach((key, tree) -> {
            if (now.containsKey(key) || free(tree)) return;
            throw at(around, "'" + key + "' is missing; as it ships would be right");
        });
        now.forEach((key, tree) -> {
            Tree was = before.get(key);
            if (was != null && was.toString().equals(tree.toString())) return;
            if (tree instanceof MethodTree m && m.getParameters().isEmpty()
                    && before.containsKey(m.getName().toString()))
                throw at(m, m.getName() + "() reads a component of the record; as it ships would be right");
            if (tree instanceof ClassTree type) type(path, type, was, changed);
            else {
                member(tree);
                changed.add(path);
            }
        });
        before.keySet().stream().filter(key -> !now.containsKey(key)).findFirst().ifPresent(_ -> changed.add(path));
    }

    private void type(String path, ClassTree type, Tree was, Set<String> changed) {
        if (!(was instanceof ClassTree before))
            throw at(type, INSTEAD.getOrDefault(type.getKind(), "a type of its own; none would be right"));
        if (!head(type).equals(head(before))) throw at(type,
                "the head of " + type.getSimpleName() + " differs; as it ships would be right: "
                        + head(before).strip());
        if (!fields(type).equals(fields(before))) throw at(type, "the components of " + type.getSimpleName()
                + " differ; as they ship would be right: " + String.join(", ", fields(before)));
        String here = path.isEmpty() ? type.getSimpleName().toString() : path + "." + type.getSimpleName();
        types(here, type.getMembers(), before.getMembers(), type, changed);
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

    private void member(Tree tree) {
        switch (tree) {
            case MethodTree m -> {
                if (m.getName().toString().contains("$"))
                    throw at(m, "$ in a name; a name without it would be right");
                if (m.getReturnType() == null) throw at(m, "a constructor; as it ships would be right");
                if (SAID.contains(m.getName().toString())) throw at(m, m.getName()
                        + "() is what the phase is known by; as it ships would be right");
                m.getModifiers().getAnnotations().stream()
                        .filter(a -> !a.getAnnotationType().toString().equals("Override")).findFirst()
                        .ifPresent(a -> {
                            throw at(a, INSTEAD.get(Tree.Kind.ANNOTATION));
                        });
                if (!m.getTypeParameters().isEmpty() || !m.getThrows().isEmpty()) throw at(m,
                        "a generic function, or one that throws; a plain one would be right");
                if (m.getBody() == null) throw at(m, "a function without a body; one with a body would be right");
                new Body().scan(m, null);
            }
            case VariableTree v -> {
                Set<Modifier> flags = v.getModifiers().getFlags();
                boolean number = v.getType() != null && v.getType().getKind() == Tree.Kind.PRIMITIVE_TYPE;
                if (!flags.contains(Modifier.STATIC) || !flags.contains(Modifier.FINAL) || !number) throw at(v,
                        "a field; a channel of the state, or a number that is static and final, would be right");
                new Body().scan(v, null);
            }
            default -> throw at(tree, "an initialiser of the class; none would be right");
        }
    }

    /// Functions that call themselves, also by way of others, could go on for ever. Functions of one name count as one;
    /// where that is so in the source that ships already, it is no fault.
    private void recursion(CompilationUnitTree own) {
        Map<String, Tree> before = recursive(own);
        recursive(unit).forEach((function, place) -> {
            if (!before.containsKey(function))
                throw at(place, function + "() calls itself; a loop would be right");
        });
    }

    private static Map<String, Tree> recursive(CompilationUnitTree unit) {
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
                    case MemberSelectTree called -> around.add(called.getIdentifier().toString());
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

    private BadInput at(Tree tree, String why) {
        long from = edited.trees().getSourcePositions().getStartPosition(unit, tree);
        LineMap lines = unit.getLineMap();
        return new BadInput(name + ":" + lines.getLineNumber(Math.max(0, from)) + ":"
                + lines.getColumnNumber(Math.max(0, from)) + ": " + why);
    }

    /// The names that the source that ships uses.
    ///
    /// @param types names that begin like a type
    /// @param called functions called of something, such as `of` in `s.of(POSITION)`
    /// @param own functions called without anything before them
    private record Names(Set<String> types, Set<String> called, Set<String> own) {
        static Names of(CompilationUnitTree unit) {
            var names = new Names(new HashSet<>(Functions.OWNERS), new HashSet<>(Set.of("of", "ints", "triangles")),
                    new HashSet<>());
            names.types.add("State");
            new TreeScanner<Void, Void>() {
                @Override public Void visitIdentifier(IdentifierTree node, Void v) {
                    names.types.add(node.getName().toString());
                    return null;
                }

                @Override public Void visitMethodInvocation(MethodInvocationTree call, Void v) {
                    switch (call.getMethodSelect()) {
                        case IdentifierTree i -> names.own.add(i.getName().toString());
                        case MemberSelectTree m -> names.called.add(m.getIdentifier().toString());
                        default -> {}
                    }
                    return super.visitMethodInvocation(call, v);
                }
            }.scan(unit, null);
            return names;
        }
    }

    /// What is called, without what may be long before it.
    private static String spoken(ExpressionTree select) {
        return switch (select) {
            case MemberSelectTree m when m.getExpression() instanceof IdentifierTree i ->
                    i.getName() + "." + m.getIdentifier();
            case MemberSelectTree m -> m.getIdentifier().toString();
            case IdentifierTree i -> i.getName().toString();
            default -> "what is computed";
        };
    }

    /// What stands in a function or behind a constant.
    private final class Body extends TreeScanner<Void, Void> {
        private final Set<String> functions = new HashSet<>(known.own), variables = new HashSet<>();

        Body() {
            new TreeScanner<Void, Void>() {
                @Override public Void visitMethod(MethodTree m, Void v) {
                    functions.add(m.getName().toString());
                    return super.visitMethod(m, v);
                }

                @Override public Void visitVariable(VariableTree node, Void v) {
                    variables.add(node.getName().toString());
                    return super.visitVariable(node, v);
                }
            }.scan(unit, null);
        }

        @Override public Void scan(Tree tree, Void v) {
            if (tree == null) return null;
            boolean override = tree.getKind() == Tree.Kind.ANNOTATION;
            if (!override && !ALLOWED.contains(tree.getKind())) throw at(tree, INSTEAD.getOrDefault(tree.getKind(),
                    "nothing that a kernel may do; arithmetic would be right"));
            return override ? null : super.scan(tree, v);
        }

        @Override public Void visitVariable(VariableTree node, Void v) {
            if (!node.getModifiers().getAnnotations().isEmpty()) throw at(node, INSTEAD.get(Tree.Kind.ANNOTATION));
            return super.visitVariable(node, v);
        }

        @Override public Void visitIdentifier(IdentifierTree node, Void v) {
            String word = node.getName().toString();
            boolean type = Character.isUpperCase(word.charAt(0)) && word.chars().anyMatch(Character::isLowerCase);
            if (type && !variables.contains(word) && !known.types.contains(word)) throw at(node,
                    word + "; arithmetic, Math and what the file as it ships uses would be right");
            if (PACKAGES.contains(word) && !variables.contains(word))
                throw at(node, "the name of a package; Math and what the file as it ships uses would be right");
            return null;
        }

        @Override public Void visitMemberSelect(MemberSelectTree node, Void v) {
            if (Set.of("class", "super").contains(node.getIdentifier().toString()))
                throw at(node, "." + node.getIdentifier() + "; arithmetic would be right");
            return super.visitMemberSelect(node, v);
        }

        @Override public Void visitNewArray(NewArrayTree node, Void v) {
            boolean nested = node.getDimensions().size() > 1
                    || node.getType() != null && node.getType().getKind() == Tree.Kind.ARRAY_TYPE
                    || node.getInitializers() != null
                            && node.getInitializers().stream().anyMatch(NewArrayTree.class::isInstance);
            if (nested) throw at(node, "an array of arrays; one array with an index of its own would be right");
            if (node.getType() != null && node.getType().getKind() != Tree.Kind.PRIMITIVE_TYPE)
                throw at(node, "an array of objects; an array of numbers would be right");
            return super.visitNewArray(node, v);
        }

        @Override public Void visitMethodInvocation(MethodInvocationTree call, Void v) {
            if (!call.getTypeArguments().isEmpty()) throw at(call, INSTEAD.get(Tree.Kind.PARAMETERIZED_TYPE));
            ExpressionTree select = call.getMethodSelect();
            boolean allowed = switch (select) {
                case IdentifierTree i -> functions.contains(i.getName().toString());
                case MemberSelectTree m when m.getExpression() instanceof IdentifierTree owner
                        && Functions.OWNERS.contains(owner.getName().toString()) ->
                        Functions.allowed(owner.getName().toString(), m.getIdentifier().toString());
                case MemberSelectTree m -> known.called.contains(m.getIdentifier().toString());
                default -> false;
            };
            if (!allowed)
                throw at(select,
                        "a call of " + spoken(select) + "; functions of this file, of Math, and those that the "
                                + "file as it ships calls would be right");
            return super.visitMethodInvocation(call, v);
        }
    }
}
