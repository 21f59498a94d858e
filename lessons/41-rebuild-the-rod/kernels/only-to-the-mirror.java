                double wx = tx - (along[before] - kt * vx),
                        wy = ty - (along[before + 1] - kt * vy),
                        wz = tz - (along[before + 2] - kt * vz);
                square = wx * wx + wy * wy + wz * wz;
                double km = square > Quaternion.NOTHING
                        ? 1 / square * (wx * mx + wy * my + wz * mz)
                        : 0;
                nx = mx - km * wx;
                ny = my - km * wy;
                nz = mz - km * wz;
