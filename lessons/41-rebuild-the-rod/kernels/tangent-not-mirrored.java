                double wx = tx - along[before],
                        wy = ty - along[before + 1],
                        wz = tz - along[before + 2];
                square = wx * wx + wy * wy + wz * wz;
                double km = square > Quaternion.NOTHING
                        ? 2 / square * (wx * mx + wy * my + wz * mz)
                        : 0;
                nx = mx - km * wx;
                ny = my - km * wy;
                nz = mz - km * wz;
