package limber.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.settings.Parameter;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Shortcut;
import limber.presentation.words.Wording;
import limber.ui.lesson.Teaching;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.search.SearchEntry;
import limber.ui.search.SearchEntry.Kind;

/// The entries of the search: all commands, lessons, scenes, settings, terms and keys, and how the window opens each.
///
/// @param commands what can be done
/// @param keys shows the list of keys
record SearchPlaces(List<SearchEntry> commands, List<Model> models, Teaching teaching, Preferences preferences,
        SceneTabs scenes,
        ContentsPages pages, Runnable contents, Runnable keys) {
    List<SearchEntry> all() {
        var all = new ArrayList<>(commands);
        teaching.library().load(); // those that come too late are found the next time
        lessons().forEach(all::add);
        for (Model model : models) {
            var wording = new Wording(model, words());
            for (Preset preset : model.presets()) all.add(scene(model, preset, wording));
            for (Parameter<?> parameter : model.parameters()) all.add(setting(model, parameter, wording));
        }
        pages.titles().forEach((id, title) -> all.add(new SearchEntry(Kind.TERM, id, title,
                words().getString("contents.glossary"), id, "", () -> {
                    contents.run();
                    pages.glossary(id);
                })));
        for (Shortcut s : Shortcut.all(words(), ""))
            if (!s.key().isEmpty() && commands.stream().noneMatch(c -> c.key().equals(s.key())))
                all.add(new SearchEntry(Kind.KEY, s.key(), s.meaning(), s.group(), s.key(), "", s.key(), "", keys));
        return all;
    }

    private Stream<SearchEntry> lessons() {
        return teaching.library().lessons().stream().map(lesson -> new SearchEntry(Kind.LESSON, lesson.id(),
                lesson.telling(words().getLocale()).title(), new Wording(lesson.model(), words()).get("model.title"),
                headings(lesson.telling(words().getLocale())), topics(lesson.id()), () -> scenes.announce(lesson)));
    }

    private static String headings(LessonWords telling) {
        return telling.steps().stream().map(step -> step.heading()).collect(Collectors.joining(" "));
    }

    private SearchEntry scene(Model model, Preset preset, Wording wording) {
        return new SearchEntry(Kind.SCENE, model.name() + "/" + preset.name(), wording.title("preset", preset.name()),
                wording.get("model.title"), wording.sentences().get("preset." + preset.name()),
                topics(model.name() + "/" + preset.name()),
                () -> scenes.open(model, Optional.of(preset)));
    }

    private SearchEntry setting(Model model, Parameter<?> parameter, Wording wording) {
        return new SearchEntry(Kind.SETTING, model.name() + "." + parameter.name(),
                wording.title("parameter", parameter.name()), wording.get("model.title"),
                parameter.name() + " " + wording.sentences().get("parameter." + parameter.name()), "",
                () -> show(model, wording.title("parameter", parameter.name())));
    }

    /// Shows a setting in the panel of a model, at a level that has one.
    private void show(Model model, String title) {
        if (!preferences.level().get().atLeast(Level.STEP)) preferences.level().set(Level.STEP);
        preferences.panes(preferences.level().get()).add("parameters");
        scenes.open(model);
        scenes.current().ifPresent(scene -> scene.session().soughtParameter().set(title));
    }

    private String topics(String id) {
        return new CommandWords(words()).topics(id);
    }

    private ResourceBundle words() {
        return teaching.words();
    }
}
