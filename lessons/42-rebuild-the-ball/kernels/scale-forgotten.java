        double ax = at[0] + at[3] * offset,
                ay = at[1] + at[4] * offset,
                az = at[2] + at[5] * offset;
        at[6] = ax;
        at[7] = ay;
        at[8] = az;
