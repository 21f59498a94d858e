package limber.log;

/// The content of a log that was read as a whole: an index of it, and its file.
record WholeLog(LogFile file, LogPlaces places, IntList elements) implements LogContent {
    @Override public String name() {
        return file.name();
    }

    @Override public LogBlock frame() {
        return places.frame();
    }

    @Override public int first() {
        return 0;
    }

    @Override public int frames() {
        return places.frames();
    }

    @Override public int size() {
        return elements.size();
    }

    @Override public boolean isIdle(int number) {
        return number <= frames() && places.index().isIdle(number);
    }

    @Override public boolean anyIdle() {
        return places.index().anyIdle();
    }

    @Override public Operations operations(int number, LogBlock phase, LogIndex.At place) {
        return places.index().operations(number, phase, place);
    }

    @Override public int rounds(int number, LogBlock loop, LogIndex.At place) {
        return places.index().rounds(number, loop, place);
    }

    @Override public int turns(int number, LogBlock loop, LogIndex.At place) {
        return places.index().turns(number, loop, place);
    }

    @Override public int element(int operation) {
        return elements.get(operation);
    }

    @Override public LogLine line(int operation, LogLineReader reader) {
        return file.line(operation, reader);
    }
}
