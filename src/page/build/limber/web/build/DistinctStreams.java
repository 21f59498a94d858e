package limber.web.build;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;

/// The streams of a page without what is there twice. TeaVM's own `distinct` begins anew with each part of a stream
/// that was joined from several, by `flatMap` or `concat`.
public final class DistinctStreams implements ClassHolderTransformer {
    private static final String DISTINCT = "limber.web.platform.Distinct";

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        String name = type.getName();
        if (name.endsWith("SimpleStreamImpl")) change(type, context, "java.util.stream.Stream");
        else if (name.endsWith("SimpleIntStreamImpl")) change(type, context, "java.util.stream.IntStream");
    }

    private static void change(ClassHolder type, ClassHolderTransformerContext context, String stream) {
        ValueType of = ValueType.object(stream);
        MethodHolder distinct = type.getMethod(new MethodDescriptor("distinct", of));
        if (distinct == null) throw new IllegalStateException(type.getName() + " has no method distinct");
        ProgramEmitter emitter = ProgramEmitter.create(distinct, context.getHierarchy());
        emitter.invoke(DISTINCT, "of", of, emitter.var(0, type).cast(of)).returnValue();
    }
}
