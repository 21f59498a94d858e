package limber;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
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
import limber.ui.Quantity;
import org.junit.jupiter.api.Test;

/// Who may see whom. Arrows point down only: ui and cli, then lesson and recording, then models, then mesh, oracle and math, then engine.
@AnalyzeClasses(packages = "limber", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule engine = classes().that().resideInAPackage("limber.engine..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("limber.engine..", "java..", "org.jspecify..")
            .because("the engine steps any solver: it must not know one, nor who looks at it");

    @ArchTest
    static final ArchRule math = classes().that().resideInAPackage("limber.math..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("limber.math..", "limber.engine..", "java..", "org.jspecify..").allowEmptyShould(true)
            .because("formulas are read and tested without a model around them");

    @ArchTest
    static final ArchRule mesh = classes().that().resideInAPackage("limber.mesh..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("limber.mesh..", "limber.math..", "limber.engine..", "java..", "org.jspecify..", "de.siegmar.fastcsv..")
            .because("a mesh is arrays and files, whoever made it and wherever it is shown");

    @ArchTest
    static final ArchRule oracle = classes().that().resideInAPackage("limber.oracle..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("limber.oracle..", "limber.math..", "limber.engine..", "java..", "org.jspecify..")
            .because("truth that shared code with a solver could share its mistakes");

    @ArchTest
    static final ArchRule models = classes().that().resideInAPackage("limber.models..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("limber.models..", "limber.engine..", "limber.math..", "limber.mesh..", "limber.oracle..", "java..", "org.jspecify..")
            .because("panel, command line and lessons are made from what a model declares, never the other way round");

    @ArchTest
    static final ArchRule oneModelNeverSeesAnother = slices().matching("limber.models.(*)..").should().notDependOnEachOther()
            .because("a model is one folder that can be read, and taken out, alone");

    @ArchTest
    static final ArchRule input = classes().that().resideInAPackage("limber.input..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("limber.input..", "limber.engine..", "java..", "org.jspecify..", "tools.jackson..", "org.snakeyaml..")
            .because("what strangers write is read before anybody acts on it");

    @ArchTest
    static final ArchRule file = classes().that().resideInAPackage("limber.file..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("limber.file..", "limber.engine..", "java..", "org.jspecify..")
            .because("how a file is written has nothing to do with what is in it");

    @ArchTest
    static final ArchRule tex = classes().that().resideInAPackage("limber.tex..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("limber.tex..", "org.scilab..", "java..", "org.jspecify..")
            .because("a formula looks the same in a window, on paper, and to who checks whether it can be drawn");

    @ArchTest
    static final ArchRule belowTheWindow = noClasses().that().resideInAnyPackage("limber.lesson..", "limber.recording..")
            .should().dependOnClassesThat().resideInAnyPackage("limber.ui..", "limber.cli..").allowEmptyShould(true)
            .because("lessons and recordings are checked and replayed where there is no window");

    @ArchTest
    static final ArchRule onlyTheWindowSeesJavaFx = noClasses().that().resideOutsideOfPackage("limber.ui..")
            .should().dependOnClassesThat().resideInAnyPackage("javafx..", "com.sun.javafx..", "org.fxyz3d..", "org.controlsfx..", "org.kordamp..")
            .because("solvers, tests and commands run without a toolkit and start fast");

    @ArchTest
    static final ArchRule theWindowAndTheCommandLineNameNoModel = noClasses().that().resideInAnyPackage("limber.ui..", "limber.cli..")
            .should().dependOnClassesThat().resideInAPackage("limber.models.*..")
            .because("a new model is a folder and a line in the catalogue, and everything else follows from what it declares");

    @ArchTest
    static final ArchRule whatIsDrawnKnowsNoController = noClasses().that().resideInAnyPackage("limber.ui.viewport..", "limber.ui.plots..", "limber.ui.code..", "limber.ui.lesson..")
            .should().dependOnClassesThat().haveSimpleNameEndingWith("Controller")
            .because("view, plot and listing can be shown, tested and taken elsewhere without the window around them");

    @ArchTest
    static final ArchRule theViewShowsPicturesOnly = noClasses().that().resideInAPackage("limber.ui.viewport..")
            .should().dependOnClassesThat().haveSimpleName("Playback").orShould().dependOnClassesThat().haveSimpleName("Simulation")
            .because("a view is handed pictures: it never asks for one, and draws those of a command line as well");

    @ArchTest
    static final ArchRule theListingIsMadeFromAnExplanation = classes().that().resideInAPackage("limber.ui.code..")
            .should().onlyDependOnClassesThat(resideInAnyPackage("limber.ui.code..", "limber.tex..", "limber.engine..", "javafx..", "java..", "org.jspecify..").or(equivalentTo(Quantity.class)))
            .because("source, values and formulas of an operation need nothing of the scene that it belongs to");

    @ArchTest
    static final ArchRule whatALessonSaysIsDrawnFromItsText = classes().that().resideInAPackage("limber.ui.lesson..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("limber.ui.lesson..", "limber.ui.code..", "limber.lesson..", "limber.tex..", "org.commonmark..", "javafx..", "java..", "org.jspecify..")
            .because("a text is drawn wherever it stands, and whoever shows it hears what is done in it");

    @ArchTest
    static final ArchRule aHandoutIsMadeWithoutAToolkit = noClasses().that().resideInAPackage("limber.ui.handout..")
            .should().dependOnClassesThat().resideInAnyPackage("javafx..").orShould().dependOnClassesThat().haveSimpleNameEndingWith("Controller")
            .because("a page is words and pictures that are handed to it, whoever draws them");

    @ArchTest
    static final ArchRule nobodyBelowTheWindowLooksAtAClock = noClasses().that().resideInAnyPackage("limber.engine..", "limber.math..", "limber.mesh..", "limber.oracle..", "limber.models..")
            .should().callMethod(System.class, "nanoTime").orShould().callMethod(System.class, "currentTimeMillis")
            .because("time comes from the schedule, so that a run is the same on every machine");

    @ArchTest
    static final ArchRule noStaticMutableState = fields().that().areStatic().should().beFinal()
            .because("two runs, two tests or two windows must not meet in a static field");

    @ArchTest
    static final ArchRule packagesAreNamedAfterWhatIsInThem = noClasses()
            .should().resideInAnyPackage("..util..", "..utils..", "..helper..", "..helpers..", "..manager..", "..common..", "..impl..")
            .because("a newcomer finds the Verlet rope by its name, not by its kind");

    @Test
    void everyPackageSaysInASentenceWhatItIsFor() throws IOException {
        try (var folders = Files.walk(Path.of("src/main/java/limber"))) {
            List<Path> silent = folders.filter(Files::isDirectory).filter(ArchitectureTest::hasClasses).filter(f -> !Files.exists(f.resolve("package-info.java"))).toList();
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
