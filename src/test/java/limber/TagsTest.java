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
import limber.ui.render.Rendering;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.support.AnnotationSupport;

/// Tests that need a display say so, so that the others run without one; so do those that look at what is drawn, since
/// nothing is drawn for the others.
class TagsTest {
    private static final JavaClasses TESTS = new ClassFileImporter().importPath(Path.of("target/test-classes"));
    /// What starts JavaFX, or waits for it.
    private static final Set<String> STARTS = Set.of("limber.ui.Fx", "javafx.application.Platform",
            "limber.ui.CloseButton");

    private static final DescribedPredicate<JavaClass> OPEN_A_WINDOW = DescribedPredicate.describe("open a window",
            TagsTest::opensWindow);
    private static final DescribedPredicate<JavaClass> LOOK_AT_PIXELS = DescribedPredicate.describe("look at pixels",
            TagsTest::looksAtPixels);

    private static ArchCondition<JavaClass> haveTheTag(String tag) {
        return new ArchCondition<>("have the tag " + tag) {
            @Override
            public void check(JavaClass test, ConditionEvents events) {
                Class<?> owner = test.reflect();
                while (owner.getEnclosingClass() != null) owner = owner.getEnclosingClass();
                if (!tagged(owner, tag))
                    events.add(SimpleConditionEvent.violated(test, test.getName() + " has not the tag " + tag));
            }
        };
    }

    /// Itself, or a class that it extends.
    private static boolean opensWindow(JavaClass test) {
        return Stream.concat(Stream.of(test), test.getAllRawSuperclasses().stream())
                .flatMap(c -> c.getDirectDependenciesFromSelf().stream())
                .map(d -> d.getTargetClass().getName())
                .anyMatch(name -> name.startsWith("org.testfx.") || STARTS.contains(name));
    }

    /// Itself, or a class that it extends or encloses.
    private static boolean looksAtPixels(JavaClass test) {
        return Stream.concat(Stream.of(test), test.getAllRawSuperclasses().stream())
                .flatMap(c -> c.getMethodCallsFromSelf().stream())
                .anyMatch(call -> call.getName().equals("snapshot")
                        || call.getTargetOwner().isEquivalentTo(Rendering.class));
    }

    private static boolean tagged(Class<?> test, String wanted) {
        return AnnotationSupport.findRepeatableAnnotations(test, Tag.class).stream()
                .anyMatch(tag -> tag.value().equals(wanted));
    }

    @Test
    void everyTestThatOpensAWindowHasItsTag() {
        classes().that().haveSimpleNameEndingWith("Test").and(OPEN_A_WINDOW)
                .should(haveTheTag("window")).check(TESTS);
    }

    @Test
    void everyTestThatLooksAtPixelsHasItsTag() {
        classes().that().haveNameMatching("limber\\..*Test(\\$.*)?").and(LOOK_AT_PIXELS).should(haveTheTag("pixels"))
                .check(TESTS);
    }

    @Test
    void theRuleTellsTestsWithAWindowFromThoseWithout() {
        for (String name : List.of("limber.ui.SmokeTest", "limber.ui.WindowTest", "limber.ui.MonkeyTest"))
            assertTrue(opensWindow(TESTS.get(name)), name);
        for (String name : List.of("limber.TagsTest", "limber.LauncherTest", "limber.engine.run.HistoryTest"))
            assertFalse(opensWindow(TESTS.get(name)), name);
    }
}
