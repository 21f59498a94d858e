// A course site as SCORM asks for it, strict in names, types, lengths and states, for the tests. `site.begin(version,
// values)` puts its object into the window; `site.values` are those that it has taken, `site.calls` what it was asked,
// `site.faults` what it refused, each with the number of the error.
(() => {
    "use strict";
    const decimal = /^-?\d+(\.\d+)?$/, words = list => text => list.split(" ").includes(text) || 405;
    const text = most => said => said.length <= most || 405;
    const percent = said => decimal.test(said) && Number(said) >= 0 && Number(said) <= 100 || 405;
    const later = check => said => check(said) === true || 406;
    const real = (least, most) => said => !decimal.test(said) ? 406 : Number(said) >= least && Number(said) <= most || 407;
    // each value: whether it is read (r), written (w) or both, and what it may be
    const V12 = {
        "cmi.core.student_id": ["r"], "cmi.core.student_name": ["r"], "cmi.core.credit": ["r"], "cmi.core.entry": ["r"],
        "cmi.core.total_time": ["r"], "cmi.core.lesson_mode": ["r"], "cmi.launch_data": ["r"],
        "cmi.core.lesson_location": ["rw", text(255)], "cmi.suspend_data": ["rw", text(4096)],
        "cmi.core.lesson_status": ["rw", words("passed completed failed incomplete browsed")],
        "cmi.core.score.raw": ["rw", percent], "cmi.core.score.min": ["rw", percent],
        "cmi.core.score.max": ["rw", percent], "cmi.core.exit": ["w", words("time-out suspend logout ")],
        "cmi.core.session_time": ["w", said => /^\d{2,4}:[0-5]\d:[0-5]\d(\.\d{1,2})?$/.test(said) || 405]
    };
    const V2004 = {
        "cmi.learner_id": ["r"], "cmi.learner_name": ["r"], "cmi.credit": ["r"], "cmi.entry": ["r"],
        "cmi.total_time": ["r"], "cmi.mode": ["r"], "cmi.launch_data": ["r"],
        "cmi.location": ["rw", later(text(1000))], "cmi.suspend_data": ["rw", later(text(64000))],
        "cmi.completion_status": ["rw", later(words("completed incomplete not_attempted unknown"))],
        "cmi.success_status": ["rw", later(words("passed failed unknown"))],
        "cmi.score.raw": ["rw", real(-1e9, 1e9)], "cmi.score.min": ["rw", real(-1e9, 1e9)],
        "cmi.score.max": ["rw", real(-1e9, 1e9)], "cmi.score.scaled": ["rw", real(-1, 1)],
        "cmi.progress_measure": ["rw", real(0, 1)],
        "cmi.exit": ["w", later(words("time-out suspend logout normal "))],
        "cmi.session_time": ["w", said => /^P(\d+D)?T(\d+H)?(\d+M)?(\d+(\.\d{1,2})?S)?$/.test(said) || 406]
    };
    // the numbers of errors: not begun, ended, unknown name, only read, only written, wrong argument
    const NUMBERS = {
        "1.2": { before: [301, 301, 301, 301], after: [301, 301, 301, 301], unknown: 401, read: 403, written: 404, bad: 201, again: 101 },
        "2004": { before: [112, 122, 132, 142], after: [113, 123, 133, 143], unknown: 401, read: 404, written: 405, bad: 201, again: 103 }
    };

    const site = window.site = { values: {}, calls: [], faults: [] };
    site.begin = (version, values) => {
        const known = version === "1.2" ? V12 : V2004, number = NUMBERS[version], prefix = version === "1.2" ? "LMS" : "";
        let state = "before", error = 0;
        Object.assign(site, { values: { ...values }, calls: [], faults: [] });
        const fault = (code, what) => { error = code; site.faults.push(code + " " + what); return false; };
        const running = (kind, what) => state === "now" || fault(number[state][kind], what);
        const object = {
            Initialize(given) {
                if (given !== "") return String(fault(number.bad, "Initialize"));
                if (state !== "before") return String(fault(number.again, "Initialize"));
                state = "now";
                return "true";
            },
            GetValue(name) {
                if (!running(1, name)) return "";
                if (!known[name]) { fault(number.unknown, name); return ""; }
                if (!known[name][0].includes("r")) { fault(number.written, name); return ""; }
                error = 0;
                return site.values[name] === undefined ? "" : site.values[name];
            },
            SetValue(name, value) {
                if (!running(2, name)) return "false";
                if (!known[name]) return String(fault(number.unknown, name));
                if (!known[name][0].includes("w")) return String(fault(number.read, name));
                if (typeof value !== "string") return String(fault(406, name + " is no text"));
                const right = known[name][1](value);
                if (right !== true) return String(fault(right, name + " = " + value));
                error = 0;
                site.values[name] = value;
                return "true";
            },
            Commit(given) {
                if (given !== "") return String(fault(number.bad, "Commit"));
                return String(running(3, "Commit"));
            },
            GetLastError: () => String(error), GetErrorString: code => "error " + code, GetDiagnostic: () => ""
        };
        object[version === "1.2" ? "Finish" : "Terminate"] = given => {
            if (given !== "") return String(fault(number.bad, "Finish"));
            if (!running(0, "Finish")) return "false";
            state = "after";
            return "true";
        };
        const api = {};
        for (const name of Object.keys(object)) api[prefix + name] = (...given) => {
            site.calls.push(name + " " + given.join(" = "));
            return object[name](...given);
        };
        window[version === "1.2" ? "API" : "API_1484_11"] = api;
    };

    // The same with scorm-again, whose script stands in the page then.
    site.again = (version, values) => {
        const api = version === "1.2" ? new window.Scorm12API({ autocommit: false, logLevel: 5 })
            : new window.Scorm2004API({ autocommit: false, logLevel: 5 });
        for (const [name, value] of Object.entries(values)) {
            const parts = name.split("."), last = parts.pop();
            parts.reduce((at, part) => at[part], api)[last] = value;
        }
        Object.assign(site, { values: { ...values }, calls: [], faults: [] });
        const prefix = version === "1.2" ? "LMS" : "", facade = {};
        for (const name of ["Initialize", "GetValue", "SetValue", "Commit", "Finish", "Terminate", "GetLastError"]) {
            const function_ = api[prefix + name];
            if (typeof function_ !== "function") continue;
            facade[prefix + name] = (...given) => {
                site.calls.push(name + " " + given.join(" = "));
                const said = String(function_.apply(api, given));
                if (name === "SetValue" && said === "true") site.values[given[0]] = given[1];
                const error = String(api[prefix + "GetLastError"]());
                if (name !== "GetLastError" && error !== "0" && error !== "403") site.faults.push(error + " " + given[0]);
                return said;
            };
        }
        window[version === "1.2" ? "API" : "API_1484_11"] = facade;
    };
})();
