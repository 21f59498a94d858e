            double ux = orientation[q], uy = orientation[q + 1],
                    uz = orientation[q + 2], uw = orientation[q + 3];
            double offsetx = points[b] - points[a],
                    offsety = points[b + 1] - points[a + 1],
                    offsetz = points[b + 2] - points[a + 2];
            points[b] = points[a]
                    + Quaternion.x(ux, uy, uz, uw, offsetx, offsety, offsetz);
            points[b + 1] = points[a + 1]
                    + Quaternion.y(ux, uy, uz, uw, offsetx, offsety, offsetz);
            points[b + 2] = points[a + 2]
                    + Quaternion.z(ux, uy, uz, uw, offsetx, offsety, offsetz);
