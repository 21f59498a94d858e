package limber.ui;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import limber.engine.BadInput;
import limber.engine.Branch;
import limber.engine.Cursor;
import limber.engine.Divergence;
import limber.engine.Edit;
import limber.engine.Handle;
import limber.engine.Input;
import limber.engine.Parameter;
import limber.engine.Settings;
import limber.engine.Vec;

/// What a user changes of a scene's course: settings, drags, actions. From press to release is one gesture, and one undo;
/// without a press every change is a gesture of its own. All methods are called on the FX thread.
public final class Gestures {
    private final Playback playback;
    private final Course course;
    private final Rules rules;
    private Runnable restarted = () -> {};

    Gestures(Playback playback, Course course, Rules rules) {
        this.playback = playback;
        this.course = course;
        this.rules = rules;
    }

    /// @param restarted told when a gesture has left a history behind and started a new course
    void onRestart(Runnable restarted) {
        this.restarted = restarted;
    }

    /// Starts a gesture; everything until [#release] is undone as one.
    public void press() {
        course.press();
    }

    /// Ends the gesture.
    public void release() {
        if (course.changed()) playback.past().gesture(course.release());
        else course.release();
    }

    /// A fresh course from settings, such as a preset's.
    ///
    /// @throws BadInput if they contradict each other; nothing has changed then
    public void restart(Settings settings) {
        if (!rules.lets(playback.settings(), settings)) return;
        boolean history = playback.hasHistory();
        change(() -> course.restart(settings));
        if (history && !rules.held().get()) restarted.run();
    }

    /// A scene of its own, that nothing leads back from.
    ///
    /// @param inputs what is done to it, by frame
    /// @throws BadInput if settings contradict each other or inputs cannot be; nothing has changed then
    void begin(Settings settings, List<Input> inputs) {
        course.begin(settings, inputs);
        playback.past().begin();
        playback.go(course.at());
    }

    /// The scene becomes another course, from its start, and goes to where that one stands; as a gesture, so that undo comes back.
    ///
    /// @throws BadInput if its settings contradict each other; nothing has changed then
    void become(Branch other, Cursor at) {
        change(() -> {
            course.restart(other.settings(), other.inputs());
            course.at(at);
        });
    }

    /// A parameter takes a value: at frame 0, and for those that restart, from the beginning; otherwise from this frame on.
    ///
    /// @throws BadInput if the value is refused; nothing has changed then
    public void set(Parameter<?> parameter, String text) {
        set(Map.of(parameter, text));
    }

    /// Several parameters take values, all of them or none; as one gesture.
    ///
    /// @throws BadInput if they are refused together; nothing has changed then
    public void set(Map<Parameter<?>, String> values) {
        Settings next = course.settings();
        for (Map.Entry<Parameter<?>, String> e : values.entrySet()) next = next.with(e.getKey().name(), e.getValue());
        set(next);
    }

    /// The same for all that these settings have otherwise.
    void set(Settings next) {
        Settings now = course.settings();
        if (next.equals(now) || !rules.lets(now, next)) return;
        playback.model().check(next);
        List<? extends Parameter<?>> other = now.differences(next).stream().map(next::parameter).toList();
        if (other.stream().anyMatch(Parameter::restarts)) restart(next);
        else if (playback.atStart()) change(() -> course.restart(next));
        else change(() -> other.forEach(p -> course.input(playing(), 0, frame -> new Input.Set(frame, p.name(), next.text(p)))));
    }

    /// A drag at frame 0 writes where it leads to into the settings.
    ///
    /// @throws BadInput if that place is refused; nothing has changed then
    public void place(Handle.Placing placing, Vec at) {
        Settings now = course.settings(), next = placing.put(now, at);
        if (next.equals(now) || !rules.lets(now, next)) return;
        playback.model().check(next);
        change(() -> course.restart(next));
    }

    /// Takes a handle to a place in the world, m, in this frame; while playing in the one to come.
    public void move(String handle, Vec to) {
        Settings now = course.settings();
        boolean let = playback.model().handles(now).stream().filter(h -> h.name().equals(handle)).flatMap(h -> h.placing().stream()).allMatch(placing -> rules.lets(now, placing.put(now, to)));
        if (!let) return;
        input(0, frame -> new Input.Move(frame, handle, to));
    }

    /// Does something in this frame; while playing in the one to come.
    public void act(String action, Map<String, Object> arguments) {
        input(0, frame -> new Input.Act(frame, action, arguments));
    }

    /// Does something in the frame after the one that is shown; while stopped it waits there.
    ///
    /// @return that frame; 0 if it is not let
    public int queue(String action, Map<String, Object> arguments) {
        var frame = new int[1];
        change(() -> frame[0] = course.input(false, course.at().gestureFrame() == 0 ? 0 : 1, f -> new Input.Act(f, action, arguments)).frame());
        return frame[0];
    }

    /// Lets go of a grabbed element: at once while playing, otherwise in the frame after the one in which it was held.
    public void letGo(Map<String, Object> element) {
        input(playing() ? 0 : 1, frame -> new Input.Act(frame, Input.RELEASE, element));
    }

    /// Starts anew with the settings that an edit makes of these.
    ///
    /// @throws BadInput if it cannot be done; nothing has changed then
    public void edit(Edit edit, Map<String, Object> arguments) {
        var act = new Input.Act(Math.max(1, course.at().frame()), edit.name(), arguments);
        restart(edit.change().apply(act, course.settings(), playback.picture().get().state()));
    }

    /// Goes back to where the scene was calm, and goes on from there with a substep that theory calls stable: one gesture.
    public void calm(Divergence divergence) {
        playback.playing().set(false);
        Settings now = course.settings(divergence.calm());
        playback.model().calmed(now).filter(calmed -> rules.lets() && rules.lets(now, calmed)).ifPresent(calmed -> {
            press();
            try {
                course.at(divergence.calm());
                calm(now, calmed);
            } finally {
                release();
            }
        });
    }

    private void calm(Settings now, Settings calmed) {
        if (course.at().frame() == 0) change(() -> course.restart(calmed));
        else for (String name : now.differences(calmed)) input(0, frame -> new Input.Set(frame, name, calmed.text(calmed.parameter(name))));
    }

    private boolean playing() {
        return playback.playing().get();
    }

    /// @param later frames after the one that a change is made in
    private void input(int later, IntFunction<Input> made) {
        change(() -> course.input(playing(), later, made));
    }

    /// While stopped a change shows at once; while playing the next tick shows it, so that only the clock moves time on.
    private void change(Runnable change) {
        if (!rules.lets()) return;
        boolean single = !course.inGesture();
        if (single) press();
        try {
            change.run();
            if (!playing()) playback.go(course.at());
        } finally {
            if (single) release();
        }
    }
}
