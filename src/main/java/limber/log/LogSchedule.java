package limber.log;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import limber.engine.Block;
import limber.engine.Clock;
import limber.engine.Loop;
import limber.engine.Rounds;
import limber.engine.Schedule;

/// The schedule of a log: the loops and phases that its operations name, with the rounds that it tells.
final class LogSchedule {
    private LogSchedule() {}

    static Schedule of(StepsLog log) {
        Stream<Block> clock = log.ownClock().map(seconds -> (Block) Clock.fixed(1, seconds)).stream();
        Stream<Block> idle = log.ownClock().isEmpty() && log.content().anyIdle()
                ? Stream.of(new LogIdle(log.content()))
                : Stream.of();
        Stream<Block> dropped = switch (log.content()) {
            case WholeLog _ -> Stream.empty();
            case KeptFrames kept -> Stream.of(new LogDropped(log.header(), kept.first(), kept.base()));
        };
        return new Schedule(Stream.of(clock, idle, dropped, body(log, log.content().frame()).stream(),
                Stream.of((Block) new LogEnd(log.name(), log.content().frames()))).flatMap(s -> s).toList(), List.of());
    }

    private static List<Block> body(StepsLog log, LogBlock loop) {
        var body = new ArrayList<Block>();
        for (LogBlock block : loop.body) body.add(block.isLoop() ? loop(log, block) : new LoggedPhase(log, block));
        if (!loop.turns) return body;
        var turns = new Rounds.Placed((frame, around) -> log.content().turns(frame, loop, at(loop, around)),
                loop.mostTurns);
        return List.of(new Loop(LogHeaderReader.TURN, turns, body));
    }

    private static Loop loop(StepsLog log, LogBlock loop) {
        var rounds = new Rounds.Placed((frame, around) -> log.content().rounds(frame, loop, at(loop, around)),
                loop.most);
        return new Loop(loop.name, rounds, body(log, loop));
    }

    /// The place that a walk names by the rounds of the loops around it, those of turns too.
    ///
    /// @param around from 0; a loop that is just reached has none yet
    static LogIndex.At at(LogBlock block, int[] around) {
        int levels = block.loops.size(), n = 0;
        var turns = new int[levels];
        var rounds = new int[levels];
        for (int l = 0; l < levels; l++) {
            if (l > 0 && n < around.length) rounds[l] = around[n++] + 1;
            if (block.loops.get(l).turns && n < around.length) turns[l] = around[n++];
        }
        return new LogIndex.At(turns, rounds);
    }
}
