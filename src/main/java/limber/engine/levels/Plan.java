package limber.engine.levels;

import java.util.Arrays;
import java.util.List;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.levels.Node.Depends;
import limber.engine.levels.Trace.Place;
import limber.engine.levels.Tracer.Untraceable;

/// The order in which the members of a phase may run several at a time: level by level. The level of a member is one
/// more than the largest of those before it that touch a number which it touches too, unless both only read it. All of
/// one level are independent, and any order of members that keeps the order of levels gives the bits of the list.
///
/// @param order the members, level by level
/// @param levels where in the order each level begins, and the end of the last one
record Plan(int[] order, int[] levels) {
    /// The order of a phase in a round, from the tables of its members as they are listed.
    static Plan of(Phase phase, State s, int round, Code code, Trace trace, int[] at)
            throws Untraceable {
        int size = phase.size(s, round);
        var levelling = new Levelling(s, code, trace, at, size);
        for (int member = 0; member < size; member++) levelling.apart(member);
        if (phase.independent()) {
            var order = new int[size];
            Arrays.setAll(order, i -> i);
            return new Plan(order, new int[]{0, size});
        }
        return levelling.plan();
    }

    /// How many levels there are.
    int depth() {
        return levels.length - 1;
    }

    /// The mean number of members in a level.
    double width() {
        return order.length / (double) depth();
    }

    /// The search for the level of each member.
    private static final class Levelling {
        private final int size;
        private final int[] at;
        private final int stride;
        /// By place that is stored, or read where others store: its channel's number, the column of its base or −1, and
        /// what is added.
        private final int[] channel, column, offset;
        private final boolean[] stored;
        /// By channel and index: the level that wrote it last, and the highest that has read it.
        private final int[][] written, read;

        Levelling(State s, Code code, Trace trace, int[] at, int size) throws Untraceable {
            this.size = size;
            this.at = at;
            stride = code.at.size() + 1;
            var changing = trace.stores().stream().map(t -> t.place().channel()).distinct().toList();
            List<Place> places = trace.touched().stream().filter(p -> changing.contains(p.channel())).toList();
            var writes = trace.stores().stream().map(Trace.Store::place).toList();
            channel = new int[places.size()];
            column = new int[places.size()];
            offset = new int[places.size()];
            stored = new boolean[places.size()];
            for (int i = 0; i < channel.length; i++) {
                Place p = places.get(i);
                Node base = p.index().base();
                channel[i] = changing.indexOf(p.channel());
                column[i] = base.depends() == Depends.PHASE ? -1 : code.at.indexOf(base);
                offset[i] = p.index().offset();
                if (base.depends() == Depends.PHASE)
                    offset[i] += base.constant() ? base.whole() : trace.known().get(base).intValue();
                else if (column[i] < 0) throw new Untraceable("a place that is not in the tables");
                stored[i] = writes.contains(p);
            }
            written = new int[changing.size()][];
            read = new int[changing.size()][];
            for (int i = 0; i < written.length; i++) {
                written[i] = new int[s.of(changing.get(i)).length];
                read[i] = new int[written[i].length];
            }
        }

        private int index(int member, int place) {
            return column[place] < 0 ? offset[place] : at[member * stride + column[place]] + offset[place];
        }

        Plan plan() {
            var level = new int[size];
            int most = 0;
            for (int member = 0; member < size; member++) {
                level[member] = level(member);
                most = Math.max(most, level[member]);
            }
            var levels = new int[most + 1];
            for (int l : level) levels[l]++;
            for (int l = 1; l <= most; l++) levels[l] += levels[l - 1];
            int[] next = levels.clone();
            var order = new int[size];
            for (int member = 0; member < size; member++) order[next[level[member] - 1]++] = member;
            return new Plan(order, levels);
        }

        private int level(int member) {
            int before = 0;
            for (int i = 0; i < channel.length; i++) {
                int index = index(member, i);
                before = Math.max(before, written[channel[i]][index]);
                if (stored[i]) before = Math.max(before, read[channel[i]][index]);
            }
            for (int i = 0; i < channel.length; i++) {
                int index = index(member, i);
                if (stored[i]) written[channel[i]][index] = before + 1;
                else read[channel[i]][index] = Math.max(read[channel[i]][index], before + 1);
            }
            return before + 1;
        }

        /// The places of a member must be as many numbers: else a store would change what it reads.
        private void apart(int member) throws Untraceable {
            for (int i = 0; i < channel.length; i++)
                for (int j = 0; j < i; j++)
                    if (channel[i] == channel[j] && (stored[i] || stored[j]) && index(member, i) == index(member, j))
                        throw new Untraceable("a member that meets itself");
        }
    }
}
