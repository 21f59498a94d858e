/// Pictures and films made in real 3D without a window.
package limber.ui.render;
