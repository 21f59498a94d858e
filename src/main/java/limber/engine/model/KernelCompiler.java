package limber.engine.model;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.settings.Kernel;
import limber.engine.text.BadInput;
import limber.engine.watch.ClassFiles;

/// A maker of phases from texts that users write in the place of a model's own. `ServiceLoader` finds it; the engine
/// alone has none.
public interface KernelCompiler {
    /// The phase that a text makes of `own`, with the same settings; `own` itself where the text leaves it as it is.
    ///
    /// @throws BadInput with line and column if the text is refused
    Phase in(Phase own, Kernel kernel);

    /// A schedule with phases of users in the place of its own.
    ///
    /// @throws BadInput if a text is refused, or there is no compiler
    static Schedule rewrite(Schedule own, List<Kernel> kernels) {
        if (kernels.isEmpty()) return own;
        KernelCompiler compiler = Found.COMPILER.orElseThrow(() -> new BadInput(kernels.getFirst().name()
                + ": code cannot be compiled here; the whole of Limber would be right"));
        return own.with(phase -> {
            String file = ClassFiles.source(phase.getClass());
            return kernels.stream().filter(k -> k.file().equals(file)).findFirst().map(k -> compiler.in(phase, k))
                    .orElse(phase);
        });
    }

    /// Looked for once, when the first kernel is met.
    final class Found {
        private static final Optional<KernelCompiler> COMPILER = ServiceLoader
                .load(KernelCompiler.class, KernelCompiler.class.getClassLoader()).findFirst();

        private Found() {}
    }
}
