package limber.presentation.panes;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.ask.Why;
import limber.engine.run.Picture;
import limber.engine.watch.Read;
import limber.presentation.panes.Questions.Question;
import limber.presentation.play.Asking;
import limber.presentation.play.Playback;
import limber.presentation.words.Wording;

/// The state of the why pane: for a number that was asked for, or for the selected element each of its numbers, the
/// operation that wrote it, and below that what that operation read, opened one at a time, the first at once.
public final class WhyState {
    /// What the frame has changed before the operation comes first, what never changes last.
    private static final int CHANGED = 0, UNCHANGED = 1, CONSTANT = 2;

    private final Playback playback;
    private final Questions questions;
    private final Wording words;
    private final ReasonText text;
    private final Asking asking;
    private final ChangingNumbers changing;
    private final ReadOnlyObjectWrapper<List<ReasonRow>> rows = new ReadOnlyObjectWrapper<>(List.of());
    private final ObjectProperty<Optional<ReasonRow>> selected = new SimpleObjectProperty<>(Optional.empty());
    private Cursor shown = Cursor.START;
    private Optional<Element> element = Optional.empty();
    private Optional<Question> question = Optional.empty();
    /// Whether a row of these has been opened.
    private boolean opened;

    public WhyState(Playback playback, Questions questions, Wording words) {
        this.playback = playback;
        this.questions = questions;
        this.words = words;
        text = new ReasonText(words);
        asking = playback.asking();
        changing = new ChangingNumbers(playback.asking());
    }

    /// The numbers at the top of the tree.
    public ReadOnlyObjectProperty<List<ReasonRow>> rows() {
        return rows.getReadOnlyProperty();
    }

    /// The row that is looked at, as a face chooses it.
    public ObjectProperty<Optional<ReasonRow>> selected() {
        return selected;
    }

    /// What the pane is about.
    ///
    /// @param nothing the key of what is said where nothing is asked for
    public String about(String nothing) {
        return questions.asked().get().map(q -> words.get("why.about.number").formatted(text.name(q.asked())))
                .or(() -> playback.selected().get()
                        .map(e -> words.get("why.about").formatted(words.kind(e.of()), e.index())))
                .orElseGet(() -> words.get(nothing));
    }

    /// What a row says.
    public String text(Reason reason) {
        return text.of(reason, playback.picture().get().state());
    }

    /// Takes over a picture. Numbers change where something else is asked for or selected, or the scene has stopped
    /// elsewhere; a tree that is open stays while its places are visited.
    public void show(Picture now) {
        Optional<Question> asked = questions.asked().get();
        Optional<Element> here = playback.selected().get();
        boolean same = here.equals(element) && asked.equals(question);
        if (playback.playing().get()
                || same && (asked.isPresent() || visited(now) || now.cursor().equals(shown)))
            return;
        element = here;
        question = asked;
        shown = now.cursor();
        List<Reason> numbers = asked.map(q -> List.of(new Reason(q))).orElseGet(() -> numbers(now, here));
        put(numbers, asked.map(_ -> 1).orElse(0));
        if (asked.isEmpty()) changing.order(shown, numbers, ordered -> {
            if (!opened && selected.get().isEmpty() && playback.picture().get().cursor().equals(shown))
                put(ordered, 1);
        });
    }

    /// @param open how many of them are open from the start
    private void put(List<Reason> numbers, int open) {
        opened = false;
        asking.giveUp();
        selected.set(Optional.empty());
        rows.set(IntStream.range(0, numbers.size()).mapToObj(i -> new ReasonRow(numbers.get(i), i < open)).toList());
    }

    /// Each number of an element that may change.
    private static List<Reason> numbers(Picture now, Optional<Element> selected) {
        var all = new ArrayList<Reason>();
        selected.ifPresent(e -> now.state().channels().stream()
                .filter(c -> c.of().equals(e.of()) && c.life() != Channel.Life.FIXED)
                .filter(c -> e.index() < now.state().count(c.of()))
                .forEach(c -> all.add(Reason.stored(c.name(), e.index(), now.state().value(c.name(), e.index()),
                        now.cursor()))));
        return all;
    }

    private boolean visited(Picture now) {
        return selected.get().map(r -> r.reason().get()).flatMap(Reason::operation).filter(now.cursor()::equals)
                .isPresent();
    }

    /// Asks where a number comes from, unless that is known.
    public void open(ReasonRow row) {
        opened = true;
        if (row.known()) return;
        Reason reason = row.reason().get();
        var answer = new ArrayList<Reason>();
        var changed = new HashSet<Read>();
        asking.ask((run, given) -> {
            if (!run.seek(run.branch(), reason.question().at(), given)) return;
            reason.question().seek(run);
            Why.of(run, reason.question().asked(), given).map(reason::known).ifPresent(known -> {
                answer.add(known);
                Cursor at = known.operation().orElse(reason.question().at());
                changed.addAll(ChangingNumbers.changed(run, at, known.why().orElseThrow().reads(), given));
            });
        }, () -> {
            if (answer.isEmpty()) return;
            Reason known = answer.getFirst();
            row.know(known, known.reasons(r -> changed.contains(r) ? CHANGED : constant(r) ? CONSTANT : UNCHANGED)
                    .stream().map(r -> new ReasonRow(r, false)).toList());
        });
    }

    private boolean constant(Read read) {
        return playback.picture().get().state().channel(read.channel()).filter(c -> c.life() == Channel.Life.FIXED)
                .isPresent();
    }

    /// Goes to the operation that a number comes from, if it comes from one.
    public void go(ReasonRow row) {
        selected.set(Optional.of(row));
        row.reason().get().operation().ifPresent(playback::go);
    }
}
