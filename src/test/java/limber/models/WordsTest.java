package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import limber.engine.Schedule;
import limber.engine.model.Model;
import limber.engine.model.Verdict;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WordsTest {
    static List<Model> models() {
        return Catalog.MODELS;
    }

    private static Properties words(Model model, String file) throws IOException {
        var properties = new Properties();
        try (var in = new InputStreamReader(model.getClass().getResourceAsStream(file), StandardCharsets.UTF_8)) {
            properties.load(in);
        }
        return properties;
    }

    @ParameterizedTest
    @MethodSource("models")
    void everyNameHasASentenceInBothLanguagesAndNoSentenceIsLeftOver(Model model) throws IOException {
        Set<String> declared = declared(model), captions = new TreeSet<>();
        for (String phase : phases(model)) Stream.of("next.", "last.").forEach(c -> captions.add(c + phase));
        for (String file : List.of("words.properties", "words_zh.properties")) {
            Properties words = words(model, file);
            var missing = new TreeSet<>(declared);
            missing.removeAll(words.stringPropertyNames());
            assertEquals(Set.of(), missing, file);
            var orphans = new TreeSet<>(words.stringPropertyNames());
            orphans.removeAll(declared);
            orphans.removeAll(captions);
            assertEquals(Set.of(), orphans, file);
        }
        assertEquals(words(model, "words.properties").stringPropertyNames(),
                words(model, "words_zh.properties").stringPropertyNames());
    }

    @ParameterizedTest
    @MethodSource("models")
    void meaningsFitOnALine(Model model) throws IOException {
        words(model, "words.properties").forEach(
                (key, text) -> assertTrue(text.toString().length() <= 140, key + ": " + text.toString().length()));
        words(model, "words_zh.properties")
                .forEach(
                        (key, text) -> assertTrue(
                                text.toString().codePoints()
                                        .anyMatch(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.HAN),
                                key.toString()));
    }

    /// Students read titles: every parameter and every value of a choice has one in both languages.
    @ParameterizedTest
    @MethodSource("models")
    void parametersAndChoicesHaveTitlesInBothLanguages(Model model) throws IOException {
        var titles = new TreeSet<String>();
        for (Parameter<?> p : model.parameters()) {
            titles.add("parameter." + p.name() + ".title");
            if (p.kind() instanceof Kind.Choice<?> c)
                c.names().forEach(v -> titles.add("choice." + p.name() + "." + v));
        }
        for (String file : List.of("captions.properties", "captions_zh.properties")) {
            var given = new TreeSet<>(words(model, file).stringPropertyNames());
            given.removeIf(
                    key -> !key.startsWith("choice.") && !(key.startsWith("parameter.") && key.endsWith(".title")));
            assertEquals(titles, given, file);
        }
    }

    /// The window has the sentence of a verdict in both languages, and in English it is that of the command line.
    @ParameterizedTest
    @MethodSource("models")
    void theReasonWhyNothingIsUnstableIsThereInBothLanguages(Model model) throws IOException {
        Set<Verdict.Sentence> said = new TreeSet<>(Comparator.comparing(Verdict.Sentence::english));
        variants(model).flatMap(p -> model.stability(p).stream()).forEach(v -> {
            said.add(v.rule());
            said.addAll(v.conditions());
        });
        Properties english = words(model, "captions.properties"), chinese = words(model, "captions_zh.properties");
        for (Verdict.Sentence s : said) {
            String key = "stability." + s.name();
            if (s.name().equals("rule") && !s.english().contains(" and ")) continue; // a formula needs no words
            assertEquals(s.english(), english.get(key), key);
            assertTrue(chinese.containsKey(key), key);
        }
    }

    private static Set<String> declared(Model model) {
        var keys = new TreeSet<>(Set.of("model.about"));
        model.parameters().forEach(p -> keys.add("parameter." + p.name()));
        model.presets().forEach(p -> keys.add("preset." + p.name()));
        model.actions().forEach(a -> keys.add("action." + a.name()));
        model.edits().forEach(e -> keys.add("edit." + e.name()));
        model.measures().forEach(m -> keys.add("measure." + m.name()));
        variants(model).forEach(p -> model.handles(p).forEach(h -> keys.add("handle." + h.word())));
        if (model.grabbable().isPresent()) keys.add("handle.particle");
        phases(model).forEach(p -> keys.add("phase." + p));
        return keys;
    }

    private static Set<String> phases(Model model) {
        var names = new TreeSet<String>();
        variants(model).map(model::schedule).flatMap(Schedule::phases).forEach(p -> names.add(p.name()));
        return names;
    }

    /// Every preset, and every value of each of its flags and choices.
    private static Stream<Settings> variants(Model model) {
        return model.presets().stream().flatMap(preset -> Stream.concat(
                Stream.of(preset.settings()),
                model.parameters().stream()
                        .flatMap(p -> values(p).stream().map(v -> preset.settings().with(p.name(), v)))));
    }

    private static List<String> values(Parameter<?> p) {
        return switch (p.kind()) {
            case Kind.Flag _ -> List.of("false", "true");
            case Kind.Choice<?> c -> c.names();
            default -> List.of();
        };
    }

    /// The parameters of docs/models/rope.md.
    @Test
    void theRopeHasEveryPublishedParameter() {
        var names = Catalog.model("rope").parameters().stream().map(Parameter::name).toList();
        for (String name : """
                segments start end shape length pinStart pinEnd gravity gravityScale force substep clock substeps
                maxSubsteps frameTime iterations correction sweep bendConstraints drive previous damping rescale
                endFollows endTarget placement warmUp collide friction obstacle reveal endLock skin unroll texture
                width sides tile doubleSided caps ringFrame ribbonRule pipeline handOff latency rebuild"""
                .split("\\s+"))
            assertTrue(names.contains(name), name);
    }

    @Test
    void languagesAreFoundByLocale() {
        Model rope = Catalog.model("rope");
        String english = Words.of(rope, Locale.ROOT).get("parameter.segments");
        assertEquals(english, Words.of(rope, Locale.US).get("parameter.segments"));
        assertEquals(english, Words.of(rope, Locale.FRANCE).get("parameter.segments"));
        assertNotEquals(english, Words.of(rope, Locale.SIMPLIFIED_CHINESE).get("parameter.segments"));
    }

    @Test
    void aMissingKeyIsAnError() {
        assertThrows(MissingResourceException.class,
                () -> Words.of(Catalog.model("rope"), Locale.ROOT).get("parameter.none"));
    }

    /// Plots, tables and readings speak by these of measures, and of channels that stand in tables; what several models
    /// have the window may have a word for.
    @ParameterizedTest
    @MethodSource("models")
    void measuresAndChannelsAreCalledSomethingInBothLanguages(Model model) throws IOException {
        var measures = new TreeSet<String>();
        model.measures().forEach(m -> measures.add("quantity." + m.name()));
        var channels = new TreeSet<String>();
        Scene.all().filter(scene -> scene.model() == model)
                .flatMap(scene -> model.initial(scene.settings()).channels().stream())
                .filter(c -> !c.of().isEmpty()).forEach(c -> channels.add("quantity." + c.name()));
        for (String language : List.of("", "_zh")) {
            var given = new TreeSet<>(words(model, "captions" + language + ".properties").stringPropertyNames());
            given.removeIf(key -> !key.startsWith("quantity."));
            assertTrue(given.containsAll(measures), () -> "captions" + language + " lacks some of " + measures);
            var window = new Properties();
            try (var in = new InputStreamReader(
                    WordsTest.class.getResourceAsStream("/limber/presentation/words/words" + language + ".properties"),
                    StandardCharsets.UTF_8)) {
                window.load(in);
            }
            for (String name : channels)
                assertTrue(given.contains(name) || window.containsKey(name),
                        "nothing says what " + name + " is called in captions" + language);
            given.removeAll(measures);
            given.removeAll(channels);
            assertEquals(Set.of(), given, "nobody asks for these");
        }
    }
}
