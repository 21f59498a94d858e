package limber.presentation.play;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.beans.property.BooleanProperty;
import limber.engine.Cursor;
import limber.engine.State;
import limber.engine.model.Edit;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.run.Branch;
import limber.engine.run.Divergence;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;

/// The changes that a user makes to a scene's course: settings, drags, actions. From press to release is one gesture
/// and one undo; a change without a press is a gesture of its own. All methods are called on the thread that shows.
public final class Gestures {
    private final PlayedBranch played;
    private final Rules rules;
    private final Past past;
    private final BooleanProperty playing;
    private final Supplier<State> shown;
    private final Consumer<Cursor> go;
    private Runnable restarted = () -> {};

    /// @param shown the state of the newest picture
    /// @param go shows a cursor and stops there
    Gestures(PlayedBranch played, Rules rules, Past past, BooleanProperty playing, Supplier<State> shown,
            Consumer<Cursor> go) {
        this.played = played;
        this.rules = rules;
        this.past = past;
        this.playing = playing;
        this.shown = shown;
        this.go = go;
    }

    /// @param restarted called when a gesture has left a history behind and started a new course
    public void onRestart(Runnable restarted) {
        this.restarted = restarted;
    }

    /// Starts a gesture; everything until [#release] is undone as one. It ends one that lasts, as of another finger.
    public void press() {
        if (played.inGesture()) release();
        played.press();
    }

    /// Whether a gesture lasts, as while a hand holds a body.
    boolean lasts() {
        return played.inGesture();
    }

    /// Ends the gesture.
    public void release() {
        if (played.changed()) past.gesture(played.release());
        else played.release();
    }

    /// Starts a new course from settings, such as a preset's.
    ///
    /// @throws BadInput if they contradict each other; nothing has changed then
    public void restart(Settings settings) {
        if (!rules.lets(played.settings(), settings)) return;
        boolean history = played.hasHistory();
        change(() -> played.restart(settings));
        if (history && !rules.held().get()) restarted.run();
    }

    /// Starts a scene that undo cannot leave.
    ///
    /// @param inputs the scene's inputs, by frame
    /// @throws BadInput if settings contradict each other or inputs cannot be; nothing has changed then
    public void begin(Settings settings, List<Input> inputs) {
        played.begin(settings, inputs);
        past.begin();
        go.accept(played.at());
    }

    /// Replaces the scene by another course, from its start to its cursor, as one gesture that can be undone.
    ///
    /// @throws BadInput if its settings contradict each other; nothing has changed then
    public void become(Branch other, Cursor at) {
        change(() -> {
            played.restart(other.settings(), other.inputs());
            played.at(at);
        });
    }

    /// Does the course again with a text in the place of a file of the model, or with the model's own, up to the same
    /// cursor.
    ///
    /// @throws BadInput if the settings are refused with it; nothing has changed then
    public void code(UnaryOperator<Settings> change) {
        Settings now = played.branch().settings(), next = change.apply(now);
        if (!next.equals(now)) change(() -> played.rewrite(next));
    }

    /// Does the course again under other settings of its start, with the same inputs, up to the same cursor.
    ///
    /// @throws BadInput if they contradict each other; nothing has changed then
    public void rewrite(Settings settings) {
        Settings now = played.branch().settings();
        if (!settings.equals(now) && rules.lets(now, settings)) change(() -> played.rewrite(settings));
    }

    /// Sets a parameter: at frame 0, and for one that restarts, from the beginning; otherwise from this frame on. Where
    /// a goal looks at no later frame, the course is done again with it from the beginning, up to the same cursor.
    ///
    /// @throws BadInput if the value is refused; nothing has changed then
    public void set(Parameter<?> parameter, String text) {
        set(Map.of(parameter, text));
    }

    /// Sets several parameters, all of them or none, as one gesture.
    ///
    /// @throws BadInput if they are refused together; nothing has changed then
    public void set(Map<Parameter<?>, String> values) {
        Settings next = played.settings();
        for (Map.Entry<Parameter<?>, String> e : values.entrySet()) next = next.with(e.getKey().name(), e.getValue());
        set(next);
    }

    /// Sets every parameter that differs in these settings.
    public void set(Settings next) {
        Settings now = played.settings();
        if (next.equals(now) || !rules.lets(now, next)) return;
        played.model().check(next);
        List<? extends Parameter<?>> other = now.differences(next).stream().map(next::parameter).toList();
        if (other.stream().anyMatch(Parameter::restarts)) restart(next);
        else if (!playing() && played.atStart()) change(() -> played.restart(next));
        else if (!playing() && rules.late(played.at())) {
            change(() -> played.again(other, next));
            rules.redone();
        } else change(() -> other
                .forEach(p -> played.input(playing(), 0, frame -> new Input.Set(frame, p.name(), next.text(p)))));
    }

    /// At frame 0, the settings with every value that was set later in this course; elsewhere, and where nothing was,
    /// those of the shown moment.
    public Settings setLater() {
        return played.atStart() ? played.settingsSetLater() : played.settings();
    }

    /// Writes the target of a drag at frame 0 into the settings.
    ///
    /// @throws BadInput if the position is refused; nothing has changed then
    public void place(Handle.Placing placing, Vec at) {
        Settings now = played.settings(), next = placing.put(now, at);
        if (next.equals(now) || !rules.lets(now, next)) return;
        played.model().check(next);
        change(() -> played.restart(next));
    }

    /// Moves a handle to a point of the world, m, in this frame; while playing in the next one.
    public void move(String handle, Vec to) {
        Settings now = played.settings();
        boolean let = played.model().handles(now).stream().filter(h -> h.name().equals(handle))
                .flatMap(h -> h.placing().stream()).allMatch(placing -> rules.lets(now, placing.put(now, to)));
        if (!let) return;
        input(0, frame -> new Input.Move(frame, handle, to));
    }

    /// Moves a handle from a point by a way, in equal parts from this frame on, and lets go of it, as one gesture.
    ///
    /// @param from,by m
    public void push(Handle handle, Vec from, Vec by, int frames) {
        press();
        try {
            for (int i = 1; i <= frames; i++) {
                Vec to = from.plus(by.times((double) i / frames));
                input(i - 1, frame -> new Input.Move(frame, handle.free() ? handle.grabName() : handle.name(), to));
            }
            if (handle.free())
                input(frames,
                        frame -> new Input.Act(frame, Input.RELEASE, Map.of(handle.channel().of(), handle.element())));
        } finally {
            release();
        }
    }

    /// Starts an action in this frame; while playing in the next one.
    public void act(String action, Map<String, Object> arguments) {
        input(0, frame -> new Input.Act(frame, action, arguments));
    }

    /// Starts an action in the frame after the shown one; while stopped it waits for that frame.
    ///
    /// @return that frame; 0 if it is not allowed
    public int queue(String action, Map<String, Object> arguments) {
        var frame = new int[1];
        change(() -> frame[0] = played
                .input(false, played.at().gestureFrame() == 0 ? 0 : 1, f -> new Input.Act(f, action, arguments))
                .frame());
        return frame[0];
    }

    /// Releases a grabbed element: at once while playing, otherwise in the frame after the one in which it was held.
    public void letGo(Map<String, Object> element) {
        input(playing() ? 0 : 1, frame -> new Input.Act(frame, Input.RELEASE, element));
    }

    /// Restarts with the settings that an edit returns.
    ///
    /// @throws BadInput if it cannot be done; nothing has changed then
    public void edit(Edit edit, Map<String, Object> arguments) {
        var act = new Input.Act(Math.max(1, played.at().frame()), edit.name(), arguments);
        restart(edit.change().apply(act, played.settings(), shown.get()));
    }

    /// Returns to the last calm frame and restarts from there with a stable substep, as one gesture.
    public void calm(Divergence divergence) {
        playing.set(false);
        Settings now = played.settings(divergence.calm());
        played.model().calmed(now).filter(calmed -> rules.lets() && rules.lets(now, calmed)).ifPresent(calmed -> {
            press();
            try {
                played.at(divergence.calm());
                calm(now, calmed);
            } finally {
                release();
            }
        });
    }

    private void calm(Settings now, Settings calmed) {
        if (played.at().frame() == 0) change(() -> played.restart(calmed));
        else for (String name : now.differences(calmed))
            input(0, frame -> new Input.Set(frame, name, calmed.text(calmed.parameter(name))));
    }

    private boolean playing() {
        return playing.get();
    }

    /// @param later frames after the one in which a change is made
    private void input(int later, IntFunction<Input> made) {
        change(() -> played.input(playing(), later, made));
    }

    /// Shows a change at once while stopped. While playing the next tick shows it, so that only the clock advances
    /// time.
    private void change(Runnable change) {
        if (!rules.lets()) return;
        boolean single = !played.inGesture();
        if (single) press();
        try {
            change.run();
            if (!playing()) go.accept(played.at());
        } finally {
            if (single) release();
        }
    }
}
