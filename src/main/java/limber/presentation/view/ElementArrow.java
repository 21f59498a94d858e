package limber.presentation.view;

import limber.engine.Element;

/// An arrow of the view from an element whose numbers were read to the one whose number came from them.
public record ElementArrow(Element from, Element to) {}
