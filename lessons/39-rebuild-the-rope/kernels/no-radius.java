                double outx = cos * ring[o + 3] + sin * ring[o + 6];
                double outy = cos * ring[o + 4] + sin * ring[o + 7];
                double outz = cos * ring[o + 5] + sin * ring[o + 8];
                double vx = p[3 * i] + outx;
                double vy = p[3 * i + 1] + outy;
                double vz = p[3 * i + 2] + outz;
