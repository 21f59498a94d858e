            double ax = below[left], ay = below[left + 1], az = below[left + 2];
            double bx = below[right], by = below[right + 1], bz = below[right + 2];
            double px = 0.5 * ax + 0.5 * bx, py = 0.5 * ay + 0.5 * by,
                    pz = 0.5 * az + 0.5 * bz;
            construction[3 * made] = px;
            construction[3 * made + 1] = py;
            construction[3 * made + 2] = pz;
