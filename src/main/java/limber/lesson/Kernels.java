package limber.lesson;

import limber.code.JavaKernels;
import limber.engine.Phase;
import limber.engine.settings.Kernel;

/// Phases made of kernels.
final class Kernels {
    private static final JavaKernels COMPILER = new JavaKernels();

    private Kernels() {}

    /// The phase that a kernel makes of one of its file.
    static Phase in(Phase own, Kernel kernel) {
        return COMPILER.in(own, kernel);
    }
}
