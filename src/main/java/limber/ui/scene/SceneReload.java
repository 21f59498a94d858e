package limber.ui.scene;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Branch;
import limber.engine.run.Picture;
import limber.engine.run.Timeline;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.lesson.Camera;

/// A scene that goes on where that of another version of its solver is: with its settings, inputs, place, overlays
/// and camera, as far as this version has them.
///
/// @param to which goes on
record SceneReload(Session to) {
    /// Takes over; nothing, where the other scene has had no picture yet.
    ///
    /// @return whether the other scene plays
    Optional<Boolean> from(Session other) {
        Picture there = other.playback().picture().get();
        if (there == null) return Optional.empty();
        to.playback().gestures().become(course(settings(there.branch().settings()), there.branch().inputs()),
                there.cursor());
        to.viewport().showing().only(Set.copyOf(other.viewport().showing().names()));
        to.playback().tools().set(other.playback().tools().get());
        to.playback().transport().everyStep().set(other.playback().transport().everyStep().get());
        to.playback().transport().stepSize().set(other.playback().transport().stepSize().get());
        to.viewport().scene().look(
                new Camera(Optional.empty(), Optional.of(other.viewport().scene().eye()), false));
        return Optional.of(other.plays());
    }

    private Settings settings(Settings other) {
        Settings settings = to.model().defaults();
        for (Parameter<?> p : settings.parameters()) settings = with(settings, p, other);
        return settings;
    }

    /// A parameter as the other version has it; where that means nothing here, as it is.
    private static Settings with(Settings settings, Parameter<?> p, Settings other) {
        try {
            return settings.with(p.name(), other.text(other.parameter(p.name())));
        } catch (BadInput e) {
            return settings;
        }
    }

    private Branch course(Settings settings, List<Input> inputs) {
        Model model = to.model();
        try {
            return new Timeline(model).root(settings, inputs);
        } catch (BadInput e) {
            to.say().accept(e.getMessage());
            return new Timeline(model).root(model.defaults(), List.of());
        }
    }
}
