package limber.web.platform;

import java.util.HashSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Streams without what is there twice; the build puts them in the place of TeaVM's.
final class Distinct {
    private Distinct() {}

    static <T> Stream<T> of(Stream<T> all) {
        var seen = new HashSet<T>();
        return all.filter(seen::add);
    }

    static IntStream of(IntStream all) {
        var seen = new HashSet<Integer>();
        return all.filter(seen::add);
    }
}
