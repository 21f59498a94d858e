package limber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.MarkdownPage.Cell;
import limber.MarkdownPage.Table;
import limber.engine.Channel;
import limber.engine.Measure;
import limber.engine.Phase;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A comparison of the documents on models and lessons with the code.
class DocsTest {
    private static final Path LESSON_FORMAT = Path.of("docs/lesson-format.md");

    static List<Model> models() {
        return Catalog.MODELS;
    }

    private static MarkdownPage page(Model model) {
        return MarkdownPage.read(Path.of("docs/models/" + model.name() + ".md"));
    }

    /// The rows of all tables whose first column has this heading, by the name in their first cell.
    private static Map<String, List<Cell>> rows(MarkdownPage page, String first) {
        var rows = new TreeMap<String, List<Cell>>();
        for (Table table : page.tables(first))
            for (List<Cell> row : table.rows())
                assertNull(rows.put(Table.name(row), row), page.file() + " has two rows for " + Table.name(row));
        return rows;
    }

    private static Cell cell(MarkdownPage page, String first, List<Cell> row, String column) {
        return page.tables(first).getFirst().cell(row, column);
    }

    /// The text of a cell; empty for a dash.
    private static String text(MarkdownPage page, String first, List<Cell> row, String column) {
        String text = cell(page, first, row, column).text();
        return text.equals("–") ? "" : text;
    }

    private static Set<String> sorted(Stream<String> names) {
        return names.collect(Collectors.toCollection(TreeSet::new));
    }

    // ---- models ----

    @ParameterizedTest
    @MethodSource("models")
    void aModelsPageHasEveryParameterWithDefaultRangeAndUnit(Model model) {
        MarkdownPage page = page(model);
        Map<String, List<Cell>> rows = rows(page, "parameter");
        assertEquals(sorted(model.parameters().stream().map(Parameter::name)), rows.keySet(), page.file().toString());
        for (Parameter<?> p : model.parameters()) {
            String where = page.file() + ": " + p.name();
            List<Cell> row = rows.get(p.name());
            assertEquals(written(p), initial(cell(page, "parameter", row, "default")), where + ", default");
            assertEquals(range(p), stated(cell(page, "parameter", row, "range")), where + ", range");
            assertEquals(p.unit(), text(page, "parameter", row, "unit"), where + ", unit");
            assertEquals(p.restarts() ? "restart" : "live", text(page, "parameter", row, "change"), where);
            assertFalse(text(page, "parameter", row, "meaning").isBlank(), where + ", meaning");
        }
    }

    private static <T> String written(Parameter<T> p) {
        return p.write(p.initial());
    }

    private static String initial(Cell cell) {
        if (cell.text().equals("empty")) return "";
        return cell.text().matches("\\d+/\\d+") ? Kind.plain(fraction(cell.text())) : cell.text();
    }

    /// What a parameter may be, as the page has it: words, or two numbers.
    private static List<String> range(Parameter<?> p) {
        return switch (p.kind()) {
            case Kind.Flag _ -> List.of("true", "false");
            case Kind.Choice<?> c -> c.names();
            case Kind.WordOrFile w -> Stream.concat(w.words().stream(), Stream.of("file:PATH")).toList();
            case Kind.WordOrColour w -> Stream.concat(w.words().stream(), Stream.of("#rrggbb")).toList();
            default -> Stream.of(p.range().min(), p.range().max()).map(String::valueOf).toList();
        };
    }

    private static List<String> stated(Cell cell) {
        if (!cell.code().isEmpty()) return cell.code();
        return Stream.of(cell.text().split("\\.\\.")).map(DocsTest::fraction).map(String::valueOf).toList();
    }

    /// `1/60`, or a number.
    private static double fraction(String text) {
        String[] parts = text.split("/");
        return Double.parseDouble(parts[0]) / (parts.length > 1 ? Double.parseDouble(parts[1]) : 1);
    }

    @ParameterizedTest
    @MethodSource("models")
    void aModelsPageHasEveryPresetWithWhatItChanges(Model model) {
        MarkdownPage page = page(model);
        Map<String, List<Cell>> rows = rows(page, "preset");
        assertEquals(sorted(model.presets().stream().map(Preset::name)), rows.keySet(), page.file().toString());
        for (Preset preset : model.presets()) {
            Settings p = preset.settings();
            Stream<String> names = model.defaults().differences(p).stream();
            Set<String> changed = sorted(names.map(name -> name + "=" + p.text(p.parameter(name))));
            Cell cell = cell(page, "preset", rows.get(preset.name()), "settings that differ from the defaults");
            assertEquals(changed, sorted(cell.code().stream()), page.file() + ": " + preset.name());
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void aModelsPageHasEveryMeasureWithUnitAndElements(Model model) {
        MarkdownPage page = page(model);
        Map<String, List<Cell>> rows = rows(page, "measure");
        assertEquals(sorted(model.measures().stream().map(Measure::name)), rows.keySet(), page.file().toString());
        for (Measure m : model.measures()) {
            List<Cell> row = rows.get(m.name());
            String of = m.of().isEmpty() ? "scene" : m.of();
            assertEquals(m.unit(), text(page, "measure", row, "unit"), m.name());
            assertEquals(of, text(page, "measure", row, "one for each"), m.name());
        }
    }

    // ---- phases and channels ----

    /// Presets, and presets with one switch or choice set otherwise, so that each phase and channel is there once.
    private static List<Settings> variants(Model model) {
        var variants = new ArrayList<Settings>();
        for (Preset preset : model.presets()) {
            variants.add(preset.settings());
            for (Parameter<?> p : model.parameters())
                for (String value : values(p)) {
                    Settings changed = preset.settings().with(p.name(), value);
                    if (holds(model, changed)) variants.add(changed);
                }
        }
        return variants;
    }

    private static List<String> values(Parameter<?> p) {
        return switch (p.kind()) {
            case Kind.Flag _ -> List.of("true", "false");
            case Kind.Choice<?> c -> c.names();
            case Kind.WordOrFile _ when p.name().equals("mesh") -> List.of("icosphere:0");
            case Kind.Real _ when p.name().equals("sway") -> List.of("1");
            default -> List.of();
        };
    }

    private static boolean holds(Model model, Settings p) {
        try {
            model.check(p);
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    /// The page has two tables of phases: what each does, and which class does it.
    @ParameterizedTest
    @MethodSource("models")
    void aModelsPageHasEveryPhaseWithItsClasses(Model model) {
        var classes = new TreeMap<String, Set<String>>();
        for (Settings p : variants(model))
            for (Phase phase : model.schedule(p).phases().toList())
                classes.computeIfAbsent(phase.name(), _ -> new TreeSet<>()).add(simple(phase));
        MarkdownPage page = page(model);
        List<Table> tables = page.tables("phase");
        for (Table table : tables)
            assertEquals(classes.keySet(), sorted(table.rows().stream().map(Table::name)), page.file().toString());
        Table work = tables.stream().filter(t -> t.header().contains("class")).findFirst().orElseThrow();
        for (List<Cell> row : work.rows()) {
            Set<String> named = sorted(work.cell(row, "class").code().stream());
            assertEquals(classes.get(Table.name(row)), named, page.file() + ": " + Table.name(row));
        }
        assertEquals(2, tables.size());
    }

    /// `Driving.Early` of a nested class.
    private static String simple(Phase phase) {
        String name = phase.getClass().getName();
        return name.substring(name.lastIndexOf('.') + 1).replace('$', '.');
    }

    @ParameterizedTest
    @MethodSource("models")
    void aModelsPageHasEveryChannelWithWidthUnitAndLife(Model model) {
        var channels = new TreeMap<String, Channel>();
        for (Settings p : variants(model)) for (Channel c : model.initial(p).channels()) channels.put(c.name(), c);
        MarkdownPage page = page(model);
        Map<String, List<Cell>> rows = rows(page, "channel");
        assertEquals(channels.keySet(), rows.keySet(), page.file().toString());
        channels.forEach((name, channel) -> {
            List<Cell> row = rows.get(name);
            String life = channel.life().name().toLowerCase(Locale.ROOT);
            assertEquals(String.valueOf(channel.width()), text(page, "channel", row, "numbers each"), name);
            assertEquals(channel.unit(), text(page, "channel", row, "unit"), name);
            assertEquals(life, text(page, "channel", row, "life"), name);
        });
    }

    @Test
    void everyModelIsInTheTableOfModels() {
        MarkdownPage page = MarkdownPage.read(Path.of("docs/models/README.md"));
        assertEquals(sorted(Catalog.MODELS.stream().map(Model::name)), rows(page, "model").keySet());
    }

    // ---- lessons ----

    /// What the schema calls the parts of a lesson that have a table of their own.
    @ParameterizedTest
    @ValueSource(strings = {"head", "block", "show", "compare", "moment", "question",
        "goal"})
    void thePageOnTheLessonFormatHasATableOfTheKeysOf(String part) throws IOException {
        MarkdownPage page = MarkdownPage.read(LESSON_FORMAT);
        Stream<Stream<String>> tables = page.tables("key").stream().map(DocsTest::keys);
        assertTrue(tables.map(DocsTest::sorted).anyMatch(keys(part)::equals), part + " has the keys " + keys(part));
    }

    private static Stream<String> keys(Table table) {
        return table.rows().stream().flatMap(row -> row.getFirst().code().stream());
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "camera", "choice", "number", "curve"})
    void thePageOnTheLessonFormatNamesEachKeyOf(String part) throws IOException {
        MarkdownPage page = MarkdownPage.read(LESSON_FORMAT);
        for (String key : keys(part)) {
            var word = Pattern.compile("\\b" + key + "\\b");
            assertTrue(page.code().stream().anyMatch(code -> word.matcher(code).find()), part + "." + key);
        }
    }

    /// The keys of a part of the schema; of a camera, those of its map.
    private static Set<String> keys(String part) throws IOException {
        try (InputStream in = Model.class.getResourceAsStream("/limber/lesson/lesson.schema.json")) {
            JsonNode definitions = JsonMapper.shared().readTree(in).get("$defs");
            JsonNode play = definitions.at("/block/properties/play");
            JsonNode definition = part.equals("play") ? play : definitions.get(part);
            JsonNode map = definition.has("properties") ? definition : definition.get("anyOf").get(1);
            return sorted(map.get("properties").propertyNames().stream());
        }
    }
}
