package limber.course;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.text.BadInput;
import limber.lesson.Lesson;

/// Lessons in layers: a lesson is in the first layer that is below all lessons that it needs. Inside a layer, lessons
/// are ordered so that they stand near those.
///
/// @param layers those without needs first
/// @param direct for each lesson, by its id, those that it needs and that none of the others needs
public record LessonGraph(List<List<Lesson>> layers, Map<String, List<String>> direct) {

    /// @param lessons in their order; what they need beyond these is left out
    /// @throws BadInput if lessons need each other in a circle
    public static LessonGraph of(List<Lesson> lessons) {
        Map<String, Lesson> byId = lessons.stream().collect(Collectors.toMap(Lesson::id, l -> l));
        var depths = new HashMap<String, Integer>();
        var layers = new ArrayList<List<Lesson>>();
        for (Lesson lesson : lessons) {
            int depth = depth(lesson, byId, depths, new HashSet<>());
            while (layers.size() <= depth) layers.add(new ArrayList<>());
            layers.get(depth).add(lesson);
        }
        var places = new HashMap<String, Double>();
        for (List<Lesson> layer : layers) {
            layer.sort(Comparator.comparingDouble(l -> wanted(l, places)));
            for (int i = 0; i < layer.size(); i++) places.put(layer.get(i).id(), (i + 0.5) / layer.size());
        }
        var all = new HashMap<String, Set<String>>();
        for (List<Lesson> layer : layers)
            for (Lesson lesson : layer) all.put(lesson.id(), needsOfAll(lesson, byId, all));
        return new LessonGraph(List.copyOf(layers), lessons.stream().collect(Collectors.toMap(Lesson::id,
                l -> needs(l, byId).filter(id -> needs(l, byId).noneMatch(other -> all.get(other).contains(id)))
                        .toList())));
    }

    /// The ids of all that a lesson needs, directly or through others.
    ///
    /// @param all those of the lessons in the layers above
    private static Set<String> needsOfAll(Lesson lesson, Map<String, Lesson> byId, Map<String, Set<String>> all) {
        return needs(lesson, byId).flatMap(id -> Stream.concat(Stream.of(id), all.get(id).stream()))
                .collect(Collectors.toSet());
    }

    /// The ids of those that a lesson needs, of these lessons.
    private static Stream<String> needs(Lesson lesson, Map<String, Lesson> byId) {
        return lesson.needs().stream().map(Lesson.Need::id).filter(byId::containsKey);
    }

    private static int depth(Lesson lesson, Map<String, Lesson> byId, Map<String, Integer> depths, Set<String> above) {
        Integer known = depths.get(lesson.id());
        if (known != null) return known;
        if (!above.add(lesson.id()))
            throw new BadInput("the lessons " + String.join(", ", above.stream().sorted().toList())
                    + " need each other in a circle");
        int depth = 0;
        for (String need : needs(lesson, byId).toList())
            depth = Math.max(depth, 1 + depth(byId.get(need), byId, depths, above));
        above.remove(lesson.id());
        depths.put(lesson.id(), depth);
        return depth;
    }

    /// The mean place of what a lesson needs, from 0 on the left to 1 on the right.
    private static double wanted(Lesson lesson, Map<String, Double> places) {
        return lesson.needs().stream().filter(n -> places.containsKey(n.id())).mapToDouble(n -> places.get(n.id()))
                .average().orElse(0.5);
    }
}
