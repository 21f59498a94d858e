package limber;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The benchmarks are compiled twice: with the tests, which may use them, and alone for `./limber bench`, which has no
/// tests.
class BenchTest {
    @Test
    void theBenchmarksAskNothingOfTheTests() throws IOException {
        Set<String> bench = names(Path.of("src/bench/java"));
        assertTrue(bench.contains("limber.bench.Report"));
        noClasses().that(areIn("benchmarks", bench)).should()
                .dependOnClassesThat(areIn("tests", names(Path.of("src/test/java"))))
                .check(new ClassFileImporter().importPath(Path.of("target/test-classes")));
    }

    private static DescribedPredicate<JavaClass> areIn(String what, Set<String> names) {
        return describe("are " + what, c -> names.contains(c.getName().replaceFirst("\\$.*", "")));
    }

    private static Set<String> names(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString()).filter(file -> file.endsWith(".java"))
                    .map(file -> file.substring(0, file.length() - ".java".length()).replace('/', '.')
                            .replace('\\', '.'))
                    .collect(Collectors.toSet());
        }
    }
}
