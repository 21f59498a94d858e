package limber;

import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/// A robot's pointer gets anywhere in ten steps. By itself TestFX takes one for each pixel, up to two hundred, and waits
/// for the window in each; tests that drag ask for the places between that they need.
public final class ShortWays implements LauncherSessionListener {
    @Override
    public void launcherSessionOpened(LauncherSession session) {
        System.setProperty("testfx.robot.move_max_count", "10");
    }
}
