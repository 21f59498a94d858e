package limber.ui.panes.dock;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.MapChangeListener;
import javafx.collections.ObservableSet;
import javafx.collections.SetChangeListener;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.presentation.words.Wording;
import limber.ui.controls.PulseQueue;
import limber.ui.controls.Regions;
import limber.ui.controls.Split;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;

/// The dock beside a view: its tabs, and below them the open panes, two of them where there is height. One of them can
/// have the whole place, the view's too. Which panes are open is saved for each level.
///
/// Where there is no room beside the view, a pane is a sheet over it, one at a time, and the tabs stay in their rail. A
/// sheet is opened by somebody who asks for it, and is not saved: the panes that are to be open come back with the
/// room.
public final class Dock implements AutoCloseable, DockTabs.Asked {
    /// In letters: how high a pane is at least, beside a lesson's text too, and the row of tabs.
    private static final double PANE = 13, BESIDE_TEXT = 20, TABS = 3;

    private final List<PaneKind> kinds;
    private final Preferences preferences;
    private final Wording words;
    private final ObservableValue<Number> height;
    private final OpenPanes panes;
    private final DockTabs tabs;
    private final VBox column = new VBox();
    private final Split stack = new Split(Side.BOTTOM);
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper(), others = new ReadOnlyBooleanWrapper(),
            whole = new ReadOnlyBooleanWrapper(), over = new ReadOnlyBooleanWrapper();
    private final Subscription following;
    private final SetChangeListener<String> changed = _ -> arrange();
    private final MapChangeListener<String, Double> dragged = _ -> stack.requestLayout();
    /// Names of the panes that are to be open at the present level.
    private ObservableSet<String> chosen;
    private final DockPlaces seats = new DockPlaces();
    private final DockShares shares;
    /// The pane that is open as a sheet.
    private Optional<PaneKind> sheet = Optional.empty();
    private boolean shown = true, veiled, closed;

    /// @param height of the place that the dock gets, px
    /// @param small whether panes have no room beside the view
    /// @param pieces the queue in which new panes wait to be built
    public Dock(List<PaneKind> kinds, Preferences preferences, Wording words, ObservableValue<Number> height,
            ObservableValue<Boolean> small, PulseQueue pieces) {
        this.kinds = kinds;
        this.preferences = preferences;
        this.words = words;
        this.height = height;
        over.set(small.getValue());
        panes = new OpenPanes(words, pieces);
        chosen = preferences.panes(preferences.level().get());
        shares = new DockShares(preferences.splits());
        stack.rule((length, all) -> shares.lower(length, all, fittingInOrder(), seats.newest()),
                length -> shares.dropped(length / stack.getHeight(), fittingInOrder()));
        VBox.setVgrow(stack, Priority.ALWAYS);
        column.getStyleClass().addAll("dock", Regions.REGION);
        tabs = new DockTabs(kinds, words, this);
        column.getChildren().setAll(tabs.head(), stack);
        column.addEventHandler(KeyEvent.KEY_PRESSED, e -> {
            if (e.getCode() == KeyCode.ESCAPE && back()) e.consume();
        });
        preferences.splits().addListener(dragged);
        following = Subscription.combine(
                height.subscribe((_, _) -> later(this::arrange)),
                small.subscribe((_, on) -> later(() -> sheets(on))),
                tabs.onFont(() -> later(this::arrange)),
                preferences.level().subscribe(this::level),
                Subscription.combine(kinds.stream().map(k -> k.there().subscribe((_, _) -> arrange()))
                        .toArray(Subscription[]::new)),
                () -> preferences.splits().removeListener(dragged));
    }

    /// The tabs and the open panes.
    public Region column() {
        return column;
    }

    /// The tabs while no pane is open.
    public Region rail() {
        return tabs.rail();
    }

    /// Whether a pane is open.
    public ReadOnlyBooleanProperty open() {
        return open.getReadOnlyProperty();
    }

    /// Whether a pane is to be open beside the view that is not a lesson's text.
    public ReadOnlyBooleanProperty others() {
        return others.getReadOnlyProperty();
    }

    /// Whether a pane has the whole place.
    public ReadOnlyBooleanProperty whole() {
        return whole.getReadOnlyProperty();
    }

    /// Whether panes are sheets over the view.
    public ReadOnlyBooleanProperty over() {
        return over.getReadOnlyProperty();
    }

    /// Makes panes sheets over the view, or takes that back.
    private void sheets(boolean on) {
        whole.set(false);
        over.set(on);
        lay(Optional.empty());
    }

    /// Opens the pane of that name, if the scene has content for it.
    public void open(String name) {
        kinds.stream().filter(k -> k.name().equals(name) && k.there().getValue()).findFirst().ifPresent(this::bring);
    }

    /// Closes the pane of that name.
    public void close(String name) {
        kinds.stream().filter(k -> k.name().equals(name)).findFirst().ifPresent(this::close);
    }

    /// Opens the pane of that name where panes are sheets, since to be open is not enough there.
    public void sheet(String name) {
        if (over.get()) open(name);
    }

    @Override public void open(PaneKind kind) {
        if (sheet.equals(Optional.of(kind))) closeAll();
        else bring(kind);
    }

    private void bring(PaneKind kind) {
        if (over.get()) lay(Optional.of(kind));
        else seat(kind);
    }

    /// Opens a sheet, or closes the open one and gives its tab the keyboard.
    private void lay(Optional<PaneKind> kind) {
        boolean had = column.getScene() != null && Regions.within(column.getScene().getFocusOwner(), column);
        Optional<PaneKind> before = sheet;
        sheet = kind;
        arrange();
        if (had && kind.isEmpty()) before.ifPresent(k -> tabs.focus(k.name()));
    }

    /// Opens a pane beside the view. The panes that have no place beside it are closed.
    private void seat(PaneKind kind) {
        List<String> before = fitting(false);
        seats.opened(kind);
        var closed = new ArrayList<>(before);
        if (kind.role() != PaneKind.Role.LESSON) chosen.add(kind.name());
        closed.removeAll(fitting(false));
        if (kind.role() != PaneKind.Role.LESSON) chosen.removeAll(closed);
        arrange(); // a press that changed nothing is taken back
    }

    @Override public void close(PaneKind kind) {
        if (!over.get()) preferences.panes(preferences.level().get()).remove(kind.name());
        else if (sheet.equals(Optional.of(kind))) closeAll();
    }

    @Override public void closeAll() {
        if (over.get()) lay(Optional.empty());
        else preferences.panes(preferences.level().get()).clear();
    }

    @Override public void whole(PaneKind kind) {
        boolean other = !whole.get();
        bring(kind);
        whole.set(other);
        arrange();
    }

    @Override public void restore() {
        whole.set(false);
        arrange();
    }

    /// Builds a pane and lays it out before it is opened, so that it opens at once. First come those that another level
    /// would open.
    ///
    /// @return false when there was none left
    public boolean buildAhead() {
        Set<String> coming = Stream.of(Level.values()).flatMap(level -> preferences.panes(level).stream())
                .collect(Collectors.toSet());
        return kinds.stream().filter(k -> k.there().getValue())
                .sorted(Comparator.comparing(k -> !coming.contains(k.name())))
                .anyMatch(k -> panes.ahead(k, stack::ready));
    }

    /// Takes the whole place back from a pane, or else closes a sheet.
    ///
    /// @return whether there was one
    public boolean back() {
        boolean had = whole.get(), closing = !had && over.get() && open.get();
        if (had) restore();
        if (closing) closeAll();
        return had || closing;
    }

    /// Names of the panes that are to be open and have a place.
    ///
    /// @param alone whether only one has a place
    private List<String> fitting(boolean alone) {
        if (over.get()) return sheet.filter(this::possible).map(PaneKind::name).stream().toList();
        List<PaneKind> wanted = kinds.stream().filter(this::wanted).toList();
        return seats.of(wanted, alone ? 1 : rows(wanted));
    }

    /// The same from the top to the bottom.
    private List<String> fittingInOrder() {
        List<String> fitting = fitting(false);
        return kinds.stream().map(PaneKind::name).filter(fitting::contains).toList();
    }

    /// Gives the pane of that name all of the height but the least that the other one needs, until the user drags, or
    /// gives both their shares back.
    public void enlarge(String name, boolean on) {
        shares.enlarge(on ? Optional.of(name) : Optional.empty());
        stack.requestLayout();
    }

    private boolean wanted(PaneKind kind) {
        return possible(kind) && (kind.role() == PaneKind.Role.LESSON || chosen.contains(kind.name()));
    }

    private boolean possible(PaneKind kind) {
        return shown && !hidden(kind) && kind.there().getValue();
    }

    private int rows(List<PaneKind> wanted) {
        double letter = tabs.letter(),
                least = wanted.stream().anyMatch(k -> k.role() == PaneKind.Role.LESSON) ? BESIDE_TEXT : PANE;
        return Math.clamp((long) ((height.getValue().doubleValue() / letter - TABS) / least), 1, 2);
    }

    private boolean hidden(PaneKind kind) {
        return veiled && kind.role().tells();
    }

    /// Hides the panes that would give the answer away while a prediction is pending.
    public void veiled(boolean on) {
        veiled = on;
        tabs.veil(this::hidden);
        arrange();
    }

    /// Hides the dock during a presentation.
    public void shown(boolean on) {
        shown = on;
        arrange();
    }

    private void level(Level level) {
        chosen.removeListener(changed);
        chosen = preferences.panes(level);
        chosen.addListener(changed);
        whole.set(false);
        sheet = Optional.empty();
        arrange();
    }

    /// Waits for the end of the layout, or of the pass over the styles, which must not lose nodes.
    private void later(Runnable change) {
        Platform.runLater(() -> {
            if (!closed) change.run();
        });
    }

    private void arrange() {
        if (fitting(false).isEmpty()) whole.set(false);
        List<String> fitting = fitting(whole.get());
        tabs.show(fitting, whole.get(), over.get());
        List<Node> frames = panes.show(kinds.stream().filter(k -> fitting.contains(k.name())).toList());
        if (!frames.isEmpty())
            stack.parts(frames.getFirst(), frames.size() > 1 ? Optional.of(frames.getLast()) : Optional.empty());
        stack.requestLayout(); // another one may be the newest
        open.set(!fitting.isEmpty());
        others.set(!over.get() && kinds.stream().anyMatch(k -> k.role() != PaneKind.Role.LESSON && wanted(k)));
        panes.begin();
    }

    @Override public void close() {
        closed = true;
        following.unsubscribe();
        chosen.removeListener(changed);
        panes.close();
    }
}
