package limber;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/// A record of what each test class takes, in `target/test-times.csv`: seconds by the clock, and seconds of the
/// processor, which a busy machine changes less. Processes that a test starts are not counted.
public final class ClassTimes implements TestExecutionListener {
    private static final Path FILE = Path.of("target/test-times.csv");
    private static final OperatingSystemMXBean SYSTEM = (OperatingSystemMXBean) ManagementFactory
            .getOperatingSystemMXBean();

    private record Begun(long clock, long processor) {}

    private final Map<String, Begun> begun = new HashMap<>();

    @Override public void executionStarted(TestIdentifier test) {
        if (isClass(test)) begun.put(test.getUniqueId(), new Begun(System.nanoTime(), SYSTEM.getProcessCpuTime()));
    }

    @Override public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        Begun at = begun.remove(test.getUniqueId());
        if (at == null) return;
        try {
            Files.writeString(FILE, String.format(Locale.ROOT, "%s,%.1f,%.1f%n", test.getLegacyReportingName(),
                    1e-9 * (System.nanoTime() - at.clock), 1e-9 * (SYSTEM.getProcessCpuTime() - at.processor)),
                    StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isClass(TestIdentifier test) {
        return test.getSource().filter(ClassSource.class::isInstance).isPresent();
    }
}
