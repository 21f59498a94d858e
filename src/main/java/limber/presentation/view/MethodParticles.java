package limber.presentation.view;

import java.util.List;
import java.util.stream.IntStream;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.run.Companions;
import limber.engine.run.Companions.Companion;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.presentation.surface.MethodColours;

/// The particles of methods that have no surface, such as a chain, each in its tint.
final class MethodParticles {
    private MethodParticles() {}

    /// @param apart from each method to the next, m
    static List<Overlay> of(Picture now, Vec apart) {
        List<Companion> all = now.companions().map(Companions::all).orElse(List.of());
        return IntStream.range(0, all.size()).filter(i -> all.get(i).picture().state().triangles().length == 0)
                .<Overlay>mapToObj(i -> points(all.get(i), apart.times(i + 1), MethodColours.tint(i + 1))).toList();
    }

    private static Overlay.Points points(Companion method, Vec by, String tint) {
        State s = method.picture().state();
        double[] at = s.of(method.model().subject()).clone();
        for (int i = 0; i < at.length / 3; i++) Vec.of(at, i).plus(by).into(at, i);
        return new Overlay.Points(tint, tint, at);
    }
}
