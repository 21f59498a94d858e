                double wx = tx - (along[before] - kt * vx),
                        wy = ty - (along[before + 1] - kt * vy),
                        wz = tz - (along[before + 2] - kt * vz);
                square = wx * wx + wy * wy + wz * wz;
                double km = square > Quaternion.NOTHING
                        ? 2 / square * (wx * across[before]
                                + wy * across[before + 1]
                                + wz * across[before + 2])
                        : 0;
                nx = across[before] - km * wx;
                ny = across[before + 1] - km * wy;
                nz = across[before + 2] - km * wz;
