package limber.ui.lesson;

import java.util.ResourceBundle;
import limber.presentation.lesson.Journal;

/// The lessons and the answers given to them.
///
/// @param library the lessons that ship
/// @param journal the answers given
/// @param words the window's words in the current language
public record Teaching(LessonLibrary library, Journal journal, ResourceBundle words) {}
