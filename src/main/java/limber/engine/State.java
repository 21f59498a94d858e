package limber.engine;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;

/// The state of a model at one moment: a flat array for each channel, of `double` or of `int`, and the triangles of its
/// skin.
///
/// Sizes never change: hidden elements are collapsed, not removed.
public final class State {
    /// The name under which the corners of the triangles are read like a channel.
    public static final String TRIANGLES = "triangles";
    private static final double[] NONE = {};
    private static final int[] NO_WHOLE = {};
    /// Doubles of the workspace.
    private static final int WORKSPACE = 64;

    private final double[] workspace = new double[WORKSPACE];
    private final Channel[] channels;
    /// By channel; empty for one of whole numbers, and the other way round.
    private final double[][] values;
    private final int[][] wholes;
    private final int[] triangles;
    private final int keptDoubles;

    private State(Channel[] channels, double[][] values, int[][] wholes, int[] triangles) {
        this.channels = channels;
        this.values = values;
        this.wholes = wholes;
        this.triangles = triangles;
        int kept = 0;
        for (int i = 0; i < channels.length; i++)
            if (channels[i].life() == Channel.Life.KEPT) kept += values[i].length;
        keptDoubles = kept;
    }

    /// A zero state.
    ///
    /// @param elements number of elements by channel; kernels' hot channels first, since look-up is by order
    /// @param triangles number of triangles of the skin
    public static State of(LinkedHashMap<Channel, Integer> elements, int triangles) {
        var channels = elements.keySet().toArray(Channel[]::new);
        var values = new double[channels.length][];
        var wholes = new int[channels.length][];
        for (int i = 0; i < channels.length; i++) {
            int size = channels[i].width() * elements.get(channels[i]);
            values[i] = channels[i].whole() ? NONE : new double[size];
            wholes[i] = channels[i].whole() ? new int[size] : NO_WHOLE;
        }
        return new State(channels, values, wholes, new int[3 * triangles]);
    }

    /// The live array of a channel, `width · elements` doubles.
    ///
    /// @throws IllegalArgumentException if this state has no such channel, or its numbers are whole
    public double[] of(Channel c) {
        for (int i = 0; i < channels.length; i++)
            if (channels[i] == c && !c.whole()) return values[i];
        throw missing(c);
    }

    /// The live array of a channel of whole numbers, `width · elements` of them.
    ///
    /// @throws IllegalArgumentException if this state has no such channel, or its numbers are not whole
    public int[] ints(Channel c) {
        for (int i = 0; i < channels.length; i++)
            if (channels[i] == c && c.whole()) return wholes[i];
        throw missing(c);
    }

    private IllegalArgumentException missing(Channel c) {
        return new IllegalArgumentException(List.of(channels).contains(c)
                ? "channel " + c.name() + " holds " + (c.whole() ? "whole numbers" : "doubles")
                : "no channel " + c.name() + " in this state");
    }

    /// The array of a channel, whatever it holds, to know it by.
    public Object array(Channel c) {
        return c.whole() ? ints(c) : of(c);
    }

    /// The numbers of a channel, whatever it holds: its live array, or whole numbers copied as doubles.
    public double[] numbers(Channel c) {
        return c.whole() ? doubles(ints(c)) : of(c);
    }

    /// Writes numbers into a channel, whatever it holds, for whoever tries other values. Among whole numbers the
    /// smallest one stands for what is not a number.
    ///
    /// @param at where in its array the first one goes
    public void put(Channel c, int at, double... numbers) {
        if (!c.whole()) {
            System.arraycopy(numbers, 0, of(c), at, numbers.length);
            return;
        }
        int[] into = ints(c);
        for (int i = 0; i < numbers.length; i++)
            into[at + i] = Double.isNaN(numbers[i]) ? Integer.MIN_VALUE : (int) numbers[i];
    }

    private static double[] doubles(int[] wholes) {
        return Arrays.stream(wholes).asDoubleStream().toArray();
    }

    private int length(int i) {
        return values[i].length + wholes[i].length;
    }

    public Optional<Channel> channel(String name) {
        return Arrays.stream(channels).filter(c -> c.name().equals(name)).findFirst();
    }

    /// The numbers of the channel of that name as in [#numbers], or an empty array if this state has none.
    public double[] named(String name) {
        for (int i = 0; i < channels.length; i++)
            if (channels[i].name().equals(name)) return channels[i].whole() ? doubles(wholes[i]) : values[i];
        return NONE;
    }

    public List<Channel> channels() {
        return List.of(channels);
    }

    /// How many elements of a kind there are, such as `particle`; 0 where no channel holds any.
    public int count(String of) {
        for (int i = 0; i < channels.length; i++)
            if (!of.isEmpty() && channels[i].of().equals(of)) return length(i) / channels[i].width();
        return 0;
    }

    /// How many elements a channel has.
    ///
    /// @throws IllegalArgumentException if this state has no such channel
    public int elements(Channel c) {
        return (c.whole() ? ints(c).length : of(c).length) / c.width();
    }

    /// The channel whose array this is, for reading a twin's log.
    public Optional<Channel> owner(Object array) {
        for (int i = 0; i < channels.length; i++)
            if ((channels[i].whole() ? wholes[i] : values[i]) == array) return Optional.of(channels[i]);
        return Optional.empty();
    }

    /// The name of what an array of this state holds: a channel's, or `triangles`; empty for any other array.
    public String name(Object array) {
        return owner(array).map(Channel::name).orElse(array == triangles ? TRIANGLES : "");
    }

    /// A copy of the numbers of one element of a channel, or the corners of a triangle.
    ///
    /// @throws BadInput if there is no such channel or element
    public double[] value(String channel, int element) {
        boolean corners = channel.equals(TRIANGLES);
        double[] all = corners ? doubles(triangles) : named(channel);
        int width = corners ? 3
                : channel(channel).map(Channel::width).orElseThrow(() -> new BadInput("there is no "
                        + "channel '" + BadInput.brief(channel) + "'; "
                        + DidYouMean.hint(channel, channels().stream().map(Channel::name).toList())));
        if (element < 0 || element >= all.length / width) throw new BadInput(channel + " has no element " + element
                + " (0.." + (all.length / width - 1) + ")");
        return Arrays.copyOfRange(all, element * width, (element + 1) * width);
    }

    /// The largest magnitude in a channel.
    public double largest(Channel c) {
        double largest = 0;
        for (double x : of(c)) largest = Math.max(largest, Math.abs(x));
        return largest;
    }

    /// The local array of an operation, 64 doubles: a function that needs one writes it before it reads it. It is no
    /// part of the state: nobody keeps, compares or reports it, and a phase hands it to functions of other classes
    /// only.
    public double[] workspace() {
        return workspace;
    }

    /// Vertex indices of the skin, three a triangle.
    public int[] triangles() {
        return triangles;
    }

    public void set(State o) {
        for (int i = 0; i < values.length; i++)
            if (values[i] != o.values[i]) System.arraycopy(o.values[i], 0, values[i], 0, values[i].length);
        for (int i = 0; i < wholes.length; i++)
            if (wholes[i] != o.wholes[i]) System.arraycopy(o.wholes[i], 0, wholes[i], 0, wholes[i].length);
        System.arraycopy(o.triangles, 0, triangles, 0, triangles.length);
    }

    /// An independent copy; fixed channels are shared, since they are never written after creation.
    public State copy() {
        return copy(true);
    }

    /// A copy that shares nothing, for whoever tries other values in fixed channels, too.
    public State apart() {
        return copy(false);
    }

    private State copy(boolean sharing) {
        var copies = new double[values.length][];
        for (int i = 0; i < values.length; i++)
            copies[i] = sharing && channels[i].life() == Channel.Life.FIXED ? values[i] : values[i].clone();
        return new State(channels, copies,
                sharing ? wholes : Arrays.stream(wholes).map(int[]::clone).toArray(int[][]::new),
                triangles.clone());
    }

    /// Doubles that a keyframe of this state holds.
    public int keptDoubles() {
        return keptDoubles;
    }

    /// Writes the kept channels one after another.
    public void save(double[] keyframe) {
        int at = 0;
        for (int i = 0; i < channels.length; i++)
            if (channels[i].life() == Channel.Life.KEPT) {
                System.arraycopy(values[i], 0, keyframe, at, values[i].length);
                at += values[i].length;
            }
    }

    /// The inverse of [#save]. Scratch keeps whatever it held.
    ///
    /// @throws BadInput if it was saved from a state of another layout: a file that the settings name has changed since
    public void load(double[] keyframe) {
        if (keyframe.length != keptDoubles)
            throw new BadInput("what this run was made from has changed since it began; start it again");
        int at = 0;
        for (int i = 0; i < channels.length; i++)
            if (channels[i].life() == Channel.Life.KEPT) {
                System.arraycopy(keyframe, at, values[i], 0, values[i].length);
                at += values[i].length;
            }
    }

    /// Zeroes scratch channels and triangles: a skin that has emitted nothing yet shows nothing.
    public void clearScratch() {
        for (int i = 0; i < channels.length; i++)
            if (channels[i].life() == Channel.Life.SCRATCH) Arrays.fill(values[i], 0);
        Arrays.fill(triangles, 0);
    }

    /// Whether two states hold the same bits in all channels that outlive a frame.
    public boolean sameBits(State o) {
        for (int i = 0; i < channels.length; i++)
            if (channels[i].life() != Channel.Life.SCRATCH && !sameBits(values[i], o.values[i])) return false;
        return Arrays.deepEquals(wholes, o.wholes);
    }

    /// Whether two states hold the same bits everywhere, scratch and triangles included.
    public boolean sameBitsWithScratch(State o) {
        for (int i = 0; i < channels.length; i++)
            if (!sameBits(values[i], o.values[i])) return false;
        return Arrays.equals(triangles, o.triangles) && Arrays.deepEquals(wholes, o.wholes);
    }

    public static boolean sameBits(double[] a, double[] b) {
        if (a.length != b.length) return false;
        for (int i = 0; i < a.length; i++)
            if (Double.doubleToRawLongBits(a[i]) != Double.doubleToRawLongBits(b[i])) return false;
        return true;
    }
}
