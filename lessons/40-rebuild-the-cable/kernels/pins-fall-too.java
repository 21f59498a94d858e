        double hh = h * h, kept = 1 - damping * h;
        for (int i = from; i < to; i++) {
            int j = 3 * i;
            double px = position[j], py = position[j + 1], pz = position[j + 2];
            double oldx = previous[j], oldy = previous[j + 1],
                    oldz = previous[j + 2];
            double nextx = px + (px - oldx) * kept + hh * a.x();
            double nexty = py + (py - oldy) * kept + hh * a.y();
            double nextz = pz + (pz - oldz) * kept + hh * a.z();
