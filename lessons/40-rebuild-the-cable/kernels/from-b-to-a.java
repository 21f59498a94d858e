        int a = 3 * stick, b = 3 * (stick + reach);
        double rest = reach * rests[stick];
        double dx = position[a] - position[b],
                dy = position[a + 1] - position[b + 1],
                dz = position[a + 2] - position[b + 2];
        double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
