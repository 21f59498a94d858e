package limber.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/// A solver of a user's own for tests: two masses that fall, with parts that a test replaces. The frame is 0.02 s, and
/// gravity 10 m/s², so that each frame takes 0.2 m/s from the speed, and moves by 0.02 s times the new speed.
final class Falling {
    private static final String TEXT = """
            import java.util.*;
            import limber.engine.*;
            import limber.engine.model.*;
            import limber.engine.settings.*;

            public final class Falling implements Solver {
                static final Channel PLACE = new Channel("place", 3, "m", "mass", Channel.Life.KEPT),
                        SPEED = new Channel("speed", 3, "m/s", "mass", Channel.Life.KEPT),
                        SIZE = new Channel("size", 1, "m", "mass", Channel.Life.FIXED),
                        NEXT = Channel.whole("next", 1, "mass");
                static final Parameter<Double> GRAVITY = Parameter.real("gravity", 10, 0, 100, "m/s²");
                private static final Clock CLOCK = new Clock(0.02);
                /*MEMBERS*/
                record Fall(double gravity, double h) implements Phase {
                    @Override public String of() { return "mass"; }
                    @Override public int size(State s) { return s.elements(PLACE); }
                    @Override public void run(State s, int sweep, int from, int to) {
                        double[] place = s.of(PLACE), speed = s.of(SPEED);
                        for (int i = from; i < to; i++) {
                            double v = speed[3 * i + 1] - h * gravity, y = place[3 * i + 1] + h * v;
                            /*STORES*/
                        }
                    }
                }

                @Override public String name() { return "falling"; }
                @Override public Channel subject() { return PLACE; }
                @Override public Optional<Clock> clock() { return Optional.of(CLOCK); }
                @Override public List<Parameter<?>> parameters() {
                    var all = new ArrayList<Parameter<?>>(List.of(GRAVITY/*PARAMETERS*/));
                    all.addAll(CLOCK.parameters());
                    return all;
                }
                @Override public State initial(Settings p) {
                    var sizes = new LinkedHashMap<Channel, Integer>();
                    for (Channel c : List.of(PLACE, SPEED, SIZE, NEXT)) sizes.put(c, 2);
                    sizes.put(Clock.CHANNEL, Clock.SIZE);
                    State s = State.of(sizes, 0);
                    /*INITIAL*/
                    return s;
                }
                @Override public Schedule schedule(Settings p) {
                    var fall = new Fall(p.get(GRAVITY), CLOCK.step(p));
                    return new Schedule(List.of(CLOCK.phase(p), Clock.substeps(fall)), List.of());
                }
                @Override public List<Measure> measures() {
                    return List.of(Measure.of("depth", "m", (_, s) -> -s.of(PLACE)[1]));
                }
                @Override public List<ElementKind> kinds(Settings p) {
                    return List.of(ElementKind.points("mass", PLACE));
                }
            }
            """;
    static final String STORES = "speed[3 * i + 1] = v; place[3 * i + 1] = y;";

    private Falling() {}

    /// Writes its folder.
    ///
    /// @param parts by the names of their places in the text; `STORES` stores both numbers itself by default
    static Path in(Path folder, Map<String, String> parts) throws IOException {
        String text = TEXT;
        for (Map.Entry<String, String> part : parts.entrySet())
            text = text.replace("/*" + part.getKey() + "*/", part.getValue());
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("Falling.java"), text.replace("/*STORES*/", STORES));
        return folder;
    }
}
