package limber.presentation.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import limber.engine.Element;
import limber.engine.StepSize;
import limber.engine.run.Simulation;

/// The transport of a stopped scene: single steps, and searches for an operation. Moving forward stops playing first,
/// and only where a lesson allows it.
public final class Transport {
    private final Simulation simulation;
    private final Rules rules;
    private final BooleanProperty playing;
    private final Supplier<Optional<Element>> selected;
    private final LongConsumer ask;
    private final ObjectProperty<StepSize> stepSize = new SimpleObjectProperty<>(StepSize.FRAME);
    private final BooleanProperty everyStep = new SimpleBooleanProperty();
    private Consumer<Optional<Element>> untouched = _ -> {};
    private List<StepSize> sizes = StepSize.EVERYWHERE;

    /// @param ask receives the number of a request, which is pending from then on
    Transport(Simulation simulation, Rules rules, BooleanProperty playing, Supplier<Optional<Element>> selected,
            LongConsumer ask) {
        this.simulation = simulation;
        this.rules = rules;
        this.playing = playing;
        this.selected = selected;
        this.ask = ask;
    }

    /// The size of one step.
    public ObjectProperty<StepSize> stepSize() {
        return stepSize;
    }

    /// Offers the step sizes of a schedule, from the smallest. Where the size of one step is none of them, it is a
    /// phase.
    void offer(List<StepSize> now) {
        if (now.equals(sizes)) return;
        sizes = now;
        if (!sizes.contains(stepSize.get())) stepSize.set(StepSize.PHASE);
    }

    /// Chooses a size by its place in the ladder, 0 for the smallest.
    public void size(int rung) {
        stepSize.set(sizes.get(Math.clamp(rung, 0, sizes.size() - 1)));
    }

    /// Chooses a size that many rungs up the ladder.
    public void sizeBy(int rungs) {
        size(sizes.indexOf(stepSize.get()) + rungs);
    }

    /// Whether a step stops at every operation: also at the start of a frame, where nothing moves yet, and in the
    /// making of the mesh.
    public BooleanProperty everyStep() {
        return everyStep;
    }

    public void step(boolean forward) {
        if (forward && !rules.lets()) return;
        playing.set(false);
        ask.accept(simulation.step(stepSize.get(), forward, everyStep.get()));
    }

    /// Goes to the cursor before an operation; see [limber.engine.run.Navigation#find].
    public void find(int frame, Map<String, Integer> rounds, String phase, int element) {
        if (!rules.lets()) return;
        playing.set(false);
        ask.accept(simulation.find(frame, rounds, phase, element));
    }

    /// Goes to the cursor before the next operation that touches the selection; see
    /// [limber.engine.run.Navigation#nextTouching].
    ///
    /// @param forward whether to the next one, or else to the last one that touched it
    public void approach(boolean forward) {
        if (forward && !rules.lets()) return;
        selected.get().ifPresentOrElse(s -> {
            playing.set(false);
            ask.accept(simulation.touch(s, forward));
        }, () -> untouched.accept(Optional.empty()));
    }

    /// Goes back to the last place at which a stop halts the scene.
    public void backToStop() {
        playing.set(false);
        ask.accept(simulation.backToHalt());
    }

    /// @param untouched receives the element that no operation touches in the frames to come; empty when nothing is
    ///   selected
    public void onUntouched(Consumer<Optional<Element>> untouched) {
        this.untouched = untouched;
    }

    /// Reports that no operation touches the selection.
    void untouched() {
        untouched.accept(selected.get());
    }

    /// Goes to the cursor before the next run of one of these phases, or stays if none runs; see
    /// [limber.engine.run.Navigation#ahead(Set)].
    public void runTo(Set<String> phases) {
        if (!rules.lets()) return;
        playing.set(false);
        ask.accept(simulation.ahead(phases));
    }
}
