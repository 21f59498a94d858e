package limber.page;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import limber.engine.model.Model;

/// The content of one page.
///
/// @param kind [#LESSON] or [#SCENE]
/// @param name of the lesson's folder; of the model for a scene
/// @param title in the page's language
/// @param files texts of the folder of the lesson or of the moment, by their path in it
/// @param binary its other files
/// @param models that are seen; the first is that of the lesson or of the scene
/// @param moment the scene as the text of a moment; empty for a lesson
/// @param preset its name; empty for a lesson
/// @param sources of the models' phases, by path, such as `limber/models/rope/Distance.java`
/// @param pars of the goals of a lesson, by the ids of their steps
/// @param earlier questions of earlier lessons
/// @param terms the sections of the glossary that a lesson has in bold, as Markdown with a head
/// @param links the addresses of pages of other lessons, by their ids
/// @param home the address of the page of the course; empty for a page alone
/// @param still its text as HTML, which is read until the engine runs, or where none can run
/// @param scorm the version of SCORM by which it hands in to a course site; empty for none
public record PageContent(String kind, Locale language, String name, String title, Map<String, String> files,
        Map<String, byte[]> binary, List<Model> models, String moment, String preset, Map<String, String> sources,
        Map<String, Double> pars, EarlierQuestions earlier, String terms, Map<String, String> links,
        String home, String still, String scorm) {
    /// The kinds of pages.
    static final String LESSON = "lesson", SCENE = "scene";

    /// The same as one page of a course.
    ///
    /// @param pages the addresses of its pages, by the ids of the lessons
    /// @param index the address of its first page
    PageContent within(Map<String, String> pages, String index) {
        return new PageContent(kind, language, name, title, files, binary, models, moment, preset, sources, pars,
                earlier, terms, pages, index, still, scorm);
    }

    /// The same as a page that hands in to a course site.
    ///
    /// @param version of SCORM
    PageContent handingIn(String version) {
        return new PageContent(kind, language, name, title, files, binary, models, moment, preset, sources, pars,
                earlier, terms, links, home, still, version);
    }
}
