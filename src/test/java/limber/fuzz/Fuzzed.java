package limber.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// What Jazzer calls, in a JVM of its own: inputs for one [Door]. Whatever is thrown is a finding.
public final class Fuzzed {
    /// The property that names the door, and the one that names a folder for its files.
    static final String DOOR = "fuzz.door", FOLDER = "fuzz.folder";
    private static final Door THE_DOOR = Door.valueOf(System.getProperty(DOOR));
    private static final Path THE_FOLDER = Path.of(System.getProperty(FOLDER));

    private Fuzzed() {}

    /// The first input takes longest, since it loads classes, fonts and words. It is read before time is taken.
    public static void fuzzerInitialize() throws IOException {
        for (Path seed : THE_DOOR.seeds()) THE_DOOR.said(Files.readAllBytes(seed), THE_FOLDER);
    }

    public static void fuzzerTestOneInput(byte[] input) throws IOException {
        THE_DOOR.said(input, THE_FOLDER);
    }
}
