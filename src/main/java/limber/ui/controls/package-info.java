/// General controls: fields, rows, popups, file dialogs.
package limber.ui.controls;
