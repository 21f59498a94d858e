package limber.code;

import java.util.Map;
import java.util.Set;

/// The functions of Java that a kernel may call: those that only compute, and always the same.
final class Functions {
    private static final Set<String> MATH = Set.of("abs", "acos", "addExact", "asin", "atan", "atan2", "cbrt", "ceil",
            "ceilDiv", "clamp", "copySign", "cos", "cosh", "exp", "expm1", "floor", "floorDiv", "floorMod", "fma",
            "getExponent", "hypot", "IEEEremainder", "log", "log10", "log1p", "max", "min", "multiplyExact",
            "negateExact",
            "nextAfter", "nextDown", "nextUp", "pow", "rint", "round", "scalb", "signum", "sin", "sinh", "sqrt",
            "subtractExact", "tan", "tanh", "toDegrees", "toIntExact", "toRadians", "ulp");
    private static final Map<String, Set<String>> ALLOWED = Map.of("Math", MATH, "StrictMath", MATH,
            "Double", Set.of("compare", "isFinite", "isInfinite", "isNaN"));

    /// The classes that have them.
    static final Set<String> OWNERS = ALLOWED.keySet();

    private Functions() {}

    /// @param owner such as `Math`
    static boolean allowed(String owner, String name) {
        return ALLOWED.getOrDefault(owner, Set.of()).contains(name);
    }
}
