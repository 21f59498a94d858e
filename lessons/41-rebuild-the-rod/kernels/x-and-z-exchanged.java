                if (turned) {
                    double tx = along[3 * i], ty = along[3 * i + 1],
                            tz = along[3 * i + 2];
                    bx = ny * tz - nz * ty;
                    by = nz * tx - nx * tz;
                    bz = nx * ty - ny * tx;
                }
                offsetx = oz * nx + ox * bx;
                offsety = oz * ny + ox * by;
                offsetz = oz * nz + ox * bz;
