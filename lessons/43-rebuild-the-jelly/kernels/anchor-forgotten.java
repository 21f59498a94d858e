                double y = sin * rest[3 * i]
                        + cos * rest[3 * i + 1];
                double mask = (y - bottom) / Math.max(1e-5, height);
