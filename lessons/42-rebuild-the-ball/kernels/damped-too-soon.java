            double u = rest[j] - x[j];
            double before = velocity[j];
            double v = before * kept + u * k * h;
            velocity[j] = v;
            x[j] += v * h;
