        int n = points.length / 3 - 1;
        double sum = 0, c = 1;
        for (int i = 0; i <= n; i++) {
            double weight = c * Math.pow(t, i) * Math.pow(1 - t, n - i);
            sum += weight * points[3 * i + axis];
            c = c * (n - i) / (i + 1);
        }
        return sum;
