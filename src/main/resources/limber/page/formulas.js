// Formulas of pages: MathML of TeX by MathJax, whose parts stand before this.
(() => {
    "use strict";
    // What a formula may have of its own; anything else is left out.
    const KEPT = /^(math(color|background|variant|size)|display(style)?|scriptlevel|[lr]space|(min|max)size|stretchy|fence|separator|form|largeop|movablelimits|symmetric|accent(under)?|align|column(align|spacing|lines|width|span)|row(align|spacing|lines|span)|side|width|height|depth|voffset|frame|framespacing|linethickness|bevelled|notation|minlabelspacing|texClass)$/;

    const clean = node => {
        const attributes = node.attributes && node.attributes.getAllAttributes();
        for (const name in attributes) if (!KEPT.test(name)) delete attributes[name];
        (node.childNodes || []).forEach(child => child && clean(child));
    };

    const { mathjax, handlers, adaptors, input, core } = MathJax._;
    handlers.html_ts.RegisterHTMLHandler(adaptors.browserAdaptor.browserAdaptor());
    const tex = new input.tex_ts.TeX({
        packages: ["base", "ams", "newcommand", "noundefined", "color"], maxMacros: 1000, maxBuffer: 5120
    });
    const page = mathjax.mathjax.document("", { InputJax: tex });
    const writer = new core.MmlTree.SerializedMmlVisitor.SerializedMmlVisitor();
    window.limberFormula = (source, display) => {
        const tree = page.convert(source, { display, end: core.MathItem.STATE.CONVERT });
        clean(tree);
        return writer.visitTree(tree);
    };
})();
