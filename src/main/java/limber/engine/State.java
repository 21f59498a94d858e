package limber.engine;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The state of a model at one moment: flat arrays of doubles by channel, and the triangles of its skin.
///
/// Sizes never change: hidden elements are collapsed, not removed.
public final class State {
    private static final double[] NONE = {};
    /// Doubles of the workspace.
    private static final int WORKSPACE = 64;

    private final double[] workspace = new double[WORKSPACE];
    private final Channel[] channels;
    private final double[][] values;
    private final int[] triangles;
    private final int keptDoubles;

    private State(Channel[] channels, double[][] values, int[] triangles) {
        this.channels = channels;
        this.values = values;
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
        int i = 0;
        for (Map.Entry<Channel, Integer> e : elements.entrySet())
            values[i++] = new double[e.getKey().width() * e.getValue()];
        return new State(channels, values, new int[3 * triangles]);
    }

    /// The live array of a channel, `width · elements` doubles.
    ///
    /// @throws IllegalArgumentException if this state has no such channel
    public double[] of(Channel c) {
        for (int i = 0; i < channels.length; i++)
            if (channels[i] == c) return values[i];
        throw new IllegalArgumentException("no channel " + c.name() + " in this state");
    }

    public Optional<Channel> channel(String name) {
        return Arrays.stream(channels).filter(c -> c.name().equals(name)).findFirst();
    }

    /// The array of the channel of that name, or an empty one if this state has none.
    public double[] named(String name) {
        for (int i = 0; i < channels.length; i++)
            if (channels[i].name().equals(name)) return values[i];
        return NONE;
    }

    public List<Channel> channels() {
        return List.of(channels);
    }

    /// How many elements of a kind there are, such as `particle`; 0 where no channel holds any.
    public int count(String of) {
        for (int i = 0; i < channels.length; i++)
            if (!of.isEmpty() && channels[i].of().equals(of)) return values[i].length / channels[i].width();
        return 0;
    }

    /// The channel whose array this is, for reading a twin's log.
    public Optional<Channel> owner(double[] array) {
        for (int i = 0; i < values.length; i++)
            if (values[i] == array) return Optional.of(channels[i]);
        return Optional.empty();
    }

    /// The name of what an array of this state holds: a channel's, or `triangles`; empty for any other array.
    String name(Object array) {
        for (int i = 0; i < values.length; i++) if (values[i] == array) return channels[i].name();
        return array == triangles ? Read.TRIANGLES : "";
    }

    /// A copy of the numbers of one element of a channel, or the corners of a triangle.
    ///
    /// @throws BadInput if there is no such channel or element
    public double[] value(String channel, int element) {
        boolean corners = channel.equals(Read.TRIANGLES);
        double[] all = corners ? Arrays.stream(triangles).asDoubleStream().toArray() : named(channel);
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
        System.arraycopy(o.triangles, 0, triangles, 0, triangles.length);
    }

    /// An independent copy; fixed channels are shared, since they are never written after creation.
    public State copy() {
        return copy(true);
    }

    /// A copy that shares nothing, for whoever tries other values in fixed channels, too.
    State apart() {
        return copy(false);
    }

    private State copy(boolean sharing) {
        var copies = new double[values.length][];
        for (int i = 0; i < values.length; i++)
            copies[i] = sharing && channels[i].life() == Channel.Life.FIXED ? values[i] : values[i].clone();
        return new State(channels, copies, triangles.clone());
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
        return true;
    }

    /// Whether two states hold the same bits everywhere, scratch and triangles included.
    public boolean sameBitsWithScratch(State o) {
        for (int i = 0; i < channels.length; i++)
            if (!sameBits(values[i], o.values[i])) return false;
        return Arrays.equals(triangles, o.triangles);
    }

    static boolean sameBits(double[] a, double[] b) {
        if (a.length != b.length) return false;
        for (int i = 0; i < a.length; i++)
            if (Double.doubleToRawLongBits(a[i]) != Double.doubleToRawLongBits(b[i])) return false;
        return true;
    }
}
