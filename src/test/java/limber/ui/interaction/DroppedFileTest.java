package limber.ui.interaction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import limber.engine.settings.Parameter;
import limber.models.rope.Rope;
import limber.ui.fake.Blob;
import org.junit.jupiter.api.Test;

/// The use of a dropped file.
class DroppedFileTest {
    @Test
    void aMeshAndAPictureGoWhereTheModelTakesThem() {
        DroppedFile mesh = DroppedFile.of(new Blob(), Path.of("/somewhere/Gummy.OBJ"));
        assertEquals("mesh", mesh.parameter().map(Parameter::name).orElseThrow());
        assertEquals("file:/somewhere/Gummy.OBJ", mesh.text());
        assertEquals("texture",
                DroppedFile.of(new Blob(), Path.of("/a/b.jpeg")).parameter().map(Parameter::name).orElseThrow());
    }

    @Test
    void aModelWithoutAMeshSaysSo() {
        DroppedFile drop = DroppedFile.of(new Rope(), Path.of("/a/b.obj"));
        assertEquals("mesh", drop.what());
        assertFalse(drop.parameter().isPresent());
    }

    @Test
    void anythingElseIsUnknown() {
        assertEquals("unknown", DroppedFile.of(new Blob(), Path.of("/a/b.txt")).what());
        assertFalse(DroppedFile.of(new Blob(), Path.of("/a/b")).parameter().isPresent());
    }
}
