                double inverse = w[i];
                double ax = gravity.x() + inverse * f[j],
                        ay = gravity.y() + inverse * f[j + 1],
                        az = gravity.z() + inverse * f[j + 2];
                double vx = velocity[j] + h * ax, vy = velocity[j + 1] + h * ay,
                        vz = velocity[j + 2] + h * az;
                x[j] += h * velocity[j];
                x[j + 1] += h * velocity[j + 1];
                x[j + 2] += h * velocity[j + 2];
                velocity[j] = vx;
                velocity[j + 1] = vy;
                velocity[j + 2] = vz;
