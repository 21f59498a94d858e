                double nx = dx, ny = dy, nz = dz;
                double ux = v[b] - v[a], uy = v[b + 1] - v[a + 1],
                        uz = v[b + 2] - v[a + 2];
                double speed = ux * nx + uy * ny + uz * nz;
                double stiffness = k.of(kinds[i]), rest = rests[i];
                double pull = stiffness * (length - rest) + damping * speed;
                add(f, a, pull * nx, pull * ny, pull * nz);
                add(f, b, -(pull * nx), -(pull * ny), -(pull * nz));
