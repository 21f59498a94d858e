package limber;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.math.exact.Exact;
import limber.ui.controls.Background;
import org.junit.jupiter.api.Test;

/// The package rules: what each room may see is listed in [Room].
@AnalyzeClasses(packages = "limber", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    /// The names of the elementary functions.
    private static final Set<String> EXACT = Stream.of(Exact.class.getDeclaredMethods()).map(Method::getName)
            .collect(Collectors.toSet());
    private static final Set<String> JAVA = Set.of(Math.class.getName(), StrictMath.class.getName());

    @ArchTest
    static void aRoomSeesOnlyWhatItMay(JavaClasses all) {
        for (Room room : Room.ALL)
            classes().that().resideInAPackage(room.classes()).should().onlyDependOnClassesThat(room.visible())
                    .because(room.because()).check(all);
    }

    @ArchTest
    static void everyPackageIsARoom(JavaClasses all) {
        Set<String> names = Room.ALL.stream().map(Room::name).collect(Collectors.toSet());
        assertEquals(List.of(), all.stream().map(c -> c.getPackageName().replaceFirst("^limber\\.", ""))
                .filter(p -> !names.contains(p) && !p.startsWith("models.") && !p.equals("limber"))
                .distinct().sorted().toList());
    }

    /// Where it differs, the message has the table as it must be.
    @Test
    void theTableInTheDocumentIsMadeFromTheRules() throws IOException {
        List<String> table = Room.table(), written = Files.readAllLines(Path.of("ARCHITECTURE.md"));
        int at = written.indexOf(table.getFirst());
        assertTrue(at >= 0, "ARCHITECTURE.md has no table of rooms");
        assertEquals(String.join("\n", table), written.stream().skip(at).takeWhile(line -> line.startsWith("|"))
                .collect(Collectors.joining("\n")));
    }

    @ArchTest static final ArchRule oneModelNeverSeesAnother = slices().matching("limber.models.(*)..").should()
            .notDependOnEachOther()
            .because("a model is one folder that can be read, and taken out, alone");

    @ArchTest static final ArchRule onlyTheWindowSeesJavaFx = noClasses().that()
            .resideOutsideOfPackages("limber.ui..", "limber.presentation..")
            .should().dependOnClassesThat()
            .resideInAnyPackage("javafx..", "com.sun.javafx..", "org.fxyz3d..", "org.controlsfx..", "org.kordamp..",
                    "org.fxmisc..")
            .because("solvers, tests and commands run without a toolkit and start fast");

    @ArchTest static final ArchRule theWindowAndTheCommandLineNameNoModel = noClasses().that()
            .resideInAnyPackage("limber.ui..", "limber.cli..")
            .should().dependOnClassesThat().resideInAPackage("limber.models.*..")
            .because(
                    "a new model is a folder and a line in the catalogue, and everything else follows from what it "
                            + "declares");

    @ArchTest static final ArchRule onlyPlaybackTalksToTheSimulation = noClasses().that()
            .resideOutsideOfPackages("limber.engine.run..", "limber.presentation.play..")
            .should().dependOnClassesThat().haveFullyQualifiedName("limber.engine.run.Simulation")
            .because("one room asks for pictures, and everything else shows them");

    @ArchTest static final ArchRule noCircles = slices().matching("limber.(**)").should().beFreeOfCycles()
            .because("a room that is above another one is never below it too");

    @ArchTest static final ArchRule soundHasNoWindow = noClasses().that().resideInAPackage("limber.ui.sound..")
            .should().dependOnClassesThat().resideInAPackage("javafx..")
            .because("a tone is made of numbers, whatever they measure");

    @ArchTest static final ArchRule whatOutlivesViewsKnowsNoController = noClasses().that()
            .resideInAnyPackage("limber.ui.viewport..", "limber.ui.plots..", "limber.ui.sweep..", "limber.ui.code..",
                    "limber.ui.prose..",
                    "limber.presentation.play..", "limber.ui.interaction..", "limber.ui.scene..", "limber.handout..")
            .should().dependOnClassesThat().haveSimpleNameEndingWith("Controller")
            .because("view, plot and listing can be shown, tested and taken elsewhere without the window around them");

    @ArchTest static final ArchRule aHandoutIsMadeWithoutAToolkit = noClasses().that()
            .resideInAPackage("limber.handout..")
            .should().dependOnClassesThat().resideInAnyPackage("javafx..").orShould().dependOnClassesThat()
            .haveSimpleNameEndingWith("Controller")
            .because("a page is words and pictures that are handed to it, whoever draws them");

    @ArchTest static final ArchRule nobodyBelowTheWindowLooksAtAClock = noClasses().that()
            .resideInAnyPackage("limber.engine..", "limber.math..", "limber.mesh..", "limber.oracle..",
                    "limber.models..")
            .should().callMethod(System.class, "nanoTime").orShould().callMethod(System.class, "currentTimeMillis")
            .because("time comes from the schedule, so that a run is the same on every machine");

    @ArchTest static final ArchRule whatATaskThrowsIsTold = noClasses().that()
            .resideInAnyPackage("limber.ui..", "limber.presentation..")
            .and(describe("are not Background", c -> !c.isEquivalentTo(Background.class)))
            .should().callMethodWhere(describe("begins a task whose errors nobody need ask for", FutureCalls::lost))
            .because("Background tells what a task throws; a future keeps it for who asks, and mostly nobody does");

    @ArchTest static final ArchRule sinesHaveTheSameBitsInABrowser = noClasses().that()
            .resideOutsideOfPackages("limber.ui..", "limber.presentation..", "limber.cli..")
            .should().callMethodWhere(describe("is of Math or StrictMath, and Exact has it", call -> EXACT
                    .contains(call.getName()) && JAVA.contains(call.getTargetOwner().getFullName())))
            .because("a browser has no StrictMath, and the last bits of its functions differ");

    @ArchTest static final ArchRule noStaticMutableState = fields().that().areStatic().should().beFinal()
            .because("two runs, two tests or two windows must not meet in a static field");

    @ArchTest static final ArchRule packagesAreNamedAfterWhatIsInThem = noClasses()
            .should()
            .resideInAnyPackage("..util..", "..utils..", "..helper..", "..helpers..", "..manager..", "..common..",
                    "..impl..")
            .because("a newcomer finds the Verlet rope by its name, not by its kind");

    @Test
    void everyPackageSaysInASentenceWhatItIsFor() throws IOException {
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
