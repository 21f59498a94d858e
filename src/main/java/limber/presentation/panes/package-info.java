/// What the panes beside a view show: parameters with their scales, reasons of numbers, ledgers of energy.
package limber.presentation.panes;
