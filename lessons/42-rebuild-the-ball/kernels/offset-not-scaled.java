        double ax = at[0] / scale + at[3] * offset,
                ay = at[1] / scale + at[4] * offset,
                az = at[2] / scale + at[5] * offset;
        at[6] = ax;
        at[7] = ay;
        at[8] = az;
