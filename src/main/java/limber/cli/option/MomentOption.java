package limber.cli.option;

import limber.engine.run.Run;
import limber.input.Goto;
import limber.input.InputsFile;
import limber.input.SourcePosition;
import picocli.CommandLine.Option;

/// The option that names a moment of a run, as links of lessons do.
public final class MomentOption {
    @Option(names = "--at", required = true, paramLabel = "MOMENT",
            description = "A moment, such as 'frame=12' (complete) or 'frame=12&substep=1&phase=distance&sweep=3"
                    + "&element=7' (before that operation).") String at;

    /// The moment that a text names.
    ///
    /// @throws limber.engine.text.BadInput if it names none
    public static Goto read(String text, Run run) {
        return Goto.read("at", text, run.model(), run.settings(),
                run.model().lastFrame().orElse(InputsFile.MOST_FRAMES),
                new SourcePosition("--at", 1, 1));
    }

    /// Moves a run there.
    ///
    /// @throws limber.engine.text.BadInput if there is no such moment
    public void seek(Run run) {
        read(at, run).seek(run);
        FiniteCheck.check(run);
    }
}
