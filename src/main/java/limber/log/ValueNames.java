package limber.log;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/// The names of the values that operations of a log compute, by number. One thread adds to them, and others read.
final class ValueNames {
    private final List<String> names = new CopyOnWriteArrayList<>();
    private final Map<String, Integer> numbers = new ConcurrentHashMap<>();

    int number(String name) {
        Integer known = numbers.get(name);
        if (known != null) return known;
        names.add(name);
        numbers.put(name, names.size() - 1);
        return names.size() - 1;
    }

    String name(int number) {
        return names.get(number);
    }
}
