package limber.ui;

import java.util.function.Consumer;
import limber.code.Starter;

/// The actions of the window's menus that concern more than a menu.
///
/// @param open asks for a file and opens it
/// @param openOwn asks for a folder with a solver of the user's own and opens it
/// @param makeOwn makes a solver from a starter
/// @param numbers asks for numbers of another program and lays them over the scene
/// @param save saves a picture of the selected scene
/// @param moments copies, pastes and saves moments
/// @param export asks what to export from the selected scene
/// @param print prints the handout of the lesson that is open
/// @param quit closes the window
/// @param recent the files opened last
/// @param letters the size of the window's text
/// @param help what the help menu leads to
/// @param sceneAgain resets the scene: its first preset, its overlays, its view
/// @param everythingAgain resets all scenes, and the preferences
record MenuActions(Runnable open, Runnable openOwn, Consumer<Starter> makeOwn, Runnable numbers,
        Consumer<PictureSize> save, MomentTransfer moments, Runnable export, Runnable print, Runnable quit,
        RecentFiles recent, LetterSize letters, Help help, Runnable sceneAgain, Runnable everythingAgain) {
    /// @param tour shows a newcomer around
    /// @param teach shows how to teach with Limber
    /// @param search searches all that can be opened
    /// @param glossary shows the glossary
    /// @param keys shows the keyboard shortcuts
    record Help(Runnable tour, Runnable teach, Runnable search, Runnable glossary, Runnable keys) {}
}
