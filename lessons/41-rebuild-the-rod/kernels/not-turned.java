            double ux = orientation[q], uy = orientation[q + 1],
                    uz = orientation[q + 2], uw = orientation[q + 3];
            double offsetx = rest[b] - rest[a], offsety = rest[b + 1] - rest[a + 1],
                    offsetz = rest[b + 2] - rest[a + 2];
            points[b] = points[a]
                    + offsetx;
            points[b + 1] = points[a + 1]
                    + offsety;
            points[b + 2] = points[a + 2]
                    + offsetz;
