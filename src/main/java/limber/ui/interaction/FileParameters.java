package limber.ui.interaction;

import java.util.List;
import java.util.function.Consumer;
import limber.engine.model.Remark;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.presentation.play.Playback;
import limber.presentation.words.Wording;
import limber.ui.controls.Background;

/// A setter for parameters that name files. The files are read off the FX thread before the value is set.
public final class FileParameters {
    private static final String FILE = "file:";

    private final Playback playback;
    private final Wording words;
    private final Consumer<String> say;
    private final Consumer<Throwable> failed;
    private final Consumer<Settings> done;
    /// The number of the newest reading; results of older ones are dropped.
    private long number;
    private boolean busy;

    /// @param done receives the settings once they hold
    public FileParameters(Playback playback, Wording words, Consumer<String> say, Consumer<Throwable> failed,
            Consumer<Settings> done) {
        this.playback = playback;
        this.words = words;
        this.say = say;
        this.failed = failed;
        this.done = done;
    }

    public void set(Parameter<?> parameter, String text) {
        set(parameter, text, playback.settings(), () -> playback.gestures().set(parameter, text));
    }

    /// The same for settings other than the scene's.
    ///
    /// @param put sets the value once the file has been read; a refusal is shown
    public void set(Parameter<?> parameter, String text, Settings of, Runnable put) {
        Settings next;
        try {
            next = of.with(parameter.name(), text);
        } catch (BadInput e) {
            failed.accept(e);
            return;
        }
        long mine = ++number;
        busy = true;
        say.accept(words.get("reading").formatted(name(text)));
        Background.outcome(() -> {
            playback.model().load(next);
            playback.model().check(next);
            return playback.model().remarks(next);
        }, remarks -> {
            if (mine == number) checked(put, remarks);
        }, e -> {
            if (mine == number) refused(e);
        });
    }

    /// The last part of a file's path, even of an invalid one.
    private static String name(String text) {
        return text.startsWith(FILE)
                ? text.substring(
                        1 + Math.max(FILE.length() - 1, Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\'))))
                : text;
    }

    private void refused(Throwable e) {
        busy = false;
        failed.accept(e);
    }

    private void checked(Runnable put, List<Remark> remarks) {
        busy = false;
        try {
            put.run();
            say.accept(words.remarks(remarks));
            done.accept(playback.settings());
        } catch (BadInput refused) { // other settings have changed meanwhile
            failed.accept(refused);
        }
    }

    /// @return whether there was anything to cancel
    boolean cancel() {
        if (!busy) return false;
        busy = false;
        number++;
        say.accept(words.get("reading.cancelled"));
        return true;
    }
}
