package limber.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.stream.Stream;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.math.exact.Exact;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

/// A kernel that imports [Exact], although the file as it ships does not. The rope's length of a stick is written as a
/// power: x to the ½ is √x, to the last bit.
class ImportedFunctionsTest {
    private static final Model ROPE = Catalog.model("rope");
    private static final String SHIPPED = JavaKernels.source(ROPE.running(ROPE.defaults()).phases()
            .filter(f -> f.name().equals("distance")).findFirst().orElseThrow().getClass());

    private static Run run(Settings p) {
        var timeline = new Timeline(ROPE);
        Run run = new Run(timeline, timeline.root(p, List.of()));
        for (int frame = 0; frame < 20; frame++) run.next();
        return run;
    }

    @Test
    void aPowerOfExactIsTheSquareRoot() {
        String root = "Math.sqrt(dx * dx + dy * dy + dz * dz)";
        assertTrue(SHIPPED.contains(root) && !SHIPPED.contains("Exact"));
        String text = SHIPPED.replace(root, "Exact.pow(dx * dx + dy * dy + dz * dz, 0.5)")
                .replace("import limber.engine.Formula;", "import limber.engine.Formula;\nimport "
                        + Exact.class.getName() + ";");
        Settings edited = ROPE.defaults().with(JavaKernels.read("Distance.java", text, ROPE));
        assertEquals(1, edited.kernels().size());
        assertTrue(run(edited).state().sameBits(run(ROPE.defaults()).state()));
    }

    @Test
    void everyFunctionMayBeCalled() {
        List<String> functions = Stream.of(Exact.class.getDeclaredMethods())
                .filter(m -> Modifier.isPublic(m.getModifiers())).map(Method::getName).toList();
        assertEquals(22, functions.size());
        for (String name : functions) {
            assertTrue(Functions.allowed("Exact", name), name);
            assertTrue(Functions.allowedInCode("limber/math/exact/Exact", name), name);
            assertTrue(!Functions.allowedInCode("java/lang/Exact", name), name);
        }
        assertTrue(!Functions.allowedInCode("limber/math/exact/Math", "sin"));
    }
}
