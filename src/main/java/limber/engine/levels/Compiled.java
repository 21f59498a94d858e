package limber.engine.levels;

import limber.engine.Phase;
import limber.engine.State;

/// The code made of a trace. It is made at run time, and public for that alone.
public interface Compiled {
    /// Computes what members need that does not depend on the state: once for all their rounds.
    ///
    /// @param numbers,wholes arrays of the state, by channel of the code
    /// @param ofPhase,ofPhaseWhole numbers that depend on the phase alone
    /// @param order the members, by place
    /// @param at where each member finds its numbers in the arrays; the last one of each is left out
    /// @param table what has been computed for each member
    /// @param usual whether a member goes the usual way, as far as that does not depend on the state
    void prepare(Phase phase, int round, double[][] numbers, int[][] wholes, double[] ofPhase, int[] ofPhaseWhole,
            int[] order, int[] at, double[] table, boolean[] usual);

    /// Runs members that do not touch each other; those that go another way, as they are.
    ///
    /// @param at the last one of each member says where its row in `kinds` begins
    /// @param own what has been computed for each member alone
    /// @param kinds what many members have in common, by row
    /// @param from,to places in the order
    void run(Phase phase, State s, int round, double[][] numbers, double[] ofPhase, int[] ofPhaseWhole,
            int[] order, int[] at, double[] own, double[] kinds, int from, int to);
}
