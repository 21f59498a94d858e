package limber.ui.render;

import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.Label;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.VBox;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.run.ComparisonRun;
import limber.engine.run.Divergence;
import limber.engine.run.Navigation;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.text.BadInput;
import limber.presentation.camera.FramedScenes;
import limber.presentation.camera.SceneBounds;
import limber.presentation.words.Captions;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;

/// The making of a film. The run goes on the calling thread, which must not be the FX thread; that one draws, with one
/// view and one camera for all pictures.
public final class FilmJob {
    /// Captions of a narrower film have two lines each.
    private static final int WIDE = 960;
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    private final Film film;
    private final Film.Range range;
    private final Film.Progress progress;
    private final Run run;
    private final Optional<ComparisonRun> beside;
    private final Captions captions;
    private final Wording words;

    private FilmJob(Film film, Language language, Film.Progress progress) {
        this.film = film;
        this.progress = progress;
        range = film.range();
        words = new Wording(film.model(), language.words());
        captions = new Captions(film.model(), words, words::refusal);
        var timeline = new Timeline(film.model());
        run = new Run(timeline, timeline.root(film.scene().settings(), film.scene().inputs()));
        beside = film.staging().flatMap(Staging::comparison)
                .map(rival -> new ComparisonRun(new Timeline(film.model()), rival));
    }

    /// Draws the pictures: one before the first step, and one after each. It ends where the run is no longer finite.
    ///
    /// @param language of the labels and captions
    /// @return how many pictures there are; 0 if it was given up
    /// @throws BadInput if it has too many, or something cannot be shown
    public static int draw(Film film, Language language, Film.Sink sink, Film.Progress progress) {
        return new FilmJob(film, language, progress).draw(sink);
    }

    private int draw(Film.Sink sink) {
        if (!run.seek(run.branch(), Cursor.complete(range.from() - 1), progress::givenUp)) return 0;
        SceneBounds reach = FramedScenes.of(film.model(), run.settings(), film.staging().flatMap(Staging::comparison)
                .map(rival -> rival.of(run.settings())).orElse(run.settings()), List.of()).bounds();
        Screen screen = OffscreenView.onFx(() -> new Screen(reach));
        try {
            int pictures = 0;
            double frames = range.to() - range.from() + 1;
            boolean more = find();
            do {
                if (progress.givenUp()) return 0;
                Film.check(++pictures);
                Picture picture = picture();
                hand(OffscreenView.onFx(() -> screen.draw(picture)), sink);
                progress.done(Math.min(1, (run.cursor().frame() - range.from() + 1) / frames));
                more = more && run.cursor().frame() < range.to() && Divergence.clean(run) && find();
                if (more) run.step(range.by());
            } while (more);
            return pictures;
        } finally {
            OffscreenView.onFx(() -> {
                screen.offscreen.close();
                return true;
            });
        }
    }

    /// Goes to the next operation of the phases to be shown.
    ///
    /// @return whether there is one in the range
    private boolean find() {
        if (range.phases().isEmpty()) return true;
        while (!range.phases().contains(run.slot().phase().name())) {
            Optional<Cursor> next = new Navigation(run).ahead(range.phases());
            if (next.isEmpty()) next = Optional.of(Cursor.complete(run.cursor().frame() + 1));
            run.seek(run.branch(), next.get());
            if (run.cursor().frame() >= range.to() || progress.givenUp()) return false;
        }
        return true;
    }

    /// Single operations are explained, so that their arrows are drawn and the captions speak of them.
    private Picture picture() {
        boolean still = film.captions() || !range.by().equals(StepSize.FRAME), clean = Divergence.clean(run);
        PictureRequest wanted = Staging.wanted(film.model(), film.staging());
        Picture alone = Picture.of(run, wanted, still && clean,
                clean ? Optional.empty() : Optional.of(Divergence.find(run)));
        return beside.map(other -> alone.beside(other.beside(run, wanted, still, progress::givenUp))).orElse(alone);
    }

    /// A sentence with what it is about in front, as nobody who sees a film can ask.
    static String caption(String key, String sentence, Wording words) {
        return sentence.isEmpty() ? "" : words.get(key) + words.get("caption.colon") + sentence;
    }

    private static void hand(WritableImage image, Film.Sink sink) {
        int width = (int) image.getWidth(), height = (int) image.getHeight();
        var rgb = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), rgb, 0, width);
        for (int i = 0; i < rgb.length; i++) rgb[i] &= 0xffffff;
        sink.picture(rgb, width, height);
    }

    /// The view with its captions; on the FX thread only.
    private final class Screen {
        private final OffscreenView offscreen;
        private final Label last = new Label(), next = new Label();
        private final VBox whole;

        Screen(SceneBounds reach) {
            offscreen = new OffscreenView(film.model(), words, film.staging(), reach, film.width(), film.height());
            whole = new VBox(offscreen.view());
            whole.getStyleClass().add("film");
            whole.pseudoClassStateChanged(NARROW, film.width() < WIDE);
            if (film.captions()) for (Label line : new Label[]{last, next}) {
                line.getStyleClass().add("film-caption");
                line.setMinWidth(0);
                line.setMaxWidth(film.width());
                whole.getChildren().add(line);
            }
            film.theme().apply(new Scene(whole));
        }

        WritableImage draw(Picture picture) {
            last.setText(caption("caption.last", captions.last(picture), words));
            next.setText(caption("caption.next", captions.next(picture), words));
            offscreen.show(picture);
            whole.applyCss();
            whole.resize(film.width(), whole.prefHeight(film.width()));
            whole.layout();
            int height = (int) Math.ceil(whole.getHeight());
            return whole.snapshot(new SnapshotParameters(), new WritableImage(film.width(), height + height % 2));
        }
    }
}
