/// What a user does to a scene by pointer, keys, menus and files.
package limber.ui.interaction;
