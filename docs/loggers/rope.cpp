// A Verlet rope that writes a log of its operations with steps.hpp.
//
//     g++ -std=c++17 -O2 -ffp-contract=off rope.cpp -o rope && ./rope > rope.jsonl
//     limber open --listen 4711                   and ./rope 4711 TOKEN
//     limber diff rope.jsonl rope --set segments=8 --set iterations=4
#include "steps.hpp"

#include <cmath>
#include <chrono>
#include <iostream>
#include <memory>
#include <thread>

int main(int count, char** words) { // nothing, or the port and the token that limber open --listen prints
    const bool listened = count == 3;
    const int sticks = 8, sweeps = 4, frames = listened ? 9000 : 20;
    const double length = 4, h = 0.02, rest = length / sticks, gravity[] = {0, -9.81, 0};
    std::vector<double> position, previous;
    std::string corners;
    for (int i = 0; i <= sticks; i++) {
        for (double c : {length * i / sticks, 0.0, 0.0}) position.push_back(c);
        if (i > 0) corners += (i > 1 ? ",[" : "[") + std::to_string(i - 1) + "," + std::to_string(i) + "]";
    }
    previous = position;
    enum { POSITION, PREVIOUS };
    std::unique_ptr<std::streambuf> limber;
    if (listened) limber = std::make_unique<Limber>(std::stoi(words[1]), words[2]);
    std::ostream out(listened ? limber.get() : std::cout.rdbuf());
    Steps log(out, "rope in C++",
            {{"position", 3, "m", "particle", &position}, {"previous", 3, "m", "particle", &previous}},
            "{\"stick\":{\"shape\":\"edge\",\"corners\":[" + corners + "]}}",
            "{\"integrate\":{\"of\":\"particle\"},\"distance\":{\"of\":\"stick\"}}", h);

    for (int frame = 1; frame <= frames; frame++) {
        for (int i = 1; i <= sticks; i++) { // particle 0 is pinned
            log.begin();
            log.writes(POSITION, i);
            log.writes(PREVIOUS, i);
            for (int k = 0; k < 3; k++) {
                const double now = position[3 * i + k];
                position[3 * i + k] = now + (now - previous[3 * i + k]) + h * h * gravity[k];
                previous[3 * i + k] = now;
            }
            log.end(frame, "integrate", i, 1, 0, __LINE__);
        }
        for (int sweep = 1; sweep <= sweeps; sweep++) {
            for (int stick = 0; stick < sticks; stick++) {
                const int a = 3 * stick, b = a + 3;
                log.begin();
                log.writes(POSITION, stick);
                log.writes(POSITION, stick + 1);
                const double dx = position[b] - position[a], dy = position[b + 1] - position[a + 1],
                             dz = position[b + 2] - position[a + 2];
                const double now = std::sqrt(dx * dx + dy * dy + dz * dz), error = (now - rest) / now;
                const double share = stick > 0 ? 0.5 : 1, d[] = {dx, dy, dz};
                for (int k = 0; k < 3; k++) {
                    if (stick > 0) position[a + k] += share * error * d[k];
                    position[b + k] -= share * error * d[k];
                }
                log.value("d", {dx, dy, dz});
                log.value("length", {now});
                log.value("error", {error});
                log.end(frame, "distance", stick, 1, sweep, __LINE__);
            }
        }
        if (listened) std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
}
