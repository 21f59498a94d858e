package limber.ui;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import limber.engine.BadInput;
import limber.engine.Cursor;
import limber.engine.Divergence;
import limber.engine.Model;
import limber.engine.Picture;
import limber.engine.Rival;
import limber.engine.Run;
import limber.engine.Simulation;
import limber.engine.Timeline;
import limber.engine.Wanted;
import limber.ui.viewport.Viewport;

/// Makes pictures in real 3D, whether there is a window or not: what takes long is done on the thread that asks, which must not
/// be the FX thread, and the scene itself is drawn on that one, a picture at a time.
final class Rendering {
    private static final String PAPER = "paper";

    private Rendering() {}

    /// @param language of what is written in it
    /// @return a PNG file
    /// @throws BadInput if there is no such moment, or something cannot be shown, such as a texture that cannot be read
    static byte[] png(RenderJob job, Language language) {
        return Png.bytes(Png.copy(snapshot(job, language)));
    }

    private static WritableImage snapshot(RenderJob job, Language language) {
        Picture picture = picture(job);
        Reach reach = reach(job, picture);
        try {
            return CompletableFuture.supplyAsync(() -> onStage(job, new Wording(job.model(), language.words()), picture, reach), Platform::runLater).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof BadInput bad ? bad : e;
        }
    }

    /// What is about to move is seen with its way; later the way may be a long one, and what moves a dot on it.
    private static Reach reach(RenderJob job, Picture picture) {
        boolean begins = picture.cursor().equals(Cursor.START) || job.staging().isEmpty();
        return begins ? Reach.of(job.model(), picture.settings()) : Reach.of(job.model(), picture.settings(), picture.state());
    }

    /// Of a run that flies apart before that moment, the last one that can be shown.
    private static Picture picture(RenderJob job) {
        Model model = job.model();
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(job.scene().settings(), job.scene().inputs()));
        job.moment().seek(run);
        Optional<Divergence> end = Divergence.clean(run) ? Optional.empty() : Optional.of(Divergence.find(run));
        boolean still = !run.cursor().betweenFrames();
        Wanted wanted = job.staging().flatMap(RenderJob.Staging::overlays).map(names -> new Wanted(Set.copyOf(names), Set.of())).orElseGet(() -> Wanted.atFirst(model));
        Picture alone = Simulation.picture(run, wanted, still, end);
        Picture picture = job.staging().flatMap(RenderJob.Staging::rival).map(rival -> alone.beside(new Rival(new Timeline(model), rival).beside(run, wanted, still, () -> false))).orElse(alone);
        return job.staging().filter(RenderJob.Staging::withheld).isPresent() ? picture.withheld() : picture;
    }

    private static WritableImage onStage(RenderJob job, Wording wording, Picture picture, Reach reach) {
        var viewport = new Viewport(job.model(), wording::get);
        viewport.motion().set(false);
        job.staging().flatMap(RenderJob.Staging::overlays).ifPresent(names -> Scenery.replace(viewport.shown(), names));
        var scene = new Scene(viewport, job.width(), job.height());
        (job.paper() ? Theme.LIGHT : Theme.DARK).dress(scene);
        if (job.paper()) viewport.getStyleClass().add(PAPER);
        job.staging().map(RenderJob.Staging::layout).ifPresent(viewport.arrangement()::set);
        viewport.picture().set(picture);
        viewport.dress();
        viewport.trouble().get().ifPresent(what -> {
            throw new BadInput(what);
        });
        viewport.overlay();
        viewport.resize(job.width(), job.height());
        viewport.layout();
        viewport.reach(reach);
        job.staging().flatMap(RenderJob.Staging::camera).ifPresent(camera -> Scenery.look(viewport, camera));
        WritableImage image = viewport.snapshot(new SnapshotParameters(), new WritableImage(job.width(), job.height()));
        viewport.close();
        return image;
    }
}
