/// A comparison of Limber's solvers with the soft bodies of Jolt Physics, which `./limber bench --jolt` runs. Only the
/// Maven profile `jolt` compiles it, so that the program never needs Jolt. May import every package.
///
/// The library jolt-jni 0.9.9 has Jolt 5.3.0, built for SSE, without AVX or fused multiplication.
package limber.bench.jolt;
