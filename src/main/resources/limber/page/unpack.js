// What the parts of a page are packed with: LZMA, a quarter denser than what browsers know. Its specification by Igor
// Pavlov is in the public domain; a part has the settings of `Lzma.java`: lc 3, lp 0, pb 0, and its size.
const unpackLzma = (() => {
    "use strict";
    // Where the odds of each kind of decision begin, most of them by what the last few steps were, one of twelve.
    const MATCH = 0, REPEAT = 12, FIRST = 24, SECOND = 36, THIRD = 48, LONG = 60, SLOT = 72,
        NEAR = SLOT + 4 * 64, ALIGN = NEAR + 115, LENGTH = ALIGN + 16, AGAIN = LENGTH + 274, LITERAL = AGAIN + 274;

    return packed => {
        const odds = new Uint16Array(LITERAL + 8 * 768).fill(1024);
        const coder = new Uint32Array([-1, 0]); // the range, and the code in it
        let at = 18;
        for (let i = 14; i < at; i++) coder[1] = coder[1] << 8 | packed[i];

        const next = () => {
            if (coder[0] >>> 24) return;
            coder[0] <<= 8;
            coder[1] = coder[1] << 8 | packed[at++];
        };
        const bit = i => {
            const odd = odds[i], bound = (coder[0] >>> 11) * odd;
            if (coder[1] < bound) {
                coder[0] = bound;
                odds[i] = odd + (2048 - odd >> 5);
                next();
                return 0;
            }
            coder[0] -= bound;
            coder[1] -= bound;
            odds[i] = odd - (odd >> 5);
            next();
            return 1;
        };
        const evenBits = count => {
            let value = 0;
            while (count-- > 0) {
                coder[0] >>>= 1;
                const one = coder[1] >= coder[0] ? 1 : 0;
                if (one) coder[1] -= coder[0];
                value = value << 1 | one;
                next();
            }
            return value;
        };
        const bits = (odd, count) => {
            let m = 1;
            for (let i = 0; i < count; i++) m = m << 1 | bit(odd + m);
            return m - (1 << count);
        };
        const bitsFromLowest = (odd, count) => {
            let value = 0;
            for (let i = 0, m = 1; i < count; i++) {
                const one = bit(odd + m);
                m = m << 1 | one;
                value |= one << i;
            }
            return value;
        };
        const length = odd => !bit(odd) ? 2 + bits(odd + 2, 3)
            : !bit(odd + 1) ? 10 + bits(odd + 10, 3) : 18 + bits(odd + 18, 8);
        const distance = length => {
            const slot = bits(SLOT + 64 * Math.min(length - 2, 3), 6), low = (slot >> 1) - 1;
            if (slot < 4) return slot + 1;
            const far = (2 | slot & 1) << low;
            return 1 + far + (slot < 14 ? bitsFromLowest(NEAR + far - slot, low)
                : (evenBits(low - 4) << 4) + bitsFromLowest(ALIGN, 4));
        };

        const out = new Uint8Array(new DataView(packed.buffer).getUint32(5, true));
        const last = Int32Array.of(1, 1, 1, 1); // the distances of repetitions, the newest first
        let state = 0, n = 0;
        const literal = () => {
            const odd = LITERAL + 768 * (n ? out[n - 1] >> 5 : 0);
            let m = 1;
            if (state > 6) // what would have continued the repetition says what is likely, until it is wrong
                for (let like = out[n - last[0]], so = true; so && m < 256; like <<= 1) {
                    const guess = like >> 7 & 1, one = bit(odd + (1 + guess << 8) + m);
                    m = m << 1 | one;
                    so = one === guess;
                }
            while (m < 256) m = m << 1 | bit(odd + m);
            out[n++] = m;
            state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
        };
        const repetition = () => {
            let count;
            if (!bit(REPEAT + state)) {
                count = length(LENGTH);
                last.copyWithin(1, 0);
                last[0] = distance(count);
                state = state < 7 ? 7 : 10;
            } else {
                const which = !bit(FIRST + state) ? 0 : !bit(SECOND + state) ? 1 : 2 + bit(THIRD + state);
                const one = which === 0 && !bit(LONG + state), chosen = last[which];
                last.copyWithin(1, 0, which);
                last[0] = chosen;
                count = one ? 1 : length(AGAIN);
                state = state > 6 ? 11 : one ? 9 : 8;
            }
            for (; count > 0; count--, n++) out[n] = out[n - last[0]];
        };
        while (n < out.length) if (bit(MATCH + state)) repetition(); else literal();
        return out;
    };
})();

// The engine has differences in place of numbers that rise, as `Deltas.java` writes them.
const withoutDeltas = bytes => {
    "use strict";
    const header = new DataView(bytes.buffer), out = new Uint8Array(header.getUint32(16, true));
    const sizes = [0, 4, 8, 12].map(i => header.getUint32(i, true));
    // How many numbers follow an instruction.
    const numbers = { 0x10: 1, 0x20: 1, 0x24: 1, 0x41: 1, 0xd0: 1, 0xfb: 3 };
    let at = 20, n = 0;
    const copy = end => {
        out.set(bytes.subarray(at, end), n);
        n += end - at;
        at = end;
    };
    // Writes the number that differs from another by the next one.
    const next = last => {
        let by = 0;
        for (let shift = 0; ; shift += 7) {
            by |= (bytes[at] & 127) << shift;
            if (bytes[at++] < 128) break;
        }
        const number = last + (by & 1 ? -(by + 1 >> 1) : by >> 1);
        let rest = number;
        for (; rest > 127; rest >>= 7) out[n++] = rest & 127 | 128;
        out[n++] = rest;
        return number;
    };
    copy(at + sizes[0]);
    for (let end = at + sizes[1], last = 0; at < end;) last = next(last);
    copy(at + sizes[2]);
    for (let end = at + sizes[3], last = { 0x23: 0, 0xd2: 0 }; at < end;) {
        const instruction = bytes[at];
        copy(at + 1);
        if (instruction in last) last[instruction] = next(last[instruction]);
        else for (let k = numbers[instruction] || 0; k > 0; k--) do copy(at + 1); while (bytes[at - 1] > 127);
    }
    copy(bytes.length);
    return out;
};
