package limber.engine.ask;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import limber.engine.Channel;
import limber.engine.Measure;
import limber.engine.MeasureFailure;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.watch.Read;

/// A search for the elements of channels that a measure is made of: those that change it when they are no number.
final class MeasureReads {
    private final Measure measure;
    private final Settings settings;
    private final State state;
    private final int element;
    private final double[] now;
    private final int most;
    private final List<Read> found = new ArrayList<>();

    /// @param state which is changed and put back
    /// @param element of no meaning for a measure of the whole
    /// @param most the search ends when it has found as many
    MeasureReads(Measure measure, Settings settings, State state, int element, int most) {
        this.measure = measure;
        this.settings = settings;
        this.state = state;
        this.element = element;
        this.most = most;
        now = value(measure, settings, state, element);
    }

    /// The measure's numbers, or those of one of its elements.
    ///
    /// @throws BadInput if it has no such element
    static double[] value(Measure measure, Settings p, State s, int element) {
        double[] all = measure.read(p, s);
        if (measure.of().isEmpty()) return all;
        int width = measure.width();
        if (element < 0 || element >= all.length / width) throw new BadInput(
                measure.name() + " has no element " + element + " (0.." + (all.length / width - 1) + ")");
        return Arrays.copyOfRange(all, element * width, (element + 1) * width);
    }

    /// The element whose numbers are the largest; 0 for a measure of the whole.
    static int largest(Measure measure, Settings p, State s) {
        if (measure.of().isEmpty()) return 0;
        double[] all = measure.read(p, s);
        int width = measure.width(), best = 0;
        double most = -1;
        for (int e = 0; e < all.length / width; e++) {
            double square = 0;
            for (int k = e * width; k < (e + 1) * width; k++) square += all[k] * all[k];
            if (square > most) {
                most = square;
                best = e;
            }
        }
        return best;
    }

    /// Those elements, channel by channel.
    List<Read> found() {
        for (Channel c : state.channels())
            if (c.life() != Channel.Life.SCRATCH || measure.ofSkin()) search(c, 0, state.elements(c));
        return found;
    }

    private void search(Channel c, int from, int to) {
        if (from >= to || found.size() >= most || !matters(c, from, to)) return;
        if (to - from == 1) {
            found.add(new Read(c.name(), from, state.value(c.name(), from), 0));
            return;
        }
        int middle = (from + to) >>> 1;
        search(c, from, middle);
        search(c, middle, to);
    }

    private boolean matters(Channel c, int from, int to) {
        double[] was = Arrays.copyOfRange(state.numbers(c), from * c.width(), to * c.width());
        var none = new double[was.length];
        Arrays.fill(none, Double.NaN);
        state.put(c, from * c.width(), none);
        try {
            return !State.sameBits(now, value(measure, settings, state, element));
        } catch (MeasureFailure | IndexOutOfBoundsException e) {
            return true; // the number decided where to look
        } finally {
            state.put(c, from * c.width(), was);
        }
    }
}
