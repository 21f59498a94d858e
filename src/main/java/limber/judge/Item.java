package limber.judge;

import java.util.Comparator;

/// A part of a change, typed as `NAME=VALUE`: a parameter that is set, or a mistake that a program makes.
///
/// @param program whether it is a mistake of a program
record Item(boolean program, String name, String value) implements Comparable<Item> {
    private static final Comparator<Item> ORDER =
            Comparator.comparing(Item::program).thenComparing(Item::name).thenComparing(Item::value);

    @Override public int compareTo(Item other) {
        return ORDER.compare(this, other);
    }

    @Override public String toString() {
        return name + "=" + value;
    }
}
