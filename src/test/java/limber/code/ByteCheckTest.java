package limber.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.util.List;
import java.util.Map;
import java.util.Set;
import limber.engine.text.BadInput;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The second check alone: byte code of sources that the first one would have refused.
class ByteCheckTest {
    private static final String CLASS = "limber/models/rope/Hostile";

    private static void check(String body) {
        String text = """
                package limber.models.rope;
                class Hostile {
                    static double[] kept = new double[1];
                    double field;
                    double run(limber.engine.State s, double[] x, Object o, RopeParameters.Sweep order)
                            throws Exception {
                        %s
                        return 0;
                    }
                    static double own(double a) { return a; }
                }
                """.formatted(body);
        Map<String, byte[]> classes = new Compilation("Hostile.java", CLASS + ".java", text).classes();
        ClassModel type = ClassFile.of().parse(classes.get(CLASS));
        MethodModel run = type.methods().stream().filter(m -> m.methodName().equalsString("run")).findFirst()
                .orElseThrow();
        OwnTypes types = new OwnTypes("Hostile.java", classes, Set.of(CLASS));
        new ByteCheck("Hostile.java", classes, types, List.of()).check(type, run);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x[0] += Math.sqrt(x[1]);", "double[] y = s.of(RopeChannels.POSITION); y[0] = own(y[1]);",
        "for (int i = 0; i < x.length; i++) x[i] = i;", "int[] y = new int[3]; y[0] = (int) 3.0;",
        "if (order == RopeParameters.Sweep.FORWARD) x[0] = 1;", "x[0] = order.ordinal();",
        "x[0] = limber.math.exact.Exact.pow(x[1], Math.floor(x[2]));",
        "x[0] = StrictMath.sin(1) + (Double.isNaN(x[0]) ? 1 : 0);",
        "x[0] = switch (order) { case FORWARD -> 1; case BACKWARD -> 2; case SYMMETRIC, RED_BLACK, JACOBI -> 3; };"})
    void whatComputesIsAllowed(String body) {
        check(body);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '´', textBlock = """
            System.exit(3); ¦ a call of System.exit
            System.out.println(); ¦ the field out
            Math.random(); ¦ a call of Math.random
            o.getClass(); ¦ a call of Object.getClass
            hashCode(); ¦ a call of Object.hashCode
            wait(); ¦ a call of Object.wait
            s.copy(); ¦ a call of State.copy
            kept[0] = 1; ¦ the field kept
            kept = x; ¦ the field kept
            field = 1; ¦ the field field
            var y = new double[2][2]; ¦ an array of arrays
            var y = new Object[2]; ¦ an array of objects
            var y = new Object(); ¦ a new object
            var y = new Thread(); ¦ a new object
            if (x[0] > 0) throw new Exception(); ¦ a new object
            boolean y = o instanceof String; ¦ instanceof
            synchronized (this) { x[0] = 1; } ¦ a lock
            Runnable r = () -> {}; ¦ a call that is made while running
            String y = "a" + x[0]; ¦ a call that is made while running
            var y = "text"; ¦ a constant that is no number
            var y = String.class; ¦ a constant that is no number
            try { x[0] = 1; } catch (RuntimeException e) { x[0] = 2; } ¦ a handler of exceptions
            RopeParameters.Sweep.valueOf(null); ¦ a call of RopeParameters$Sweep.valueOf
            order.name(); ¦ a call of RopeParameters$Sweep.name
            Double y = x[0]; ¦ a call of Double.valueOf
            """)
    void anythingElseIsRefusedWithItsLine(String body, String expected) {
        String told = assertThrows(BadInput.class, () -> check(body)).getMessage();
        assertEquals("Hostile.java:7:1: " + expected
                + "; arithmetic, arrays of the state, Math and what the file as it ships uses would be right", told);
    }
}
