// A logger of operations for `limber steps`, in C++ 17. rope.cpp beside it is a Verlet rope that uses it.
//
//     g++ -std=c++17 -O2 -ffp-contract=off rope.cpp -o rope && ./rope > rope.jsonl
//     limber steps rope.jsonl --frame 1
//     limber open --follow rope.jsonl             while it runs, or limber open --listen 4711 and ./rope 4711 TOKEN
//
// Copy this file into your program. Numbers are written so that they read back exactly.
#pragma once

#include <cstdio>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#ifndef _WIN32
#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

/// What `limber open --listen PORT` shows, on Linux and macOS: an output that std::ostream takes. While the connection
/// is lost, lines go nowhere. Elsewhere, write a file and follow it.
class Limber : public std::streambuf {
public:
    Limber(int port, std::string token) : port(port), token(std::move(token)) { again(); }
    ~Limber() override { sync(); ::close(socket); }

    /// Connects again, unless it is connected. Returns whether it has.
    bool again() {
        if (socket >= 0) return false;
        sockaddr_in to = {};
        to.sin_family = AF_INET;
        to.sin_port = htons(static_cast<std::uint16_t>(port));
        to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socket = ::socket(AF_INET, SOCK_STREAM, 0);
        if (::connect(socket, reinterpret_cast<sockaddr*>(&to), sizeof to) != 0) lose();
        waiting = token + "\n";
        return socket >= 0;
    }

protected:
    int overflow(int c) override {
        if (c != traits_type::eof()) waiting += static_cast<char>(c);
        return c;
    }

    std::streamsize xsputn(const char* text, std::streamsize size) override {
        waiting.append(text, static_cast<size_t>(size));
        if (waiting.size() > 1 << 16) sync();
        return size;
    }

    int sync() override {
#ifdef MSG_NOSIGNAL
        const int flags = MSG_NOSIGNAL; // a lost connection is no reason to end
#else
        const int flags = 0;
#endif
        for (size_t sent = 0; socket >= 0 && sent < waiting.size();) {
            const ssize_t n = ::send(socket, waiting.data() + sent, waiting.size() - sent, flags);
            if (n <= 0) lose();
            else sent += static_cast<size_t>(n);
        }
        waiting.clear();
        return 0;
    }

private:
    void lose() {
        ::close(socket);
        socket = -1;
    }

    int port, socket = -1;
    std::string token, waiting;
};
#endif

/// Writes a line for each operation: what it computed, and what it changed.
class Steps {
public:
    /// A list of numbers that is watched for changes: a vector or an array of double, float or whole numbers.
    struct Channel {
        std::string name;
        int width;
        std::string unit, of;
        std::function<double(size_t)> at;
        std::function<size_t()> size;

        template <class Numbers>
        Channel(std::string name, int width, std::string unit, std::string of, const Numbers* numbers)
            : name(std::move(name)), width(width), unit(std::move(unit)), of(std::move(of)),
              at([numbers](size_t i) { return static_cast<double>((*numbers)[i]); }),
              size([numbers] { return numbers->size(); }) {}
    };

    /// @param kinds,phases JSON: {"stick":{"shape":"edge","corners":[[0,1]]}} and {"distance":{"of":"stick"}}
    /// @param seconds of a frame
    Steps(std::ostream& out, const std::string& model, std::vector<Channel> watched, const std::string& kinds,
            const std::string& phases, double seconds) : out(out), channels(std::move(watched)),
            before("{\"limber\":\"steps\",\"version\":1,\"model\":\"" + model + "\",\"seconds\":" + number(seconds)
                + ",\"channels\":{"),
            after("},\"kinds\":" + kinds + ",\"phases\":" + phases + "}\n") {
        header();
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
            + (numbers.size() == 1 ? number(*numbers.begin()) : array(numbers));
    }

    /// After it.
    ///
    /// @param element -1 where it works on the whole
    /// @param sweep 0 outside of sweeps; the same for substep
    /// @param line of the source: __LINE__
    void end(int frame, const std::string& phase, int element, int substep = 0, int sweep = 0, int line = 0) {
        const bool begins = frame != last;
        last = frame;
#ifndef _WIN32
        Limber* limber = begins ? dynamic_cast<Limber*>(out.rdbuf()) : nullptr;
        if (limber && limber->again()) { // the connection was lost: it goes on with the numbers as they are
            header();
            return;
        }
#endif
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
        if (begins) out.flush(); // a frame is shown once another one has begun
    }

private:
    void header() {
        out << before;
        const char* comma = "";
        for (const Channel& c : channels) {
            out << comma << '"' << c.name << "\":{\"width\":" << c.width << ",\"unit\":\"" << c.unit << "\",\"of\":\""
                << c.of << "\",\"initial\":" << array(part(c, 0, c.size())) << '}';
            comma = ",";
        }
        out << after;
    }

    struct Change {
        int channel, element;
        std::string from;
    };

    static std::string number(double v) {
        if (!(v - v == 0)) return "null"; // JSON has no number that is not finite
        char text[32] = {};
        std::snprintf(text, sizeof text, "%.17g", v);
        for (char& c : text) if (c == ',') c = '.'; // the program may write numbers in another language
        return text;
    }

    static std::string array(const std::vector<double>& v) {
        std::string text = "[";
        for (size_t i = 0; i < v.size(); i++) text += (i ? "," : "") + number(v[i]);
        return text + "]";
    }

    static std::vector<double> part(const Channel& c, size_t from, size_t count) {
        std::vector<double> numbers;
        for (size_t i = from; i < from + count; i++) numbers.push_back(c.at(i));
        return numbers;
    }

    std::string text(int channel, int element) const {
        const Channel& c = channels[channel];
        std::vector<double> v = part(c, static_cast<size_t>(c.width) * element, c.width);
        return c.width == 1 ? number(v[0]) : array(v);
    }

    std::ostream& out;
    std::vector<Channel> channels;
    std::string before, after; // of the first line, around the channels
    std::vector<Change> changes;
    std::string values;
    int last = 0;
};
