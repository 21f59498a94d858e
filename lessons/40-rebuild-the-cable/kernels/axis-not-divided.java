                ux = -tz + ty * ty;
                uy = -tx * ty;
                uz = tx;
