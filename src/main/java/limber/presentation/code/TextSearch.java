package limber.presentation.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import limber.presentation.words.Wording;

/// A search in a text, whatever the case of its letters: its hits, and the one that is shown.
public final class TextSearch {
    private final BooleanProperty open = new SimpleBooleanProperty();
    private final StringProperty sought = new SimpleStringProperty("");
    private final ReadOnlyIntegerWrapper shown = new ReadOnlyIntegerWrapper(0), count = new ReadOnlyIntegerWrapper(0);
    private List<Integer> hits = List.of();
    private String text = "";

    public TextSearch() {
        sought.subscribe(_ -> look());
    }

    /// Whether the field is open.
    public BooleanProperty open() {
        return open;
    }

    public StringProperty sought() {
        return sought;
    }

    /// The number of the hit that is shown, from 1; 0 for none.
    public ReadOnlyIntegerProperty shown() {
        return shown.getReadOnlyProperty();
    }

    /// How many hits there are.
    public ReadOnlyIntegerProperty count() {
        return count.getReadOnlyProperty();
    }

    /// Looks in another text from now on.
    public void in(String now) {
        if (now.equals(text)) return;
        text = now;
        look();
    }

    private void look() {
        String part = sought.get();
        var found = new ArrayList<Integer>();
        for (int at = 0; !part.isEmpty() && at + part.length() <= text.length(); at++) {
            if (!text.regionMatches(true, at, part, 0, part.length())) continue;
            found.add(at);
            at += part.length() - 1;
        }
        int before = shown.get() == 0 ? -1 : hits.get(shown.get() - 1);
        hits = List.copyOf(found);
        shown.set(hits.indexOf(before) + 1);
        count.set(hits.size());
    }

    /// Shows the first hit at a place or behind it; after the last one, the first.
    ///
    /// @return where it begins; empty where nothing is found
    public Optional<Integer> next(int from) {
        int index = 0;
        while (index < hits.size() && hits.get(index) < from) index++;
        return shown(index == hits.size() ? 0 : index);
    }

    /// Shows the last hit before a place; before the first one, the last.
    ///
    /// @return where it begins; empty where nothing is found
    public Optional<Integer> previous(int before) {
        int index = hits.size() - 1;
        while (index >= 0 && hits.get(index) >= before) index--;
        return shown(index < 0 ? hits.size() - 1 : index);
    }

    private Optional<Integer> shown(int index) {
        if (hits.isEmpty()) return Optional.empty();
        shown.set(index + 1);
        return Optional.of(hits.get(index));
    }

    /// Which of how many hits is shown, as `2 of 7`; empty where nothing is sought.
    public String said(Wording words) {
        if (sought.get().isEmpty()) return "";
        return hits.isEmpty() ? words.get("code.search.none")
                : words.get("code.search.count").formatted(shown.get(), hits.size());
    }
}
