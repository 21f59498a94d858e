package limber.ui.preferences;

import limber.ui.words.NamedChoice;

/// The choice of how much is drawn: as much as this machine draws fluently, everything, or less.
public enum Graphics implements NamedChoice {
    AUTOMATIC, BEST, FAST
}
