            double lambda = lambdas[spring];
            double change = (-c - soft * lambda - gamma * moved)
                    / ((1 + gamma) * weights + soft);
            lambdas[spring] = change;
