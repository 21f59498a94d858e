package limber.presentation.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.Cursor;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

/// Which pictures arrive at panes.
class PanePicturesTest {
    private final PanePictures pictures = new PanePictures();
    private final List<Integer> frames = new ArrayList<>();
    private final Timeline timeline = new Timeline(Catalog.model("rope"));

    private void arrive(int from, int to, boolean playing) {
        var run = new Run(timeline, timeline.root(timeline.model().defaults(), List.of()));
        for (int frame = from; frame <= to; frame++) {
            run.seek(run.branch(), Cursor.complete(frame));
            pictures.arrived(Picture.of(run, PictureRequest.atFirst(timeline.model()), false, Optional.empty()),
                    playing);
        }
    }

    @Test
    void allPicturesArriveAtFirst() {
        pictures.follow(p -> frames.add(p.cursor().frame()));
        arrive(1, 4, true);
        assertEquals(List.of(1, 2, 3, 4), frames);
    }

    @Test
    void everyThirdArrivesWhileASlowMachinePlays() {
        pictures.sparse().set(true);
        pictures.follow(p -> frames.add(p.cursor().frame()));
        arrive(1, 8, true);
        arrive(9, 10, false); // where it stops, every one
        arrive(11, 14, true);
        assertEquals(List.of(3, 6, 9, 10, 13), frames);
    }
}
