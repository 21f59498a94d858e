package limber.ui.render;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.Label;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.VBox;
import limber.engine.BadInput;
import limber.engine.Cursor;
import limber.engine.Divergence;
import limber.engine.Picture;
import limber.engine.PictureRequest;
import limber.engine.Run;
import limber.engine.StepSize;
import limber.engine.Timeline;
import limber.ui.viewport.SceneBounds;
import limber.ui.viewport.Viewport;
import limber.ui.words.Captions;
import limber.ui.words.Language;
import limber.ui.words.Wording;

/// The making of a film. The run goes on the calling thread, which must not be the FX thread; that one draws, with one
/// view and one camera for all pictures.
public final class FilmJob {
    /// Captions of a narrower film have two lines each.
    private static final int WIDE = 960;
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    private final Film film;
    private final Run run;
    private final Captions captions;
    private final Wording words;

    private FilmJob(Film film, Language language) {
        this.film = film;
        words = new Wording(film.model(), language.words());
        captions = new Captions(film.model(), words);
        var timeline = new Timeline(film.model());
        run = new Run(timeline, timeline.root(film.scene().settings(), film.scene().inputs()));
    }

    /// Draws the pictures: one before the first step, and one after each. It ends where the run is no longer finite.
    ///
    /// @param language of the labels and captions
    /// @return how many pictures there are; 0 if it was given up
    /// @throws BadInput if it has too many, or something cannot be shown
    public static int draw(Film film, Language language, Film.Sink sink, Film.Progress progress) {
        return new FilmJob(film, language).draw(sink, progress);
    }

    private int draw(Film.Sink sink, Film.Progress progress) {
        if (!run.seek(run.branch(), Cursor.complete(film.from() - 1), progress::givenUp)) return 0;
        SceneBounds reach = SceneBounds.of(film.model(), run.settings());
        Stage stage = onFx(() -> new Stage(reach));
        try {
            int pictures = 0;
            double frames = film.to() - film.from() + 1;
            while (true) {
                if (progress.givenUp()) return 0;
                Film.check(++pictures);
                Picture picture = picture();
                WritableImage image = onFx(() -> stage.draw(picture));
                hand(image, sink);
                progress.done(Math.min(1, (run.cursor().frame() - film.from() + 1) / frames));
                if (run.cursor().frame() >= film.to() || !Divergence.clean(run)) return pictures;
                run.step(film.by());
            }
        } finally {
            onFx(() -> {
                stage.view.close();
                return true;
            });
        }
    }

    /// Single operations are explained, so that their arrows are drawn and the captions speak of them.
    private Picture picture() {
        boolean still = film.captions() || !film.by().equals(StepSize.FRAME);
        Optional<Divergence> end = Divergence.clean(run) ? Optional.empty() : Optional.of(Divergence.find(run));
        PictureRequest wanted = film.look().map(look -> new PictureRequest(look.shown(), Set.of()))
                .orElseGet(() -> PictureRequest.atFirst(film.model()));
        return Picture.of(run, wanted, still && end.isEmpty(), end);
    }

    private static void hand(WritableImage image, Film.Sink sink) {
        int width = (int) image.getWidth(), height = (int) image.getHeight();
        var rgb = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), rgb, 0, width);
        for (int i = 0; i < rgb.length; i++) rgb[i] &= 0xffffff;
        sink.picture(rgb, width, height);
    }

    private static <T> T onFx(Supplier<T> work) {
        try {
            return CompletableFuture.supplyAsync(work, Platform::runLater).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof BadInput bad ? bad : e;
        }
    }

    /// The view with its captions; on the FX thread only.
    private final class Stage {
        private final Viewport view;
        private final Label last = new Label(), next = new Label();
        private final VBox whole;
        private final SceneBounds reach;
        private boolean begun;

        Stage(SceneBounds reach) {
            this.reach = reach;
            view = new Viewport(film.model(), words::get);
            view.showing().motion().set(false);
            film.look().ifPresent(look -> {
                view.showing().names().retainAll(look.shown());
                view.showing().names().addAll(look.shown());
            });
            view.setMinSize(film.width(), film.height());
            view.setPrefSize(film.width(), film.height());
            whole = new VBox(view);
            whole.getStyleClass().add("film");
            whole.pseudoClassStateChanged(NARROW, film.width() < WIDE);
            if (film.captions()) for (Label line : new Label[]{last, next}) {
                line.getStyleClass().add("film-caption");
                line.setMinWidth(0);
                line.setMaxWidth(film.width());
                whole.getChildren().add(line);
            }
            film.theme().dress(new Scene(whole));
        }

        WritableImage draw(Picture picture) {
            last.setText(captions.last(picture));
            next.setText(captions.next(picture));
            view.picture().set(picture);
            if (!begun) begin();
            whole.layout();
            int height = (int) Math.ceil(whole.getHeight());
            return whole.snapshot(new SnapshotParameters(), new WritableImage(film.width(), height + height % 2));
        }

        private void begin() {
            begun = true;
            whole.applyCss();
            view.dress();
            view.trouble().get().ifPresent(what -> {
                throw new BadInput(what);
            });
            view.overlay();
            whole.resize(film.width(), whole.prefHeight(film.width()));
            whole.layout();
            view.reach(reach);
            film.look().ifPresent(look -> view.framing().look(look.eye().eye(), look.eye().target()));
        }
    }
}
