package limber.moment;

import java.util.Optional;
import java.util.function.Consumer;
import limber.engine.Slot;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import limber.input.Goto;
import limber.lesson.question.WorkBudget;

/// A replay of a moment from frame 0. A stranger may have written it, so the work that it may take is limited. Not
/// thread-safe.
public final class Replay {
    /// Elements that phases may work on: about ten minutes.
    public static final long MOST = 40_000_000_000L;

    private final Moment moment;
    private final long most;
    private final WorkBudget budget;
    private final Run run;

    /// @param most the elements that phases may work on in all of it
    /// @throws BadInput if frame 0 takes more, or the model refuses an input
    public Replay(Moment moment, long most) {
        this.moment = moment;
        this.most = most;
        budget = new WorkBudget(most);
        budget.spend(moment.model().initialCost(moment.settings()));
        checkBudget();
        run = moment.run();
    }

    /// The run, where it stands.
    public Run run() {
        return run;
    }

    /// Goes on to the end of a frame.
    ///
    /// @param check called after each frame; throws what ends the replay
    /// @throws BadInput if that takes too much work
    public void to(int frame, Consumer<Run> check) {
        while (run.cursor().frame() < frame) {
            spendFrame();
            run.next();
            check.accept(run);
        }
    }

    /// Goes to the moment's operation.
    ///
    /// @throws BadInput if that frame has no such operation, or it takes too much work
    public void seek() {
        Goto at = moment.at();
        to(at.betweenFrames() ? at.frame() : at.frame() - 1, _ -> {});
        spendFrame();
        at.seek(run);
    }

    /// The hash of the state where it stands between two frames.
    public String hash() {
        return StateHash.kept(run.state());
    }

    private void spendFrame() {
        budget.spend(run.schedule(), run.state(), 1);
        checkBudget();
    }

    private void checkBudget() {
        if (budget.spent()) throw new BadInput("replaying it works on more than " + most
                + " elements; fewer frames, rounds or elements would be right");
    }

    /// Compares the run with its recording, from frame 0 on.
    ///
    /// @return the place at which they part; empty if all hashes are equal
    /// @throws BadInput if the moment holds no recording
    public Optional<ReplayDifference> verify(Consumer<Run> check) {
        Recording recording = moment.recording().orElseThrow(
                () -> new BadInput("it holds no hashes; a recording, as limber record writes it, would be right"));
        for (int frame = 0, n = 0; frame <= recording.frames(); frame++) {
            Optional<ReplayDifference> parting = frame == 0 ? Optional.empty() : frame(recording, frame, check);
            if (parting.isPresent()) return parting;
            if (recording.frame(n) != frame) continue;
            String expected = recording.hashes().get(n), found = hash();
            if (!expected.equals(found))
                return Optional.of(new ReplayDifference(recording.frame(Math.max(0, n - 1)), frame,
                        Optional.empty(), false, expected, found));
            n++;
        }
        return Optional.empty();
    }

    /// Runs a frame, and compares it phase by phase where the recording can.
    private Optional<ReplayDifference> frame(Recording recording, int frame, Consumer<Run> check) {
        if (recording.steps().isEmpty()) {
            to(frame, check);
            return Optional.empty();
        }
        Run apart = run.copy();
        Optional<ReplayDifference> parting = phases(recording, frame, apart);
        to(frame, check);
        String expected = StateHash.kept(apart.state());
        // a phase that runs several rounds at once may fail where one round after another is right
        return parting.isPresent() || expected.equals(hash()) ? parting
                : Optional.of(new ReplayDifference(frame - 1, frame, Optional.empty(), false, expected, hash()));
    }

    /// Runs a copy through the next frame phase by phase.
    private Optional<ReplayDifference> phases(Recording recording, int frame, Run apart) {
        budget.spend(run.schedule().skin().stream().mapToLong(p -> p.size(run.state())).sum());
        spendFrame();
        String expected = recording.steps().get(frame - 1), found = StateHash.steps(apart);
        int step = firstDifference(expected, found);
        if (step < 0) return Optional.empty();
        Optional<Slot> phase = StateHash.step(run.copy(), step);
        return Optional.of(new ReplayDifference(frame - 1, frame, phase, step == 0 && hasInputs(frame),
                Recording.step(expected, step), Recording.step(found, step)));
    }

    /// The number of the first phase with another hash, or that only one side has; -1 if there is none.
    private static int firstDifference(String expected, String found) {
        int longer = Math.max(expected.length(), found.length()) / Recording.STEP_DIGITS;
        for (int n = 0; n < longer; n++)
            if (!Recording.step(expected, n).equals(Recording.step(found, n))) return n;
        return -1;
    }

    private boolean hasInputs(int frame) {
        return moment.inputs().stream().anyMatch(i -> i.frame() == frame);
    }
}
