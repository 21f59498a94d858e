package limber.moment;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import limber.engine.run.Run;
import limber.engine.text.BadInput;

/// A recorder: it runs a scene and takes its hashes.
public final class Recorder {
    private Recorder() {}

    /// Runs to the end of a frame.
    ///
    /// @param run at frame 0
    /// @param every how many frames lie between two hashes, from 1
    /// @param steps whether each phase gets a short hash too
    /// @param check called after each frame; throws what ends the recording
    /// @throws BadInput if there would be too many hashes
    public static Recording record(Run run, int frames, int every, boolean steps, Consumer<Run> check) {
        if (Recording.count(every, frames) > Recording.MOST)
            throw new BadInput(frames + " frames have more than " + Recording.MOST
                    + " hashes; a larger number of frames between two of them would be right");
        List<String> hashes = new ArrayList<>(), phases = new ArrayList<>();
        hashes.add(StateHash.kept(run.state()));
        for (int frame = 1; frame <= frames; frame++) {
            if (steps) phases.add(StateHash.steps(run.copy()));
            run.next(); // at full speed, where several rounds may run at once
            check.accept(run);
            if (frame % every == 0 || frame == frames) hashes.add(StateHash.kept(run.state()));
        }
        return new Recording(every, frames, hashes, phases);
    }
}
