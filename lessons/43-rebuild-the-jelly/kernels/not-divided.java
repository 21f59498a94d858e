                double y = anchor[3 * own + 1] + sin * rest[3 * i]
                        + cos * rest[3 * i + 1];
                double mask = y - bottom;
