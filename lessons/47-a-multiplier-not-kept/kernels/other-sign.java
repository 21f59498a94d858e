            double lambda = lambdas[spring];
            double change = (-c + soft * lambda - damped)
                    / ((1 + gamma) * weights + soft);
            lambdas[spring] = lambda + change;
