            double fx = dx * k + -wasx * c, fy = dy * k + -wasy * c,
                    fz = dz * k + -wasz * c;
            double vx = wasx + fx, vy = wasy + fy, vz = wasz + fz;
            velocity[j] = vx;
            velocity[j + 1] = vy;
            velocity[j + 2] = vz;
            follow[j] += vx * h;
            follow[j + 1] += vy * h;
            follow[j + 2] += vz * h;
