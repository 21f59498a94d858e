package limber.expression;

import java.util.Arrays;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import limber.engine.Measure;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.exact.Exact;

/// A part of an expression whose types have been checked.
sealed interface Term {
    /// Where it stands in the text, without brackets around it.
    Span at();

    Type type();

    List<Term> parts();

    /// @throws IllegalStateException if it is no number
    default double[] numbers(Expression.Scope scope) {
        throw new IllegalStateException(type().phrase());
    }

    /// @throws IllegalStateException if it is neither true nor false
    default boolean truth(Expression.Scope scope) {
        throw new IllegalStateException(type().phrase());
    }

    /// One for each element; a single truth stands for all of them.
    ///
    /// @throws IllegalStateException if it is neither true nor false
    default boolean[] marks(Expression.Scope scope) {
        return new boolean[]{truth(scope)};
    }

    /// @throws IllegalStateException if it is no word
    default String word(Expression.Scope scope) {
        throw new IllegalStateException(type().phrase());
    }

    /// Every part, down to the last, itself first.
    default void each(Consumer<Term> seen) {
        seen.accept(this);
        parts().forEach(p -> p.each(seen));
    }

    record Constant(Span at, double value) implements Term {
        @Override public Type type() { return Type.ONE; }
        @Override public List<Term> parts() { return List.of(); }
        @Override public double[] numbers(Expression.Scope scope) { return new double[]{value}; }
    }

    /// A word as it stands in the text, to compare a choice with.
    record Literal(Span at, String text, Type type) implements Term {
        @Override public List<Term> parts() { return List.of(); }
        @Override public String word(Expression.Scope scope) { return text; }
    }

    record Fact(Span at, boolean value) implements Term {
        @Override public Type type() { return Type.TRUTH; }
        @Override public List<Term> parts() { return List.of(); }
        @Override public boolean truth(Expression.Scope scope) { return value; }
    }

    record OfMeasure(Span at, Vocabulary.Side side, Measure measure) implements Term {
        @Override public Type type() { return new Type.Numbers(measure.width(), measure.of()); }
        @Override public List<Term> parts() { return List.of(); }
        @Override public double[] numbers(Expression.Scope scope) { return scope.measure(side, measure); }
    }

    /// A parameter's value: numbers, true or false, or a word.
    record OfParameter(Span at, Vocabulary.Side side, Parameter<?> parameter, Type type) implements Term {
        @Override public List<Term> parts() { return List.of(); }

        @Override public double[] numbers(Expression.Scope scope) {
            Settings settings = scope.settings(side);
            return switch (settings.get(parameter)) {
                case Number n -> new double[]{n.doubleValue()};
                case Vec v -> new double[]{v.x(), v.y(), v.z()};
                case Object other -> throw new IllegalStateException(parameter.name() + " is " + other);
            };
        }

        @Override public boolean truth(Expression.Scope scope) {
            return (Boolean) scope.settings(side).get(parameter);
        }

        @Override public String word(Expression.Scope scope) {
            return scope.settings(side).text(parameter);
        }

        /// The type of a parameter's value; null where an expression cannot use it.
        static Type type(Parameter<?> p) {
            return switch (p.kind()) {
                case Kind.Real _,Kind.Count _ -> Type.ONE;
                case Kind.Flag _ -> Type.TRUTH;
                case Kind.Choice<?> c -> new Type.Word(p.name(), List.copyOf(c.names()));
                case Kind.Vector _ -> new Type.Numbers(3, "");
                default -> null;
            };
        }
    }

    /// The phase of the operation that is looked at.
    record OfPhase(Span at, Type type) implements Term {
        @Override public List<Term> parts() { return List.of(); }
        @Override public String word(Expression.Scope scope) { return scope.phase(); }
    }

    /// A number or vector of the operation that is looked at.
    record OfOperation(Span at, String name, Type type) implements Term {
        @Override public List<Term> parts() { return List.of(); }

        @Override public double[] numbers(Expression.Scope scope) {
            double[] value = scope.operation(name);
            int width = ((Type.Numbers) type).width();
            if (value.length == width) return value;
            var none = new double[width]; // where this operation has no such number
            Arrays.fill(none, Double.NaN);
            return none;
        }
    }

    /// A function applied to each number.
    record Each(Span at, DoubleUnaryOperator rule, Term of) implements Term {
        @Override public Type type() { return of.type(); }
        @Override public List<Term> parts() { return List.of(of); }
        @Override public double[] numbers(Expression.Scope scope) {
            return Arrays.stream(of.numbers(scope)).map(rule).toArray();
        }
    }

    /// An operation on two operands, number by number; a single number is combined with each.
    record Both(Span at, DoubleBinaryOperator rule, Term left, Term right, Type type) implements Term {
        @Override public List<Term> parts() { return List.of(left, right); }

        @Override public double[] numbers(Expression.Scope scope) {
            double[] a = left.numbers(scope), b = right.numbers(scope);
            var result = new double[left.type().single() ? b.length : a.length];
            for (int i = 0; i < result.length; i++)
                result[i] = rule.applyAsDouble(left.type().single() ? a[0] : a[i], right.type().single() ? b[0] : b[i]);
            return result;
        }
    }

    /// A reduction of several numbers to one.
    @FunctionalInterface
    interface Gathering {
        /// @return NaN if there are none
        double of(double[] numbers);
    }

    record Gathered(Span at, Gathering rule, List<Term> parts) implements Term {
        @Override public Type type() { return Type.ONE; }

        @Override public double[] numbers(Expression.Scope scope) {
            return new double[]{rule.of(parts.size() == 1 ? parts.getFirst().numbers(scope)
                    : parts.stream().mapToDouble(p -> p.numbers(scope)[0]).toArray())};
        }
    }

    /// The length of each vector.
    record Length(Span at, Term of, Type type) implements Term {
        @Override public List<Term> parts() { return List.of(of); }

        @Override public double[] numbers(Expression.Scope scope) {
            int width = ((Type.Numbers) of.type()).width();
            double[] v = of.numbers(scope);
            var lengths = new double[v.length / width];
            for (int i = 0; i < lengths.length; i++) {
                double sum = 0;
                for (int k = 0; k < width; k++) sum += v[width * i + k] * v[width * i + k];
                lengths[i] = Math.sqrt(sum);
            }
            return lengths;
        }
    }

    /// One component of each vector.
    ///
    /// @param axis 0..2
    record Component(Span at, Term of, int axis, Type type) implements Term {
        @Override public List<Term> parts() { return List.of(of); }

        @Override public double[] numbers(Expression.Scope scope) {
            int width = ((Type.Numbers) of.type()).width();
            double[] v = of.numbers(scope);
            var components = new double[v.length / width];
            for (int i = 0; i < components.length; i++) components[i] = v[width * i + axis];
            return components;
        }
    }

    /// One element of many.
    record At(Span at, Term of, Term index, Type type) implements Term {
        @Override public List<Term> parts() { return List.of(of, index); }

        @Override public double[] numbers(Expression.Scope scope) {
            int width = ((Type.Numbers) of.type()).width();
            double[] all = of.numbers(scope);
            double i = index.numbers(scope)[0];
            int count = all.length / width;
            if (!(i >= 0 && i < count && i == Exact.rint(i))) throw new ExpressionFault(index,
                    "there is no element " + Kind.plain(i) + "; a whole number (0.." + (count - 1)
                            + ") would be right");
            return Arrays.copyOfRange(all, width * (int) i, width * (int) i + width);
        }
    }

    /// A comparison of two numbers; false where either is NaN.
    @FunctionalInterface
    interface Relation {
        boolean holds(double a, double b);
    }

    record Compared(Span at, Relation rule, Term left, Term right) implements Term {
        @Override public Type type() { return Type.TRUTH; }
        @Override public List<Term> parts() { return List.of(left, right); }

        @Override public boolean truth(Expression.Scope scope) {
            return rule.holds(left.numbers(scope)[0], right.numbers(scope)[0]);
        }
    }

    /// A comparison for each element of a kind; a single number is compared with each.
    record ComparedEach(Span at, Relation rule, Term left, Term right, Type type) implements Term {
        @Override public List<Term> parts() { return List.of(left, right); }

        @Override public boolean[] marks(Expression.Scope scope) {
            double[] a = left.numbers(scope), b = right.numbers(scope);
            var marks = new boolean[left.type().single() ? b.length : a.length];
            for (int i = 0; i < marks.length; i++)
                marks[i] = rule.holds(left.type().single() ? a[0] : a[i], right.type().single() ? b[0] : b[i]);
            return marks;
        }
    }

    /// A connection of two conditions, of which at least one is on each element of a kind.
    record Joined(Span at, BinaryOperator<Boolean> rule, Term left, Term right, Type type) implements Term {
        @Override public List<Term> parts() { return List.of(left, right); }

        @Override public boolean[] marks(Expression.Scope scope) {
            boolean[] a = left.marks(scope), b = right.marks(scope);
            var marks = new boolean[Math.max(a.length, b.length)];
            for (int i = 0; i < marks.length; i++)
                marks[i] = rule.apply(a[a.length == 1 ? 0 : i], b[b.length == 1 ? 0 : i]);
            return marks;
        }
    }

    /// The number of each element of a kind, from 0.
    record Index(Span at, Type type) implements Term {
        @Override public List<Term> parts() { return List.of(); }

        @Override public double[] numbers(Expression.Scope scope) {
            return IntStream.range(0, scope.count(((Type.Numbers) type).of())).asDoubleStream().toArray();
        }
    }

    /// A test whether two words, or two truth values, are the same.
    record Same(Span at, boolean wanted, Term left, Term right) implements Term {
        @Override public Type type() { return Type.TRUTH; }
        @Override public List<Term> parts() { return List.of(left, right); }

        @Override public boolean truth(Expression.Scope scope) {
            boolean same = left.type() instanceof Type.Truth ? left.truth(scope) == right.truth(scope)
                    : left.word(scope).equals(right.word(scope));
            return same == wanted;
        }
    }

    record Not(Span at, Term of) implements Term {
        @Override public Type type() { return of.type(); }
        @Override public List<Term> parts() { return List.of(of); }
        @Override public boolean truth(Expression.Scope scope) { return !of.truth(scope); }

        @Override public boolean[] marks(Expression.Scope scope) {
            boolean[] marks = of.marks(scope).clone();
            for (int i = 0; i < marks.length; i++) marks[i] = !marks[i];
            return marks;
        }
    }

    /// @param joint index of the sign between the two
    record And(Span at, Term left, Term right, int joint) implements Term {
        @Override public Type type() { return Type.TRUTH; }
        @Override public List<Term> parts() { return List.of(left, right); }
        @Override public boolean truth(Expression.Scope scope) { return left.truth(scope) && right.truth(scope); }
    }

    record Or(Span at, Term left, Term right) implements Term {
        @Override public Type type() { return Type.TRUTH; }
        @Override public List<Term> parts() { return List.of(left, right); }
        @Override public boolean truth(Expression.Scope scope) { return left.truth(scope) || right.truth(scope); }
    }
}
