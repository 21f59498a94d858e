        double residual = length - rest, error = residual / length;
        boolean freeA = w[stick] > 0, freeB = w[stick + reach] > 0;
        if (freeA) {
            double shareA = half || freeB ? 0.5 : 1, fA = shareA * error;
            position[a] -= fA * dx;
            position[a + 1] -= fA * dy;
            position[a + 2] -= fA * dz;
        }
        if (freeB) {
            double shareB = half || freeA ? 0.5 : 1, fB = shareB * error;
            position[b] += fB * dx;
            position[b + 1] += fB * dy;
            position[b + 2] += fB * dz;
        }
