package limber.models.jelly;

import java.util.List;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.file.Surfaces;
import limber.models.Setup;

/// Functions for tests that set up jellies and read them.
final class Jellies {
    static final Surfaces SURFACES = new Surfaces();
    static final Jelly JELLY = new Jelly(SURFACES);

    private Jellies() {}

    /// @param changes as [Setup#settings] takes them
    static Settings settings(String... changes) {
        return Setup.settings(JELLY, changes);
    }

    static Run run(List<Input> inputs, String... settings) {
        return Setup.run(JELLY, inputs, settings);
    }

    static Run run(String... settings) {
        return run(List.of(), settings);
    }

    static Input move(int frame, Vec to) {
        return new Input.Move(frame, "anchor", to);
    }
}
