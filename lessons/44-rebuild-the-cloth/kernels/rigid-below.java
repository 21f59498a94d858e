            double lambda = lambdas[spring], kept = omitted ? 0 : soft * lambda;
            double change = (-c - kept - damped)
                    / ((1 + gamma) * weights);
            lambdas[spring] = lambda + change;
            double wa = w[ia] * change, wb = w[ib] * change;
            x[a] -= wa * nx;
            x[a + 1] -= wa * ny;
            x[a + 2] -= wa * nz;
            x[b] += wb * nx;
            x[b + 1] += wb * ny;
            x[b + 2] += wb * nz;
