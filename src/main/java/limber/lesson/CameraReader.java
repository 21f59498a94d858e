package limber.lesson;

import java.util.Map;
import java.util.Optional;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.engine.settings.Vec;
import limber.input.Faults;
import limber.input.Keys;
import limber.input.Node;
import limber.input.ParameterValues;
import limber.lesson.source.NodeValues;

/// A reader for the camera of a step: a view's name, or a map.
public record CameraReader(Faults faults) {
    private static final Parameter<Vec> POINT = Parameter.vector("point", Vec.ZERO, Range.POSITIONS, "m");

    /// @throws limber.engine.text.BadInput if it is none
    public Camera read(Node node) {
        if (!(node.value() instanceof Map<?, ?>))
            return new Camera(Optional.of(NodeValues.oneOf("camera", node, Showable.VIEWS)), Optional.empty(), false);
        var keys = new Keys(node, "camera", "front, side, top, free or a map", node.place(), faults);
        Optional<String> view = keys.read("view", n -> NodeValues.oneOf("view", n, Showable.VIEWS));
        Optional<Vec> eye = keys.read("eye", n -> ParameterValues.value(POINT, n, "eye")),
                target = keys.read("target", n -> ParameterValues.value(POINT, n, "target"));
        boolean lock = keys.read("lock", n -> NodeValues.flag("lock", n)).orElse(false);
        keys.end();
        if (keys.has("eye") != keys.has("target") || keys.has("eye") == keys.has("view"))
            throw node.bad("a camera has a view, or an eye and a target");
        if (eye.isPresent() && eye.equals(target)) throw node.bad("eye and target are one point; two would be right");
        return new Camera(view, eye.flatMap(e -> target.map(t -> new Camera.Eye(e, t))), lock);
    }
}
