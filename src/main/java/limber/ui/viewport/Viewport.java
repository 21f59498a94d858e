package limber.ui.viewport;

import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import limber.engine.Element;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.presentation.camera.Projection;
import limber.presentation.camera.SceneBounds;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Texture;
import limber.presentation.view.ComparisonScene;
import limber.presentation.view.Framing;
import limber.presentation.view.PointerTarget;
import limber.presentation.view.SceneSketch;
import limber.presentation.view.SceneTools;
import limber.presentation.view.SceneView;
import limber.presentation.view.ShownLayers;
import limber.ui.controls.FxLater;

/// A picture in real 3D with a canvas of overlays over it, or, without 3D, lines on that canvas. The pointer orbits,
/// pans and zooms the camera, and drags handles and elements.
public final class Viewport extends Region {
    private final SceneView seen;
    private final UnaryOperator<String> words;
    /// Empty where there is no 3D.
    private final Optional<Stage3D> stage;
    private final SideView side;
    private final Canvas canvas = new Canvas();
    private final Optional<Label> lacking;
    /// The focus border, for users of the Tab key.
    private final Region frame = new Region();
    private final StyledPalette style = new StyledPalette(this::recoloured);
    private final Subscription smooth;
    private final LegendTip legend = new LegendTip(this);
    private boolean overlaid, lookedAt;

    /// @param words the names of handles and overlays, by key
    public Viewport(Model model, UnaryOperator<String> words) {
        this(model, words, new ShownLayers(model.overlaysAtFirst()));
    }

    /// @param shown the layers to show
    public Viewport(Model model, UnaryOperator<String> words, ShownLayers shown) {
        this(model, words, shown, Platform.isSupported(ConditionalFeature.SCENE3D));
    }

    /// @param shown the layers to show, possibly those of another view
    /// @param solid whether the machine offers 3D; without it all is drawn as lines
    public Viewport(Model model, UnaryOperator<String> words, ShownLayers shown, boolean solid) {
        this.words = words;
        Palette palette = style.inks();
        var sheets = new FxSheets(canvas, palette);
        seen = new SceneView(model, words, shown, palette, sheets, solid, FxLater.THREAD, new Drawn());
        stage = solid ? Optional.of(new Stage3D(seen.camera(), palette)) : Optional.empty();
        side = new SideView(stage.map(Stage3D::aside), () -> words.apply("overlay." + ShownLayers.SIDE));
        lacking = solid ? Optional.empty() : Optional.of(new Label()); // controls take a while to load
        smooth = shown.smooth().subscribe(on -> stage.ifPresent(s -> s.smooth(on)));
        getStyleClass().add("viewport");
        stage.map(Stage3D::view).ifPresent(getChildren()::add);
        getChildren().addAll(canvas, sheets.plates(), side, style, frame);
        lacking.ifPresent(getChildren()::add);
        canvas.setMouseTransparent(true);
        frame.setMouseTransparent(true);
        frame.getStyleClass().add("viewport-frame");
        setFocusTraversable(true);
        speak();
    }

    /// What is drawn when the scene is seen otherwise.
    private final class Drawn implements SceneView.Face {
        @Override public void stand() {
            stage.ifPresent(s -> s.stand(seen.floor()));
            side.frame(seen.floor().frame());
        }

        @Override public void show() {
            stage.ifPresent(s -> {
                s.groundAt(seen.groundShift());
                s.show(seen.bodies(), seen.showing());
            });
        }

        @Override public void read(Texture file) {
            FxTexture.image(file);
        }

        @Override public void paint() {
            Viewport.this.paint();
        }
    }

    /// The scene that it shows.
    public SceneView scene() {
        return seen;
    }

    /// Updates its texts to the current language.
    public void speak() {
        lacking.ifPresent(label -> label.setText(words.apply("no3d")));
        setAccessibleText(words.apply("viewport"));
        seen.refresh(); // a legend has a title
    }

    /// Switches input off.
    public void lookOnly() {
        setMouseTransparent(true);
        setFocusTraversable(false);
        lacking.ifPresent(label -> label.setText(""));
        lookedAt = true;
    }

    /// Ends subscriptions to objects that may outlive it.
    public void close() {
        smooth.unsubscribe();
        seen.close();
    }

    public ObjectProperty<Picture> picture() {
        return seen.picture();
    }

    /// Pixels at the upper edge that something else covers.
    public DoubleProperty topInset() {
        return seen.topInset();
    }

    /// Pixels at the right edge that something else covers. The scene is fitted beside it.
    public DoubleProperty covered() {
        return seen.covered();
    }

    /// The selected element, selected here or elsewhere.
    public ObjectProperty<Optional<Element>> selected() {
        return seen.selected();
    }

    /// What people draw over the scene.
    public SceneSketch sketch() {
        return seen.sketch();
    }

    /// The measuring tools in the scene.
    public SceneTools tools() {
        return seen.tools();
    }

    /// The shown layers.
    public ShownLayers showing() {
        return seen.showing();
    }

    /// Switches an overlay on or off; see [ShownLayers].
    public void choose(String name, boolean on) {
        seen.choose(name, on);
    }

    /// Whether the camera is fixed, so that the pointer acts on the scene only.
    public BooleanProperty fixed() {
        return seen.fixed();
    }

    /// The time to update a picture's surface in JavaFX on this machine, ms.
    public double handOverMillis() {
        return stage.map(Stage3D::handOverMillis).orElse(0.0);
    }

    /// The last error, such as a texture that cannot be read.
    public ObjectProperty<Optional<String>> trouble() {
        return seen.trouble();
    }

    /// The target of the pointer.
    public PointerTarget pointed() {
        return seen.pointed();
    }

    public Projection projection() {
        return seen.projection();
    }

    /// The same as a property.
    public ReadOnlyObjectProperty<Projection> projecting() {
        return seen.camera().projection();
    }

    /// Switches overlays on; the first picture comes sooner without them.
    public void overlay() {
        overlaid = true;
        seen.overlay();
    }

    /// Reads colours from the style sheet now and shows all of a large surface; used where a picture is taken before
    /// any pulse.
    public void applyStyle() {
        applyCss();
        stage.ifPresent(Stage3D::settle);
        recoloured();
    }

    @Override protected void layoutChildren() {
        double w = Math.max(1, getWidth()),
                note = lacking.filter(l -> !l.getText().isEmpty()).map(l -> l.prefHeight(w)).orElse(0.0),
                h = Math.max(1, getHeight() - note);
        stage.ifPresent(s -> s.size(w, h));
        boolean other = w != canvas.getWidth() || h != canvas.getHeight();
        canvas.setWidth(w);
        canvas.setHeight(h);
        lacking.ifPresent(label -> label.resizeRelocate(0, h, w, note));
        frame.resizeRelocate(0, 0, w, h);
        seen.size(w, h, other);
    }

    /// Sizes axes, ground and lights for a scene and brings it into view, at the first picture if none has come yet.
    public void reach(SceneBounds box) {
        seen.reach(box);
    }

    /// The comparison's second scene: its position and layout.
    public ComparisonScene comparison() {
        return seen.comparison();
    }

    /// The framing of the scene by the camera.
    public Framing framing() {
        return seen.framing();
    }

    private void recoloured() {
        stage.ifPresent(Stage3D::colours);
        seen.recoloured();
    }

    private void paint() {
        if (picture().get() == null || !overlaid && (!lookedAt || stage.isPresent())) return;
        seen.paint();
        if (!overlaid) return;
        side.setVisible(showing().has(ShownLayers.SIDE));
        if (side.isVisible()) side.paint(seen, pointed().now().hovered(), pointed().ray());
    }

    /// Explains the legend at a pixel, while the pointer is there.
    void explain(double px, double py) {
        legend.at(seen.explained(px, py));
    }
}
