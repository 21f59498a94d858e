package limber.ui.render;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;

/// A palette of at most 256 colours for many pictures, by median cut: the box of colours with the largest spread is
/// halved at its median, until there are enough boxes; each colour is the mean of its box.
///
/// Colours are counted with five bits a channel, so that all pictures of a film fit into one table. A film with few
/// colours keeps them exactly.
public final class Palette256 {
    private static final int BITS = 5, LEVELS = 1 << BITS, CUT = 8 - BITS;

    private final long[] counts = new long[1 << 3 * BITS];
    /// Sums of the exact colours by cell: red, green, blue.
    private final long[][] sums = new long[3][1 << 3 * BITS];
    private final int most;
    /// The colours themselves; once they are too many, a few of them.
    private final SortedSet<Integer> exact = new TreeSet<>();

    /// @param most colours, at most 256
    public Palette256(int most) {
        this.most = most;
    }

    /// Counts the colours of a picture.
    public void count(int[] rgb) {
        int before = -1;
        for (int colour : rgb) {
            if (colour != before && exact.size() <= most) exact.add(colour);
            before = colour;
            int cell = cell(colour);
            counts[cell]++;
            for (int c = 0; c < 3; c++) sums[c][cell] += channel(colour, c);
        }
    }

    private static int channel(int colour, int c) {
        return colour >> 16 - 8 * c & 0xff;
    }

    private static int cell(int colour) {
        int cell = 0;
        for (int c = 0; c < 3; c++) cell = cell << BITS | channel(colour, c) >> CUT;
        return cell;
    }

    private static int level(int cell, int c) {
        return cell >> BITS * (2 - c) & LEVELS - 1;
    }

    /// The colours, and the place of a colour's nearest among them.
    public record Made(int[] colours, IntUnaryOperator place) {}

    public Made make() {
        return exact.size() <= most ? few() : cut();
    }

    private Made few() {
        int[] colours = exact.stream().mapToInt(colour -> colour).toArray();
        return new Made(colours, colour -> Arrays.binarySearch(colours, colour));
    }

    private Made cut() {
        List<List<Integer>> boxes = boxes();
        var colours = new int[boxes.size()];
        var places = new int[counts.length];
        for (int i = 0; i < colours.length; i++) {
            colours[i] = mean(boxes.get(i));
            for (int cell : boxes.get(i)) places[cell] = i;
        }
        return new Made(colours, colour -> places[cell(colour)]);
    }

    private List<List<Integer>> boxes() {
        var all = new ArrayList<Integer>();
        for (int cell = 0; cell < counts.length; cell++) if (counts[cell] > 0) all.add(cell);
        var open = new PriorityQueue<List<Integer>>(Comparator.comparingDouble(this::weight).reversed());
        open.add(all);
        while (open.size() < most && open.peek().size() > 1) {
            List<Integer> box = open.poll();
            int cut = cut(box);
            open.add(new ArrayList<>(box.subList(0, cut)));
            open.add(new ArrayList<>(box.subList(cut, box.size())));
        }
        var boxes = new ArrayList<>(open);
        boxes.sort(Comparator.comparing(List::getFirst)); // one order, whatever the queue did
        return boxes;
    }

    /// How much a box gains from being halved; 0 for a single cell.
    private double weight(List<Integer> box) {
        if (box.size() < 2) return 0;
        int spread = spread(box, widest(box));
        return Math.sqrt(box.stream().mapToLong(cell -> counts[cell]).sum()) * spread;
    }

    private static int spread(List<Integer> box, int c) {
        int least = LEVELS, most = 0;
        for (int cell : box) {
            least = Math.min(least, level(cell, c));
            most = Math.max(most, level(cell, c));
        }
        return most - least;
    }

    private static int widest(List<Integer> box) {
        int widest = 0;
        for (int c = 1; c < 3; c++) if (spread(box, c) > spread(box, widest)) widest = c;
        return widest;
    }

    /// Sorts a box along its widest channel.
    ///
    /// @return where its second half begins, by count
    private int cut(List<Integer> box) {
        int c = widest(box);
        box.sort(Comparator.<Integer>comparingInt(cell -> level(cell, c)).thenComparing(cell -> cell));
        long half = box.stream().mapToLong(cell -> counts[cell]).sum() / 2, seen = 0;
        for (int i = 0; i < box.size() - 1; i++) {
            seen += counts[box.get(i)];
            if (seen >= half) return i + 1;
        }
        return box.size() - 1;
    }

    private int mean(List<Integer> box) {
        long all = box.stream().mapToLong(cell -> counts[cell]).sum();
        int colour = 0;
        for (int c = 0; c < 3; c++) {
            long sum = 0;
            for (int cell : box) sum += sums[c][cell];
            colour = colour << 8 | (int) ((sum + all / 2) / Math.max(1, all));
        }
        return colour;
    }
}
