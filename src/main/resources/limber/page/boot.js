// The start of a page: what is packed in it is unpacked, and the engine runs.
(() => {
    "use strict";
    const part = id => document.getElementById(id);
    const show = id => { part(id).hidden = false; part("limber-wait").hidden = true; };

    // Base 116 in the characters of ASCII but for ends of lines and texts, escape, delete, tabulators, &, < and >:
    // seven of them are six bytes, the lowest first.
    const digits = new Uint8Array(128);
    for (let c = 1, d = 0; c < 127; c++) if (![9, 10, 11, 12, 13, 26, 27, 38, 60, 62].includes(c)) digits[c] = d++;
    const bytes = text => {
        const out = new Uint8Array(text.length - Math.ceil(text.length / 7));
        for (let i = 0, o = 0; i < text.length; i += 7) {
            const end = Math.min(i + 7, text.length);
            let value = 0;
            for (let k = end - 1; k >= i; k--) value = value * 116 + digits[text.charCodeAt(k)];
            for (let k = i + 1; k < end; k++, value = Math.floor(value / 256)) out[o++] = value % 256;
        }
        return out;
    };

    const taken = id => {
        const element = part(id), packed = bytes(element.textContent);
        element.remove();
        return packed;
    };

    const zipped = async id =>
        new Response(new Blob([taken(id)]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();

    // A small program unpacks the large ones: it knows a denser packing than browsers do.
    const start = async wasm => (await TeaVM.wasmGC.load(new Uint8Array(wasm))).exports.main([]);
    const run = bytes => (0, eval)(new TextDecoder().decode(bytes));
    const begun = async () => {
        run(await zipped("limber-loader"));
        await start(await zipped("limber-unpack"));
    };
    let unpacker;
    const unpacked = async id => {
        await (unpacker ||= begun());
        return window.limberUnpack(new Int8Array(taken(id).buffer)).buffer;
    };

    // A module with a structure of the garbage collector.
    const able = () => typeof DecompressionStream === "function" && typeof WebAssembly === "object"
        && WebAssembly.validate(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0));

    const formulas = async () => {
        run(await unpacked("limber-mathjax"));
        return window.limberFormula;
    };

    let formula;
    // A promise of the MathML of a formula in TeX.
    window.limberMath = async (source, display) => (await (formula ||= formulas()))(source, !!display);

    const ready = async () => {
        if (!able()) {
            show("limber-old");
            throw new Error("this browser lacks WebAssembly with garbage collection, or DecompressionStream");
        }
        window.limberData = new TextDecoder().decode(await unpacked("limber-data"));
        await start(await unpacked("limber-engine"));
        part("limber-wait")?.remove();
    };

    window.limber = { ready: ready() };
    window.limber.ready.catch(failure => {
        if (part("limber-old").hidden) show("limber-failed");
        console.error(failure);
    });
})();
