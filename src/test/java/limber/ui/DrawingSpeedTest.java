package limber.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import limber.ui.preferences.Graphics;
import limber.ui.preferences.Preferences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is found to be slow, from pulses whose times are given.
class DrawingSpeedTest {
    private final Preferences preferences = new Preferences();
    private boolean playing = true;
    private final DrawingSpeed speed = new DrawingSpeed(preferences, () -> playing);
    private long now;

    private void pulses(int count, double millis) {
        for (int i = 0; i < count; i++) speed.pulse(now += Math.round(1e6 * millis));
    }

    @Test
    void aSlowSceneIsDrawnFastFromTheSecondMedianOn() {
        pulses(60, 200); // much is loaded
        pulses(79, 40);
        assertFalse(speed.fast().getValue());
        pulses(1, 40);
        assertTrue(speed.fast().getValue());
        pulses(400, 10);
        assertTrue(speed.fast().getValue(), "and stays so");
    }

    @Test
    void aScreenOfThirtyFramesASecondIsNotSlow() {
        pulses(1000, 1000.0 / 30);
        assertFalse(speed.fast().getValue());
    }

    @Test
    void aFewLongFramesAreNotSlow() {
        pulses(60, 16);
        for (int i = 0; i < 20; i++) {
            pulses(30, 16);
            pulses(10, 300);
        }
        assertFalse(speed.fast().getValue());
    }

    @Test
    void oneSlowMedianAmongFastOnesIsNotSlow() {
        pulses(60, 16);
        for (int i = 0; i < 10; i++) {
            pulses(40, 50);
            pulses(40, 16);
        }
        assertFalse(speed.fast().getValue());
    }

    @Test
    void pulsesAreNotCountedWhileNothingPlays() {
        playing = false;
        pulses(500, 100);
        playing = true;
        pulses(60, 100);
        playing = false;
        pulses(1, 100);
        playing = true;
        pulses(60 + 79, 100);
        assertFalse(speed.fast().getValue());
        pulses(1, 100);
        assertTrue(speed.fast().getValue());
    }

    @Test
    void theChoiceOfTheUserHolds() {
        preferences.graphics().set(Graphics.FAST);
        assertTrue(speed.fast().getValue());
        preferences.graphics().set(Graphics.BEST);
        pulses(500, 100);
        assertFalse(speed.fast().getValue());
        preferences.graphics().set(Graphics.AUTOMATIC);
        assertEquals(false, speed.fast().getValue(), "it is measured again");
        pulses(80, 100);
        assertTrue(speed.fast().getValue());
    }

    @Test
    void aLinuxMachineWithoutADeviceForDrawingHasNoCard(@TempDir Path devices) throws IOException {
        assertTrue(DrawingSpeed.withoutCard("Linux", devices));
        assertFalse(DrawingSpeed.withoutCard("Mac OS X", devices), "others show their devices elsewhere");
        assertFalse(DrawingSpeed.withoutCard("Windows 11", devices));
        Files.createDirectory(devices.resolve("dri"));
        assertFalse(DrawingSpeed.withoutCard("Linux", devices));
    }

    @Test
    void theDriverOfOneMakerHasADeviceOfItsOwn(@TempDir Path devices) throws IOException {
        Files.createFile(devices.resolve("nvidia0"));
        assertFalse(DrawingSpeed.withoutCard("Linux", devices));
    }

    @Test
    void pixelsArePresentedWhereThereIsNoCardUnlessTheUserDecides() {
        String name = "prism.forceUploadingPainter", before = System.getProperty(name);
        try {
            System.clearProperty(name);
            DrawingSpeed.presentPixels();
            boolean bare = DrawingSpeed.withoutCard(System.getProperty("os.name"), Path.of("/dev"));
            assertEquals(bare ? "true" : null, System.getProperty(name));
            System.setProperty(name, "false");
            DrawingSpeed.presentPixels();
            assertEquals("false", System.getProperty(name));
        } finally {
            System.clearProperty(name);
            if (before != null) System.setProperty(name, before);
        }
    }
}
