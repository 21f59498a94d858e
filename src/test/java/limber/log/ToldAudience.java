package limber.log;

import java.util.concurrent.BlockingQueue;
import limber.engine.run.Branch;
import limber.engine.run.Picture;
import limber.engine.run.Simulation;

/// An audience of a simulation that notes what it is told: pictures, failures, and that nothing has changed.
record ToldAudience(BlockingQueue<Object> told) implements Simulation.Audience {
    @Override public void shown(Picture picture, long request) {
        told.add(picture);
    }

    @Override public void failed(Throwable e, Branch failed, long request) {
        told.add(e);
    }

    @Override public void untouched(long request) {
        told.add("untouched");
    }

    @Override public void comparisonFailed(Throwable e) {
        told.add(e);
    }
}
