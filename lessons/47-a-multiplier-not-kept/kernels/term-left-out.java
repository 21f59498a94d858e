            double lambda = lambdas[spring];
            double change = (-c - damped) / ((1 + gamma) * weights + soft);
            lambdas[spring] = lambda + change;
