package limber.log;

import java.util.List;

/// The content of a log that grows, as it is at one moment: its newest frames, in chunks. It does not change.
///
/// @param frame the block of the frame
/// @param chunks in order; there is one at least
record KeptFrames(String name, LogHeader header, ValueNames names, LogBlock frame, List<Chunk> chunks)
        implements LogContent {
    /// Frames one after another, of which the last ones may still be empty.
    ///
    /// @param base the numbers of the log's kept channels before the first one
    record Chunk(LogIndex index, KeptOperations operations, double[] base) {
        long bytes() {
            return index.bytes() + 4L * (operations.places().size() + operations.elements().size())
                    + operations.bytes().length + 8L * base.length;
        }

        private Chunk among(List<LogBlock> phases) {
            return new Chunk(index.with(phases), operations, base);
        }
    }

    KeptFrames(String name, LogHeader header, ValueNames names, LogPlaces.Blocks blocks, List<Chunk> chunks) {
        this(name, header, names, blocks.frame(), chunks.stream().map(c -> c.among(blocks.phases())).toList());
    }

    /// The numbers of the log's kept channels after the first frame.
    double[] base() {
        return chunks.getFirst().base();
    }

    @Override public int first() {
        return chunks.getFirst().index().before();
    }

    @Override public int frames() {
        return chunks.getLast().index().frames();
    }

    @Override public int size() {
        return chunks.getLast().index().end() - chunks.getFirst().operations().first();
    }

    @Override public boolean isIdle(int number) {
        if (number <= first()) return number < first(); // at the end of those that are dropped is an operation
        return number <= frames() && chunk(number).index().isIdle(number);
    }

    @Override public boolean anyIdle() {
        return true; // there may be some at any time
    }

    @Override public Operations operations(int number, LogBlock phase, LogIndex.At place) {
        return has(number) ? chunk(number).index().operations(number, phase, place) : Operations.NONE;
    }

    @Override public int rounds(int number, LogBlock loop, LogIndex.At place) {
        return has(number) ? chunk(number).index().rounds(number, loop, place) : 0;
    }

    @Override public int turns(int number, LogBlock loop, LogIndex.At place) {
        return has(number) ? chunk(number).index().turns(number, loop, place) : 0;
    }

    @Override public int element(int operation) {
        return holding(operation).element(operation);
    }

    @Override public LogLine line(int operation, LogLineReader reader) {
        return holding(operation).read(operation, name, header, names);
    }

    private boolean has(int number) {
        return number > first() && number <= frames();
    }

    private Chunk chunk(int number) {
        int low = 0, high = chunks.size() - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (chunks.get(middle).index().frames() < number) low = middle + 1;
            else high = middle;
        }
        return chunks.get(low);
    }

    private KeptOperations holding(int operation) {
        int low = 0, high = chunks.size() - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (chunks.get(middle).index().end() <= operation) low = middle + 1;
            else high = middle;
        }
        return chunks.get(low).operations();
    }
}
