package limber.page;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.input.Goto;
import limber.input.SourcePosition;
import limber.lesson.source.Folder;
import limber.models.Words;
import limber.moment.Entries;
import limber.moment.Moment;
import limber.moment.MomentView;
import limber.moment.MomentWriter;

/// A scene as the content of a page: a moment with the files that its settings name.
public final class SceneContent {
    /// Where the solvers are that the engine for pages has.
    private static final String SHIPPED = "limber.models.";

    private SceneContent() {}

    /// A model as the window opens it.
    ///
    /// @param preset its name; empty for the model's defaults
    /// @param p its settings
    /// @throws BadInput if a page has no such model
    public static PageContent of(Model model, String preset, Settings p, Locale language) {
        var start = Goto.complete(0, new SourcePosition("at", 1, 1));
        return of(new Moment(Moment.thisVersion(), model, preset, p, model.opening(p), start, List.of(),
                MomentView.NONE, Entries.NONE, Optional.empty()), language);
    }

    /// @throws BadInput if the moment has what a page cannot have, or a file of it cannot be read
    public static PageContent of(Moment moment, Locale language) {
        List<Moment> methods = Stream.concat(Stream.of(moment), moment.entries().others().stream()).toList();
        List<Model> models = methods.stream().map(Moment::model).distinct().toList();
        models.forEach(SceneContent::known);
        for (Moment method : methods)
            if (!method.settings().kernels().isEmpty()) throw new BadInput("the scene runs edited code, and a page has "
                    + "no compiler; the scene without it would be right");
        Map<Path, String> named = names(methods);
        var files = new FolderFiles();
        named.forEach((path, name) -> files.add(name, path));
        return new PageContent(PageContent.SCENE, language, moment.model().name(), title(moment, language),
                files.texts(), files.binary(), models, text(moment, named), moment.preset(), PhaseSources.of(models),
                Map.of(), EarlierQuestions.NONE, "", Map.of(), "", still(moment, language), "");
    }

    /// What the scene is, in a sentence for its preset and one for its model.
    private static String still(Moment moment, Locale language) {
        Words said = Words.of(moment.model(), language);
        return Stream.of("preset." + moment.preset(), "model.about").flatMap(key -> said.written(key).stream())
                .map(sentence -> "<p>" + Escaped.html(sentence) + "</p>\n").collect(Collectors.joining());
    }

    private static void known(Model model) {
        if (!model.home().getName().startsWith(SHIPPED)) throw new BadInput("a page has the models that ship, and "
                + model.name() + " is none of them; the model itself would be right in the window");
    }

    private static String title(Moment moment, Locale language) {
        Words captions = Words.captions(moment.model(), language);
        String model = captions.written("model.title").orElse(moment.model().name());
        return moment.preset().isEmpty() ? model
                : model + " · " + captions.written("preset." + moment.preset() + ".title").orElse(moment.preset());
    }

    /// The files that settings name, each with the name that it has in the page.
    private static Map<Path, String> names(List<Moment> methods) {
        var paths = new TreeSet<Path>();
        for (Moment method : methods) {
            for (Parameter<?> p : method.settings().parameters())
                if (p.kind() instanceof Kind.WordOrFile) path(method.settings().text(p), paths);
            for (Input input : method.inputs())
                if (input instanceof Input.Set set
                        && method.settings().parameter(set.parameter()).kind() instanceof Kind.WordOrFile)
                    path(set.value(), paths);
        }
        var names = new HashMap<Path, String>();
        for (Path path : paths) names.put(path, free(path.getFileName().toString(), names.values()));
        return names;
    }

    private static void path(String value, TreeSet<Path> paths) {
        if (value.startsWith(Folder.FILE))
            paths.add(Path.of(value.substring(Folder.FILE.length())).toAbsolutePath().normalize());
    }

    /// The name, with a number in front of it where two files of different folders have it.
    private static String free(String name, Iterable<String> taken) {
        var others = new ArrayList<String>();
        taken.forEach(others::add);
        String free = name;
        for (int n = 2; others.contains(free); n++) free = n + "-" + name;
        return free;
    }

    /// The moment's text, in which a file has its name in the page and its folders are not told.
    private static String text(Moment moment, Map<Path, String> named) {
        if (named.isEmpty()) return MomentWriter.line(moment);
        Path root = named.keySet().iterator().next().getRoot();
        String text = MomentWriter.page(moment, root);
        for (var file : named.entrySet())
            text = text.replace(quoted(root.relativize(file.getKey()).toString().replace('\\', '/')),
                    quoted(file.getValue()));
        return text;
    }

    /// A value that names a file, as JSON has it.
    private static String quoted(String name) {
        return PageJson.quoted(Folder.FILE + name);
    }
}
