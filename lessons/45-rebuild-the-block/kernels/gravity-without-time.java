                double vx = c * velocity[j] + gravity.x(),
                        vy = c * velocity[j + 1] + gravity.y(),
                        vz = c * velocity[j + 2] + gravity.z();
                velocity[j] = vx;
                velocity[j + 1] = vy;
                velocity[j + 2] = vz;
                for (int k = j; k < j + 3; k++) previous[k] = x[k];
                x[j] += h * vx;
                x[j + 1] += h * vy;
                x[j + 2] += h * vz;
