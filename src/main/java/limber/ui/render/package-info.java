/// Pictures made in real 3D without a window.
///
/// It may see viewport and handout; no lesson pane, no scene.
package limber.ui.render;
