/// Kernels that users write in the place of a model's own, and solvers of their own: their check, their compiling, and
/// the phases made of them.
package limber.code;
