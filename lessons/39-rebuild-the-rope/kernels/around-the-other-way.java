                double outx = cos * ring[o + 6] + sin * ring[o + 3];
                double outy = cos * ring[o + 7] + sin * ring[o + 4];
                double outz = cos * ring[o + 8] + sin * ring[o + 5];
                double vx = p[3 * i] + radius * outx;
                double vy = p[3 * i + 1] + radius * outy;
                double vz = p[3 * i + 2] + radius * outz;
