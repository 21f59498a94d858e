package limber.ui.render;

import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import limber.engine.Cursor;
import limber.engine.model.Model;
import limber.engine.run.ComparisonRun;
import limber.engine.run.Divergence;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.text.BadInput;
import limber.presentation.camera.SceneBounds;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import limber.ui.viewport.Viewport;

/// A renderer for pictures in real 3D, with or without a window. Slow work runs on the calling thread, which must not
/// be the FX thread; the FX thread draws the scene, one picture at a time.
public final class Rendering {
    private static final String PAPER = "paper";

    private Rendering() {}

    /// @param language of the labels
    /// @return a PNG file
    /// @throws BadInput if there is no such moment, or something cannot be shown, such as a texture that cannot be read
    public static byte[] png(RenderJob job, Language language) {
        return ImagePng.bytes(snapshot(job, language));
    }

    private static WritableImage snapshot(RenderJob job, Language language) {
        Picture picture = picture(job);
        SceneBounds reach = reach(job, picture);
        return OffscreenView.onFx(() -> draw(job, new Wording(job.model(), language.words()), picture, reach));
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
        PictureRequest wanted = Staging.wanted(model, job.staging());
        Picture alone = Picture.of(run, wanted, still, end);
        Picture picture = job.staging().flatMap(Staging::comparison).map(
                rival -> alone
                        .beside(new ComparisonRun(new Timeline(model), rival).beside(run, wanted, still, () -> false)))
                .orElse(alone);
        return job.staging().filter(Staging::withheld).isPresent() ? picture.withheld() : picture;
    }

    private static WritableImage draw(RenderJob job, Wording words, Picture picture, SceneBounds reach) {
        var offscreen = new OffscreenView(job.model(), words, job.staging(), reach, job.width(), job.height());
        Viewport view = offscreen.view();
        job.theme().apply(new Scene(view, job.width(), job.height()));
        if (job.paper()) view.getStyleClass().add(PAPER);
        offscreen.show(picture);
        WritableImage image = view.snapshot(new SnapshotParameters(), new WritableImage(job.width(), job.height()));
        offscreen.close();
        return image;
    }
}
