package limber.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.ask.MethodsSide;
import limber.engine.model.Entry;
import limber.engine.settings.Settings;
import limber.lesson.Compare;
import limber.moment.Entries;
import limber.moment.Moment;
import limber.presentation.camera.SceneBounds;
import limber.presentation.lesson.StepStaging;
import limber.presentation.play.Playback;
import limber.presentation.words.MethodName;
import limber.web.panes.Scene;

/// A moment as the scene of a page: its settings and inputs, what is shown of it, its comparison, and its methods.
///
/// @param stage what is shown is set as by a step of a lesson
record MomentScene(Scene scene, LessonStage stage, SceneSection section) {
    /// The most that keyframes of one method take, bytes.
    private static final long BYTES = 16L << 20;

    void open(Moment moment) {
        Playback playback = scene.playback();
        Optional<Compare> compare = moment.view().compare();
        Settings p = compare.map(c -> c.left().of(moment.settings())).orElse(moment.settings());
        playback.open(p, moment.inputs());
        StepStaging.go(playback, moment.at());
        if (!moment.stops().isEmpty()) playback.stops().all().setAll(moment.stops());
        moment.view().show().ifPresent(show -> {
            show.tools().ifPresent(playback.tools()::set);
            stage.show(show);
        });
        compare.ifPresent(c -> stage.compare(Optional.of(c.comparison(moment.settings())), moment.view().names(),
                c.overlaid()));
        if (!moment.entries().others().isEmpty()) join(new Entry(playback.model(), p), moment.entries());
        if (moment.view().camera().isPresent()) stage.look(moment.view().camera(), true);
    }

    private void join(Entry first, Entries entries) {
        var beside = new MethodsSide(first, entries.all(), BYTES, SceneBounds::surface);
        beside.reference(entries.reference());
        section.view().overlaid(!entries.beside());
        scene.playback().comparison().join(beside);
        var all = new ArrayList<>(List.of(first));
        all.addAll(entries.all());
        section.methods(MethodName.all(all, scene.words()), entries.beside());
    }
}
