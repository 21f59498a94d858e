package limber.log;

/// The content of a log: its blocks, and the operations at each place of a run.
sealed interface LogContent permits WholeLog, KeptFrames {
    /// Operations one after another.
    ///
    /// @param first,end from the first up to the end
    record Operations(int first, int end) {
        static final Operations NONE = new Operations(0, 0);
    }

    /// What complaints call it.
    String name();

    /// The block of the frame.
    LogBlock frame();

    /// The first frame that can be shown: those before it have been dropped.
    int first();

    /// The last frame.
    int frames();

    /// How many operations it has, or still has.
    int size();

    /// Whether a frame has no operation.
    ///
    /// @param number from 1
    boolean isIdle(int number);

    boolean anyIdle();

    /// The operations of a phase at a place.
    ///
    /// @param number of the frame, from 1
    Operations operations(int number, LogBlock phase, LogIndex.At place);

    /// The rounds of a loop at a place.
    ///
    /// @param place of the loop around it
    int rounds(int number, LogBlock loop, LogIndex.At place);

    /// The turns that the blocks of a loop, or of the frame, take in a round of it.
    int turns(int number, LogBlock loop, LogIndex.At place);

    /// The element that an operation works on; -1 for the whole.
    int element(int operation);

    /// What an operation tells.
    ///
    /// @param reader of lines that are kept as text
    LogLine line(int operation, LogLineReader reader);
}
