package limber.ui;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import limber.engine.text.BadInput;
import limber.file.WholeFile;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.moment.MomentWriter;
import limber.moment.Recorder;
import limber.page.PageContent;
import limber.page.PageFile;
import limber.page.SceneContent;
import limber.ui.controls.Background;
import limber.ui.controls.FileDialog;
import limber.ui.scene.SceneMoments;
import limber.ui.tab.SceneController;

/// The way of moments out of the window and into it: copied as a line, pasted, saved as a file, as a
/// recording or as a web page.
///
/// @param current the scene of the selected tab
/// @param pasted receives the text of a moment
/// @param say shows a message in the status line
/// @param failed receives refusals
record MomentTransfer(Supplier<Optional<SceneController>> current, Consumer<String> pasted, FileDialog files,
        ResourceBundle words, Consumer<String> say, Consumer<Throwable> failed) {
    /// Frames between two hashes of a recording.
    private static final int EVERY = 10;

    /// Copies the moment of the selected scene as one line.
    void copy() {
        current.get().ifPresent(scene -> guarded(() -> {
            String line = MomentWriter.line(new SceneMoments(scene.session()).now());
            Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, line));
            say.accept(words.getString("moment.copied").formatted(line.length()));
        }));
    }

    /// Shows the moment that the clipboard holds.
    void paste() {
        String text = Clipboard.getSystemClipboard().getString();
        if (text != null && MomentReader.isText(text)) pasted.accept(text);
        else say.accept(words.getString("moment.none"));
    }

    /// Saves the moment of the selected scene as a file.
    ///
    /// @param recording whether it gets hashes of the frames played so far
    void save(boolean recording) {
        current.get().ifPresent(scene -> guarded(() -> {
            Moment moment = new SceneMoments(scene.session()).now();
            int frames = Math.max(moment.at().frame(), scene.playback().furthest());
            files.save(words.getString(recording ? "menu.moment.record" : "menu.moment.save"),
                    scene.root().getScene().getWindow(), moment.model().name() + Moment.ENDING,
                    Moment.ENDING.substring(1)).ifPresent(
                            file -> write(recording ? Optional.of(frames)
                                    : Optional.empty(), moment, file));
        }));
    }

    /// Saves the moment of the selected scene as a web page that plays.
    ///
    /// @param language of the page
    void page(Locale language) {
        current.get().ifPresent(scene -> guarded(() -> {
            PageContent page = SceneContent.of(new SceneMoments(scene.session()).now(), language);
            files.save(words.getString("page.save"), scene.root().getScene().getWindow(), page.name() + ".html", "html")
                    .ifPresent(file -> page(page, language, file));
        }));
    }

    private void page(PageContent page, Locale language, Path file) {
        say.accept(words.getString("page.making"));
        Background.work(() -> WholeFile.save(file,
                PageFile.shipped(language).html(page).getBytes(StandardCharsets.UTF_8)),
                () -> say.accept(words.getString("page.made").formatted(file.getFileName())), failed);
    }

    private void write(Optional<Integer> frames, Moment moment, Path file) {
        Background.work(() -> {
            Moment whole = frames.map(n -> moment.with(Recorder.record(moment.run(), n, EVERY, false, _ -> {})))
                    .orElse(moment);
            String page = MomentWriter.page(whole, file.toAbsolutePath().getParent());
            WholeFile.save(file, page.getBytes(StandardCharsets.UTF_8));
        }, () -> say.accept(
                words.getString(frames.isPresent() ? "moment.recorded" : "moment.saved").formatted(file.getFileName())),
                failed);
    }

    private void guarded(Runnable what) {
        try {
            what.run();
        } catch (BadInput e) {
            failed.accept(e);
        }
    }
}
