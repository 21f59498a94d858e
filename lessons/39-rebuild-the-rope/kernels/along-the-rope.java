                double outx = cos * ring[o + 3] + sin * ring[o];
                double outy = cos * ring[o + 4] + sin * ring[o + 1];
                double outz = cos * ring[o + 5] + sin * ring[o + 2];
                double vx = p[3 * i] + radius * outx;
                double vy = p[3 * i + 1] + radius * outy;
                double vz = p[3 * i + 2] + radius * outz;
