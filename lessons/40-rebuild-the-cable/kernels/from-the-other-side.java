                ux = tz + ty * ty / (1 + tz);
                uy = -tx * ty / (1 + tz);
                uz = -tx;
