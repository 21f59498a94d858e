package limber.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.Within;
import limber.engine.model.Model;
import limber.engine.run.OperationFailure;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Kernel;
import limber.engine.text.BadInput;
import limber.models.Catalog;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Kernels that try to get out, to keep something, or never to end. Each is refused with its line.
class HostileKernelsTest {
    private static final Model ROPE = Catalog.model("rope");
    private static final String SHIPPED = JavaKernels.source(distance());
    /// A bound for what hangs, not a measurement: on an idle machine each takes less than two seconds.
    private static final Duration HANGS = Duration.ofSeconds(30);

    private static Set<String> threads;

    private static Class<?> distance() {
        return ROPE.schedule(ROPE.defaults()).phases().filter(p -> p.name().equals("distance")).findFirst()
                .orElseThrow()
                .getClass();
    }

    /// The compiler's first start is not counted: a window does it before anybody types.
    @BeforeAll
    static void warmUp() {
        ROPE.running(ROPE.defaults().with(read(SHIPPED.replace("double rest = reach", "double rest = 1 * reach"))));
        threads = threads();
    }

    /// A thread that a kernel had begun would have the name that Java gives to one without a name.
    @AfterAll
    static void nothingIsLeft() {
        Set<String> left = threads();
        left.removeAll(threads);
        assertEquals(Set.of(), left);
        assertFalse(Files.exists(Path.of("hostile")));
    }

    private static Set<String> threads() {
        return Thread.getAllStackTraces().keySet().stream().map(Thread::getName)
                .filter(name -> name.startsWith("Thread-"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Kernel read(String text) {
        return JavaKernels.read("Distance.java", text, ROPE);
    }

    private static String refusal(String text) {
        return Within.processor(HANGS, () -> assertThrows(BadInput.class, () -> read(text))).getMessage();
    }

    private static String before(String line, String added) {
        assertTrue(SHIPPED.contains(line));
        return SHIPPED.replace(line, added + " " + line);
    }

    private static int lineOf(String text) {
        return (int) SHIPPED.substring(0, SHIPPED.indexOf(text)).lines().count() + 1;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '´', textBlock = """
            System.exit(3); ¦ System
            Runtime.getRuntime().halt(1); ¦ a call of halt
            java.lang.System.exit(3); ¦ a call of exit
            Thread.sleep(1000); ¦ Thread
            new Thread(() -> {}).start(); ¦ a call of start
            Thread.ofVirtual().start(null); ¦ a call of start
            Runnable r = () -> {}; ¦ Runnable
            Object o = this; ¦ Object
            Class<?> c = Distance.class; ¦ a generic type
            var c = Distance.class; ¦ .class
            getClass(); ¦ a call of getClass
            this.getClass(); ¦ a call of this.getClass
            this.wait(); ¦ a call of this.wait
            notifyAll(); ¦ a call of notifyAll
            hashCode(); ¦ a call of hashCode
            String s = "x"; ¦ a text
            var s = "x" + stick; ¦ a text
            new java.io.File("hostile").delete(); ¦ a call of delete
            java.nio.file.Files.exists(null); ¦ a call of exists
            try { a = b; } catch (RuntimeException e) { } ¦ try
            try { a = b; } finally { a = 0; } ¦ try
            throw new IllegalStateException(); ¦ throw
            throw null; ¦ throw
            synchronized (this) { a = b; } ¦ a lock
            assert a == b; ¦ assert
            if (order instanceof Sweep) a = b; ¦ instanceof
            double[][] x = new double[3][3]; ¦ an array of arrays
            double[][] x = {{1}}; ¦ an array of arrays
            var x = new double[9][]; ¦ an array of arrays
            var x = new String[9]; ¦ an array of objects
            Object[] x = null; ¦ Object
            var x = new Object(); ¦ a new object
            var x = new Distance(order, half, closest, reach); ¦ a new object
            class Inner { } ¦ a class of its own
            record Inner(int i) { } ¦ a record in a function
            enum Inner { A } ¦ an enumeration in a function
            interface Inner { } ¦ an interface of its own
            switch ("x") { case "x" -> a = b; default -> a = 0; } ¦ a text
            switch (order) { case Sweep x when half -> a = b; default -> a = 0; } ¦ a pattern
            Math.random(); ¦ a call of Math.random
            StrictMath.random(); ¦ a call of StrictMath.random
            Math.abs(java.util.concurrent.ThreadLocalRandom.current().nextDouble()); ¦ a call of nextDouble
            Sweep.valueOf("FORWARD"); ¦ a call of Sweep.valueOf
            Sweep.values(); ¦ a call of Sweep.values
            order.describeConstable(); ¦ a call of order.describeConstable
            order.getDeclaringClass().getClassLoader(); ¦ a call of getClassLoader
            order.name(); ¦ a call of order.name
            order.wait(); ¦ a call of order.wait
            double x = (double) (Object) 1.0; ¦ Object
            Double x = 1.0; ¦ a call of Double.valueOf
            Integer x = 1; ¦ Integer
            var x = (Runnable & java.io.Serializable) null; ¦ nothing that a kernel may do
            var f = (java.util.function.Supplier<Distance>) null; ¦ a generic type
            java.util.function.IntUnaryOperator f = i -> i; ¦ the name of a package
            Process p = null; ¦ Process
            ProcessBuilder p = null; ¦ ProcessBuilder
            ClassLoader l = null; ¦ ClassLoader
            @SuppressWarnings("all") int z = 0; ¦ an annotation
            for (var x : java.util.List.of(1)) a = b; ¦ the name of a package
            State s = null; ¦ null
            limber.engine.Clock.fixed(1, 1); ¦ a call of fixed
            RopeChannels.class.getName(); ¦ a call of getName
            Catalog.MODELS.clear(); ¦ a call of clear
            POSITION.name(); ¦ a call of POSITION.name
            closest(null); ¦ null
            var s = java.time.Instant.MAX; ¦ the name of a package
            char c = 'x'; ¦ a character
            var u = (int) '\\u0041'; ¦ \\u
            """)
    void statements(String statement, String expected) {
        String at = "double length = Math.sqrt", told = refusal(before(at, statement));
        assertTrue(told.startsWith("Distance.java:" + (lineOf(at) - 1) + ":"), told);
        assertTrue(told.contains(expected), told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '´', textBlock = """
            static { System.exit(3); } ¦ an initialiser
            static { } ¦ an initialiser
            int size$counted(State s) { return 1; } ¦ $ in a name
            public double closest() { while (true) { } } ¦ closest() reads a component
            public boolean independent(int n) { while (true) { } } ¦ is what the phase is known by
            static int counter = 0; ¦ a field
            static double[] kept = new double[9]; ¦ a field
            static final double[] KEPT = new double[9]; ¦ a field
            static final Thread T = new Thread(); ¦ a field
            static final double X = Math.random(); ¦ a call of Math.random
            static final double X = System.nanoTime(); ¦ System
            Distance { System.exit(3); } ¦ a constructor
            Distance(int i) { this(null, true, 0, 1); } ¦ a constructor
            @Override public String toString() { return null; } ¦ null
            @Deprecated void f() { } ¦ an annotation
            <T> void f() { } ¦ a generic function
            void f() throws Exception { } ¦ a generic function
            native void f(); ¦ without a body
            synchronized void f() { synchronized (this) { } } ¦ a lock
            int f(int n) { return f(n - 1); } ¦ calls itself
            int f(int n) { return g(n); } int g(int n) { return f(n); } ¦ calls itself
            int f(int n) { return this.f(n - 1); } ¦ a call of this.f
            interface Inner { void f(); } ¦ an interface of its own
            interface Inner { default void f() { System.exit(3); } } ¦ an interface of its own
            @interface Inner { } ¦ a type of its own
            class Inner extends Thread { } ¦ a class of its own
            record Own(int i) { static { System.exit(3); } } ¦ an initialiser of the class
            record Own(int i) { static int kept = 0; } ¦ a field
            record Own(int i) { static double[] kept = new double[9]; } ¦ a field
            record Own(int i) { static final Own KEPT = new Own(1); } ¦ a field
            record Own(int i) { Own { System.exit(3); } } ¦ a constructor
            record Own(int i) { Own { while (true) { } } } ¦ a constructor
            record Own(int i) { Own(int i) { this.i = i; } } ¦ a constructor
            record Own(int i) { Own(double d) { this(3); } } ¦ a constructor
            record Own(int i) { public int i() { return 3; } } ¦ i() reads a component
            record Own(int i) { int f() { return Runtime.getRuntime().availableProcessors(); } } ¦ a call of avail
            record Own(int i) { int f() { return f(); } } ¦ calls itself
            record Own(int i) { int f(Own o) { return o.g(this); } int g(Own o) { return o.f(this); } } ¦ calls itself
            record Own(int i) { native int f(); } ¦ without a body
            record Own(int i) { <T> int f() { return 1; } } ¦ a generic function
            record Own(int i) { record Inner(int i) { } } ¦ a type inside of Own
            record Own(int i) { @Override public boolean equals(Object o) { return true; } } ¦ Object
            record Own(int i) { @Override public String toString() { return null; } } ¦ null
            record Own(int i) implements Runnable { public void run() { } } ¦ an interface
            record Own(int i) implements java.io.Serializable { } ¦ an interface
            record Own<T>(int i) { } ¦ a type parameter
            record Own<T extends Comparable<Own<Own<T>>>>(T t) { } ¦ a type parameter
            @Deprecated record Own(int i) { } ¦ an annotation
            record Own(@Deprecated int i) { } ¦ an annotation
            record Own(Own next) { } ¦ a component that is no number
            record Own(double[][] all) { } ¦ a component that is no number
            record Own(Thread t) { } ¦ a component that is no number
            record Own(State s) { } ¦ a component that is no number
            record Own(Sweep order) { } ¦ a component that is no number
            record Own(int $i) { } ¦ $ in a name
            record Own$1(int i) { } ¦ is taken
            record State(int i) { } ¦ is taken
            record Math(int i) { static double random() { return 1; } } ¦ is taken
            record Exact(int i) { static double sin(double a) { while (true) { } } } ¦ is taken
            enum Own { A { int f() { return 1; } }; int f() { return 0; } } ¦ A has numbers or functions
            enum Own { A(1); Own(int i) { } } ¦ A has numbers or functions
            enum Own { A; Own() { System.exit(3); } } ¦ a constructor
            enum Own { A; int kept; } ¦ a field of an enumeration
            enum Own { A; static int kept; } ¦ a field
            enum Own { A; static { System.exit(3); } } ¦ an initialiser of the class
            enum Own implements Runnable { A; public void run() { } } ¦ an interface
            void f(Thread... all) { } ¦ Thread
            java.util.List<String> f() { return null; } ¦ a generic type
            """)
    void members(String member, String expected) {
        String at = "private static final double COINCIDENT", told = refusal(before(at, member));
        assertTrue(told.startsWith("Distance.java:" + (lineOf(at) - 1) + ":"), told);
        assertTrue(told.contains(expected), told);
    }

    /// What the first check cannot know, and the second one finds.
    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '´', textBlock = """
            int i = new Own(1).hashCode(); ¦ a call of Distance$Own.hashCode
            boolean b0 = new Own(1).equals(new Own(1)); ¦ a call of Distance$Own.equals
            boolean b0 = Kind.A.equals(Kind.A); ¦ a call of Distance$Kind.equals
            int i = Kind.A.compareTo(Kind.A); ¦ a call of Distance$Kind.compareTo
            for (var k : Kind.values()) { } ¦ a call of Distance$Kind.values
            double d = Own.X; ¦ the field X
            """)
    void ownTypesDoNothingByThemselves(String statement, String expected) {
        String at = "double length = Math.sqrt", names = "equals hashCode compareTo values";
        String calls = Stream.of(names.split(" ")).map(n -> "static int " + n + "(double " + n + ") { return 1; } ")
                .collect(Collectors.joining());
        String text = before("private void correct", "enum Kind { A } record Own(int i) { static final double X = "
                + "f(1); static double f(double d) { while (true) { } } " + calls + "}");
        String told = refusal(text.replace(at, statement + " " + at));
        assertTrue(told.startsWith("Distance.java:" + (lineOf(at) - 1) + ":"), told);
        assertTrue(told.contains(expected), told);
    }

    static Stream<Arguments> files() {
        String deep = "(".repeat(3000) + "a" + ")".repeat(3000), call = "double length = Math.sqrt";
        return Stream.of(
                Arguments.of("", "1:1: a line such as 'package limber.models.rope;' is missing"),
                Arguments.of("package limber.models.rope;", "1:1: it is no file of the rope"),
                Arguments.of("package limber.models.rope; record Unheard(int i) {}", "1:1: it is no file of the rope"),
                Arguments.of("package java.lang; record String(int i) {}", "it is no file of the rope"),
                Arguments.of(SHIPPED + " ".repeat(SourceLimits.LENGTH), "at most 100000 would be right"),
                Arguments.of(before(call, "a = " + deep + ";"), "brackets 65 deep"),
                Arguments.of(before(call, "if (half) {".repeat(500) + "}".repeat(500)), "brackets 65 deep"),
                Arguments.of(before(call, "a = " + "1+".repeat(9000) + "1;"), "more than 400 operators"),
                Arguments.of(before(call, "a = " + "- ".repeat(9000) + "1;"), "more than 400 operators"),
                Arguments.of(before(call, "a = " + "half ? 1 : ".repeat(2000) + "1;"), "more than 400 operators"),
                Arguments.of(before(call, "java.util.function.Supplier<Object> f = " + "() -> ".repeat(60) + "1;"),
                        "a generic type"),
                Arguments.of(before(call, "var f = " + "Map<".repeat(60) + "X" + ">".repeat(60) + ".of();"), ""),
                Arguments.of(before("record Distance", "import java.io.*;"), ""),
                Arguments.of(before("import limber.engine.Formula;", "import java.io.*;"), "an import"),
                Arguments.of(before("import limber.engine.Formula;", "import static java.lang.System.*;"), "an import"),
                Arguments.of(before("import limber.engine.Formula;", "import limber.math.exact.*;"), "an import"),
                Arguments.of(before("import limber.engine.Formula;", "import static limber.math.exact.Exact.*;"),
                        "an import"),
                Arguments.of(SHIPPED.replace("implements Phase", "implements Phase, Runnable"), "the head of Distance"),
                Arguments.of(SHIPPED.replace("int reach)", "int reach, Thread other)"),
                        "the components of Distance differ"),
                Arguments.of(SHIPPED.replace("Sweep order, boolean half", "boolean half, Sweep order"),
                        "the components of Distance differ"),
                Arguments.of(SHIPPED.replace("record Distance", "public record Distance"), "the head of Distance"),
                Arguments.of(SHIPPED.replace("return \"stick\"", "return \"stone\""), "is what the phase is known by"),
                Arguments.of(SHIPPED.replace("\"bend\"", "System.getenv(\"HOME\")"), "is what the phase is known by"),
                Arguments.of(SHIPPED + "class Other { static { System.exit(3); } }", "a type of its own"),
                Arguments.of(SHIPPED + "module hostile { }", ""),
                Arguments.of(SHIPPED + "/* never closed", "comment"),
                Arguments.of(before(call, "\u0000"), "a control character"),
                Arguments.of(before(call, "/* \u202e */"), "turns the direction of writing"),
                Arguments.of(before(call, "M\u0430th.abs(1);"), "M\u0430th"),
                Arguments.of(before(call, "// \\" + "u000a System.exit(3);\n"), "\\" + "u writes a character"),
                Arguments.of(before(call, "a = b"), "';' expected"),
                Arguments.of(SHIPPED.replace("residual / length", "residul / length"), "there is no variable residul"),
                Arguments.of(SHIPPED.replace("@Override public void run", "public void walk"), ""),
                Arguments.of(before(call, "int big = " + IntStream.range(0, 8000).mapToObj(i -> "1;\nint i" + i + " = ")
                        .collect(Collectors.joining()) + "1;"), "at most 100000 would be right"));
    }

    @ParameterizedTest
    @MethodSource("files")
    void files(String text, String expected) {
        String told = refusal(text);
        assertTrue(told.matches("Distance\\.java:\\d+:\\d+: .*"), told);
        assertTrue(told.contains(expected), told);
    }

    /// What compiles, and fails only while it runs.
    @Tag("wide")
    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '´', textBlock = """
            while (a >= 0) a = 3 * stick; ¦ has run 20,000,000 times
            for (; half || !half;) { } ¦ has run 20,000,000 times
            do { a = b; } while (a == b); ¦ has run 20,000,000 times
            again: for (int i = 0; i < 9; i++) { i = 0; continue again; } ¦ has run 20,000,000 times
            for (int i = 0; i < 100000; i++) for (int j = 0; j < 100000; j++) a = b; ¦ has run 20,000,000 times
            for (long i = 0; i < 1L << 60; i++) a = b; ¦ has run 20,000,000 times
            for (float f = 0; f < 1e9f; f++) a = b; ¦ has run 20,000,000 times
            double z = 0; while (!(z > 1)) z /= z; ¦ has run 20,000,000 times
            while (a >= 0) { switch (a % 2) { case 0: continue; default: a = 0; } } ¦ has run 20,000,000 times
            var all = new double[1 << 30]; ¦ an array of 1073741824 numbers
            for (int i = 0; i < 1 << 20; i++) { var some = new double[1000]; } ¦ an array of 1000 numbers
            var none = new int[-1]; ¦ an array of -1 numbers
            int z = 1 / (a - a); ¦ a whole number is divided by 0
            a = b % (b - b); ¦ a whole number is divided by 0
            a = Math.multiplyExact(65536, 65536); ¦ integer overflow
            var v = new Own(1, w); while (v.i() > 0) v = new Own(v.i(), w); ¦ a record of 4 numbers
            var v = new Own(1, new double[1 << 30]); ¦ an array of 1073741824 numbers
            new Own(1, w).forEver(); ¦ has run 20,000,000 times
            int n = new Own(0, w).divide(a); ¦ a whole number is divided by 0
            w[-1] = 0; ¦ the index -1 lies outside
            position[1 << 20] = 0; ¦ the index 1048576 lies outside
            """)
    void running(String statement, String expected) {
        String at = "double length = Math.sqrt", first = "private static final double COINCIDENT";
        String own = "record Own(int i, double[] all) { void forEver() { while (true) { } } int divide(int n) "
                + "{ return n / i; } }";
        String told = failure(before(at, statement).replace(first, own + first));
        boolean inside = statement.startsWith("new Own") || statement.contains("divide");
        assertTrue(told.startsWith("Distance.java:" + (lineOf(inside ? first : at) - 1)
                + ": frame 1, substep 1, sweep 1, distance, element 0:"), told);
        assertTrue(told.contains(expected), told);
    }

    private static String failure(String text) {
        return Within.processor(HANGS, () -> {
            var timeline = new Timeline(ROPE);
            var run = new Run(timeline, timeline.root(ROPE.defaults().with(read(text)), List.of()));
            return assertThrows(OperationFailure.class, run::next);
        }).getMessage();
    }

    @Test
    void aFunctionThatCallsItself() {
        String told = refusal(before("double length = Math.sqrt", "correct(position, w, rests, tally, stick);"));
        assertEquals(
                "Distance.java:" + (lineOf("private void correct") - 1) + ":5: correct() calls itself; a loop would "
                        + "be right",
                told);
    }

    /// The name of a record's function must not hide the call of another one.
    @Test
    void aFunctionThatCallsItselfUnderTheNameOfARecords() {
        String text = before("double length = Math.sqrt", "this.correct(position, w, rests, tally, stick);");
        String told = refusal(text.replace("private void correct", "record Own(int i) { void correct() { } } "
                + "private void correct"));
        assertTrue(told.endsWith(":1: correct() calls itself; a loop would be right"), told);
    }

    /// Forty functions, each of which calls the next one twice: 2⁴⁰ calls without a loop.
    @Test
    @Tag("wide")
    void callsThatDouble() {
        String chain = IntStream.range(0, 40).mapToObj(i -> "int f" + i + "(int n) { return f" + (i + 1) + "(n) + f"
                + (i + 1) + "(n); }").collect(Collectors.joining("\n")) + " int f40(int n) { return n; }\n";
        String text = before("private void correct", chain).replace("double rest = reach",
                "int never = f0(a); double rest = reach");
        assertTrue(failure(text).contains("has run 20,000,000 times"));
    }

    /// A loop that asks for the size again and again gets no new budget by that.
    @Test
    @Tag("wide")
    void anEntryCalledFromInsideBeginsNoBudget() {
        String text = SHIPPED.replace("int sticks = rests.length + 1 - reach;\n        for",
                "int sticks = rests.length + 1 - reach;\n while (size(s) > 0) sticks = element(s, 0, 0);\n for");
        assertTrue(failure(text).contains("has run 20,000,000 times"));
    }
}
