// The start of a page: what is packed in it is unpacked, and the engine runs.
(() => {
    "use strict";
    const part = id => document.getElementById(id);
    const show = id => {
        part(id).hidden = false;
        part("limber-wait").hidden = true;
        part("limber-still").className = "whole";
    };

    // Base 116 in the characters of ASCII but for ends of lines and texts, escape, delete, tabulators, &, < and >:
    // seven of them are six bytes, the lowest first.
    const digits = new Uint8Array(128);
    for (let c = 1, d = 0; c < 127; c++) if (![9, 10, 11, 12, 13, 26, 27, 38, 60, 62].includes(c)) digits[c] = d++;
    const bytes = text => {
        const out = new Uint8Array(text.length - Math.ceil(text.length / 7));
        const at = i => i < text.length ? digits[text.charCodeAt(i)] : 0;
        for (let i = 0, o = 0; i < text.length; i += 7, o += 6) {
            // In two parts of three bytes, since browsers are fast at whole numbers of 31 bits.
            const low = at(i) + 116 * (at(i + 1) + 116 * (at(i + 2) + 116 * at(i + 3)));
            const value = low + 116 ** 4 * (at(i + 4) + 116 * (at(i + 5) + 116 * at(i + 6)));
            const high = Math.floor(value / 2 ** 24), first = value - high * 2 ** 24;
            out[o] = first;
            out[o + 1] = first >> 8;
            out[o + 2] = first >> 16;
            out[o + 3] = high;
            out[o + 4] = high >> 8;
            out[o + 5] = high >> 16;
        }
        return out;
    };

    const unpacked = id => {
        const element = part(id), packed = bytes(element.textContent);
        element.remove();
        return unpackLzma(packed);
    };
    const text = id => new TextDecoder().decode(unpacked(id));
    const run = id => (0, eval)(text(id));

    // A module with a structure of the garbage collector.
    const able = () => typeof WebAssembly === "object"
        && WebAssembly.validate(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0));

    const formulas = () => {
        run("limber-mathjax");
        return window.limberFormula;
    };

    let formula;
    // A promise of the MathML of a formula in TeX.
    window.limberMath = async (source, display) => (formula ||= formulas())(source, !!display);

    const ready = async () => {
        if (!able()) {
            show("limber-old");
            throw new Error("this browser lacks WebAssembly with garbage collection");
        }
        await new Promise(shown => setTimeout(shown)); // the text that asks to wait
        window.limberData = text("limber-data");
        run("limber-loader");
        (await TeaVM.wasmGC.load(withoutDeltas(unpacked("limber-engine")))).exports.main([]);
        part("limber-wait")?.remove();
    };

    window.limber = { ready: ready() };
    window.limber.ready.catch(failure => {
        if (part("limber-old").hidden) show("limber-failed");
        console.error(failure);
    });
})();
