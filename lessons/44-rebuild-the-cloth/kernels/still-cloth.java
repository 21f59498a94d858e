                double meanx = (v[a] + v[b] + v[c]) / 3,
                        meany = (v[a + 1] + v[b + 1] + v[c + 1]) / 3,
                        meanz = (v[a + 2] + v[b + 2] + v[c + 2]) / 3;
                double through = wind.x() * cx + wind.y() * cy
                        + wind.z() * cz;
                double factor = drag * through / (6 * size);
                double pushx = factor * cx, pushy = factor * cy,
                        pushz = factor * cz;
