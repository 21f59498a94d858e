package limber.presentation.words;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.tools.ToolProvider;

/// The refusals that the source makes, found in its syntax trees: the texts that flow into the constructor of an
/// exception for a user, followed through parameters, variables, fields, results and concatenations.
final class MadeRefusals {
    /// The exceptions whose message a user reads.
    private static final Set<String> TOLD = Set.of("limber.engine.text.BadInput",
            "limber.expression.ExpressionFault", "limber.ask.SweepFault", "limber.cli.option.CommandFailure",
            "limber.engine.OperationStopped", "limber.engine.run.OperationFailure", "limber.engine.MeasureFailure",
            "picocli.CommandLine.ParameterException", "picocli.CommandLine.TypeConversionException",
            "java.io.IOException");
    /// Methods that show a text to a user, or return one that is shown.
    private static final Set<String> SHOWING = Set.of("limber.cli.option.Complaints.say",
            "limber.ui.scene.CodeEditing.refused", "limber.ui.preferences.PreferencesFile.what",
            "limber.ui.preferences.PreferencesFile.setAside");
    /// Methods whose result is the text of a user, whatever was passed in.
    private static final Set<String> QUOTED = Set.of("limber.engine.text.BadInput.brief");
    /// Classes of Java through which texts pass unchanged or joined.
    private static final Set<String> PASSING = Set.of("java.util.Optional", "java.util.List", "java.util.Map",
            "java.util.Collection", "java.util.stream.Stream", "java.util.stream.Collectors", "java.lang.String",
            "java.util.Objects", "java.util.function.Function", "java.util.function.Supplier");
    /// Methods whose result has nothing of what they are called on.
    private static final Set<String> MAPPING = Set.of("map", "flatMap", "mapToObj");
    private static final Pattern PLACE = Pattern.compile("%[-+ 0,#]*\\d*(?:\\.\\d+)?[a-zA-Z]|%n|%%");
    private static final int MOST = 24;

    /// A part of a text: letters, or what is filled in.
    sealed interface Part {
        record Letters(String text) implements Part {}

        /// @param from what flows in here; empty for a value
        record Hole(Optional<Key> from) implements Part {}
    }

    /// A text of the source with its holes.
    record Variant(List<Part> parts, String place) {
        static Variant of(String text, String place) {
            return new Variant(text.isEmpty() ? List.of() : List.of(new Part.Letters(text)), place);
        }

        Variant then(Variant next) {
            var all = new ArrayList<>(parts);
            for (Part part : next.parts)
                if (part instanceof Part.Letters b && !all.isEmpty() && all.getLast() instanceof Part.Letters a)
                    all.set(all.size() - 1, new Part.Letters(a.text() + b.text()));
                else all.add(part);
            return new Variant(List.copyOf(all), place);
        }

        /// As the catalogue has it: `{0} is not a number`.
        String pattern() {
            var text = new StringBuilder();
            int hole = 0;
            for (Part part : parts)
                text.append(part instanceof Part.Letters l ? l.text() : "{" + hole++ + "}");
            return text.toString();
        }

        /// Whether nothing but a hole is there.
        boolean bare() {
            return parts.size() == 1 && parts.getFirst() instanceof Part.Hole;
        }

        /// The letters, with a zero for each hole.
        String letters() {
            var text = new StringBuilder();
            for (Part part : parts)
                text.append(part instanceof Part.Letters l ? l.text() : "\0");
            return text.toString();
        }
    }

    /// A place of the program through which texts flow.
    sealed interface Key {
        record Argument(ExecutableElement method, int index) implements Key {}
        record Result(ExecutableElement method) implements Key {}
        record Variable(VariableElement variable) implements Key {}
        record Written(Tree tree, TreePath path) implements Key {
            @Override public boolean equals(Object o) {
                return o instanceof Written w && w.tree == tree;
            }

            @Override public int hashCode() {
                return System.identityHashCode(tree);
            }
        }
    }

    private final Trees trees;
    private final Map<Element, List<TreePath>> calls = new LinkedHashMap<>();
    private final Map<Element, TreePath> methods = new LinkedHashMap<>();
    private final Map<String, List<ExecutableElement>> byName = new LinkedHashMap<>();
    private final Map<Element, List<TreePath>> values = new LinkedHashMap<>();
    private final SequencedMap<Key, List<Variant>> texts = new LinkedHashMap<>();
    private final JavacTask task;

    private MadeRefusals(JavacTask task, Iterable<? extends CompilationUnitTree> units) {
        this.task = task;
        trees = Trees.instance(task);
        for (CompilationUnitTree unit : units) new Index().scan(unit, null);
    }

    /// Reads all of the source.
    static MadeRefusals of(Path folder) throws IOException {
        var compiler = ToolProvider.getSystemJavaCompiler();
        try (var files = compiler.getStandardFileManager(null, null, null); Stream<Path> all = Files.walk(folder)) {
            List<Path> sources = all.filter(f -> f.toString().endsWith(".java")
                    && !f.getFileName().toString().equals("package-info.java")).sorted().toList();
            var task = (JavacTask) compiler.getTask(null, files, _ -> {}, List.of("-proc:none", "-classpath",
                    System.getProperty("java.class.path")), null, files.getJavaFileObjectsFromPaths(sources));
            var units = task.parse();
            task.analyze();
            var made = new MadeRefusals(task, units);
            made.follow();
            return made;
        }
    }

    /// The texts by the place of the program into which they flow.
    SequencedMap<Key, List<Variant>> texts() {
        return texts;
    }

    private void follow() {
        var open = new ArrayList<Key>();
        for (Element called : calls.keySet())
            if (called.getKind() == ElementKind.CONSTRUCTOR ? TOLD.contains(type(called))
                    : SHOWING.contains(type(called) + "." + called.getSimpleName())) {
                        var parameters = ((ExecutableElement) called).getParameters();
                        if (called.getKind() == ElementKind.METHOD)
                            open.add(new Key.Result((ExecutableElement) called));
                        for (int i = 0; i < parameters.size(); i++)
                            if (parameters.get(i).asType().toString().equals("java.lang.String"))
                                open.add(new Key.Argument((ExecutableElement) called, i));
                    }
        while (!open.isEmpty()) {
            Key key = open.removeLast();
            if (texts.containsKey(key)) continue;
            List<Variant> found = flowing(key);
            texts.put(key, found);
            for (Variant v : found)
                for (Part part : v.parts)
                    if (part instanceof Part.Hole h) h.from.ifPresent(open::add);
        }
    }

    private static String type(Element member) {
        return ((TypeElement) member.getEnclosingElement()).getQualifiedName().toString();
    }

    private List<Variant> flowing(Key key) {
        var found = new ArrayList<Variant>();
        switch (key) {
            case Key.Argument a -> {
                for (TreePath call : calls.getOrDefault(a.method, List.of())) {
                    List<? extends ExpressionTree> given = switch (call.getLeaf()) {
                        case MethodInvocationTree m -> m.getArguments();
                        case NewClassTree n -> n.getArguments();
                        default -> List.of();
                    };
                    int last = a.method.isVarArgs() && a.index == a.method.getParameters().size() - 1 ? given.size()
                            : Math.min(a.index + 1, given.size());
                    for (int i = a.index; i < last; i++) found.addAll(text(new TreePath(call, given.get(i))));
                }
            }
            case Key.Result r -> {
                for (ExecutableElement method : implementations(r.method)) {
                    TreePath path = methods.get(method);
                    if (path != null) returned(path).forEach(e -> found.addAll(text(e)));
                    else if (method.getEnclosingElement().getKind() == ElementKind.RECORD)
                        component(method).ifPresent(c -> found.add(hole(new Key.Variable(c), "")));
                }
            }
            case Key.Variable v -> {
                for (TreePath value : values.getOrDefault(v.variable, List.of())) found.addAll(text(value));
                Element owner = v.variable.getEnclosingElement();
                if (v.variable.getKind() == ElementKind.PARAMETER && owner instanceof ExecutableElement e
                        && e.getParameters().contains(v.variable)) // and none of a lambda
                    found.add(hole(new Key.Argument(e, e.getParameters().indexOf(v.variable)), ""));
                if (v.variable.getKind() == ElementKind.FIELD && owner.getKind() == ElementKind.RECORD)
                    canonical((TypeElement) owner, v.variable).ifPresent(k -> found.add(hole(k, "")));
            }
            case Key.Written w -> found.addAll(inside(w.path));
        }
        return found;
    }

    private static Variant value(String place) {
        return new Variant(List.of(new Part.Hole(Optional.empty())), place);
    }

    private static Variant hole(Key key, String place) {
        return new Variant(List.of(new Part.Hole(Optional.of(key))), place);
    }

    private Optional<VariableElement> component(ExecutableElement accessor) {
        return accessor.getEnclosingElement().getEnclosedElements().stream()
                .filter(e -> e.getKind() == ElementKind.FIELD && e.getSimpleName().equals(accessor.getSimpleName()))
                .map(VariableElement.class::cast).findFirst();
    }

    private Optional<Key> canonical(TypeElement record, VariableElement field) {
        List<? extends Element> components = record.getRecordComponents();
        for (int i = 0; i < components.size(); i++)
            if (components.get(i).getSimpleName().equals(field.getSimpleName()))
                for (Element e : record.getEnclosedElements())
                    if (e.getKind() == ElementKind.CONSTRUCTOR && e instanceof ExecutableElement c
                            && c.getParameters().size() == components.size()
                            && c.getParameters().get(i).getSimpleName().equals(field.getSimpleName()))
                        return Optional.of(new Key.Argument(c, i));
        return Optional.empty();
    }

    private List<ExecutableElement> implementations(ExecutableElement method) {
        var all = new ArrayList<ExecutableElement>();
        all.add(method);
        for (ExecutableElement other : byName.getOrDefault(method.getSimpleName().toString(), List.of()))
            if (other != method && other.getEnclosingElement() instanceof TypeElement in
                    && task.getElements().overrides(other, method, in))
                all.add(other);
        return all;
    }

    private List<TreePath> returned(TreePath method) {
        var found = new ArrayList<TreePath>();
        new TreePathScanner<Void, Void>() {
            @Override public Void visitLambdaExpression(LambdaExpressionTree tree, Void none) {
                return null;
            }

            @Override public Void visitClass(ClassTree tree, Void none) {
                return null;
            }

            @Override public Void visitReturn(ReturnTree tree, Void none) {
                if (tree.getExpression() != null) found.add(new TreePath(getCurrentPath(), tree.getExpression()));
                return null;
            }
        }.scan(new TreePath(method, ((MethodTree) method.getLeaf()).getBody() == null ? method.getLeaf()
                : ((MethodTree) method.getLeaf()).getBody()), null);
        return found;
    }

    /// The texts that an expression can be.
    private List<Variant> text(TreePath path) {
        String place = place(path);
        return switch (path.getLeaf()) {
            case LiteralTree l -> List.of(l.getValue() == null ? Variant.of("", place)
                    : Variant.of(String.valueOf(l.getValue()), place));
            case ParenthesizedTree p -> text(new TreePath(path, p.getExpression()));
            case BinaryTree b when b.getKind() == Tree.Kind.PLUS && string(trees.getTypeMirror(path)) -> cross(
                    brief(new TreePath(path, b.getLeftOperand())), brief(new TreePath(path, b.getRightOperand())),
                    path);
            case ConditionalExpressionTree c -> both(text(new TreePath(path, c.getTrueExpression())),
                    text(new TreePath(path, c.getFalseExpression())));
            case SwitchExpressionTree s -> branches(path, s);
            case TypeCastTree c -> text(new TreePath(path, c.getExpression()));
            case IdentifierTree _,MemberSelectTree _ -> named(path, place);
            case MethodInvocationTree m -> call(path, m, place);
            case NewClassTree _,NewArrayTree _,LambdaExpressionTree _,MemberReferenceTree _ -> List.of(
                    hole(new Key.Written(path.getLeaf(), path), place));
            default -> List.of(value(place));
        };
    }

    /// The texts of a part of a concatenation; one hole for many.
    private List<Variant> brief(TreePath path) {
        List<Variant> all = text(path);
        return all.size() <= 6 || path.getLeaf() instanceof BinaryTree ? all
                : List.of(hole(new Key.Written(path.getLeaf(), path), place(path)));
    }

    private List<Variant> cross(List<Variant> left, List<Variant> right, TreePath path) {
        if (left.size() * right.size() > MOST)
            throw new IllegalStateException(place(path) + ": too many variants");
        var all = new ArrayList<Variant>();
        for (Variant a : left)
            for (Variant b : right) all.add(a.then(b));
        return all;
    }

    private static List<Variant> both(List<Variant> a, List<Variant> b) {
        return Stream.concat(a.stream(), b.stream()).distinct().toList();
    }

    private List<Variant> branches(TreePath path, SwitchExpressionTree s) {
        var all = new ArrayList<Variant>();
        for (CaseTree c : s.getCases()) {
            TreePath at = new TreePath(path, c);
            if (c.getBody() instanceof ExpressionTree e) all.addAll(text(new TreePath(at, e)));
            else new TreePathScanner<Void, Void>() {
                @Override public Void visitYield(YieldTree y, Void none) {
                    all.addAll(text(new TreePath(getCurrentPath(), y.getValue())));
                    return null;
                }
            }.scan(at, null);
        }
        return all;
    }

    private List<Variant> named(TreePath path, String place) {
        Element element = trees.getElement(path);
        if (!(element instanceof VariableElement v) || v.getKind() == ElementKind.ENUM_CONSTANT)
            return List.of(typed(path, place));
        if (v.getConstantValue() != null) return List.of(Variant.of(String.valueOf(v.getConstantValue()), place));
        return texts(v.asType()) ? List.of(hole(new Key.Variable(v), place)) : List.of(typed(path, place));
    }

    /// A value, or what its class writes of it.
    private Variant typed(TreePath path, String place) {
        TypeMirror type = trees.getTypeMirror(path);
        if (type instanceof DeclaredType d && d.asElement() instanceof TypeElement of)
            for (Element e : of.getEnclosedElements())
                if (e instanceof ExecutableElement m && m.getSimpleName().contentEquals("toString")
                        && m.getParameters().isEmpty() && methods.containsKey(m))
                    return hole(new Key.Result(m), place);
        return value(place);
    }

    private static boolean string(TypeMirror type) {
        return type != null && type.toString().equals("java.lang.String");
    }

    /// Whether a type may hold texts.
    private static boolean texts(TypeMirror type) {
        return type != null && type.getKind() != TypeKind.ERROR && type.toString().replaceAll("@\\S+ ", "")
                .matches(".*java\\.lang\\.(String|Object).*");
    }

    /// The texts that a call returns.
    private List<Variant> call(TreePath path, MethodInvocationTree m, String place) {
        if (!(trees.getElement(path) instanceof ExecutableElement method))
            return List.of(value(place));
        String name = type(method) + "." + method.getSimpleName();
        if (QUOTED.contains(name)) return List.of(value(place));
        if (name.equals("java.lang.String.formatted") && m.getMethodSelect() instanceof MemberSelectTree s)
            return formatted(text(new TreePath(new TreePath(path, s), s.getExpression())), path, m.getArguments());
        if (name.equals("java.lang.String.format")) {
            boolean locale = !string(trees.getTypeMirror(new TreePath(path, m.getArguments().getFirst())));
            int from = locale ? 1 : 0;
            return formatted(text(new TreePath(path, m.getArguments().get(from))), path,
                    m.getArguments().subList(from + 1, m.getArguments().size()));
        }
        if (name.startsWith("limber.")) {
            if (!texts(method.getReturnType())) return List.of(typed(path, place));
            return List.of(hole(new Key.Result(method), place));
        }
        if (name.equals("java.lang.String.valueOf") && m.getArguments().size() == 1)
            return text(new TreePath(path, m.getArguments().getFirst()));
        if (PASSING.contains(type(method)) && texts(trees.getTypeMirror(path)))
            return List.of(hole(new Key.Written(m, path), place));
        return List.of(value(place));
    }

    private List<Variant> formatted(List<Variant> forms, TreePath path, List<? extends ExpressionTree> given) {
        var all = new ArrayList<Variant>();
        for (Variant form : forms) {
            List<Variant> filled = List.of(new Variant(List.of(), form.place));
            int next = 0;
            for (Part part : form.parts) {
                if (!(part instanceof Part.Letters letters)) {
                    Variant one = new Variant(List.of(part), form.place);
                    filled = filled.stream().map(v -> v.then(one)).toList();
                    continue;
                }
                Matcher at = PLACE.matcher(letters.text());
                int end = 0;
                while (at.find()) {
                    Variant before = Variant.of(letters.text().substring(end, at.start()), form.place);
                    filled = filled.stream().map(v -> v.then(before)).toList();
                    end = at.end();
                    if (at.group().equals("%%") || at.group().equals("%n")) {
                        filled = filled.stream().map(v -> v.then(Variant.of("%", form.place))).toList();
                        continue;
                    }
                    if (next < given.size())
                        filled = cross(filled, brief(new TreePath(path, given.get(next++))), path);
                }
                Variant rest = Variant.of(letters.text().substring(end), form.place);
                filled = filled.stream().map(v -> v.then(rest)).toList();
            }
            all.addAll(filled);
        }
        return all;
    }

    /// The texts inside of an expression through which they pass: of its receiver, its arguments, its lambdas.
    private List<Variant> inside(TreePath path) {
        var all = new ArrayList<Variant>();
        switch (path.getLeaf()) {
            case MethodInvocationTree m -> {
                if (m.getMethodSelect() instanceof MemberSelectTree s
                        && !MAPPING.contains(s.getIdentifier().toString())
                        && trees.getElement(new TreePath(new TreePath(path, s), s.getExpression())) instanceof Element e
                        && !(e instanceof TypeElement))
                    all.addAll(text(new TreePath(new TreePath(path, s), s.getExpression())));
                if (!m.getMethodSelect().toString().endsWith(".orElseThrow")) // that is a refusal of its own
                    for (ExpressionTree a : m.getArguments()) all.addAll(text(new TreePath(path, a)));
            }
            case NewClassTree n -> {
                for (ExpressionTree a : n.getArguments())
                    if (texts(trees.getTypeMirror(new TreePath(path, a)))) all.addAll(text(new TreePath(path, a)));
            }
            case NewArrayTree n -> {
                if (n.getInitializers() != null)
                    for (ExpressionTree a : n.getInitializers()) all.addAll(text(new TreePath(path, a)));
            }
            case LambdaExpressionTree l -> {
                if (l.getBody() instanceof ExpressionTree e) all.addAll(text(new TreePath(path, e)));
                else new TreePathScanner<Void, Void>() {
                    @Override public Void visitReturn(ReturnTree r, Void none) {
                        if (r.getExpression() != null)
                            all.addAll(text(new TreePath(getCurrentPath(), r.getExpression())));
                        return null;
                    }
                }.scan(new TreePath(path, l.getBody()), null);
            }
            case MemberReferenceTree _ -> {
                if (trees.getElement(path) instanceof ExecutableElement e && type(e).startsWith("limber.")
                        && texts(e.getReturnType()))
                    all.add(hole(new Key.Result(e), place(path)));
            }
            case SwitchExpressionTree s -> all.addAll(branches(path, s));
            default -> all.addAll(text(path));
        }
        all.removeIf(v -> v.bare() && v.parts.getFirst() instanceof Part.Hole(Optional<Key> from)
                && from.filter(k -> k instanceof Key.Written w && w.tree == path.getLeaf()).isPresent());
        return all;
    }

    private String place(TreePath path) {
        CompilationUnitTree unit = path.getCompilationUnit();
        long start = trees.getSourcePositions().getStartPosition(unit, path.getLeaf());
        String file = unit.getSourceFile().toUri().getPath().replaceAll(".*/src/main/java/", "");
        return file + ":" + (start < 0 ? 0 : unit.getLineMap().getLineNumber(start));
    }

    /// Reads where each method is called, and what each variable is set to.
    private final class Index extends TreePathScanner<Void, Void> {
        @Override public Void visitMethodInvocation(MethodInvocationTree tree, Void none) {
            called();
            return super.visitMethodInvocation(tree, none);
        }

        @Override public Void visitNewClass(NewClassTree tree, Void none) {
            called();
            return super.visitNewClass(tree, none);
        }

        private void called() {
            Element element = trees.getElement(getCurrentPath());
            if (element != null) calls.computeIfAbsent(element, _ -> new ArrayList<>()).add(getCurrentPath());
        }

        @Override public Void visitMethod(MethodTree tree, Void none) {
            if (trees.getElement(getCurrentPath()) instanceof ExecutableElement e) {
                if (tree.getBody() != null) methods.put(e, getCurrentPath());
                byName.computeIfAbsent(e.getSimpleName().toString(), _ -> new ArrayList<>()).add(e);
            }
            return super.visitMethod(tree, none);
        }

        @Override public Void visitVariable(VariableTree tree, Void none) {
            if (tree.getInitializer() != null) set(getCurrentPath(), tree.getInitializer());
            return super.visitVariable(tree, none);
        }

        @Override public Void visitAssignment(AssignmentTree tree, Void none) {
            set(new TreePath(getCurrentPath(), tree.getVariable()), tree.getExpression());
            return super.visitAssignment(tree, none);
        }

        @Override public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void none) {
            set(new TreePath(getCurrentPath(), tree.getVariable()), tree.getExpression());
            return super.visitCompoundAssignment(tree, none);
        }

        private void set(TreePath variable, ExpressionTree value) {
            Element element = trees.getElement(variable);
            if (element != null) values.computeIfAbsent(element, _ -> new ArrayList<>())
                    .add(new TreePath(getCurrentPath(), value));
        }
    }
}
