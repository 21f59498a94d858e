// A logger of operations for `limber steps`, in C++ 17. rope.cpp beside it is a Verlet rope that uses it.
//
//     g++ -std=c++17 -O2 -ffp-contract=off rope.cpp -o rope && ./rope > rope.jsonl
//     limber steps rope.jsonl --frame 1
//
// Copy this file into your program. Numbers are written so that they read back exactly.
#pragma once

#include <cstdio>
#include <initializer_list>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

/// Writes a line for each operation: what it computed, and what it changed.
class Steps {
public:
    /// A list of numbers that is watched for changes.
    struct Channel {
        std::string name;
        int width;
        std::string unit, of;
        const std::vector<double>* numbers;
    };

    /// @param kinds,phases JSON: {"stick":{"shape":"edge","corners":[[0,1]]}} and {"distance":{"of":"stick"}}
    /// @param seconds of a frame
    Steps(std::ostream& out, const std::string& model, std::vector<Channel> watched, const std::string& kinds,
            const std::string& phases, double seconds) : out(out), channels(std::move(watched)) {
        out << "{\"limber\":\"steps\",\"version\":1,\"model\":\"" << model << "\",\"seconds\":" << number(seconds)
            << ",\"channels\":{";
        const char* comma = "";
        for (const Channel& c : channels) {
            out << comma << '"' << c.name << "\":{\"width\":" << c.width << ",\"unit\":\"" << c.unit << "\",\"of\":\""
                << c.of << "\",\"initial\":" << array(c.numbers->data(), c.numbers->size()) << '}';
            comma = ",";
        }
        out << "},\"kinds\":" << kinds << ",\"phases\":" << phases << "}\n";
    }

    /// Before an operation.
    void begin() {
        changes.clear();
        values.clear();
    }

    /// Before an operation writes an element of a channel.
    void writes(int channel, int element) {
        changes.push_back({channel, element, text(channel, element)});
    }

    /// A number that the operation computed, or a vector.
    void value(const std::string& name, std::initializer_list<double> numbers) {
        values += (values.empty() ? "\"" : ",\"") + name + "\":"
            + (numbers.size() == 1 ? number(*numbers.begin()) : array(numbers.begin(), numbers.size()));
    }

    /// After it.
    ///
    /// @param element -1 where it works on the whole
    /// @param sweep 0 outside of sweeps; the same for substep
    /// @param line of the source: __LINE__
    void end(int frame, const std::string& phase, int element, int substep = 0, int sweep = 0, int line = 0) {
        out << "{\"frame\":" << frame << ",\"phase\":\"" << phase << "\",\"element\":"
            << (element < 0 ? "null" : std::to_string(element));
        if (substep > 0) out << ",\"substep\":" << substep;
        if (sweep > 0) out << ",\"sweep\":" << sweep;
        if (line > 0) out << ",\"line\":" << line;
        out << ",\"values\":{" << values << "},\"changes\":[";
        const char* comma = "";
        for (const Change& c : changes) {
            out << comma << "{\"channel\":\"" << channels[c.channel].name << "\",\"element\":" << c.element
                << ",\"from\":" << c.from << ",\"to\":" << text(c.channel, c.element) << '}';
            comma = ",";
        }
        out << "]}\n";
    }

private:
    struct Change {
        int channel, element;
        std::string from;
    };

    static std::string number(double v) {
        if (!(v - v == 0)) return "null"; // JSON has no number that is not finite
        char text[32];
        std::snprintf(text, sizeof text, "%.17g", v);
        return text;
    }

    static std::string array(const double* v, size_t n) {
        std::string text = "[";
        for (size_t i = 0; i < n; i++) text += (i ? "," : "") + number(v[i]);
        return text + "]";
    }

    std::string text(int channel, int element) const {
        const Channel& c = channels[channel];
        const double* v = c.numbers->data() + c.width * element;
        return c.width == 1 ? number(*v) : array(v, c.width);
    }

    std::ostream& out;
    std::vector<Channel> channels;
    std::vector<Change> changes;
    std::string values;
};
