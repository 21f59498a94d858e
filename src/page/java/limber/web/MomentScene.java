package limber.web;

import java.util.List;
import java.util.Optional;
import limber.engine.model.Variant;
import limber.lesson.Step;
import limber.moment.Moment;
import limber.presentation.scene.MomentOpening;
import limber.presentation.scene.SceneMethods;
import limber.web.panes.Scene;

/// The surroundings of a moment in a page.
///
/// @param stage what is shown is set as by a step of a lesson
/// @param methods that stand beside it
record MomentScene(Scene scene, LessonStage stage, SceneMethods methods) implements MomentOpening.Face {
    void open(Moment moment) {
        new MomentOpening(scene.playback(), stage.played(), this).begin(moment);
    }

    /// Nothing stands beside the scene of a page that opens.
    @Override
    public void alone() {}

    @Override
    public void show(Step.Show show) {
        stage.show(show);
    }

    @Override
    public void compare(Variant right, List<String> names, boolean overlaid) {
        stage.compare(Optional.of(right), names, overlaid);
    }

    @Override
    public void methods(Moment moment) {
        methods.open(moment);
    }
}
