            double dx = x[j] - ax, dy = x[j + 1] - ay, dz = x[j + 2] - az;
            double dd = dx * dx + dy * dy + dz * dz;
            double push = most / (1 + weakening * dd);
            v[j] += dx * push;
            v[j + 1] += dy * push;
            v[j + 2] += dz * push;
