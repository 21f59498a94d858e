package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import limber.engine.Model;
import limber.example.Spring;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A model of somebody else, offered as a service.
class CatalogServiceTest {
    @TempDir private Path folder;

    private List<String> names(List<Model> shipped) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(Model.class.getName()), Spring.class.getName());
        try (var loader = new URLClassLoader(new URL[]{folder.toUri().toURL()}, Model.class.getClassLoader())) {
            return Catalog.with(shipped, loader).stream().map(Model::name).toList();
        }
    }

    @Test void itFollowsThoseThatShip() throws IOException {
        assertEquals(List.of("rope", "spring"), names(List.of(Catalog.model("rope"))));
    }

    @Test void aNameThatIsTakenIsRefused() {
        var refused = assertThrows(IllegalStateException.class, () -> names(List.of(new Spring())));
        assertEquals("two models are called spring: limber.example.Spring and limber.example.Spring",
                refused.getMessage());
    }
}
