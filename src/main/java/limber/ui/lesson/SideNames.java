package limber.ui.lesson;

import java.util.List;
import java.util.function.Supplier;
import limber.ui.scene.Session;

/// The names of the two sides of a lesson's comparison. They follow the language, unless the user has named the sides.
final class SideNames {
    private final Session session;
    private final Supplier<List<String>> told;
    private List<String> given = List.of();

    /// @param told those of the step, in the present language
    SideNames(Session session, Supplier<List<String>> told) {
        this.session = session;
        this.told = told;
    }

    /// The names that a step begins with.
    List<String> begin() {
        given = told.get();
        return given;
    }

    /// Names the sides in the present language.
    void speak() {
        List<String> before = given;
        given = told.get();
        session.comparison().now().get().filter(c -> List.of(c.left(), c.right()).equals(before))
                .ifPresent(_ -> session.comparison().name(given.getFirst(), given.getLast()));
    }
}
