package limber.scenario;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import limber.presentation.paint.Point;

/// A face on which scenarios are played. It does what a hand would do, and tells what is to be seen.
public interface Face extends AutoCloseable {
    /// Does something; what follows from it may come later.
    ///
    /// @param way of a pointer that is pressed and released in the view of the scene, px; none for other acts
    void perform(Act act, List<Point> way) throws Exception;

    /// The size of the view, px.
    Size size() throws Exception;

    /// What is to be seen now.
    Seen seen() throws Exception;

    /// The answers that are kept, a line each, without the times.
    List<String> journal() throws Exception;

    /// The first words of the fields that it cannot show at all.
    Set<String> hidden();

    @Override void close() throws IOException;

    /// The size of a view, px.
    record Size(double width, double height) {}

    /// Lines of an answers file without their times.
    static List<String> timeless(String answers) {
        return answers.lines().map(line -> line.replaceAll(",\"(time|revisedTime)\":\"[^\"]*\"", "")).toList();
    }
}
