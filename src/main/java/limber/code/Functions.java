package limber.code;

import java.util.Map;
import java.util.Set;
import limber.math.exact.Exact;

/// The library functions that a kernel may call: those that only compute, and always the same.
final class Functions {
    private static final Set<String> MATH = Set.of("abs", "acos", "addExact", "asin", "atan", "atan2", "cbrt", "ceil",
            "ceilDiv", "clamp", "copySign", "cos", "cosh", "exp", "expm1", "floor", "floorDiv", "floorMod", "fma",
            "getExponent", "hypot", "IEEEremainder", "log", "log10", "log1p", "max", "min", "multiplyExact",
            "negateExact",
            "nextAfter", "nextDown", "nextUp", "pow", "rint", "round", "scalb", "signum", "sin", "sinh", "sqrt",
            "subtractExact", "tan", "tanh", "toDegrees", "toIntExact", "toRadians", "ulp");
    private static final Set<String> EXACT = Set.of("acos", "asin", "atan", "atan2", "cbrt", "cos", "cosh", "exp",
            "expm1", "hypot", "log", "log10", "log1p", "pow", "remainder", "rint", "sin", "sinh", "tan", "tanh",
            "toDegrees", "toRadians");
    private static final Map<String, Set<String>> ALLOWED = Map.of("Math", MATH, "StrictMath", MATH, "Exact", EXACT,
            "Double", Set.of("compare", "isFinite", "isInfinite", "isNaN"));

    /// The classes that have them.
    static final Set<String> OWNERS = ALLOWED.keySet();

    /// The class that a kernel may import, even if the file as it ships does not.
    static final String IMPORTED = Exact.class.getName();

    private Functions() {}

    /// @param owner such as `Math`
    static boolean allowed(String owner, String name) {
        return ALLOWED.getOrDefault(owner, Set.of()).contains(name);
    }

    /// @param owner as byte code has it, such as `java/lang/Math`
    static boolean allowedInCode(String owner, String name) {
        String type = owner.substring(owner.lastIndexOf('/') + 1);
        String known = type.equals("Exact") ? IMPORTED.replace('.', '/') : "java/lang/" + type;
        return owner.equals(known) && allowed(type, name);
    }
}
