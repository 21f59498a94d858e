package limber.code;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/// A list of what a function of a kernel may contain, or the value of a constant: what computes. Whatever this list
/// does not allow is refused.
final class BodyCheck {
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
    /// What would be right in the place of what is refused.
    static final Map<Tree.Kind, String> INSTEAD = Map.ofEntries(
            Map.entry(Tree.Kind.LAMBDA_EXPRESSION, "a lambda; a loop would be right"),
            Map.entry(Tree.Kind.MEMBER_REFERENCE, "a reference to a function; a call would be right"),
            Map.entry(Tree.Kind.NEW_CLASS,
                    "a new object; locals, an array of numbers or a record of its own would be right"),
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
            Map.entry(Tree.Kind.CLASS, "a class of its own; a record would be right"),
            Map.entry(Tree.Kind.RECORD, "a record in a function; one beside the functions would be right"),
            Map.entry(Tree.Kind.ENUM, "an enumeration in a function; one beside the functions would be right"),
            Map.entry(Tree.Kind.INTERFACE, "an interface of its own; a function would be right"),
            Map.entry(Tree.Kind.BINDING_PATTERN, "a pattern; a comparison would be right"),
            Map.entry(Tree.Kind.DECONSTRUCTION_PATTERN, "a pattern; a comparison would be right"),
            Map.entry(Tree.Kind.PATTERN_CASE_LABEL, "a pattern; a constant would be right"));
    private static final Set<String> PACKAGES = Set.of("java", "javax", "jdk", "sun", "com", "org", "javafx", "limber");

    private final Compilation edited;
    private final Names known;
    private final OwnNames own;

    /// @param types those that the edited source declares of its own
    /// @param ships the source that is replaced: what it uses is allowed
    BodyCheck(Compilation edited, OwnNames types, CompilationUnitTree ships) {
        this.edited = edited;
        own = types;
        known = Names.of(ships);
    }

    /// Whether the source that ships speaks of a type.
    boolean knows(String type) {
        return known.types.contains(type);
    }

    /// @param declared a function or a constant
    /// @throws limber.engine.text.BadInput with line and column of what is refused
    void check(Tree declared) {
        new Body().scan(declared, null);
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
            }.scan(edited.unit(), null);
        }

        @Override public Void scan(Tree tree, Void v) {
            if (tree == null) return null;
            boolean override = tree.getKind() == Tree.Kind.ANNOTATION;
            boolean allowed = override || tree instanceof NewClassTree made && own.makes(made);
            if (!allowed && !ALLOWED.contains(tree.getKind()))
                throw edited.refused(tree, INSTEAD.getOrDefault(tree.getKind(),
                        "nothing that a kernel may do; arithmetic would be right"));
            return override ? null : super.scan(tree, v);
        }

        @Override public Void visitVariable(VariableTree node, Void v) {
            if (!node.getModifiers().getAnnotations().isEmpty())
                throw edited.refused(node, INSTEAD.get(Tree.Kind.ANNOTATION));
            return super.visitVariable(node, v);
        }

        @Override public Void visitIdentifier(IdentifierTree node, Void v) {
            String word = node.getName().toString();
            boolean type = Character.isUpperCase(word.charAt(0)) && word.chars().anyMatch(Character::isLowerCase);
            if (type && !variables.contains(word) && !known.types.contains(word) && !own.types().contains(word))
                throw edited.refused(node,
                        word + "; arithmetic, Math and what the file as it ships uses would be right");
            if (PACKAGES.contains(word) && !variables.contains(word))
                throw edited.refused(node,
                        "the name of a package; Math and what the file as it ships uses would be right");
            return null;
        }

        @Override public Void visitMemberSelect(MemberSelectTree node, Void v) {
            if (Set.of("class", "super").contains(node.getIdentifier().toString()))
                throw edited.refused(node, "." + node.getIdentifier() + "; arithmetic would be right");
            return super.visitMemberSelect(node, v);
        }

        @Override public Void visitNewArray(NewArrayTree node, Void v) {
            boolean nested = node.getDimensions().size() > 1
                    || node.getType() != null && node.getType().getKind() == Tree.Kind.ARRAY_TYPE
                    || node.getInitializers() != null
                            && node.getInitializers().stream().anyMatch(NewArrayTree.class::isInstance);
            if (nested)
                throw edited.refused(node, "an array of arrays; one array with an index of its own would be right");
            if (node.getType() != null && node.getType().getKind() != Tree.Kind.PRIMITIVE_TYPE)
                throw edited.refused(node, "an array of objects; an array of numbers would be right");
            return super.visitNewArray(node, v);
        }

        @Override public Void visitMethodInvocation(MethodInvocationTree call, Void v) {
            if (!call.getTypeArguments().isEmpty())
                throw edited.refused(call, INSTEAD.get(Tree.Kind.PARAMETERIZED_TYPE));
            ExpressionTree select = call.getMethodSelect();
            boolean allowed = switch (select) {
                case IdentifierTree i -> functions.contains(i.getName().toString());
                case MemberSelectTree m when m.getExpression() instanceof IdentifierTree owner
                        && Functions.OWNERS.contains(owner.getName().toString()) ->
                        Functions.allowed(owner.getName().toString(), m.getIdentifier().toString());
                case MemberSelectTree m -> known.called.contains(m.getIdentifier().toString())
                        || own.called().contains(m.getIdentifier().toString());
                default -> false;
            };
            if (!allowed)
                throw edited.refused(select,
                        "a call of " + spoken(select) + "; functions of this file, of Math, and those that the "
                                + "file as it ships calls would be right");
            return super.visitMethodInvocation(call, v);
        }
    }
}
