/// The window: contents, tabs, presenter tools, what is shown when something fails.
package limber.ui;
