package limber.ui.render;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import limber.engine.BadInput;
import limber.engine.ComparisonRun;
import limber.engine.Cursor;
import limber.engine.Divergence;
import limber.engine.Model;
import limber.engine.Picture;
import limber.engine.PictureRequest;
import limber.engine.Run;
import limber.engine.Timeline;
import limber.ui.controls.Png;
import limber.ui.viewport.StepLook;
import limber.ui.viewport.SceneBounds;
import limber.ui.viewport.Viewport;
import limber.ui.words.Language;
import limber.ui.words.Wording;

/// A renderer for pictures in real 3D, with or without a window. Slow work runs on the calling thread, which must not
/// be the FX thread; the FX thread draws the scene, one picture at a time.
public final class Rendering {
    private static final String PAPER = "paper";

    private Rendering() {}

    /// @param language of the labels
    /// @return a PNG file
    /// @throws BadInput if there is no such moment, or something cannot be shown, such as a texture that cannot be read
    public static byte[] png(RenderJob job, Language language) {
        return Png.bytes(Png.copy(snapshot(job, language)));
    }

    private static WritableImage snapshot(RenderJob job, Language language) {
        Picture picture = picture(job);
        SceneBounds reach = reach(job, picture);
        try {
            return CompletableFuture
                    .supplyAsync(() -> onStage(job, new Wording(job.model(), language.words()), picture, reach),
                            Platform::runLater)
                    .join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof BadInput bad ? bad : e;
        }
    }

    /// The box in view. A scene about to move is framed with its path; at a later moment the path may be long and the
    /// scene a dot on it, so only the picture is framed.
    private static SceneBounds reach(RenderJob job, Picture picture) {
        boolean begins = picture.cursor().equals(Cursor.START) || job.staging().isEmpty();
        return begins ? SceneBounds.of(job.model(), picture.settings())
                : SceneBounds.of(job.model(), picture.settings(), picture.state());
    }

    /// The picture of the moment; for a run that diverges before it, the last one that can be shown.
    private static Picture picture(RenderJob job) {
        Model model = job.model();
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(job.scene().settings(), job.scene().inputs()));
        job.moment().seek(run);
        Optional<Divergence> end = Divergence.clean(run) ? Optional.empty() : Optional.of(Divergence.find(run));
        boolean still = !run.cursor().betweenFrames();
        PictureRequest wanted = job.staging().flatMap(RenderJob.Staging::overlays)
                .map(names -> new PictureRequest(Set.copyOf(names), Set.of()))
                .orElseGet(() -> PictureRequest.atFirst(model));
        Picture alone = Picture.of(run, wanted, still, end);
        Picture picture = job.staging().flatMap(RenderJob.Staging::comparison).map(
                rival -> alone
                        .beside(new ComparisonRun(new Timeline(model), rival).beside(run, wanted, still, () -> false)))
                .orElse(alone);
        return job.staging().filter(RenderJob.Staging::withheld).isPresent() ? picture.withheld() : picture;
    }

    private static WritableImage onStage(RenderJob job, Wording wording, Picture picture, SceneBounds reach) {
        var viewport = new Viewport(job.model(), wording::get);
        viewport.showing().motion().set(false);
        job.staging().flatMap(RenderJob.Staging::overlays)
                .ifPresent(names -> StepLook.replace(viewport.showing().names(), names));
        var scene = new Scene(viewport, job.width(), job.height());
        job.theme().dress(scene);
        if (job.paper()) viewport.getStyleClass().add(PAPER);
        job.staging().map(RenderJob.Staging::layout).ifPresent(viewport.comparison().layout()::set);
        viewport.picture().set(picture);
        viewport.dress();
        viewport.trouble().get().ifPresent(what -> {
            throw new BadInput(what);
        });
        viewport.overlay();
        viewport.resize(job.width(), job.height());
        viewport.layout();
        viewport.reach(reach);
        job.staging().flatMap(RenderJob.Staging::camera).ifPresent(camera -> StepLook.look(viewport, camera));
        WritableImage image = viewport.snapshot(new SnapshotParameters(), new WritableImage(job.width(), job.height()));
        viewport.close();
        return image;
    }
}
