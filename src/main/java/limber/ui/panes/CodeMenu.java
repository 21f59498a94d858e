package limber.ui.panes;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import limber.presentation.code.CodeReader;
import limber.ui.code.ListingView;
import limber.ui.controls.MenuKey;

/// The context menu of a listing, made anew when it opens: what can be done with a line, and what can be asked about
/// its values.
final class CodeMenu {
    private final ListingView listing;
    private final CodeReader reader;
    private final AskItems asking;

    /// Adds to the listing's menu.
    CodeMenu(ListingView listing, CodeReader reader, RoundCurves curves, AskItems asking) {
        this.listing = listing;
        this.reader = reader;
        this.asking = asking;
        ContextMenu menu = listing.getContextMenu();
        List<MenuItem> always = List.copyOf(menu.getItems());
        menu.setOnShowing(_ -> {
            curves.offer();
            menu.getItems().setAll(Stream.concat(always.stream(), values()).toList());
        });
        MenuKey.opens(listing);
    }

    private Stream<MenuItem> values() {
        String phase = reader.operation().map(o -> o.phase().name()).orElse("");
        return asking.gathered(listing.values().stream()
                .flatMap(v -> asking.ofOperation(v.text(), v.asked(), v.value(), phase, reader.last().get()).stream())
                .toList()).stream();
    }
}
