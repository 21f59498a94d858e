package limber.presentation.plots;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.stage.Stage;
import javafx.util.Subscription;
import limber.OpensWindow;
import limber.engine.Measure;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import limber.presentation.play.Playback;
import limber.ui.controls.FxLater;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;

/// What is plotted before anybody has chosen, for a model that has another answer for a ring than for a beam.
@OpensWindow
class PlottingTest extends ApplicationTest {
    private final Model strand = Catalog.model("strand");
    private Playback playback;
    private Plotting plotting;

    @Override
    public void start(Stage stage) {
        playback = new Playback(FxLater.THREAD, strand, strand.defaults(), e -> {
            throw new AssertionError(e);
        });
        plotting = new Plotting(playback, new SimpleObjectProperty<>(Optional.empty()));
    }

    @AfterEach
    void shut() throws Exception {
        fx(playback::close);
    }

    private List<String> settled(String preset) throws Exception {
        Settings p = strand.presets().stream().filter(q -> q.name().equals(preset)).findFirst().orElseThrow()
                .settings();
        fx(() -> plotting.settle(p));
        return plotting.curves().stream().map(Measure::name).toList();
    }

    @Test
    void eachKindOfSceneHasAFirstPlotOfItsOwn() throws Exception {
        assertEquals(List.of("tipDeflection"), settled("cantilever"));
        assertEquals(List.of("writhe"), settled("ring"));
        assertEquals(List.of("totalTwist"), settled("phone-cord"));
        assertEquals(List.of("tipDeflection"), settled("spring"));
    }

    /// A plot that moves to another place begins there before it ends here.
    @Test
    void onePlotGoesOnWhereAnotherEnds() throws Exception {
        PlotPainter one = new PlotPainter(""), other = new PlotPainter("");
        Subscription first = fx(() -> plotting.follow(one, word -> word)),
                second = fx(() -> plotting.follow(other, word -> word));
        fx(first::unsubscribe);
        fx(() -> playback.goFrame(3));
        until(() -> fx(() -> plotting.points().length >= 2 * 3));
        fx(second::unsubscribe);
    }

    @Test
    void whatSomebodyHasChosenStays() throws Exception {
        fx(() -> plotting.curves().add(strand.measure("energy").orElseThrow()));
        assertEquals(List.of("tipDeflection", "energy"), settled("ring"));
        fx(() -> plotting.curves().clear());
        assertEquals(List.of(), settled("cantilever"));
    }

    /// A moment or a lesson that shows what happens to be the default means it.
    @Test
    void whatIsShownByNameStays() throws Exception {
        fx(() -> plotting.show(List.of(strand.measure("tipDeflection").orElseThrow())));
        assertEquals(List.of("tipDeflection"), settled("ring"));
    }
}
