            double dx = position[j] - previous[j],
                    dy = position[j + 1] - previous[j + 1],
                    dz = position[j + 2] - previous[j + 2];
            double along = dx * nx + dy * ny + dz * nz,
                    stopped = outside ? along : 0;
            previous[j] += stopped * nx + mu * dx;
            previous[j + 1] += stopped * ny + mu * dy;
            previous[j + 2] += stopped * nz + mu * dz;
