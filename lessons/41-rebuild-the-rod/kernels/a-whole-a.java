            double ax = below[left], ay = below[left + 1], az = below[left + 2];
            double bx = below[right], by = below[right + 1], bz = below[right + 2];
            double px = ax + t * bx, py = ay + t * by,
                    pz = az + t * bz;
            construction[3 * made] = px;
            construction[3 * made + 1] = py;
            construction[3 * made + 2] = pz;
