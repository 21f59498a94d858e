                double vx = c * velocity[j] + h * gravity.x(),
                        vy = c * velocity[j + 1] + h * gravity.y(),
                        vz = c * velocity[j + 2] + h * gravity.z();
                for (int k = j; k < j + 3; k++) previous[k] = x[k];
                x[j] += h * velocity[j];
                x[j + 1] += h * velocity[j + 1];
                x[j + 2] += h * velocity[j + 2];
                velocity[j] = vx;
                velocity[j + 1] = vy;
                velocity[j + 2] = vz;
