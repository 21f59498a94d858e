package limber.judge;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;
import limber.engine.Channel;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import limber.file.PlainFile;

/// A file with another program's numbers, compared with a run.
///
/// @param channel whose places they are
/// @param raw the places as the file has them
/// @param theirs the same places, as ours
public record JudgedFile(Path file, TrajectoryForm form, Channel channel, Trajectory raw, Trajectory theirs,
        Judgement judgement) {
    /// Reads and compares a file that nothing is known about. Where its elements count from another number than ours,
    /// the form says so.
    ///
    /// @param run at frame 0
    /// @param told how much has been compared, 0..1
    /// @param stop gives up between two frames
    /// @throws OtherElements if the run has other elements, but presets have them
    /// @throws BadInput if the file cannot be used
    public static JudgedFile of(Path file, Run run, DoubleConsumer told, BooleanSupplier stop) {
        try {
            return of(file, TrajectoryForm.USUAL, run, told, stop);
        } catch (OtherElements e) {
            return of(file, TrajectoryForm.USUAL.from(e.first().orElseThrow(() -> e)), run, told, stop);
        }
    }

    /// Reads and compares a file.
    ///
    /// @param run at frame 0
    /// @param told how much has been compared, 0..1
    /// @param stop gives up between two frames
    /// @throws BadInput if the file or a field of the form cannot be used
    public static JudgedFile of(Path file, TrajectoryForm form, Run run, DoubleConsumer told,
            BooleanSupplier stop) {
        TrajectoryReader reader = form.reader();
        Channel channel = channel(run, form);
        Trajectory raw = reader.read(file, name(file), run, channel);
        return of(file, form, run, raw, reader.conversion().of(raw), told, stop);
    }

    /// The same numbers, compared with another run.
    ///
    /// @param run at frame 0
    /// @param told how much has been compared, 0..1
    /// @param stop gives up between two frames
    /// @throws BadInput if that has other elements
    public JudgedFile again(Run run, DoubleConsumer told, BooleanSupplier stop) {
        Channel now = channel(run, form);
        int ours = run.state().of(now).length / 3, elements = theirs.places().getFirst().length / 3;
        if (ours != elements) throw new BadInput(name(file) + " has " + elements + " elements a frame, but "
                + now.name() + " now has " + ours);
        return of(file, form, run, raw, theirs, told, stop);
    }

    private static JudgedFile of(Path file, TrajectoryForm form, Run run, Trajectory raw, Trajectory theirs,
            DoubleConsumer told, BooleanSupplier stop) {
        Channel channel = channel(run, form);
        double within = form.within().orElseGet(() -> Judgement.tolerance(Judgement.places(run, channel)));
        return new JudgedFile(file, form, channel, raw, theirs, Judgement.of(run, channel, theirs, within, () -> {
            told.accept((double) run.cursor().frame() / Math.max(1, theirs.last()));
            return stop.getAsBoolean();
        }));
    }

    private static String name(Path file) {
        return PlainFile.name(file.getFileName());
    }

    private static Channel channel(Run run, TrajectoryForm form) {
        String name = form.channel().isBlank() ? run.model().subject().name() : form.channel().strip();
        return Judgement.channel(run.state(), name);
    }
}
