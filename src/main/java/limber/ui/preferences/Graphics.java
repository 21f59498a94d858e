package limber.ui.preferences;

import limber.presentation.words.NamedChoice;

/// The choice of how much is drawn: as much as this machine draws fluently, everything, or less.
public enum Graphics implements NamedChoice {
    AUTOMATIC, BEST, FAST
}
