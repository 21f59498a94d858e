package limber.web.build;

import java.util.Collection;
import java.util.List;
import org.teavm.classlib.ReflectionContext;
import org.teavm.classlib.ReflectionSupplier;
import org.teavm.model.ClassReader;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldReader;

/// What may be looked into in a page: the components of phases.
@SuppressWarnings("deprecation") // TeaVM has no other way yet
public final class PhaseReflection implements ReflectionSupplier {
    private static final String PHASE = "limber.engine.Phase", RECORD = "java.lang.Record";

    @Override
    public Collection<String> getAccessibleFields(ReflectionContext context, String className) {
        return phase(context, className) && !className.endsWith(Twinning.TWIN)
                ? context.getClassSource().get(className).getFields().stream()
                        .filter(f -> !f.hasModifier(ElementModifier.STATIC)).map(FieldReader::getName).toList()
                : List.of();
    }

    private static boolean phase(ReflectionContext context, String className) {
        if (!className.startsWith("limber.")) return false;
        ClassReader type = context.getClassSource().get(className);
        return type != null && RECORD.equals(type.getParent())
                && context.getClassSource().isSuperType(PHASE, className).orElse(false);
    }
}
