package limber;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;

/// The mark of a test class that opens a window or starts JavaFX. It has the tag `window`, so that it can be left out,
/// and fails at once where there is no display.
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@Tag("window")
@ExtendWith({PrivateDisplay.class, FxGuard.class})
public @interface OpensWindow {}
