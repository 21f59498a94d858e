            double dx = position[j] - previous[j],
                    dy = position[j + 1] - previous[j + 1],
                    dz = position[j + 2] - previous[j + 2];
            double along = dx * nx + dy * ny + dz * nz;
            previous[j] += mu * (dx - along * nx);
            previous[j + 1] += mu * (dy - along * ny);
            previous[j + 2] += mu * (dz - along * nz);
