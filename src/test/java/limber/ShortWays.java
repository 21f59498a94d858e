package limber;

import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/// A setting that moves a robot's pointer in ten steps. By default TestFX takes one for each pixel, up to two hundred,
/// and waits for the window in each; tests that drag request the positions between that they need.
public final class ShortWays implements LauncherSessionListener {
    @Override public void launcherSessionOpened(LauncherSession session) {
        System.setProperty("testfx.robot.move_max_count", "10");
    }
}
