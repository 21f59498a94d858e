/// Elementary functions with the bits of `StrictMath`, in plain Java: the same bits in a JVM and in a browser.
///
/// A browser has no `StrictMath`: a compiler from Java to WebAssembly puts the browser's own functions in its place,
/// and their last bits differ. `StrictMath` is specified to compute as FDLIBM 5.3 does, the freely distributable
/// library of Sun. The classes here are a port of its C files, which netlib publishes. They use `+ - * /`, `Math.sqrt`,
/// `Math.abs`, `Math.floor` and the bits of a number, which are the same everywhere. A class names the files that it
/// ports. Its comments are ours; its constants have the names of the originals.
///
/// The originals have two notices. Of `e_exp.c`, `e_pow.c`, `k_tan.c` and `s_expm1.c`:
///
///     Copyright (C) 2004 by Sun Microsystems, Inc. All rights reserved.
///
///     Permission to use, copy, modify, and distribute this
///     software is freely granted, provided that this notice
///     is preserved.
///
/// Of all other files:
///
///     Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
///
///     Developed at SunSoft, a Sun Microsystems, Inc. business.
///     Permission to use, copy, modify, and distribute this
///     software is freely granted, provided that this notice
///     is preserved.
package limber.math.exact;
