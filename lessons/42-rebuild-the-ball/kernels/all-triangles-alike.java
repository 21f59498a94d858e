                    double ux = xyz[b] - xyz[a], uy = xyz[b + 1] - xyz[a + 1],
                            uz = xyz[b + 2] - xyz[a + 2];
                    double vx = xyz[c] - xyz[a], vy = xyz[c + 1] - xyz[a + 1],
                            vz = xyz[c + 2] - xyz[a + 2];
                    double nx = uy * vz - uz * vy, ny = uz * vx - ux * vz,
                            nz = ux * vy - uy * vx;
                    double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
                    sumx += nx / length;
                    sumy += ny / length;
                    sumz += nz / length;
