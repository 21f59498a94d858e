package limber.engine.model;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.platform.ClassFiles;
import limber.engine.platform.Platform;
import limber.engine.settings.Kernel;
import limber.engine.text.BadInput;

/// A maker of phases from texts that users write in the place of a model's own. `ServiceLoader` finds it; the engine
/// alone has none.
public interface KernelCompiler {
    /// The phase that a text makes of `own`, with the same settings; `own` itself where the text leaves it as it is.
    ///
    /// @throws BadInput with line and column if the text is refused
    Phase in(Phase own, Kernel kernel);

    /// Compiles a kernel, so that a fault of it is told where it is read.
    ///
    /// @param name of the file that it comes from, for complaints
    /// @throws BadInput with line and column if it is refused
    void check(String name, Kernel kernel, Solver solver);

    /// The compiler that there is.
    ///
    /// @throws BadInput if there is none
    static KernelCompiler found(Kernel wanted) {
        return Found.COMPILER.orElseThrow(() -> new BadInput(wanted.name()
                + ": code cannot be compiled here; the whole of Limber would be right"));
    }

    /// A schedule with phases of users in the place of its own.
    ///
    /// @throws BadInput if a text is refused, or there is no compiler
    static Schedule rewrite(Schedule own, List<Kernel> kernels) {
        if (kernels.isEmpty()) return own;
        KernelCompiler compiler = found(kernels.getFirst());
        return own.with(phase -> {
            String file = ClassFiles.source(phase.getClass());
            return kernels.stream().filter(k -> k.file().equals(file)).findFirst().map(k -> compiler.in(phase, k))
                    .orElse(phase);
        });
    }

    /// Looked for once, when the first kernel is met.
    final class Found {
        private static final Optional<KernelCompiler> COMPILER = Platform.here().service(KernelCompiler.class)
                .map(Supplier::get);

        private Found() {}
    }
}
