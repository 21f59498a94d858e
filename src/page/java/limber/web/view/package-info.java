/// The view of a scene in a page: surfaces by WebGL, and over them the window's own painters on a canvas.
package limber.web.view;
