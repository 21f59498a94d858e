            double ux = orientation[r], uy = orientation[r + 1],
                    uz = orientation[r + 2], uw = orientation[r + 3];
            double offsetx = rest[b] - rest[a], offsety = rest[b + 1] - rest[a + 1],
                    offsetz = rest[b + 2] - rest[a + 2];
            points[b] = points[a]
                    + Quaternion.x(ux, uy, uz, uw, offsetx, offsety, offsetz);
            points[b + 1] = points[a + 1]
                    + Quaternion.y(ux, uy, uz, uw, offsetx, offsety, offsetz);
            points[b + 2] = points[a + 2]
                    + Quaternion.z(ux, uy, uz, uw, offsetx, offsety, offsetz);
