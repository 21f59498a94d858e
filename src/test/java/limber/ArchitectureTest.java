package limber;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The package rules. Dependencies point down only: ui and cli, then moment and course, then lesson and ask, then
/// expression and models, then mesh, oracle and math, then engine.
@AnalyzeClasses(packages = "limber", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest static final ArchRule engine = classes().that().resideInAPackage("limber.engine..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("limber.engine..", "java..", "org.jspecify..")
            .because("the engine steps any solver: it must not know one, nor who looks at it");

    @ArchTest static final ArchRule math = classes().that().resideInAPackage("limber.math..")
            .should().onlyDependOnClassesThat()
            .resideInAnyPackage("limber.math..", "limber.engine..", "java..", "org.jspecify..")
            .because("formulas are read and tested without a model around them");

    @ArchTest static final ArchRule mesh = classes().that().resideInAPackage("limber.mesh..")
            .should().onlyDependOnClassesThat()
            .resideInAnyPackage("limber.mesh..", "limber.math..", "limber.file..", "limber.engine..", "de.javagl..",
                    "java..",
                    "org.jspecify..", "de.siegmar..")
            .because("a mesh is arrays and files, whoever made it and wherever it is shown");

    @ArchTest static final ArchRule oracle = classes().that().resideInAPackage("limber.oracle..")
            .should().onlyDependOnClassesThat()
            .resideInAnyPackage("limber.oracle..", "limber.math..", "limber.engine..", "java..", "org.jspecify..")
            .because("truth that shared code with a solver could share its mistakes");

    @ArchTest static final ArchRule models = classes().that().resideInAPackage("limber.models..")
            .should().onlyDependOnClassesThat()
            .resideInAnyPackage("limber.models..", "limber.engine..", "limber.math..", "limber.mesh..",
                    "limber.oracle..", "java..", "org.jspecify..")
            .because("panel, command line and lessons are made from what a model declares, never the other way round");

    @ArchTest static final ArchRule oneModelNeverSeesAnother = slices().matching("limber.models.(*)..").should()
            .notDependOnEachOther()
            .because("a model is one folder that can be read, and taken out, alone");

    @ArchTest static final ArchRule input = classes().that().resideInAPackage("limber.input..")
            .should().onlyDependOnClassesThat()
            .resideInAnyPackage("limber.input..", "limber.expression..", "limber.file..", "limber.engine..", "java..",
                    "org.jspecify..",
                    "tools.jackson..", "org.snakeyaml..")
            .because("what strangers write is read before anybody acts on it");

    @ArchTest static final ArchRule expression = classes().that().resideInAPackage("limber.expression..")
            .should().onlyDependOnClassesThat()
            .resideInAnyPackage("limber.expression..", "limber.engine..", "java..", "org.jspecify..")
            .because("a question to a run is put the same way in a lesson, a pane and a command");

    @ArchTest static final ArchRule file = classes().that().resideInAPackage("limber.file..")
            .should().onlyDependOnClassesThat()
            .resideInAnyPackage("limber.file..", "limber.engine..", "java..", "org.jspecify..", "de.siegmar..")
            .because("how a file is read and written has nothing to do with what is in it");

    @ArchTest static final ArchRule tex = classes().that().resideInAPackage("limber.tex..")
            .should().onlyDependOnClassesThat()
            .resideInAnyPackage("limber.tex..", "org.scilab..", "org.commonmark..", "java..", "org.jspecify..")
            .because("a formula looks the same in a window, on paper, and to who checks whether it can be drawn");

    @ArchTest static final ArchRule ask = classes().that().resideInAPackage("limber.ask..")
            .should().onlyDependOnClassesThat()
            .resideInAnyPackage("limber.ask..", "limber.expression..", "limber.engine..", "limber.file..", "java..",
                    "org.jspecify..", "de.siegmar..")
            .because("a question to a run is answered without a window, for any model");

    @ArchTest static final ArchRule moment = classes().that().resideInAPackage("limber.moment..")
            .should().onlyDependOnClassesThat()
            .resideInAnyPackage("limber.moment..", "limber.ask..", "limber.lesson..", "limber.expression..",
                    "limber.models", "limber.input..", "limber.file..", "limber.engine..", "java..", "org.jspecify..",
                    "tools.jackson..")
            .because("a moment is read, written and replayed without a window, for any model");

    @ArchTest static final ArchRule course = classes().that().resideInAPackage("limber.course..")
            .should().onlyDependOnClassesThat()
            .resideInAnyPackage("limber.course..", "limber.lesson..", "limber.input..", "limber.engine..", "java..",
                    "org.jspecify..", "org.commonmark..")
            .because("courses and terms are read without a window, for a page to print as well");

    @ArchTest static final ArchRule belowTheWindow = noClasses().that().resideInAPackage("limber.lesson..")
            .should().dependOnClassesThat().resideInAnyPackage("limber.ui..", "limber.cli..")
            .because("lessons are checked where there is no window");

    @ArchTest static final ArchRule onlyTheWindowSeesJavaFx = noClasses().that().resideOutsideOfPackage("limber.ui..")
            .should().dependOnClassesThat()
            .resideInAnyPackage("javafx..", "com.sun.javafx..", "org.fxyz3d..", "org.controlsfx..", "org.kordamp..")
            .because("solvers, tests and commands run without a toolkit and start fast");

    @ArchTest static final ArchRule theWindowAndTheCommandLineNameNoModel = noClasses().that()
            .resideInAnyPackage("limber.ui..", "limber.cli..")
            .should().dependOnClassesThat().resideInAPackage("limber.models.*..")
            .because(
                    "a new model is a folder and a line in the catalogue, and everything else follows from what it "
                            + "declares");

    @ArchTest static final ArchRule noCircles = slices().matching("limber.(**)").should().beFreeOfCycles()
            .because("a room that is above another one is never below it too");

    @ArchTest static final ArchRule words = room("words", "a sentence is made without a window",
            "engine", "models");

    @ArchTest static final ArchRule controls = room("controls", "a control serves any program",
            "engine", "ui.words");

    @ArchTest static final ArchRule sound = room("sound", "a tone is made of numbers, whatever they measure");

    @ArchTest static final ArchRule soundHasNoWindow = noClasses().that().resideInAPackage("limber.ui.sound..")
            .should().dependOnClassesThat().resideInAPackage("javafx..")
            .because("a tone is made of numbers, whatever they measure");

    @ArchTest static final ArchRule preferences = room("preferences", "what is remembered concerns no scene",
            "engine", "file", "ui.words");

    @ArchTest static final ArchRule playback = room("playback", "a scene is played whatever shows it",
            "ask", "engine", "expression", "lesson");

    @ArchTest static final ArchRule playbackHasNoNodes = noClasses().that().resideInAPackage("limber.ui.playback..")
            .should().dependOnClassesThat().resideInAPackage("javafx.scene..")
            .because("a scene is played whatever shows it");

    @ArchTest static final ArchRule code = room("code", "source and formulas need nothing of the scene they belong to",
            "engine", "tex", "ui.words");

    @ArchTest static final ArchRule viewport = room("viewport",
            "a view is handed pictures: it never asks for one, and draws those of a command line as well",
            "engine", "lesson", "mesh", "ui.words");

    @ArchTest static final ArchRule plots = room("plots", "a plot is drawn wherever it stands",
            "engine", "file", "ui.playback", "ui.viewport");

    @ArchTest static final ArchRule sweep = room("sweep", "a sweep is drawn wherever its results come from",
            "ask", "engine", "expression", "ui.controls", "ui.plots", "ui.viewport", "ui.words");

    @ArchTest static final ArchRule parameters = room("parameters", "an editor edits one value, whoever takes it",
            "engine", "expression", "lesson", "ui.controls", "ui.words");

    @ArchTest static final ArchRule prose = room("prose", "a text is drawn wherever it stands",
            "tex", "ui.code");

    @ArchTest static final ArchRule handout = room("handout", "a page is words and pictures that are handed to it",
            "course", "engine", "expression", "input", "lesson", "models", "tex", "ui.controls", "ui.plots",
            "ui.viewport", "ui.words");

    @ArchTest static final ArchRule render = room("render", "a picture is made without a window around it",
            "engine", "expression", "file", "input", "lesson", "ui.controls", "ui.handout", "ui.preferences",
            "ui.viewport",
            "ui.words");

    @ArchTest static final ArchRule interaction = room("interaction", "a hand acts on a scene, not on its panes",
            "engine", "mesh", "ui.controls", "ui.playback", "ui.viewport", "ui.words");

    @ArchTest static final ArchRule scene = room("scene", "a scene outlives the views around it",
            "ask", "engine", "expression", "file", "input", "lesson", "moment", "ui.code", "ui.controls",
            "ui.interaction", "ui.playback", "ui.plots", "ui.sound", "ui.viewport", "ui.words");

    @ArchTest static final ArchRule lessonRoom = room("lesson", "a lesson goes on whatever panes are open",
            "engine", "expression", "file", "input", "lesson", "moment", "ui.controls", "ui.playback", "ui.plots",
            "ui.preferences", "ui.prose", "ui.render", "ui.scene", "ui.viewport", "ui.words");

    @ArchTest static final ArchRule courseRoom =
            room("course", "a course is lessons in order, whatever scene they show",
                    "course", "file", "lesson", "ui.controls", "ui.handout", "ui.lesson", "ui.prose", "ui.words");

    @ArchTest static final ArchRule panes = room("panes", "a pane shows a scene, with or without a lesson",
            "ask", "engine", "expression", "file", "lesson", "models", "ui.code", "ui.controls", "ui.interaction",
            "ui.parameters", "ui.playback", "ui.plots", "ui.preferences", "ui.scene", "ui.sweep", "ui.viewport",
            "ui.words");

    @ArchTest static final ArchRule tab = room("tab", "a tab does not know how many there are",
            "engine", "mesh", "models", "ui.controls", "ui.interaction", "ui.lesson", "ui.panes", "ui.playback",
            "ui.preferences", "ui.scene", "ui.sound", "ui.viewport", "ui.words");

    @ArchTest static final ArchRule search = room("search", "what an entry opens is the window's business",
            "ui.controls", "ui.words");

    @ArchTest static final ArchRule tour = room("tour", "it looks at a scene, whatever is around it",
            "engine", "ui.controls", "ui.playback", "ui.preferences", "ui.scene", "ui.viewport", "ui.words");

    @ArchTest static final ArchRule theWindowSeesNoPane = noClasses().that().resideInAPackage("limber.ui")
            .should().dependOnClassesThat()
            .resideInAnyPackage("limber.ui.panes..", "limber.ui.parameters..", "limber.ui.code..", "limber.ui.plots..")
            .because("the window holds tabs; what is in a tab is the tab's business");

    @ArchTest static final ArchRule whatOutlivesViewsKnowsNoController = noClasses().that()
            .resideInAnyPackage("limber.ui.viewport..", "limber.ui.plots..", "limber.ui.sweep..", "limber.ui.code..",
                    "limber.ui.prose..",
                    "limber.ui.playback..", "limber.ui.interaction..", "limber.ui.scene..", "limber.ui.handout..")
            .should().dependOnClassesThat().haveSimpleNameEndingWith("Controller")
            .because("view, plot and listing can be shown, tested and taken elsewhere without the window around them");

    /// A room of the window's code, and all of Limber that it may see.
    private static ArchRule room(String name, String because, String... seen) {
        String own = "limber.ui." + name;
        String[] allowed = Stream.concat(Stream.of(own), Stream.of(seen).map(s -> "limber." + s))
                .toArray(String[]::new);
        return classes().that().resideInAPackage(own).should()
                .onlyDependOnClassesThat(resideInAnyPackage(allowed).or(resideOutsideOfPackage("limber..")))
                .because(because);
    }

    @ArchTest static final ArchRule aHandoutIsMadeWithoutAToolkit = noClasses().that()
            .resideInAPackage("limber.ui.handout..")
            .should().dependOnClassesThat().resideInAnyPackage("javafx..").orShould().dependOnClassesThat()
            .haveSimpleNameEndingWith("Controller")
            .because("a page is words and pictures that are handed to it, whoever draws them");

    @ArchTest static final ArchRule nobodyBelowTheWindowLooksAtAClock = noClasses().that()
            .resideInAnyPackage("limber.engine..", "limber.math..", "limber.mesh..", "limber.oracle..",
                    "limber.models..")
            .should().callMethod(System.class, "nanoTime").orShould().callMethod(System.class, "currentTimeMillis")
            .because("time comes from the schedule, so that a run is the same on every machine");

    @ArchTest static final ArchRule noStaticMutableState = fields().that().areStatic().should().beFinal()
            .because("two runs, two tests or two windows must not meet in a static field");

    @ArchTest static final ArchRule packagesAreNamedAfterWhatIsInThem = noClasses()
            .should()
            .resideInAnyPackage("..util..", "..utils..", "..helper..", "..helpers..", "..manager..", "..common..",
                    "..impl..")
            .because("a newcomer finds the Verlet rope by its name, not by its kind");

    @Test void everyPackageSaysInASentenceWhatItIsFor() throws IOException {
        try (var folders = Files.walk(Path.of("src/main/java/limber"))) {
            List<Path> silent = folders.filter(Files::isDirectory).filter(ArchitectureTest::hasClasses)
                    .filter(f -> !Files.exists(f.resolve("package-info.java"))).toList();
            assertEquals(List.of(), silent, "packages without package-info.java");
        }
    }

    private static boolean hasClasses(Path folder) {
        try (var files = Files.list(folder)) {
            return files.anyMatch(f -> f.toString().endsWith(".java"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
