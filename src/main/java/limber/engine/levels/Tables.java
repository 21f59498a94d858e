package limber.engine.levels;

import java.util.Arrays;
import java.util.BitSet;
import limber.engine.Phase;
import limber.engine.State;

/// The numbers that the members of a phase have on a state, as its code takes them.
final class Tables {
    /// Rows of numbers that members have in common: as many as stay near the processor.
    private static final int MOST_KINDS = 256;

    final double[][] numbers;
    private final int[][] wholes;
    final double[] ofPhase;
    final int[] ofPhaseWhole;
    final int[] order, at;
    final boolean[] usual;
    /// What each member has alone, and what many have in common, by row.
    double[] own = {}, kinds = {};
    private final int width;

    Tables(Code code, Trace trace, State s, int size) {
        numbers = code.numbers.stream().map(s::of).toArray(double[][]::new);
        wholes = code.wholes.stream().map(s::ints).toArray(int[][]::new);
        ofPhase = code.ofPhase.stream().mapToDouble(n -> trace.known().get(n).doubleValue()).toArray();
        ofPhaseWhole = code.ofPhaseWhole.stream().mapToInt(n -> trace.known().get(n).intValue()).toArray();
        order = new int[size];
        Arrays.setAll(order, i -> i);
        at = new int[size * (code.at.size() + 1)];
        usual = new boolean[size];
        width = code.table.size();
    }

    /// Computes what members have, in their order.
    ///
    /// @return by member, as many numbers as the table has columns
    double[] fill(Code code, Phase phase, int round) {
        var table = new double[order.length * width];
        code.compiled.prepare(phase, round, numbers, wholes, ofPhase, ofPhaseWhole, order, at, table, usual);
        return table;
    }

    /// Parts a table into what each member has alone and what members of a kind have in common.
    ///
    /// @return the columns that they have in common
    BitSet part(double[] table) {
        var shared = new BitSet();
        var sorted = new Kinds(order.length);
        for (int c = 0; c < width; c++) if (sorted.divide(table, width, c)) shared.set(c);
        int common = shared.cardinality(), alone = width - common, stride = order.length == 0 ? 1
                : at.length / order.length;
        own = new double[order.length * alone];
        kinds = new double[sorted.count * common];
        for (int k = 0; k < order.length; k++) {
            int row = common * sorted.of[k], mine = alone * k;
            at[k * stride + stride - 1] = row;
            for (int c = 0; c < width; c++)
                if (shared.get(c)) kinds[row++] = table[k * width + c];
                else own[mine++] = table[k * width + c];
        }
        return shared;
    }

    /// The kinds of members, by columns that have few different numbers: members of a kind have the same bits in all.
    private static final class Kinds {
        private static final int PLACES = 4 * MOST_KINDS;

        private int[] of;
        private int count = 1;

        Kinds(int members) {
            of = new int[members];
        }

        /// Divides each kind by the numbers of a column, unless there would be too many kinds.
        boolean divide(double[] table, int width, int column) {
            var divided = new int[of.length];
            var known = new int[PLACES];
            var before = new int[PLACES];
            var bits = new long[PLACES];
            int found = 0;
            for (int k = 0; k < of.length; k++) {
                long number = Double.doubleToRawLongBits(table[k * width + column]);
                int place = place(of[k], number);
                while (known[place] > 0 && (before[place] != of[k] || bits[place] != number))
                    place = (place + 1) % PLACES;
                if (known[place] == 0) {
                    if (found == MOST_KINDS) return false;
                    known[place] = ++found;
                    before[place] = of[k];
                    bits[place] = number;
                }
                divided[k] = known[place] - 1;
            }
            of = divided;
            count = found;
            return true;
        }

        private static int place(int kind, long number) {
            long mixed = (number ^ number >>> 32) * 0x9E3779B97F4A7C15L + kind * 31L;
            return (int) (mixed >>> 40) % PLACES;
        }
    }
}
