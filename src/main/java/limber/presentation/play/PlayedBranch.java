package limber.presentation.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import limber.engine.Cursor;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Branch;
import limber.engine.run.Timeline;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;

/// The course of a scene: its branch, the wanted cursor, the current gesture, and the undo stack. One gesture, from
/// press to release, is one branch and one undo.
final class PlayedBranch {
    private static final int MOST_UNDOS = 200;

    /// A branch and a cursor on it.
    private record Moment(Branch branch, Cursor cursor) {}

    private final Timeline timeline;
    private final Deque<Moment> undo = new ArrayDeque<>(), redo = new ArrayDeque<>();
    private final Set<Branch> kept = new LinkedHashSet<>();
    /// The furthest frame shown on each branch, and the cursor where it was left.
    private final Map<Branch, Integer> furthest = new WeakHashMap<>();
    private final Map<Branch, Cursor> lastOn = new WeakHashMap<>();
    /// The inputs of a lesson, which apply whatever else is changed; empty for a free scene.
    private Optional<List<Input>> script = Optional.empty();
    private Branch branch;
    private Cursor at = Cursor.START;
    private Moment from;
    /// The last frame with an input of the gesture; 0 before any.
    private int stamped;

    PlayedBranch(Timeline timeline, Settings settings) {
        this.timeline = timeline;
        branch = timeline.root(settings, timeline.model().opening(settings));
    }

    /// The model of the scene.
    Model model() {
        return timeline.model();
    }

    Branch branch() {
        return branch;
    }

    /// Whether a new start would leave frames behind.
    boolean hasHistory() {
        return at.frame() > 0;
    }

    /// Whether it stands at frame 0, before any operation.
    boolean atStart() {
        return at.equals(Cursor.START);
    }

    /// The wanted cursor: the last request, or the cursor it led to.
    Cursor at() {
        return at;
    }

    void at(Cursor cursor) {
        at = cursor;
        lastOn.put(branch, cursor);
    }

    /// Records that a frame of this branch has been shown.
    void reached(int frame) {
        furthest.merge(branch, frame, Math::max);
    }

    /// The furthest frame shown on this branch.
    int furthest() {
        return furthest.getOrDefault(branch, 0);
    }

    /// The last cursor on a branch; if never visited, the point where it leaves its parent.
    Cursor lastOn(Branch b) {
        return lastOn.getOrDefault(b, Cursor.complete(b.from()));
    }

    /// The settings that a change made here starts from.
    Settings settings() {
        return settings(at);
    }

    /// The settings that a change made at another moment of this branch starts from.
    Settings settings(Cursor cursor) {
        return branch.settings(cursor.frame() + (cursor.betweenFrames() ? 0 : 1));
    }

    /// The settings of the start with every value that was set later; a lesson's inputs apply anyway.
    Settings settingsSetLater() {
        Settings last = branch.settings();
        for (Input input : branch.inputs())
            if (input instanceof Input.Set set && !scripted(set)) last = last.with(set.parameter(), set.value());
        return last;
    }

    private boolean scripted(Input input) {
        return script.orElse(List.of()).contains(input);
    }

    boolean inGesture() {
        return from != null;
    }

    void press() {
        from = new Moment(branch, at);
        stamped = 0;
    }

    /// Whether the gesture has changed anything.
    boolean changed() {
        return from != null && from.branch() != branch;
    }

    /// Ends the gesture, which can be undone if it changed anything.
    ///
    /// @return the branch it left, if shown frames of it were left behind; a restart is no change of the past
    Optional<Branch> release() {
        Moment left = from;
        from = null;
        if (left == null || left.branch() == branch) return Optional.empty();
        push(left);
        boolean behind = branch.from() > 0 && furthest.getOrDefault(left.branch(), 0) > branch.from();
        return behind ? Optional.of(left.branch()) : Optional.empty();
    }

    private void push(Moment left) {
        undo.push(left);
        if (undo.size() > MOST_UNDOS) forget(undo.removeLast().branch());
        List<Moment> lost = List.copyOf(redo);
        redo.clear();
        lost.forEach(m -> forget(m.branch()));
    }

    /// Frees the keyframes of a branch that can no longer be reached.
    private void forget(Branch b) {
        if (b != branch && !kept.contains(b)
                && Stream.concat(undo.stream(), redo.stream()).noneMatch(m -> m.branch() == b))
            timeline.forget(b);
    }

    /// Changes settings at frame 0, as part of the gesture.
    ///
    /// @throws BadInput if they contradict each other; nothing has changed then
    void restart(Settings settings) {
        restart(settings, script.orElseGet(() -> timeline.model().opening(settings)));
    }

    /// The same with other inputs from the start.
    void restart(Settings settings, List<Input> inputs) {
        Branch before = branch;
        branch = timeline.restart(from.branch(), settings, inputs);
        if (before != from.branch()) timeline.forget(before);
        at(Cursor.START);
        stamped = 0;
    }

    /// Does the same course again under other settings of its start, up to the same cursor.
    ///
    /// @throws BadInput if they contradict each other; nothing has changed then
    void rewrite(Settings settings) {
        rewrite(settings, branch.inputs());
    }

    private void rewrite(Settings settings, List<Input> inputs) {
        Cursor cursor = at;
        int reached = furthest();
        restart(settings, inputs);
        at(cursor);
        reached(reached);
    }

    /// Does the same course again with some values from its start on, up to the same cursor. What the user set later
    /// of them is left out.
    ///
    /// @throws BadInput if they contradict each other; nothing has changed then
    void again(List<? extends Parameter<?>> some, Settings values) {
        Settings start = branch.settings();
        for (Parameter<?> p : some) start = start.with(p.name(), values.text(p));
        List<String> names = some.stream().<String>map(Parameter::name).toList();
        rewrite(start, branch.inputs().stream()
                .filter(i -> scripted(i) || !(i instanceof Input.Set set && names.contains(set.parameter()))).toList());
    }

    /// Starts a course that undo cannot leave; inputs of a lesson stay, whatever is changed.
    ///
    /// @throws BadInput if settings contradict each other or inputs cannot be; nothing has changed then
    void begin(Settings settings, List<Input> inputs) {
        Branch fresh = timeline.root(settings, inputs);
        List<Branch> lost = branches(List.of());
        branch = fresh;
        script = Optional.of(fresh.inputs());
        from = null;
        undo.clear();
        redo.clear();
        kept.clear();
        lost.forEach(timeline::forget);
        at(Cursor.START);
    }

    /// Adds an input of the gesture: while stopped in the frame of the cursor, while playing in the next one.
    ///
    /// @param later frames after that one
    /// @return the input
    Input input(boolean playing, int later, IntFunction<Input> made) {
        int here = playing ? at.frame() + 1 : Math.max(1, at.gestureFrame());
        boolean first = stamped == 0;
        stamped = Math.max(stamped, here + later);
        Input input = made.apply(stamped);
        branch = first ? timeline.fork(branch, stamped, onwards(input)) : timeline.extend(branch, onwards(input));
        lastOn.put(branch, at);
        return input;
    }

    /// An input, and the lesson's inputs after it.
    private List<Input> onwards(Input input) {
        return Stream
                .concat(Stream.of(input), script.stream().flatMap(List::stream).filter(i -> i.frame() > input.frame()))
                .toList();
    }

    /// Keeps a branch when no undo leads to it any more.
    void keep(Branch b) {
        kept.add(b);
    }

    /// All branches that can be reached, each after the one it left, and `more`.
    List<Branch> branches(Collection<Branch> more) {
        var all = new LinkedHashSet<Branch>();
        for (Branch known : Stream.of(undo.stream().map(Moment::branch), redo.stream().map(Moment::branch),
                kept.stream(), more.stream(), Stream.of(branch)).flatMap(s -> s).toList())
            all.add(known);
        return new ArrayList<>(all);
    }

    /// Switches to another branch; undo comes back.
    void go(Branch to, Cursor cursor) {
        push(new Moment(branch, at));
        branch = to;
        at(cursor);
    }

    /// @return whether there was anything to undo
    boolean undo() {
        return swap(undo, redo);
    }

    boolean redo() {
        return swap(redo, undo);
    }

    private boolean swap(Deque<Moment> back, Deque<Moment> forth) {
        if (back.isEmpty()) return false;
        forth.push(new Moment(branch, at));
        Moment moment = back.pop();
        branch = moment.branch();
        at(moment.cursor());
        return true;
    }

    /// Switches from a course that cannot be run to the last one that could.
    ///
    /// @return whether there is one
    boolean abandon() {
        release(); // what a gesture began from may be that one
        if (!undo()) return false;
        List<Moment> lost = List.copyOf(redo);
        redo.clear();
        lost.forEach(m -> forget(m.branch()));
        return true;
    }
}
