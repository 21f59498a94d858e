package limber.engine.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A solver that only notes what it is asked.
class ShownSolverTest {
    private static final Map<Class<?>, Object> ANSWERS = Map.of(double.class, 0.0, long.class, 0L, int.class, 0,
            boolean.class, false,
            Optional.class, Optional.empty(), List.class, List.of());
    private final List<String> asked = new ArrayList<>();
    private final Solver solver = (Solver) Proxy.newProxyInstance(getClass().getClassLoader(),
            new Class<?>[]{Solver.class}, (_, method, _) -> {
                asked.add(method.toGenericString());
                return ANSWERS.get(method.getReturnType());
            });

    static Stream<Method> methods() {
        return Stream.of(Solver.class.getDeclaredMethods())
                .filter(m -> Modifier.isPublic(m.getModifiers()) && !Modifier.isStatic(m.getModifiers())
                        && !m.getName().startsWith("measure") && !m.getName().equals("overlays"));
    }

    /// What is drawn is elements, fields, and what the solver says beside them.
    @Test
    void overlaysAreAskedOfElementsFieldsAndTheRest() {
        assertEquals(List.of(), new ShownSolver(solver).overlays(null));
        assertEquals(List.of("kinds", "fields", "overlays"),
                asked.stream().map(m -> m.replaceAll(".*\\.(\\w+)\\(.*", "$1")).toList());
    }

    /// What is measured may be more than the solver declares: its frames and its time, where it has a clock.
    @Test
    void measuresAreThoseOfTheSolverWithoutAClock() {
        assertEquals(List.of(), new ShownSolver(solver).measures());
        assertEquals(Optional.empty(), new ShownSolver(solver).measure("speed"));
    }

    @ParameterizedTest
    @MethodSource("methods")
    void everyQuestionIsPassedOn(Method method) throws Exception {
        method.invoke(new ShownSolver(solver), Stream.of(method.getParameterTypes()).map(ANSWERS::get).toArray());
        assertEquals(List.of(method.toGenericString()), asked);
    }
}
