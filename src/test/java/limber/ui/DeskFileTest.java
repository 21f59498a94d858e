package limber.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is remembered comes back, and what is damaged is set aside.
class DeskFileTest {
    @TempDir Path folder;

    private DeskFile file() {
        return new DeskFile(folder.resolve("settings.properties"));
    }

    @Test
    void aDeskComesBackAsItWasLeft() throws IOException {
        var desk = new Desk();
        desk.level().set(Level.INSPECT);
        desk.theme().set(Theme.PROJECTOR);
        desk.language().set(Language.CHINESE);
        desk.motion().set(false);
        desk.maximized().set(true);
        desk.last().set(Optional.of("ball"));
        desk.window().set(Optional.of(new Rectangle2D(10, 20.5, 1300, 800)));
        desk.hints().add("drag");
        desk.panes(Level.WATCH).add("plots");
        desk.panes(Level.STEP).clear();
        file().write(desk);
        var back = new Desk();
        assertEquals(Optional.empty(), file().read(back));
        assertEquals(Level.INSPECT, back.level().get());
        assertEquals(Theme.PROJECTOR, back.theme().get());
        assertEquals(Language.CHINESE, back.language().get());
        assertFalse(back.motion().get());
        assertTrue(back.maximized().get());
        assertEquals(Optional.of("ball"), back.last().get());
        assertEquals(Optional.of(new Rectangle2D(10, 20.5, 1300, 800)), back.window().get());
        assertEquals(Set.of("drag"), back.hints());
        assertEquals(Set.of("plots"), back.panes(Level.WATCH));
        assertEquals(Set.of(), back.panes(Level.STEP));
        assertEquals(Level.INSPECT.panes(), back.panes(Level.INSPECT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "level=step\n", "version=1\nlevel=deep\n", "version=1\ntheme=pink\n", "version=1\nwindow=1,2,3\n", "version=1\nwindow=0,0,NaN,5\n", "version=1\nmotion=perhaps\n", "version=1\nx=\\u12"})
    void aDamagedFileIsSetAsideWithALineThatSaysSo(String text) throws IOException {
        Files.writeString(file().path(), text);
        var desk = new Desk();
        String said = file().read(desk).orElseThrow();
        assertTrue(said.contains("settings.properties.damaged"), said);
        assertFalse(said.contains("\n"), said);
        assertEquals(text, Files.readString(folder.resolve("settings.properties.damaged")), "nothing of it is lost");
        assertFalse(Files.exists(file().path()));
        assertEquals(Level.WATCH, desk.level().get());
        assertEquals(Theme.DARK, desk.theme().get());
    }

    @Test
    void bytesThatAreNoTextAreSetAsideToo() throws IOException {
        Files.write(file().path(), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1, 2, (byte) 0x80});
        assertTrue(file().read(new Desk()).isPresent());
        assertTrue(Files.exists(folder.resolve("settings.properties.damaged")));
    }

    @Test
    void keysOfALaterVersionDoNoHarm() throws IOException {
        Files.writeString(file().path(), "version=1\nlevel=step\nsmell=roses\n");
        var desk = new Desk();
        assertEquals(Optional.empty(), file().read(desk));
        assertEquals(Level.STEP, desk.level().get());
    }

    @Test
    void itStandsWhereTheSystemKeepsSettingsOrWhereOneSays() {
        assertEquals(Path.of("/a/settings.properties"), DeskFile.ofUser(Map.of("LIMBER_SETTINGS", "/a"), "Linux").path());
        assertEquals(Path.of("/c/limber/settings.properties"), DeskFile.ofUser(Map.of("XDG_CONFIG_HOME", "/c"), "Linux").path());
        assertEquals(Path.of(System.getProperty("user.home"), ".config/limber/settings.properties"), DeskFile.ofUser(Map.of(), "Linux").path());
        assertEquals(Path.of("/r/Limber/settings.properties"), DeskFile.ofUser(Map.of("APPDATA", "/r"), "Windows 11").path());
        assertTrue(DeskFile.ofUser(Map.of(), "Mac OS X").path().endsWith("Library/Application Support/Limber/settings.properties"));
    }
}
