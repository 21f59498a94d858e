package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.inSight;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import limber.engine.Cursor;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.ui.controls.Page;
import limber.ui.controls.Regions;
import limber.ui.preferences.Level;
import limber.ui.preferences.Theme;
import limber.ui.search.SearchEntry;
import limber.ui.search.SearchEntry.Kind;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What can be done is found by the words that people use, and done from there.
@Tag("wide")
class CommandsWindowTest extends SharedWindow {
    private static final int SEEN = 5;

    CommandsWindowTest() {
        super(Catalog.MODELS);
    }

    @Override
    void size() {
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    private List<SearchEntry> all() throws Exception {
        return fx(() -> app.main().places());
    }

    private SearchEntry entry(String id) throws Exception {
        return all().stream().filter(e -> e.id().equals(id)).findFirst().orElseThrow();
    }

    private void open(String id) throws Exception {
        SearchEntry entry = entry(id);
        assertTrue(entry.on(), entry.off());
        fx(entry.open());
    }

    private Node node(String id) {
        return stage.getScene().getRoot().lookup(id);
    }

    /// A node of the front tab.
    private Node around(String id) {
        return scene().root().lookup(id);
    }

    /// A list of words that teachers and students type, kept apart from the words that commands name for themselves:
    /// what they mean is among the first five found, or of those that cannot be done now, which come after the others.
    @ParameterizedTest
    @CsvSource({"ENGLISH, en", "CHINESE, zh"})
    void whatPeopleTypeIsAmongTheFirstFound(Language language, String file) throws Exception {
        fx(() -> preferences.language().set(language));
        until(() -> app.main().current().isPresent() && scene().built());
        until(() -> all().stream().anyMatch(e -> e.kind() == Kind.LESSON)); // they are read on a thread of their own
        List<SearchEntry> all = all();
        List<String> lines = Files.readAllLines(Path.of("src/test/resources/limber/ui/search-words-" + file + ".txt"));
        assertTrue(lines.size() > 100);
        assertEquals(lines.size(), new HashSet<>(lines).size());
        var missed = new ArrayList<String>();
        for (String line : lines) {
            String[] parts = line.split(" = ");
            boolean on = all.stream().filter(e -> e.id().equals(parts[1])).findFirst().orElseThrow().on();
            List<String> found = SearchEntry.matching(parts[0], all).stream().filter(e -> e.on() == on).limit(SEEN)
                    .map(SearchEntry::id).toList();
            if (!found.contains(parts[1])) missed.add(line + ", but found " + found);
        }
        assertEquals(List.of(), missed);
    }

    @Test
    void everyIdIsThatOfOneEntryAndEveryOtherWordThatOfACommand() throws Exception {
        fx(() -> preferences.level().set(Level.INSPECT));
        until(() -> scene().built());
        List<SearchEntry> commands = all().stream().filter(e -> e.kind() == Kind.COMMAND).toList();
        Set<String> ids = commands.stream().map(SearchEntry::id).collect(Collectors.toSet());
        assertEquals(commands.size(), ids.size());
        Set<String> named = Language.ENGLISH.words().keySet().stream().filter(k -> k.startsWith("command."))
                .map(k -> k.substring("command.".length())).collect(Collectors.toCollection(TreeSet::new));
        named.removeAll(ids);
        assertEquals(Set.of("lesson-print", "lesson-page-save"), named,
                "what File has too, with a lesson, is not listed twice");
        until(() -> all().stream().anyMatch(e -> e.kind() == Kind.LESSON));
        Set<String> topics = Language.ENGLISH.words().keySet().stream().filter(k -> k.startsWith("topic."))
                .map(k -> k.substring("topic.".length())).collect(Collectors.toCollection(TreeSet::new));
        topics.removeAll(all().stream().map(SearchEntry::id).collect(Collectors.toSet()));
        assertEquals(Set.of(), topics, "each is that of a lesson or a preset");
        for (SearchEntry entry : commands) assertFalse(entry.title().isBlank() || entry.place().isBlank(), entry.id());
    }

    @Test
    void aCommandIsTheItemOrTheButtonItself() throws Exception {
        open("themes-light");
        assertEquals(Theme.LIGHT, preferences.theme().get());
        fx(() -> app.main().tab(2));
        until(() -> scene().built());
        fx(() -> app.main().tab(1)); // two tabs have bars now
        open("put-ruler");
        assertEquals(1, playback().tools().get().all().size());
        assertTrue(fx(() -> Page.of(stage.getScene()).flatMap(Page::sheet).isEmpty()), "one sees the ruler");
        open("forward");
        until(() -> picture().cursor().equals(Cursor.complete(1)));
        open("export-csv");
        assertEquals(ExportChoice.CSV, fx(() -> ((ComboBox<?>) node("#export-what")).getValue()));
        assertEquals("Shift+F", entry("view-follow").key());
        assertEquals("→", entry("forward").key());
        open("level-watch");
        assertEquals(Level.WATCH, preferences.level().get());
    }

    @Test
    void aPlaceInAPaneGetsTheKeyboard() throws Exception {
        fx(() -> preferences.level().set(Level.WATCH));
        open("plot-copy");
        assertTrue(fx(() -> around("#plot-copy").isFocused()));
        open("dock-sweep");
        assertEquals(Level.INSPECT, preferences.level().get(), "lower levels have no sweeps");
        assertTrue(fx(() -> Regions.within(stage.getScene().getFocusOwner(), around("#pane-sweep"))));
        open("close-sweep");
        assertTrue(fx(() -> !inSight(around("#pane-sweep"))));
    }

    @Test
    void whatCannotBeDoneNowSaysWhy() throws Exception {
        assertEquals("Open a lesson first", entry("lesson-vote").off());
        fx(() -> app.main().tab(0));
        for (String id : List.of("put-ruler", "undo", "dock-code", "menu-export", "export-gif"))
            assertEquals("Open a scene first", entry(id).off(), id);
        push(KeyCode.CONTROL, KeyCode.K);
        until(() -> fx(() -> node("#search-field") != null));
        write("ruler");
        until(() -> fx(() -> !((ListView<?>) node("#search-found")).getItems().isEmpty()));
        type(KeyCode.ENTER);
        assertTrue(fx(() -> node("#search-field") != null), "nothing is done, and the reason stays");
        fx(() -> ((TextField) node("#search-field")).setText("reset"));
        fx(() -> {
            var found = (ListView<?>) node("#search-found");
            List<Boolean> on = found.getItems().stream().map(e -> ((SearchEntry) e).on()).toList();
            assertTrue(on.contains(true) && on.contains(false), found.getItems().toString());
            assertEquals(on.stream().sorted(Comparator.reverseOrder()).toList(), on, "what cannot be done comes last");
            assertTrue(((SearchEntry) found.getSelectionModel().getSelectedItem()).on());
        });
    }

    @Test
    void aLessonHasItsCommands() throws Exception {
        fx(() -> app.main().opening().lesson(Path.of("lessons/04-pin-and-half")));
        until(() -> app.main().current().filter(scene -> scene.built()).isPresent()
                && lookup("#lesson-next").tryQuery().isPresent());
        for (String id : List.of("lesson-vote", "lesson-key", "lesson-print-key", "lesson-teacher"))
            assertTrue(entry(id).off().contains("I teach"), "what tells the answers is for teachers: " + id);
        fx(() -> preferences.teaching().set(true));
        assertEquals("The lesson's menu has the teacher's notes, the answers and the count of votes now.",
                lookup("#status").<StatusBar>query().getText());
        assertTrue(entry("menu-print").on() && entry("lesson-vote").on() && entry("lesson-next").on());
        open("lesson-vote");
        fx(() -> ((Button) node("#lesson-close")).fire());
        until(() -> fx(() -> node("#lesson") == null));
        fx(() -> preferences.teaching().set(false));
    }
}
