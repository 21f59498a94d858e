package limber.ui.preferences;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Rectangle2D;
import limber.presentation.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The saving and loading of preferences, and the handling of damaged files.
class PreferencesFileTest {
    @TempDir Path folder;

    private PreferencesFile file() {
        return new PreferencesFile(folder.resolve("settings.properties"));
    }

    @Test
    void aDeskComesBackAsItWasLeft() throws IOException {
        var preferences = new Preferences();
        preferences.level().set(Level.INSPECT);
        preferences.theme().set(Theme.PROJECTOR);
        preferences.text().set(TextSize.LARGER);
        preferences.language().set(Language.CHINESE);
        preferences.motion().set(false);
        preferences.teaching().set(true);
        preferences.tone().set(true);
        preferences.maximized().set(true);
        preferences.last().set(Optional.of("ball"));
        preferences.window().set(Optional.of(new Rectangle2D(10, 20.5, 1300, 800)));
        preferences.hints().add("drag");
        preferences.panes(Level.WATCH).add("plots");
        preferences.panes(Level.STEP).clear();
        preferences.splits().put("dock", 0.375);
        String file = folder.resolve("a mesh: 蒙皮\\2.obj").toAbsolutePath().toString();
        preferences.recent().addAll(file, folder.toString());
        file().write(preferences);
        var back = new Preferences();
        assertEquals(Optional.empty(), file().read(back));
        assertEquals(Level.INSPECT, back.level().get());
        assertEquals(Theme.PROJECTOR, back.theme().get());
        assertEquals(TextSize.LARGER, back.text().get());
        assertEquals(Language.CHINESE, back.language().get());
        assertFalse(back.motion().get());
        assertTrue(back.teaching().get());
        assertTrue(back.tone().get());
        assertTrue(back.maximized().get());
        assertEquals(Optional.of("ball"), back.last().get());
        assertEquals(Optional.of(new Rectangle2D(10, 20.5, 1300, 800)), back.window().get());
        assertEquals(Set.of("drag"), back.hints());
        assertEquals(Set.of("plots"), back.panes(Level.WATCH));
        assertEquals(Set.of(), back.panes(Level.STEP));
        assertEquals(Map.of("dock", 0.375), back.splits());
        assertEquals(List.of(file, folder.toString()), back.recent());
        assertEquals(Level.INSPECT.panes(), back.panes(Level.INSPECT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "level=step\n", "version=1\nlevel=deep\n", "version=1\ntheme=pink\n",
        "version=1\nwindow=1,2,3\n", "version=1\nsplit.dock=1.5\n", "version=1\nsplit.dock=wide\n",
        "version=1\nwindow=0,0,NaN,5\n", "version=1\nmotion=perhaps\n",
        "version=1\nx=\\u12"})
    void aDamagedFileIsSetAsideWithALineThatSaysSo(String text) throws IOException {
        Files.writeString(file().path(), text);
        var preferences = new Preferences();
        String said = file().read(preferences).orElseThrow();
        assertTrue(said.contains("settings.properties.damaged"), said);
        assertFalse(said.contains("\n"), said);
        assertEquals(text, Files.readString(folder.resolve("settings.properties.damaged")), "nothing of it is lost");
        assertFalse(Files.exists(file().path()));
        assertEquals(Level.WATCH, preferences.level().get());
        assertEquals(Theme.DARK, preferences.theme().get());
    }

    @Test
    void aSplitWithANameThatNoneHasIsIgnored() throws IOException {
        Files.writeString(file().path(), "version=1\nsplit." + "\u0000".repeat(400) + "=\nsplit.a\\nlevel=0.5\n");
        var preferences = new Preferences();
        assertEquals(Optional.empty(), file().read(preferences));
        assertEquals(Map.of(), preferences.splits());
    }

    @Test
    void aWordOfAStrangeFileCannotAddALineToTheNext() throws IOException {
        Files.writeString(file().path(), "version=1\nlast=a\\nlevel=inspect\nhints=b\\ntheme=pink\n");
        var preferences = new Preferences();
        assertEquals(Optional.empty(), file().read(preferences));
        file().write(preferences);
        var back = new Preferences();
        assertEquals(Optional.empty(), file().read(back));
        assertEquals(Level.WATCH, back.level().get());
        assertEquals(Optional.of("a level=inspect"), back.last().get());
    }

    @Test
    void bytesThatAreNoTextAreSetAsideToo() throws IOException {
        Files.write(file().path(), new byte[]{(byte) 0xff, (byte) 0xfe, 0, 1, 2, (byte) 0x80});
        assertTrue(file().read(new Preferences()).isPresent());
        assertTrue(Files.exists(folder.resolve("settings.properties.damaged")));
    }

    @Test
    void aFileOfManyMegabytesIsSetAsideToo() throws IOException {
        Files.writeString(file().path(), "version=1\n#" + " ".repeat(1 << 20));
        String said = file().read(new Preferences()).orElseThrow();
        assertTrue(said.contains("has more than 1 MB; a smaller file would be right; it is now settings"), said);
    }

    @Test
    void keysOfALaterVersionDoNoHarm() throws IOException {
        Files.writeString(file().path(), "version=1\nlevel=step\nsmell=roses\n");
        var preferences = new Preferences();
        assertEquals(Optional.empty(), file().read(preferences));
        assertEquals(Level.STEP, preferences.level().get());
    }

    @Test
    void itStandsWhereTheSystemKeepsSettingsOrWhereOneSays() {
        assertEquals(Path.of("/a/settings.properties"),
                PreferencesFile.ofUser(Map.of("LIMBER_SETTINGS", "/a"), "Linux").path());
        assertEquals(Path.of("/c/limber/settings.properties"),
                PreferencesFile.ofUser(Map.of("XDG_CONFIG_HOME", "/c"), "Linux").path());
        assertEquals(Path.of(System.getProperty("user.home"), ".config/limber/settings.properties"),
                PreferencesFile.ofUser(Map.of(), "Linux").path());
        assertEquals(Path.of("/r/Limber/settings.properties"),
                PreferencesFile.ofUser(Map.of("APPDATA", "/r"), "Windows 11").path());
        assertTrue(PreferencesFile.ofUser(Map.of(), "Mac OS X").path()
                .endsWith("Library/Application Support/Limber/settings.properties"));
    }
}
