                double m = masks[i] / scale;
                double xx = rest[j] + ox * m,
                        xy = rest[j + 1] + oy * m,
                        xz = rest[j + 2] + oz * m;
                vertices[j] = xx;
                vertices[j + 1] = xy;
                vertices[j + 2] = xz;
