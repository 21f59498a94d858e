                if (turned) {
                    double tx = along[3 * i], ty = along[3 * i + 1],
                            tz = along[3 * i + 2];
                    bx = nz * ty - ny * tz;
                    by = nx * tz - nz * tx;
                    bz = ny * tx - nx * ty;
                }
                offsetx = ox * nx + oz * bx;
                offsety = ox * ny + oz * by;
                offsetz = ox * nz + oz * bz;
