package limber.web.build;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;

/// The choice of the browser as the platform of a page, where the program itself chooses a virtual machine.
public final class BrowserPlatform implements ClassHolderTransformer {
    private static final String PLACE = "limber.engine.platform.CurrentPlatform",
            BROWSER = "limber.web.platform.Browser",
            PLATFORM = "Llimber/engine/platform/Platform;";

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!type.getName().equals(PLACE)) return;
        MethodHolder chosen = type.getMethod(MethodDescriptor.parse("chosen()" + PLATFORM));
        if (chosen == null) throw new IllegalStateException(PLACE + " chooses no platform");
        ProgramEmitter.create(chosen, context.getHierarchy()).construct(BROWSER).returnValue();
    }
}
