package limber.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Parameter;
import limber.engine.Settings;
import limber.engine.StepSize;
import limber.input.Spot;

/// One step of a lesson: what happens when a student comes to it, and what is asked there.
///
/// @param id slug, unique in its lesson; empty for a step that only tells
/// @param at where it stands
/// @param scene what it starts from; empty to go on with what the step before has left
/// @param looks parameters that only say what an overlay shows, set on entry
/// @param panel the only parameters that can be changed, with what of their range; empty for all
/// @param hold whether motion, settings and telling numbers wait for the predictions
/// @param questions at most three
public record Step(
        String id,
        Spot at,
        Optional<SceneStart> scene,
        Optional<Goto> go,
        Optional<Play> play,
        Optional<StepSize> size,
        Optional<Show> show,
        Map<Parameter<?>, String> looks,
        Optional<Camera> camera,
        Optional<Map<Parameter<?>, Allowed>> panel,
        Optional<Compare> compare,
        boolean hold,
        List<Question> questions,
        Optional<Goal> goal) {

    /// The moment at which it is shown where nothing moves: the one that it goes to; else the end of what it plays, unless that
    /// is to be predicted.
    public Goto moment() {
        return go.orElseGet(() -> Goto.complete(play.filter(_ -> questions.isEmpty()).map(Play::to).orElse(0), at));
    }

    /// What is run for this step: a scene with what overlays are told to show, and as the left side of what is compared.
    ///
    /// @param begun what it starts from
    public Staged staged(SceneStart begun) {
        Settings p = begun.settings();
        for (var look : looks.entrySet()) p = p.with(look.getKey().name(), look.getValue());
        Settings looking = p;
        return new Staged(new SceneStart(compare.map(c -> c.left().of(looking)).orElse(looking), begun.inputs()), compare.map(c -> c.rival(looking)));
    }

    /// A step runs visibly to a frame.
    ///
    /// @param speed simulated seconds a second
    public record Play(int to, double speed) {}

    /// What is shown instead of what was.
    ///
    /// @param level one of [Shown#LEVELS]
    /// @param overlays,plots,panes empty to leave them as they are
    public record Show(Optional<String> level, Optional<List<String>> overlays, Optional<List<String>> plots, Optional<List<String>> panes) {}
}
