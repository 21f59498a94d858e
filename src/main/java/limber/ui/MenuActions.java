package limber.ui;

import java.util.function.Consumer;

/// The actions of the window's menu that concern more than the menu.
///
/// @param open asks for a file and opens it
/// @param save saves a picture of the selected scene
/// @param moments copies, pastes and saves moments
/// @param export asks what to export from the selected scene
/// @param keys shows the keyboard shortcuts
/// @param sceneAgain resets the scene: its first preset, its overlays, its view
/// @param everythingAgain resets all scenes, and the preferences
record MenuActions(Runnable open, Consumer<PictureSize> save, MomentTransfer moments, Runnable export, Runnable keys,
        Runnable sceneAgain, Runnable everythingAgain) {}
