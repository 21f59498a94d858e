package limber.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import limber.course.Glossary;
import limber.course.GlossaryEntry;
import limber.engine.model.Model;
import limber.engine.platform.Platform;
import limber.engine.text.BadInput;
import limber.handout.Handout;
import limber.lesson.Lesson;
import limber.lesson.StepEntry;
import limber.lesson.check.GoalPar;
import limber.presentation.words.Wording;

/// A lesson as the content of a page. Of its folder only those files go along that its texts name.
public final class LessonContent {
    private LessonContent() {}

    /// @throws BadInput if a file of it cannot be read, or a page could not read the lesson
    public static PageContent of(Lesson lesson, Locale language) {
        FolderFiles files = FolderFiles.of(lesson, language);
        List<Model> models = List.of(lesson.model());
        List<StepEntry> entries = StepEntry.of(lesson);
        return new PageContent(PageContent.LESSON, language, EarlierQuestions.name(lesson.folder()),
                lesson.telling(language).title(), files.texts(), files.binary(), models, "", "",
                PhaseSources.of(models), pars(lesson, entries), EarlierQuestions.of(lesson, language),
                terms(lesson, language), Map.of(), "", still(lesson, entries, language), "");
    }

    /// What is read where no scripts run.
    private static String still(Lesson lesson, List<StepEntry> entries, Locale language) {
        var words = new Wording(lesson.model(), Platform.here().words(PageJson.WINDOW, language,
                LessonContent.class.getClassLoader()));
        return new Handout(lesson, entries, words, false, Optional.empty()).text();
    }

    /// The terms that its text has in bold.
    private static String terms(Lesson lesson, Locale language) {
        Glossary glossary = Glossary.shipped(language);
        Set<String> used = glossary.used(lesson);
        return glossary.entries().stream().filter(entry -> used.contains(entry.id())).map(GlossaryEntry::source)
                .collect(Collectors.joining("\n", "---\ntitle: Terms\n---\n", "\n"));
    }

    /// The pars that the recorded solutions set. A page would have to play them.
    private static Map<String, Double> pars(Lesson lesson, List<StepEntry> entries) {
        var pars = new LinkedHashMap<String, Double>();
        for (StepEntry entry : entries)
            GoalPar.of(lesson.model(), entry).ifPresent(par -> pars.put(entry.step().id(), par));
        return pars;
    }
}
