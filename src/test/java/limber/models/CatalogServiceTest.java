package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import limber.engine.Channel;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.model.Solver;
import limber.engine.settings.Settings;
import limber.example.Spring;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A solver of somebody else, offered as a service.
class CatalogServiceTest {
    @TempDir private Path folder;

    /// A spring with something to show.
    public static final class Painted implements Model {
        private final Spring spring = new Spring();

        @Override
        public String name() {
            return "painted";
        }

        @Override
        public State initial(Settings p) {
            return spring.initial(p);
        }

        @Override
        public Schedule schedule(Settings p) {
            return spring.schedule(p);
        }

        @Override
        public Channel subject() {
            return spring.subject();
        }
    }

    private List<String> names(List<Model> shipped, Class<?> service, Class<?> solver) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(service.getName()), solver.getName());
        try (var loader = new URLClassLoader(new URL[]{folder.toUri().toURL()}, Model.class.getClassLoader())) {
            return Catalog.with(shipped, loader).stream().map(Model::name).toList();
        }
    }

    @Test
    void itFollowsThoseThatShip() throws IOException {
        assertEquals(List.of("rope", "spring"),
                names(List.of(Catalog.model("rope")), Solver.class, Spring.class));
    }

    @Test
    void aModelMayBeOfferedAsWell() throws IOException {
        assertEquals(List.of("rope", "painted"),
                names(List.of(Catalog.model("rope")), Model.class, Painted.class));
    }

    @Test
    void aNameThatIsTakenIsRefused() {
        List<Model> spring = List.of(Model.of(new Spring()));
        var refused = assertThrows(IllegalStateException.class, () -> names(spring, Solver.class, Spring.class));
        assertEquals("two models are called spring: limber.example.Spring and limber.example.Spring",
                refused.getMessage());
    }
}
