            double px = position[j], py = position[j + 1], pz = position[j + 2];
            double oldx = previous[j], oldy = previous[j + 1],
                    oldz = previous[j + 2];
            double nextx = px + hh * a.x();
            double nexty = py + hh * a.y();
            double nextz = pz + hh * a.z();
            position[j] = nextx;
            position[j + 1] = nexty;
            position[j + 2] = nextz;
            previous[j] = px;
            previous[j + 1] = py;
            previous[j + 2] = pz;
