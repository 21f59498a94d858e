package limber;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A package of Limber with what it may see. [#ALL] is the one list: the rules are tested by it, and the table in
/// ARCHITECTURE.md is written from it.
///
/// @param name the package without `limber.`
/// @param below whether the packages below it are part of it
/// @param sees the rooms that it may see; `engine.*` for the engine with all its rooms
/// @param libraries the packages that it may see outside of Limber, besides `java` and JSpecify; `*` for any
/// @param because why it may not see more
record Room(String name, boolean below, List<String> sees, List<String> libraries, String because) {
    private static final List<String> ANY = List.of("*");

    /// All packages, from the top of the house to the ground.
    static final List<Room> ALL = List.of(
            new Room("cli",
                    List.of("ask", "cli.option", "cli.text", "code", "course", "engine.*", "expression", "file",
                            "homework", "input", "judge", "lesson.*", "log", "math", "mesh.*", "models", "moment",
                            "page", "ui", "handout", "ui.preferences", "ui.render", "presentation.*"),
                    ANY, "a command names no model and no pane"),
            new Room("cli.text",
                    List.of("ask", "cli.option", "course", "engine.*", "expression", "file", "homework", "input",
                            "judge", "lesson.*", "log", "math", "mesh", "moment", "presentation.words"),
                    ANY, "a report is the same whichever command prints it"),
            new Room("cli.option",
                    List.of("ask", "code", "course", "engine.*", "expression", "file", "homework", "input", "lesson.*",
                            "log", "models", "moment", "presentation.words", "ui.preferences"),
                    ANY, "an option means the same in every command"),
            window("", "the window holds tabs; what is in a tab is the tab's business",
                    "code", "engine.*", "file", "input", "lesson.*", "log", "mesh.*", "models", "moment", "page",
                    "ui.controls", "ui.course",
                    "handout", "ui.interaction", "ui.lesson",
                    "ui.preferences", "ui.render",
                    "ui.scene", "ui.search", "ui.tab", "ui.tour", "ui.viewport"),
            window("tab", "a tab does not know how many there are",
                    "engine.*", "mesh", "models", "ui.controls", "ui.interaction", "ui.lesson", "ui.panes",
                    "ui.panes.dock",
                    "ui.preferences", "ui.scene", "ui.sound",
                    "ui.viewport"),
            window("course", "a course is lessons in order, whatever scene they show",
                    "course", "file", "lesson.*", "ui.controls", "handout", "ui.lesson", "ui.prose"),
            window("search", "what an entry opens is the window's business", "ui.controls"),
            window("tour", "it looks at a scene, whatever is around it",
                    "engine.*", "ui.controls", "ui.preferences", "ui.scene", "ui.viewport"),
            window("panes.dock", "a dock holds panes, whatever they show", "engine.*", "ui.controls",
                    "ui.preferences"),
            window("panes", "a pane shows a scene, with or without a lesson",
                    "ask", "engine.*", "expression", "file", "judge", "lesson.*", "models", "ui.code", "ui.controls",
                    "ui.interaction", "ui.panes.dock", "ui.parameters", "ui.plots", "ui.preferences", "ui.scene",
                    "ui.sweep", "ui.viewport"),
            window("lesson", "a lesson goes on whatever panes are open",
                    "engine.*", "expression", "file", "input", "lesson.*", "moment", "page", "ui.controls",
                    "ui.plots", "ui.preferences", "ui.prose", "ui.render", "ui.scene", "ui.viewport"),
            window("scene", "a scene outlives the views around it",
                    "ask", "code", "engine.*", "expression", "file", "input", "judge", "lesson.*", "moment", "ui.code",
                    "ui.controls", "ui.interaction", "ui.sound", "ui.viewport"),
            window("render", "a picture is made without a window around it",
                    "engine.*", "expression", "file", "input", "lesson.*", "ui.controls", "handout",
                    "ui.preferences", "ui.viewport"),
            window("interaction", "a hand acts on a scene, not on its panes",
                    "engine.*", "mesh.*", "ui.controls", "ui.viewport"),
            window("prose", "a text is drawn wherever it stands", "ui.code"),
            window("parameters", "an editor edits one value, whoever takes it", "engine.settings", "engine.text",
                    "ui.controls"),
            window("sweep", "a sweep is drawn wherever its results come from", "ask", "engine.*", "expression",
                    "ui.controls", "ui.viewport"),
            window("plots", "a plot is drawn wherever it stands", "ui.viewport"),
            window("viewport", "a view is handed pictures: it never asks for one, and draws those of a command too",
                    "engine.*", "mesh", "ui.controls"),
            window("code", "source and formulas need nothing of the scene they belong to", "engine.*", "tex",
                    "ui.controls"),
            window("preferences", "what is remembered concerns no scene", "engine.text", "file"),
            window("controls", "a control serves any program", "engine.settings"),
            window("sound", "a tone is made of numbers, whatever they measure"),
            floor(".scene", "a scene is the same in any view of it", "ask", "engine.*", "input", "lesson.*", "mesh",
                    "moment", "presentation.camera", "presentation.play", "presentation.view",
                    "presentation.words"),
            floor(".play", "a scene is played whatever shows it", "ask", "engine.*", "expression", "lesson.*",
                    "presentation"),
            floor(".lesson", "a lesson is gone through whatever shows it", "engine.*", "expression", "input",
                    "lesson.*", "presentation", "presentation.play", "presentation.plots", "presentation.prose",
                    "presentation.scene", "presentation.view", "presentation.words"),
            floor(".plots", "a curve is the same on any sheet", "ask", "engine.*", "expression", "file",
                    "presentation.paint", "presentation.play", "presentation.words"),
            floor(".panes", "a pane shows the same rows whatever draws them", "ask", "engine.*", "expression",
                    "lesson.*", "presentation.paint", "presentation.play", "presentation.plots",
                    "presentation.scene", "presentation.surface", "presentation.view", "presentation.words"),
            floor(".code", "a kernel is read the same way whatever shows it", "ask", "engine.*", "presentation.play",
                    "presentation.words"),
            new Room("presentation.prose", List.of("tex"), List.of("org.commonmark"),
                    "a text says the same wherever it is printed"),
            floor(".view", "a scene is seen the same way whatever draws it", "engine.*", "lesson.*", "mesh",
                    "presentation", "presentation.camera", "presentation.paint", "presentation.surface",
                    "presentation.words"),
            floor(".surface", "what a body looks like does not depend on who looks", "engine.*", "lesson.*", "mesh",
                    "presentation.paint"),
            floor(".camera", "a camera sees points and boxes, whatever is in them", "engine.*", "mesh", "presentation",
                    "presentation.paint"),
            floor(".paint", "what is drawn with a pen looks the same on any sheet", "engine.model",
                    "presentation.words"),
            floor(".words", "a sentence is made without a window", "engine.*", "models"),
            floor("", "a face brings what is asked for here, and nothing else"),
            new Room("handout", List.of("course", "engine.*", "expression", "file", "input", "lesson.*", "models",
                    "presentation.*", "tex"), List.of("io.nayuki", "javafx.beans", "org.commonmark"),
                    "a page is words and pictures that are handed to it"),
            new Room("page", List.of("course", "engine.*", "file", "handout", "input", "lesson.*", "models", "moment",
                    "presentation.words"),
                    List.of("org.tukaani", "tools.jackson"),
                    "a page is made without a window, and of data: what runs in it was built with Limber"),
            new Room("moment", List.of("ask", "code", "engine.*", "expression", "file", "input", "lesson.*", "models"),
                    List.of("tools.jackson"),
                    "a moment is read, written and replayed without a window, for any model"),
            new Room("homework", List.of("engine.settings", "engine.text", "file", "lesson.*", "math.exact", "tex"),
                    List.of("de.siegmar", "javax.xml", "org.commonmark"),
                    "what a class hands in is verified without a window, and without what it was answered in"),
            new Room("course", List.of("engine.text", "input", "lesson.*"), List.of("org.commonmark"),
                    "courses and terms are read without a window, for a page to print as well"),
            new Room("lesson.check",
                    List.of("engine.*", "expression", "file", "input", "lesson", "lesson.question", "lesson.source",
                            "math.exact", "tex"),
                    List.of("org.commonmark"), "a lesson is checked as it is read, where there is no window"),
            new Room("lesson.answers",
                    List.of("engine.*", "expression", "file", "input", "lesson", "lesson.question", "lesson.source"),
                    List.of("tools.jackson"), "an answer is marked with the lesson before one's eyes"),
            new Room("lesson",
                    List.of("code", "engine.*", "expression", "file", "input", "lesson.question", "lesson.source",
                            "math.exact", "models"),
                    List.of("org.commonmark", "tools.jackson"),
                    "lessons are read where there is no window, and name no model"),
            new Room("lesson.question",
                    List.of("code", "engine.*", "expression", "file", "input", "lesson.source", "math.exact", "tex"),
                    List.of(), "a question is judged whoever asks it"),
            new Room("lesson.source", List.of("engine.*", "expression", "file", "input", "tex"),
                    List.of("javax.imageio", "org.commonmark", "org.w3c", "tools.jackson"),
                    "text is read before anything is made of it"),
            new Room("judge", List.of("engine.*", "file", "math.exact", "mesh.file"), List.of("de.siegmar"),
                    "numbers of other programs are judged without a window, for any model"),
            new Room("ask", List.of("engine.*", "expression", "file", "math.exact"), List.of("de.siegmar"),
                    "a question to a run is answered without a window, for any model"),
            new Room("log", List.of("engine", "engine.model", "engine.settings", "engine.text", "engine.watch", "file",
                    "input"), List.of("tools.jackson"),
                    "a log is played whatever program wrote it, and whoever asks about it"),
            new Room("input",
                    List.of("engine", "engine.model", "engine.platform", "engine.run", "engine.settings", "engine.text",
                            "expression", "file"),
                    List.of("org.snakeyaml", "tools.jackson"),
                    "what strangers write is read before anybody acts on it"),
            new Room("tex", List.of(), List.of("org.commonmark", "org.scilab"),
                    "a formula looks the same in a window, on paper, and to who checks whether it can be drawn"),
            new Room("code",
                    List.of("engine", "engine.model", "engine.platform", "engine.settings", "engine.text",
                            "engine.watch",
                            "file", "math.exact"),
                    List.of("com.sun.source", "javax.lang.model", "javax.tools"),
                    "a text is checked and compiled whatever model, lesson or command it is for"),
            new Room("expression", List.of("engine.*", "math.exact"), List.of(),
                    "a question to a run is put the same way in a lesson, a pane and a command"),
            new Room("models", true,
                    List.of("engine", "engine.model", "engine.platform", "engine.settings", "engine.text",
                            "engine.watch", "math", "math.exact", "mesh.*", "oracle"),
                    List.of(),
                    "panel, command line and lessons are made from what a model declares, never the other way round"),
            new Room("mesh.file",
                    List.of("engine", "engine.model", "engine.platform", "engine.settings", "engine.text", "file",
                            "math", "math.exact", "mesh", "mesh.shape"),
                    List.of("de.javagl", "de.siegmar"),
                    "a file is read and written the same way, whoever made it and whatever it is for"),
            new Room("mesh.shape",
                    List.of("engine.model", "engine.settings", "engine.text", "math", "math.exact", "mesh"), List.of(),
                    "a formula makes the same surface for every model"),
            new Room("mesh",
                    List.of("engine", "engine.model", "engine.platform", "engine.settings", "engine.text", "math",
                            "math.exact"),
                    List.of(),
                    "a mesh is arrays, whoever made it and wherever it is shown"),
            new Room("oracle", List.of("engine.settings", "engine.text", "math", "math.exact"), List.of(),
                    "truth that shared code with a solver could share its mistakes"),
            new Room("math", List.of("engine.settings", "engine.text", "math.exact"), List.of(),
                    "formulas are read and tested without a model around them"),
            new Room("math.exact", List.of(), List.of(),
                    "a sine is the same whoever asks for it"),
            new Room("file", List.of("engine.text"), List.of("de.siegmar", "javax.imageio"),
                    "how a file is read and written has nothing to do with what is in it"),
            new Room("engine.ask", List.of("engine", "engine.model", "engine.run", "engine.settings", "engine.text",
                    "engine.watch"), List.of(),
                    "a question is asked of a copy of a run, from outside"),
            new Room("engine.tool", List.of("engine", "engine.model", "engine.settings", "engine.text", "math.exact"),
                    List.of(),
                    "a tool reads a state, whoever put it there and whatever is made of its number"),
            new Room("engine.run",
                    List.of("engine", "engine.model", "engine.platform", "engine.settings", "engine.text",
                            "engine.watch", "math.exact"),
                    List.of(),
                    "a run steps any solver, whoever asks it"),
            new Room("engine.model",
                    List.of("engine", "engine.platform", "engine.settings", "engine.text", "engine.watch",
                            "math.exact"),
                    List.of(),
                    "what a model declares is read by many, and knows no run"),
            new Room("engine.levels", List.of("engine", "engine.platform", "math.exact"), List.of(),
                    "how fast a phase runs has nothing to do with what it computes"),
            new Room("engine.watch", List.of("engine", "engine.platform", "engine.text"), List.of(),
                    "an operation is explained from what it stores, whichever model it belongs to"),
            new Room("engine", List.of("engine.platform", "engine.settings", "engine.text"), List.of(),
                    "the engine steps any solver: it must not know one, nor who looks at it"),
            new Room("engine.settings", List.of("engine.text", "math.exact"), List.of(),
                    "a value is read and checked before there is a state"),
            new Room("engine.text", List.of("engine.platform"), List.of(),
                    "every room refuses bad input in the same words"),
            new Room("engine.platform", List.of(), List.of(),
                    "what a browser lacks is kept in one place"));

    private Room(String name, List<String> sees, List<String> libraries, String because) {
        this(name, false, sees, libraries, because);
    }

    /// A room of the window, which sees all of the presentation.
    private static Room window(String name, String because, String... sees) {
        return new Room(name.isEmpty() ? "ui" : "ui." + name,
                Stream.concat(Stream.of(sees), Stream.of("presentation.*")).toList(), ANY, because);
    }

    /// A room of the presentation, which knows no toolkit: of JavaFX only properties, which a browser has too.
    private static Room floor(String name, String because, String... sees) {
        return new Room("presentation" + name, List.of(sees), List.of("javafx.beans", "javafx.collections",
                "javafx.util"), because);
    }

    /// Its classes, as ArchUnit names packages.
    String classes() {
        return classes(name + (below ? ".*" : ""));
    }

    /// @param room `engine.*` for the package and those below it
    private static String classes(String room) {
        return "limber." + (room.endsWith(".*") ? room.substring(0, room.length() - 1) + "." : room);
    }

    /// What its classes may depend on.
    DescribedPredicate<JavaClass> visible() {
        String[] rooms = Stream.concat(Stream.of(classes()), sees.stream().map(Room::classes)).toArray(String[]::new);
        String[] others = Stream.concat(Stream.of("java", "org.jspecify"), libraries.stream()).map(l -> l + "..")
                .toArray(String[]::new);
        return resideInAnyPackage(rooms).or(libraries.equals(ANY) ? resideOutsideOfPackage("limber..")
                : resideInAnyPackage(others));
    }

    /// The table in ARCHITECTURE.md.
    static List<String> table() throws IOException {
        var lines = new ArrayList<>(List.of("| room | holds | may see |", "| --- | --- | --- |"));
        for (Room room : ALL)
            lines.add("| `%s` | %s | %s |".formatted(room.name, room.holds(),
                    room.sees.isEmpty() ? "nothing" : String.join(", ", room.sees)));
        return lines;
    }

    /// The first paragraph of what its package says of itself.
    private String holds() throws IOException {
        Path at = Path.of("src/main/java/limber", name.replace('.', '/'), "package-info.java");
        return Files.readAllLines(at).stream().takeWhile(line -> line.startsWith("/// "))
                .map(line -> line.substring(4)).collect(Collectors.joining(" "))
                .replaceAll("\\[([^]]+)\\]", "`$1`"); // a link of a doc comment
    }
}
