package limber.lesson.question;

import java.util.IdentityHashMap;
import java.util.Map;
import limber.engine.Phase;
import limber.engine.model.KernelCompiler;
import limber.engine.settings.Kernel;

/// The phases that one kernel makes of those of its file, each made once.
final class Kernels {
    private final Kernel kernel;
    private final Map<Phase, Phase> made = new IdentityHashMap<>();

    Kernels(Kernel kernel) {
        this.kernel = kernel;
    }

    /// @param own which the schedule has
    Phase of(Phase own) {
        return made.computeIfAbsent(own, phase -> in(phase, kernel));
    }

    /// The phase that a kernel makes of one of its file.
    static Phase in(Phase own, Kernel kernel) {
        return KernelCompiler.found(kernel).in(own, kernel);
    }
}
