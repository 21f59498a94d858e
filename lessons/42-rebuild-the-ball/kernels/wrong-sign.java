            double u = x[j] - rest[j];
            double before = velocity[j];
            double v = (before + u * k * h) * kept;
            velocity[j] = v;
            x[j] += v * h;
