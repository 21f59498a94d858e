/// The ports of the presentation: what a face (window, page, paper, test) must bring.
package limber.presentation;
