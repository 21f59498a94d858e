                double m = masks[i];
                double xx = rest[j] + (cos * ox + sin * oy) * m,
                        xy = rest[j + 1] + (cos * oy - sin * ox) * m,
                        xz = rest[j + 2] + oz * m;
                vertices[j] = xx;
                vertices[j + 1] = xy;
                vertices[j + 2] = xz;
