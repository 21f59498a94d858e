package limber;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The second tree that ships: the program of a page. It has the rules of the house, no class of it stands in the place
/// of another one, and what it repeats of the first tree may only become less.
class WebTreeTest {
    private static final Path WEB = Path.of("src/page/java"), MAIN = Path.of("src/main/java");
    /// Runs of that many equal lines of code in both trees.
    private static final int RUN = 4, REPEATED = 2;

    @Test
    void noClassStandsInThePlaceOfAnother() throws IOException {
        var shadowing = new ArrayList<String>();
        for (Path file : sources(WEB)) {
            String name = WEB.relativize(file).toString();
            if (!name.endsWith("package-info.java") && (Files.exists(MAIN.resolve(name)) || isOfJavaFx(name)))
                shadowing.add(name);
        }
        assertEquals(List.of(), shadowing);
    }

    @Test
    void lessCodeStandsInBothTrees() throws IOException {
        Set<String> main = new HashSet<>();
        for (Path file : sources(MAIN)) main.addAll(runs(file));
        var repeated = new ArrayList<String>();
        for (Path file : sources(WEB))
            for (String run : runs(file)) if (main.contains(run)) repeated.add(WEB.relativize(file) + ": " + run);
        assertEquals(REPEATED, repeated.size(), "fewer are better: lower the number; more are not:\n"
                + String.join("\n", repeated));
    }

    @Test
    void itsRoomsHaveTheRulesOfTheHouse() {
        JavaClasses web = new ClassFileImporter().importPath(Path.of("target/page"));
        assertTrue(web.contain("limber.web.Page"), "target/page is not built");
        noClasses().that().resideInAPackage("limber.web..").and().doNotHaveSimpleName("Woven").should()
                .dependOnClassesThat()
                .resideInAnyPackage("limber.cli..", "limber.page..", "limber.homework..", "limber.file..",
                        "limber.log..", "limber.judge..", "limber.models.*..")
                .because("a page reads no file, and names no model").check(web);
        noClasses().that().resideOutsideOfPackage("limber.web..").should().dependOnClassesThat()
                .resideInAPackage("org.teavm..")
                .because("what knows the browser is in one room")
                .allowEmptyShould(true) // others, the woven phases, are there once the engine of pages has been made
                .check(web);
        slices().matching("limber.web.(*)..").should().beFreeOfCycles()
                .because("a room that is above another one is never below it too").check(web);
        fields().that().areStatic().and().areDeclaredInClassesThat().resideInAPackage("limber.web..").should()
                .beFinal().because("a page can show two scenes").check(web);
    }

    @Test
    void itsPackagesSayWhatTheyAreFor() throws IOException {
        for (Path file : sources(WEB))
            assertTrue(!file.startsWith(WEB.resolve("limber/web"))
                    || Files.exists(file.resolveSibling("package-info.java")), file + " has no package-info.java");
    }

    private static boolean isOfJavaFx(String file) {
        return WebTreeTest.class.getClassLoader().getResource(file.replaceFirst("java$", "class")) != null
                && file.startsWith("javafx");
    }

    /// Its code in pieces of [#RUN] lines, without imports, comments and lines of brackets.
    private static List<String> runs(Path file) throws IOException {
        List<String> code = Files.readAllLines(file).stream().map(String::strip)
                .filter(line -> line.length() > 12 && !line.matches("(import|package|//|@|\\*).*")).toList();
        var runs = new ArrayList<String>();
        for (int i = 0; i + RUN <= code.size(); i++) runs.add(String.join(" ⏎ ", code.subList(i, i + RUN)));
        return runs;
    }

    private static List<Path> sources(Path root) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(p -> p.toString().endsWith(".java")).sorted().toList();
        }
    }
}
