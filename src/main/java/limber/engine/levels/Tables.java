package limber.engine.levels;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
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
        for (int c = 0; c < width; c++) {
            shared.set(c);
            if (!kinds(table, shared)) shared.clear(c);
        }
        kinds(table, shared);
        int alone = width - shared.cardinality();
        own = new double[order.length * alone];
        int to = 0;
        for (int k = 0; k < order.length; k++)
            for (int c = shared.nextClearBit(0); c < width; c = shared.nextClearBit(c + 1))
                own[to++] = table[k * width + c];
        return shared;
    }

    /// Finds the kinds of members by these columns.
    ///
    /// @return whether they are few
    private boolean kinds(double[] table, BitSet columns) {
        int long_ = columns.cardinality(), stride = order.length == 0 ? 1 : at.length / order.length;
        Map<Row, Integer> rows = new HashMap<>();
        var found = new double[MOST_KINDS * long_];
        for (int k = 0; k < order.length; k++) {
            var row = new double[long_];
            int n = 0;
            for (int c = columns.nextSetBit(0); c >= 0; c = columns.nextSetBit(c + 1)) row[n++] = table[k * width + c];
            int begin = rows.computeIfAbsent(new Row(row), _ -> long_ * rows.size());
            if (rows.size() > MOST_KINDS) return false;
            System.arraycopy(row, 0, found, begin, long_);
            at[k * stride + stride - 1] = begin;
        }
        kinds = Arrays.copyOf(found, long_ * rows.size());
        return true;
    }

    /// A row of numbers, known by their bits.
    private record Row(double[] numbers) {
        @Override public boolean equals(Object o) {
            return o instanceof Row r && State.sameBits(numbers, r.numbers);
        }

        @Override public int hashCode() {
            return Arrays.hashCode(numbers);
        }
    }
}
