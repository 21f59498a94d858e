package limber.ui;

import java.lang.management.ManagementFactory;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javax.management.JMException;
import javax.management.ObjectName;

/// A count of the objects that are still held after the collector has run, by class.
record Census(Map<String, Count> counts) {
    /// How many of a class, and how much memory they take.
    record Count(long objects, long bytes) {
        private static final Count NONE = new Count(0, 0);
    }

    /// What is counted together.
    enum Kind {
        /// Of the scene graph, shown or not.
        NODES,
        IMAGES,
        /// Functions that hold what they were made with, which is what listeners are, and JavaFX's lists of them.
        LISTENERS,
        /// Arrays of numbers: states, keyframes, samples and meshes.
        NUMBERS,
        OTHERS
    }

    private static final Map<String, Kind> KINDS = new ConcurrentHashMap<>();
    private static final int LISTED = 12;
    /// What the collector leaves between objects.
    private static final String GAP = "[Ljdk.internal.vm.FillerElement;";

    /// Collects garbage, and counts what is left.
    static Census taken() {
        var counts = new HashMap<String, Count>();
        // a row is "  12:   3456   78910  java.lang.String (java.base@25)"
        histogram().lines().map(String::strip).filter(row -> row.matches("\\d+:.*")).forEach(row -> {
            String[] cells = row.split("\\s+");
            if (cells[3].equals(GAP)) return;
            counts.merge(cells[3], new Count(Long.parseLong(cells[1]), Long.parseLong(cells[2])),
                    (one, other) -> new Count(one.objects + other.objects, one.bytes + other.bytes));
        });
        return new Census(counts);
    }

    long objects(Kind kind) {
        return sum(kind, Count::objects);
    }

    long bytes(Kind kind) {
        return sum(kind, Count::bytes);
    }

    private long sum(Kind kind, ToLongFunction<Count> of) {
        return counts.entrySet().stream().filter(e -> KINDS.computeIfAbsent(e.getKey(), Census::kind) == kind)
                .mapToLong(e -> of.applyAsLong(e.getValue())).sum();
    }

    /// Of all kinds.
    long megabytes() {
        return counts.values().stream().mapToLong(Count::bytes).sum() >> 20;
    }

    /// The classes of a kind of which there are most more than before, a line each.
    String since(Census before, Kind kind) {
        ToLongFunction<String> more =
                name -> counts.get(name).objects - before.counts.getOrDefault(name, Count.NONE).objects;
        return counts.keySet().stream().filter(name -> KINDS.get(name) == kind && more.applyAsLong(name) > 0)
                .sorted(Comparator.comparingLong(more).reversed()).limit(LISTED)
                .map(name -> "\n    %+d %s".formatted(more.applyAsLong(name), name)).collect(Collectors.joining());
    }

    private static String histogram() {
        try {
            return (String) ManagementFactory.getPlatformMBeanServer().invoke(
                    new ObjectName("com.sun.management:type=DiagnosticCommand"), "gcClassHistogram",
                    new Object[] {new String[0]}, new String[] {String[].class.getName()});
        } catch (JMException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Kind kind(String name) {
        if (name.equals("[D") || name.equals("[F") || name.equals("[I")) return Kind.NUMBERS;
        if (name.startsWith("[")) return Kind.OTHERS;
        if (name.contains("$$Lambda") || name.startsWith("com.sun.javafx.binding.")) return Kind.LISTENERS;
        if (!name.startsWith("javafx.") && !name.startsWith("limber.") && !name.startsWith("org.controlsfx."))
            return Kind.OTHERS;
        try {
            Class<?> type = Class.forName(name, false, Census.class.getClassLoader());
            return Node.class.isAssignableFrom(type) ? Kind.NODES
                    : Image.class.isAssignableFrom(type) ? Kind.IMAGES : Kind.OTHERS;
        } catch (ClassNotFoundException _) {
            return Kind.OTHERS; // made while the program runs
        }
    }
}
