        double ax = (at[0] - at[3] * offset) / scale,
                ay = (at[1] - at[4] * offset) / scale,
                az = (at[2] - at[5] * offset) / scale;
        at[6] = ax;
        at[7] = ay;
        at[8] = az;
