package limber.presentation.scene;

import java.util.List;
import java.util.Optional;
import limber.engine.Cursor;
import limber.engine.model.Variant;
import limber.engine.run.Branch;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.input.Goto;
import limber.lesson.Camera;
import limber.lesson.Compare;
import limber.lesson.Step;
import limber.moment.Moment;
import limber.moment.MomentView;
import limber.presentation.play.Playback;

/// The opening of moments in a scene: its settings and inputs, the operation at which it stands, and what is shown of
/// it.
public final class MomentOpening {
    private final Playback playback;
    private final PlayedView scene;
    private final Face face;

    /// A port to what a face has around the view.
    public interface Face {
        /// Ends what stands beside the scene. It does not play any more.
        void alone();

        /// Shows plots, and what else it has of it.
        void show(Step.Show show);

        /// Compares the scene with another side.
        ///
        /// @param names of both sides; none where they have no other than those of their values
        void compare(Variant right, List<String> names, boolean overlaid);

        /// Puts the methods of a moment beside the scene, which shows it already.
        void methods(Moment moment);
    }

    public MomentOpening(Playback playback, PlayedView scene, Face face) {
        this.playback = playback;
        this.scene = scene;
        this.face = face;
    }

    /// Shows a moment of this model, as one gesture that can be undone.
    ///
    /// @throws limber.engine.text.BadInput if it contradicts itself; nothing has changed then
    public void show(Moment moment) {
        Settings p = settings(moment);
        face.alone();
        keepRanges(moment, p);
        playback.gestures().become(new Timeline(playback.model()).root(p, moment.inputs()), before(moment.at()));
        arrive(moment);
    }

    /// Begins the scene with a moment, which undo cannot leave.
    ///
    /// @throws limber.engine.text.BadInput if it contradicts itself; nothing has changed then
    public void begin(Moment moment) {
        Settings p = settings(moment);
        face.alone();
        keepRanges(moment, p);
        playback.open(p, moment.inputs());
        scene.view().fixed().set(moment.view().camera().filter(Camera::lock).isPresent());
        if (moment.at().betweenFrames()) scene.go(moment.at());
        arrive(moment);
    }

    /// The settings of the scene, the left side of two.
    private Settings settings(Moment moment) {
        Settings p = moment.view().compare().map(c -> c.left().of(moment.settings())).orElse(moment.settings());
        playback.model().check(p);
        return p;
    }

    /// The last complete frame.
    private static Cursor before(Goto at) {
        return Cursor.complete(at.betweenFrames() ? at.frame() : at.frame() - 1);
    }

    /// The colours mean the same as where the moment was written.
    private void keepRanges(Moment moment, Settings p) {
        Cursor at = before(moment.at());
        scene.view().begin(moment.view().ranges(), shown -> is(shown.branch(), p, moment)
                && shown.cursor().frame() == at.frame()
                && shown.cursor().betweenFrames() == moment.at().betweenFrames());
    }

    private static boolean is(Branch branch, Settings p, Moment moment) {
        return branch.inputs().equals(moment.inputs()) && branch.settings().equals(p);
    }

    private void arrive(Moment moment) {
        if (!moment.at().betweenFrames()) scene.go(moment.at());
        playback.tools().set(moment.view().tools());
        if (!moment.stops().isEmpty()) playback.stops().all().setAll(moment.stops());
        show(moment.view(), moment.settings());
        face.methods(moment);
    }

    private void show(MomentView view, Settings given) {
        view.show().flatMap(Step.Show::overlays).ifPresent(scene.view().showing()::only);
        view.show().ifPresent(face::show);
        Optional<Compare> compare = view.compare();
        compare.ifPresent(c -> face.compare(c.comparison(given), view.names(), c.overlaid()));
        if (view.camera().isPresent()) scene.look(view.camera(), true, () -> {});
    }
}
