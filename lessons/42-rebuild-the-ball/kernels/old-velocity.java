            double u = rest[j] - x[j];
            double before = velocity[j];
            double v = (before + u * k * h) * kept;
            velocity[j] = v;
            x[j] += before * h;
