                double ax = gravity.x() + f[j],
                        ay = gravity.y() + f[j + 1],
                        az = gravity.z() + f[j + 2];
                double vx = velocity[j] + h * ax, vy = velocity[j + 1] + h * ay,
                        vz = velocity[j + 2] + h * az;
                velocity[j] = vx;
                velocity[j + 1] = vy;
                velocity[j + 2] = vz;
                x[j] += h * vx;
                x[j + 1] += h * vy;
                x[j + 2] += h * vz;
