package limber.moment;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Parameter;
import limber.engine.Settings;
import limber.input.Node;
import limber.lesson.Camera;
import limber.lesson.CameraReader;
import limber.lesson.CompareReader;
import limber.lesson.Faults;
import limber.lesson.Keys;
import limber.lesson.SettingsReader;
import limber.lesson.ShowReader;
import limber.lesson.Step;

/// A reader for the view of a moment: camera, show and compare as in a step of a lesson.
///
/// @param p the moment's settings
/// @param looks takes the parameters that only say what an overlay shows
record ViewReader(SettingsReader reader, Settings p, Map<Parameter<?>, String> looks) {
    MomentView read(Node node) {
        Faults faults = reader.faults();
        var keys = new Keys(node, "view", "an object such as {\"camera\":\"front\"}", node.place(), faults);
        Optional<Camera> camera = keys.read("camera", new CameraReader(faults)::read);
        Optional<Step.Show> show =
                keys.read("show", n -> new ShowReader((_, _) -> Optional.empty(), reader, p, looks).read(n));
        Optional<CompareReader.Read> compare = keys.read("compare", new CompareReader(reader, p)::read);
        keys.end();
        return new MomentView(camera, show, compare.map(CompareReader.Read::compare),
                compare.map(CompareReader.Read::names).orElse(List.of()));
    }
}
