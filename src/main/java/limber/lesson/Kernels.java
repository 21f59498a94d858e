package limber.lesson;

import limber.engine.Phase;
import limber.engine.model.KernelCompiler;
import limber.engine.settings.Kernel;

/// Phases made of kernels.
final class Kernels {
    private Kernels() {}

    /// The phase that a kernel makes of one of its file.
    static Phase in(Phase own, Kernel kernel) {
        return KernelCompiler.found(kernel).in(own, kernel);
    }
}
