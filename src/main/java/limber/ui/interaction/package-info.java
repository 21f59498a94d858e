/// What a user does to a scene by pointer, keys, menus and files.
///
/// It may see playback and viewport; no controller.
package limber.ui.interaction;
