package limber.ui;

import java.util.ResourceBundle;

/// What there is to learn, and what has been learnt.
///
/// @param shelf the lessons that ship
/// @param journal what has been answered
/// @param words the window's in the language that is spoken
record Teaching(Shelf shelf, Journal journal, ResourceBundle words) {}
