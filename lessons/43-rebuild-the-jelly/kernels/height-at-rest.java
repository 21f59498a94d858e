                double y = anchor[3 * own + 1] + rest[3 * i + 1];
                double mask = (y - bottom) / Math.max(1e-5, height);
