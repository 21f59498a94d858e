package limber.ui;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.image.Image;
import limber.engine.BadInput;
import limber.input.Spot;
import limber.lesson.Link;
import limber.ui.lesson.Prose;

/// What links, names and pictures of a lesson's text do to its scene.
record Following(Walk walk, Consumer<String> other) implements Prose.Reader {
    private static final double LARGEST = 2000;

    @Override
    public void follow(String destination) {
        Session session = walk.session();
        try {
            switch (Link.read(destination, session.model(), session.playback().settings(), walk.lesson().folder(), new Spot(destination, 1, 1))) {
                case Link.Go go -> walk.go(go.moment());
                case Link.Change change -> walk.change(change.values());
                case Link.Other lesson -> other.accept(lesson.id());
            }
        } catch (BadInput e) {
            session.failed().accept(e);
        }
    }

    @Override
    public void point(Optional<String> symbol) {
        walk.session().reader().symbol().set(symbol);
    }

    @Override
    public Optional<Image> picture(String destination) {
        try (InputStream in = Files.newInputStream(walk.lesson().folder().picture(destination))) {
            var image = new Image(in, LARGEST, LARGEST, true, true);
            return image.isError() ? Optional.empty() : Optional.of(image);
        } catch (IOException | BadInput notThere) { // the alternative text stands in its place
            return Optional.empty();
        }
    }
}
