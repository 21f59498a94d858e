            double dx = ax - x[j], dy = ay - x[j + 1], dz = az - x[j + 2];
            double dd = dx * dx + dy * dy + dz * dz;
            double distance = Math.sqrt(dd);
            double push = most / (1 + weakening * dd);
            // at the acting point itself there is no direction
            double share = distance > 0 ? push / distance : 0;
            v[j] += dx * share;
            v[j + 1] += dy * share;
            v[j + 2] += dz * share;
