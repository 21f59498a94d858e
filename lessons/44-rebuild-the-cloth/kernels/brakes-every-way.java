                double nx = dx / length, ny = dy / length, nz = dz / length;
                double ux = v[b] - v[a], uy = v[b + 1] - v[a + 1],
                        uz = v[b + 2] - v[a + 2];
                double stiffness = k.of(kinds[i]), rest = rests[i];
                double pull = stiffness * (length - rest);
                double fx = pull * nx + damping * ux, fy = pull * ny + damping * uy,
                        fz = pull * nz + damping * uz;
                add(f, a, fx, fy, fz);
                add(f, b, -fx, -fy, -fz);
