package limber.ui;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import javafx.application.Platform;
import limber.engine.BadInput;
import limber.engine.Parameter;
import limber.engine.Settings;

/// Sets parameters that name files: they are read off the FX thread first, so that the model has them when the value is set.
final class Reading {
    private static final String FILE = "file:";

    private final Playback playback;
    private final Wording words;
    private final Consumer<String> say;
    private final Consumer<Throwable> failed;
    private final Consumer<Settings> done;
    /// The newest reading; what older ones find out is dropped.
    private long number;
    private boolean busy;

    /// @param done told the settings once they hold
    Reading(Playback playback, Wording words, Consumer<String> say, Consumer<Throwable> failed, Consumer<Settings> done) {
        this.playback = playback;
        this.words = words;
        this.say = say;
        this.failed = failed;
        this.done = done;
    }

    void set(Parameter<?> parameter, String text) {
        set(parameter, text, playback.settings(), () -> playback.gestures().set(parameter, text));
    }

    /// The same for settings that are not the scene's.
    ///
    /// @param put sets it once the file has been read; what that refuses is said
    void set(Parameter<?> parameter, String text, Settings of, Runnable put) {
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
        CompletableFuture.runAsync(() -> {
            playback.model().load(next);
            playback.model().check(next);
        }).whenComplete((_, e) -> Platform.runLater(() -> {
            if (mine == number) checked(put, e);
        }));
    }

    /// Of a file the last part, whether or not its path could be one.
    private static String name(String text) {
        return text.startsWith(FILE) ? text.substring(1 + Math.max(FILE.length() - 1, Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\')))) : text;
    }

    private void checked(Runnable put, Throwable e) {
        busy = false;
        if (e != null) {
            failed.accept(e instanceof CompletionException wrapped && wrapped.getCause() != null ? wrapped.getCause() : e);
            return;
        }
        try {
            put.run();
            say.accept("");
            done.accept(playback.settings());
        } catch (BadInput refused) { // other settings have changed meanwhile
            failed.accept(refused);
        }
    }

    /// @return whether there was anything to give up
    boolean cancel() {
        if (!busy) return false;
        busy = false;
        number++;
        say.accept(words.get("reading.cancelled"));
        return true;
    }
}
