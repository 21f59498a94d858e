            double fx = dx * k + -wasx * c, fy = dy * k + -wasy * c,
                    fz = dz * k + -wasz * c;
            double vx = wasx + fx * h, vy = wasy + fy * h, vz = wasz + fz * h;
            velocity[j] = vx;
            velocity[j + 1] = vy;
            velocity[j + 2] = vz;
            follow[j] += wasx * h;
            follow[j + 1] += wasy * h;
            follow[j + 2] += wasz * h;
