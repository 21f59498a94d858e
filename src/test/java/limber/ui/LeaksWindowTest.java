package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import limber.Sample;
import limber.engine.Element;
import limber.engine.StepSize;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.ui.Census.Kind;
import limber.ui.preferences.Level;
import limber.ui.preferences.Theme;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a class does with the window all day leaves nothing behind: done again and again, there are no more nodes,
/// images and listeners than before.
@Tag("wide")
class LeaksWindowTest extends SharedWindow {
    /// How often something is done between two counts, and how many more of a kind there may be after it: fewer than
    /// one each time.
    private static final int TIMES = 2, FEW = TIMES - 1;
    /// How often in a row there are more before it is a leak. Much is made only when it is first asked for, and a table
    /// keeps some rows more or fewer.
    private static final int ROUNDS = 8;
    /// Listeners of one node with its style, which JavaFX may make later.
    private static final int LISTENERS = 40;
    /// Milliseconds after which what is done later is done, and how often to wait for it before it is called a leak: on
    /// a busy machine timers of JavaFX hold a scene or a popup for longer. Before that once will do, since what is made
    /// only when it is first asked for stays, however long one waits.
    private static final int SETTLED = 300, WAITS = 8;

    LeaksWindowTest() {
        super(Catalog.MODELS);
    }

    @Override
    void lay() {
        preferences.level().set(Level.INSPECT);
        preferences.panes(Level.INSPECT).addAll(List.of("code", "maths", "numbers", "plots", "parameters"));
    }

    @Override
    void size() {
        stage.setWidth(1280);
        stage.setHeight(960);
    }

    /// Something done that leaves the window as it was.
    @FunctionalInterface
    interface Round {
        void play(LeaksWindowTest robot) throws Exception;
    }

    static Stream<Named<Round>> rounds() {
        return Sample.of(all(), 9).stream();
    }

    private static List<Named<Round>> all() {
        return List.<Named<Round>>of(
                Named.of("four operations forwards and back", robot -> {
                    robot.go(3);
                    robot.steps(StepSize.ELEMENT, 4);
                }),
                Named.of("three frames forwards and back", robot -> {
                    robot.go(3);
                    robot.steps(StepSize.FRAME, 3);
                }),
                Named.of("an element is selected", robot -> {
                    fx(() -> robot.playback().selected().set(Optional.of(new Element("particle", 3))));
                    fx(() -> robot.playback().selected().set(Optional.empty()));
                }),
                Named.of("each pane is folded and opened", robot -> {
                    for (String pane : Opened.PANES) {
                        Set<String> open = robot.preferences.panes(Level.INSPECT);
                        fx(() -> open.contains(pane) ? open.remove(pane) : open.add(pane));
                        fx(() -> open.contains(pane) ? open.remove(pane) : open.add(pane));
                    }
                }),
                Named.of("each level", each(Level.values(), robot -> robot.preferences.level()::set, Level.INSPECT)),
                Named.of("each theme", each(Theme.values(), robot -> robot.preferences.theme()::set, Theme.DARK)),
                Named.of("each language",
                        each(Language.values(), robot -> robot.preferences.language()::set, Language.ENGLISH)),
                Named.of("the pages of the course in each language", robot -> {
                    for (Language language : List.of(Language.CHINESE, Language.ENGLISH)) {
                        fx(() -> robot.preferences.language().set(language));
                        fx(() -> robot.app.main().tab(0));
                        for (String page : List.of("path", "glossary", "models"))
                            fx(() -> robot.lookup("#contents-" + page).queryAs(ToggleButton.class).setSelected(true));
                    }
                    fx(() -> robot.app.main().tab(1));
                    until(() -> robot.scene().built());
                }),
                Named.of("each tab", robot -> {
                    for (int tab = Catalog.MODELS.size(); tab >= 0; tab--) {
                        int one = tab;
                        fx(() -> robot.app.main().tab(one));
                        if (one > 0) until(() -> robot.scene().built());
                    }
                    fx(() -> robot.app.main().tab(1));
                }),
                Named.of("a smaller window", robot -> {
                    fx(() -> robot.stage.setWidth(1024));
                    until(() -> robot.scene().root().getScene().getWidth() == 1024);
                    fx(() -> robot.stage.setWidth(1280));
                    until(() -> robot.scene().root().getScene().getWidth() == 1280);
                }),
                Named.of("a comparison", robot -> {
                    robot.clickOn("#compare");
                    until(() -> robot.picture().comparison().isPresent());
                    robot.clickOn("#compare");
                    until(() -> robot.picture().comparison().isEmpty());
                }),
                Named.of("numbers of another program", robot -> {
                    int particles = robot.picture().state().count("particle");
                    Path file = Files.createTempFile("limber-leaks", ".csv");
                    Files.writeString(file, "frame,element,x,y,z\n" + IntStream.range(0, particles)
                            .mapToObj(i -> "0," + i + ",0,0,0\n").collect(Collectors.joining()));
                    fx(() -> robot.app.main().opening().dropped(file));
                    until(() -> robot.scene().session().otherNumbers().now().get().isPresent());
                    until(() -> robot.picture().comparison().isPresent());
                    fx(() -> robot.scene().session().otherNumbers().close());
                    until(() -> robot.picture().comparison().isEmpty());
                    Files.delete(file);
                }),
                Named.of("a lesson", robot -> {
                    fx(() -> robot.app.main().opening().lesson("pin-and-half"));
                    Callable<Optional<Button>> close = () -> fx(() -> Optional
                            .ofNullable((Button) robot.scene().root().lookup("#lesson-close")));
                    until(() -> close.call().isPresent());
                    Button leave = close.call().orElseThrow();
                    fx(leave::fire);
                    until(() -> close.call().isEmpty());
                }),
                Named.of("menus", robot -> {
                    for (String menu : List.of("#views", "#plot-curves", "#file-menu")) {
                        robot.clickOn(menu);
                        robot.type(KeyCode.ESCAPE);
                    }
                }));
    }

    private static <T> Round each(T[] all, Function<LeaksWindowTest, Consumer<T>> setter, T atLast) {
        return robot -> {
            for (T one : all) robot.chosen(setter.apply(robot), one);
            robot.chosen(setter.apply(robot), atLast);
        };
    }

    private <T> void chosen(Consumer<T> set, T one) throws Exception {
        fx(() -> set.accept(one));
        until(() -> app.main().current().isPresent() && scene().built());
    }

    private void steps(StepSize size, int times) throws Exception {
        fx(() -> playback().transport().stepSize().set(size));
        for (boolean forward : new boolean[]{true, false})
            for (int n = 0; n < times; n++) {
                fx(() -> playback().transport().step(forward));
                until(() -> picture().next().isPresent());
            }
    }

    @ParameterizedTest
    @MethodSource("rounds")
    void doneAgainAndAgainItLeavesNothing(Round round) throws Exception {
        round.play(this);
        Census before = taken();
        for (int n = 0; n < ROUNDS; n++) {
            for (int time = 0; time < TIMES; time++) round.play(this);
            Census after = taken();
            int waits = n + 1 < ROUNDS ? 2 : WAITS;
            for (int wait = 1; wait < waits && !more(before, after).isEmpty(); wait++) after = taken();
            String more = more(before, after);
            if (more.isEmpty()) return;
            assertTrue(n + 1 < ROUNDS, () -> "each time there are more:" + more);
            before = after;
        }
    }

    /// What there is more of than there was.
    private static String more(Census before, Census after) {
        return Stream.of(Kind.NODES, Kind.IMAGES, Kind.LISTENERS)
                .filter(k -> after.objects(k) - before.objects(k) > (k == Kind.LISTENERS ? LISTENERS : FEW))
                .map(k -> "\n" + k + after.since(before, k)).collect(Collectors.joining());
    }

    /// When nothing is under way any more.
    private Census taken() throws Exception {
        Fx.forgetEvents(stage);
        until(() -> scene().built() && picture().next().isPresent());
        sleep(SETTLED);
        System.gc();
        fx(() -> stage.getScene().getRoot().applyCss()); // JavaFX's weak maps let go when they are looked into
        return Census.taken();
    }
}
