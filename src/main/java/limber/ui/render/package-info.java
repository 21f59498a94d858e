/// Pictures and films made in real 3D without a window.
///
/// It may see viewport, handout and file; no lesson pane, no scene.
package limber.ui.render;
