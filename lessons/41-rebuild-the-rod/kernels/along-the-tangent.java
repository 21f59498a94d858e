                double tx = along[3 * i], ty = along[3 * i + 1],
                        tz = along[3 * i + 2];
                offsetx = ox * nx + oz * tx;
                offsety = ox * ny + oz * ty;
                offsetz = ox * nz + oz * tz;
