package limber;

import com.tngtech.archunit.core.domain.JavaMethodCall;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;

/// Calls that begin a task on another thread and keep what it throws in a future.
final class FutureCalls {
    /// They hand on what is thrown: the one shows it, the other waits.
    private static final Set<String> TELL = Set.of("limber.ui.viewport.MeshBody", "limber.ui.render.OffscreenView");

    private FutureCalls() {}

    static boolean lost(JavaMethodCall call) {
        boolean future = call.getTargetOwner().isAssignableTo(CompletableFuture.class)
                && (call.getName().equals("supplyAsync") || call.getName().equals("runAsync"));
        boolean submitted = call.getTargetOwner().isAssignableTo(ExecutorService.class)
                && (call.getName().startsWith("submit") || call.getName().startsWith("schedule"));
        return (future || submitted) && !TELL.contains(call.getOriginOwner().getName());
    }
}
