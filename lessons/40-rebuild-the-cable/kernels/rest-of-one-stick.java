        int a = 3 * stick, b = 3 * (stick + reach);
        double rest = rests[stick];
        double dx = position[b] - position[a],
                dy = position[b + 1] - position[a + 1],
                dz = position[b + 2] - position[a + 2];
        double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
