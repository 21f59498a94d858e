                    double ux = xyz[b] - xyz[a], uy = xyz[b + 1] - xyz[a + 1],
                            uz = xyz[b + 2] - xyz[a + 2];
                    double vx = xyz[c] - xyz[a], vy = xyz[c + 1] - xyz[a + 1],
                            vz = xyz[c + 2] - xyz[a + 2];
                    sumx += uy * vz - uz * vy;
                    sumy += ux * vz - uz * vx;
                    sumz += ux * vy - uy * vx;
