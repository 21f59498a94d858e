                double vx = c * velocity[j] + h * gravity.x(),
                        vy = c * velocity[j + 1] + h * gravity.y(),
                        vz = c * velocity[j + 2] + h * gravity.z();
                velocity[j] = vx;
                velocity[j + 1] = vy;
                velocity[j + 2] = vz;
                x[j] += h * vx;
                x[j + 1] += h * vy;
                x[j + 2] += h * vz;
                for (int k = j; k < j + 3; k++) previous[k] = x[k];
