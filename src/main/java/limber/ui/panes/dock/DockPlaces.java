package limber.ui.panes.dock;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The places of a dock beside the view, which the panes that were opened last get.
final class DockPlaces {
    /// Names of the panes that were opened, newest first.
    private final List<String> newest = new ArrayList<>();

    void opened(PaneKind kind) {
        newest.remove(kind.name());
        newest.addFirst(kind.name());
    }

    /// The pane that was opened last.
    Optional<String> newest() {
        return newest.stream().findFirst();
    }

    /// Names of the panes that get a place. The newest comes first, then those of the other half.
    ///
    /// @param wanted the panes that are to be open
    /// @param places how many there are
    List<String> of(List<PaneKind> wanted, int places) {
        List<PaneKind> byAge = wanted.stream()
                .sorted(Comparator
                        .comparingInt(k -> newest.contains(k.name()) ? newest.indexOf(k.name()) : newest.size()))
                .toList();
        if (byAge.isEmpty()) return List.of();
        PaneKind first = byAge.getFirst();
        return Stream
                .concat(Stream.of(first),
                        byAge.stream().skip(1)
                                .sorted(Comparator.comparing(k -> k.role().upper() == first.role().upper())))
                .limit(places).map(PaneKind::name).toList();
    }
}
