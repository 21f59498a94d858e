package limber;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.support.AnnotationSupport;

/// Tests that need a display say so, so that the others run without one.
class TagsTest {
    private static final JavaClasses TESTS = new ClassFileImporter().importPath(Path.of("target/test-classes"));
    /// What starts JavaFX, or waits for it.
    private static final Set<String> STARTS = Set.of("limber.ui.Fx", "javafx.application.Platform",
            "limber.ui.CloseButton");

    private static final DescribedPredicate<JavaClass> OPEN_A_WINDOW = DescribedPredicate.describe("open a window",
            TagsTest::opensWindow);

    private static final ArchCondition<JavaClass> HAVE_THE_TAG = new ArchCondition<>("have the tag window") {
        @Override
        public void check(JavaClass test, ConditionEvents events) {
            if (!tagged(test.reflect()))
                events.add(
                        SimpleConditionEvent.violated(test, test.getName() + " opens a window without @OpensWindow"));
        }
    };

    /// Itself, or a class that it extends.
    private static boolean opensWindow(JavaClass test) {
        return Stream.concat(Stream.of(test), test.getAllRawSuperclasses().stream())
                .flatMap(c -> c.getDirectDependenciesFromSelf().stream())
                .map(d -> d.getTargetClass().getName())
                .anyMatch(name -> name.startsWith("org.testfx.") || STARTS.contains(name));
    }

    private static boolean tagged(Class<?> test) {
        return AnnotationSupport.findRepeatableAnnotations(test, Tag.class).stream()
                .anyMatch(tag -> tag.value().equals("window"));
    }

    @Test
    void everyTestThatOpensAWindowHasItsTag() {
        classes().that().haveSimpleNameEndingWith("Test").and(OPEN_A_WINDOW).should(HAVE_THE_TAG).check(TESTS);
    }

    @Test
    void theRuleTellsTestsWithAWindowFromThoseWithout() {
        for (String name : List.of("limber.ui.SmokeTest", "limber.ui.WindowTest", "limber.ui.MonkeyTest"))
            assertTrue(opensWindow(TESTS.get(name)), name);
        for (String name : List.of("limber.TagsTest", "limber.LauncherTest", "limber.engine.run.HistoryTest"))
            assertFalse(opensWindow(TESTS.get(name)), name);
    }
}
