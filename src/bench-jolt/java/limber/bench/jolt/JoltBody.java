package limber.bench.jolt;

import com.github.stephengold.joltjni.Edge;
import com.github.stephengold.joltjni.Float3;
import com.github.stephengold.joltjni.JobSystem;
import com.github.stephengold.joltjni.JobSystemSingleThreaded;
import com.github.stephengold.joltjni.Jolt;
import com.github.stephengold.joltjni.MapObj2Bp;
import com.github.stephengold.joltjni.ObjVsBpFilter;
import com.github.stephengold.joltjni.ObjVsObjFilter;
import com.github.stephengold.joltjni.PhysicsSystem;
import com.github.stephengold.joltjni.Quat;
import com.github.stephengold.joltjni.RVec3;
import com.github.stephengold.joltjni.SoftBodyCreationSettings;
import com.github.stephengold.joltjni.SoftBodyMotionProperties;
import com.github.stephengold.joltjni.SoftBodySharedSettings;
import com.github.stephengold.joltjni.SoftBodySharedSettingsRef;
import com.github.stephengold.joltjni.TempAllocator;
import com.github.stephengold.joltjni.TempAllocatorImpl;
import com.github.stephengold.joltjni.Vertex;
import com.github.stephengold.joltjni.Volume;
import com.github.stephengold.joltjni.enumerate.EActivation;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.stream.IntStream;

/// A body in Jolt Physics, alone in its world: one thread, no collision, no damping, no sleep. An iteration of Jolt is
/// a substep with one sweep, so that a frame has as many iterations as the others have sweeps. Jolt puts springs and
/// tetrahedra in an order of its own.
final class JoltBody implements Contestant {
    private static final String LIBRARY = "/linux/x86-64/com/github/stephengold/libjoltjni.so";
    private static final int MEMORY = 32 << 20, OK = 0;

    private static TempAllocator memory;
    private static JobSystem jobs;

    private final float frame;
    private final PhysicsSystem system = new PhysicsSystem();
    private final MapObj2Bp layers = new MapObj2Bp(1, 1).add(0, 0);
    private final ObjVsBpFilter broad = new ObjVsBpFilter(1, 1).disablePair(0, 0);
    private final ObjVsObjFilter narrow = new ObjVsObjFilter(1).disablePair(0, 0);
    private final SoftBodySharedSettingsRef shape;
    private final com.github.stephengold.joltjni.Body body;
    private final FloatBuffer places;

    JoltBody(Body start, Steps steps) {
        frame = (float) steps.frame();
        system.init(1, 0, 1, 1, layers, broad, narrow);
        system.setGravity(0, (float) Body.GRAVITY, 0);
        SoftBodySharedSettings settings = settings(start);
        shape = settings.toRef();
        try (var creation = new SoftBodyCreationSettings(settings, new RVec3(), new Quat(), 0)) {
            creation.setNumIterations(steps.all()).setLinearDamping(0).setAllowSleeping(false).setUpdatePosition(false);
            body = system.getBodyInterface().createSoftBody(creation);
        }
        system.getBodyInterface().addBody(body, EActivation.Activate);
        places = ByteBuffer.allocateDirect(Float.BYTES * start.x().length).order(ByteOrder.nativeOrder())
                .asFloatBuffer();
    }

    /// Loads the library and starts Jolt; before anything else.
    static void begin() throws IOException {
        Path copy = Files.createTempFile("joltjni", ".so");
        copy.toFile().deleteOnExit();
        try (InputStream in = JoltBody.class.getResourceAsStream(LIBRARY)) {
            if (in == null) throw new IOException("no " + LIBRARY + " on the class path");
            Files.copy(in, copy, StandardCopyOption.REPLACE_EXISTING);
        }
        System.load(copy.toString());
        Jolt.registerDefaultAllocator();
        Jolt.installDefaultTraceCallback();
        Jolt.newFactory();
        Jolt.registerTypes();
        memory = new TempAllocatorImpl(MEMORY);
        jobs = new JobSystemSingleThreaded(Jolt.cMaxPhysicsJobs);
    }

    private static SoftBodySharedSettings settings(Body start) {
        var settings = new SoftBodySharedSettings();
        double[] x = start.x(), w = start.w();
        try (var vertex = new Vertex(); var edge = new Edge(); var volume = new Volume()) {
            for (int i = 0; i < w.length; i++) {
                vertex.setPosition(new Float3((float) x[3 * i], (float) x[3 * i + 1], (float) x[3 * i + 2]));
                vertex.setInvMass((float) w[i]);
                settings.addVertex(vertex);
            }
            for (int e = 0; e < start.rest().length; e++) {
                for (int k = 0; k < 2; k++) edge.setVertex(k, start.ends()[2 * e + k]);
                edge.setRestLength((float) start.rest()[e]);
                edge.setCompliance((float) start.compliance()[e]);
                settings.addEdgeConstraint(edge);
            }
            for (int t = 0; t < start.volume().length; t++) {
                for (int k = 0; k < 4; k++) volume.setVertex(k, start.corners()[4 * t + k]);
                volume.setSixRestVolume((float) (6 * start.volume()[t]));
                volume.setCompliance(0);
                settings.addVolumeConstraint(volume);
            }
        }
        settings.optimize();
        return settings;
    }

    /// The same body with its springs in the order in which Jolt goes through them.
    static Body ordered(Body start) {
        SoftBodySharedSettings settings = settings(start);
        try (SoftBodySharedSettingsRef _ = settings.toRef()) {
            Edge[] edges = settings.getEdgeConstraints();
            return new Body(start.x(), start.w(),
                    Arrays.stream(edges).flatMapToInt(e -> IntStream.of(e.getVertex(0), e.getVertex(1))).toArray(),
                    Arrays.stream(edges).mapToDouble(Edge::getRestLength).toArray(),
                    Arrays.stream(edges).mapToDouble(Edge::getCompliance).toArray(), start.corners(), start.volume());
        }
    }

    @Override public void frame() {
        int error = system.update(frame, 1, memory, jobs);
        if (error != OK) throw new IllegalStateException("Jolt stops with error " + error);
    }

    @Override public double[] positions() {
        ((SoftBodyMotionProperties) body.getMotionProperties()).putVertexLocations(new RVec3(), places.clear());
        var x = new double[places.capacity()];
        for (int i = 0; i < x.length; i++) x[i] = places.get(i);
        return x;
    }

    /// Gives the world and the springs back.
    @Override public void close() {
        int id = body.getId();
        system.getBodyInterface().removeBody(id);
        system.getBodyInterface().destroyBody(id);
        system.close();
        shape.close();
        narrow.close();
        broad.close();
        layers.close();
    }
}
