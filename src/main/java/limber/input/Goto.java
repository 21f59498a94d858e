package limber.input;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import limber.engine.Cursor;
import limber.engine.model.Model;
import limber.engine.run.CursorPath;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;

/// A moment of a run. A frame alone means that it is complete; with more, everything before is done and that operation
/// is next.
///
/// @param rounds by loop, such as `substep` and `sweep`, from 1; the first round of those that are not named
/// @param phase its name; empty for the first one
/// @param element from 0; -1 for the first
/// @param position its position in the text
public record Goto(int frame, Map<String, Integer> rounds, String phase, int element, SourcePosition position) {
    public static Goto complete(int frame, SourcePosition position) {
        return new Goto(frame, Map.of(), "", -1, position);
    }

    /// The moment that `frame=1&phase=distance&sweep=2` names.
    ///
    /// @param name how complaints call it, such as `goto`
    /// @param p the settings, which decide what phases there are
    /// @param last the last frame that it may name
    /// @throws BadInput if it names none
    public static Goto read(String name, String text, Model model, Settings p, int last, SourcePosition position) {
        var members = new LinkedHashMap<String, Node>();
        Node.pairs(text, position).forEach((key, value) -> members.put(key,
                new Node(value.matches("\\d+") ? new Node.Figure(value) : value, position, position)));
        var faults = new Faults();
        Goto moment = GotoReader.of(model.running(p), last, faults).read(name,
                new Node(members, position, position));
        if (!faults.none()) throw new BadInput(faults.all().getFirst());
        return moment;
    }

    /// The moment at which a run stands.
    public static Goto of(Run run, SourcePosition position) {
        return of(run.cursor(), run.path(), position);
    }

    /// The moment of a cursor.
    ///
    /// @param path where that is
    public static Goto of(Cursor cursor, CursorPath path, SourcePosition position) {
        if (cursor.betweenFrames()) return complete(cursor.frame(), position);
        var rounds = new LinkedHashMap<String, Integer>();
        path.slot().path().forEach(r -> rounds.put(r.loop(), r.number()));
        return new Goto(cursor.frame() + 1, rounds, path.phase().name(), cursor.element() == 0 ? -1 : path.element(),
                position);
    }

    /// The text that reads as this moment, such as `frame=1&sweep=2&phase=distance`.
    public String text() {
        var text = new StringBuilder("frame=" + frame);
        rounds.forEach((loop, round) -> text.append('&').append(loop).append('=').append(round));
        if (!phase.isEmpty()) text.append("&phase=").append(phase);
        if (element >= 0) text.append("&element=").append(element);
        return text.toString();
    }

    /// The same, read elsewhere.
    public Goto at(SourcePosition other) {
        return new Goto(frame, rounds, phase, element, other);
    }

    /// Whether it lies between two frames.
    public boolean betweenFrames() {
        return rounds.isEmpty() && phase.isEmpty() && element < 0;
    }

    /// Moves a run there.
    ///
    /// @throws BadInput if that frame has no such operation
    public void seek(Run run) {
        seek(run, () -> false);
    }

    /// The same, given up between two frames.
    public void seek(Run run, BooleanSupplier stop) {
        boolean there = run.seek(run.branch(), Cursor.complete(betweenFrames() ? frame : frame - 1), stop);
        if (there && !betweenFrames())
            run.seek(run.branch(), new Navigation(run).find(frame, rounds, phase, element));
    }
}
