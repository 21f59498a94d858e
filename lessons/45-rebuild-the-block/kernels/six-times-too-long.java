                double g1x = d2y * d3z - d2z * d3y,
                        g1y = d2z * d3x - d2x * d3z,
                        g1z = d2x * d3y - d2y * d3x;
                double g2x = d3y * d1z - d3z * d1y,
                        g2y = d3z * d1x - d3x * d1z,
                        g2z = d3x * d1y - d3y * d1x;
                double g3x = d1y * d2z - d1z * d2y,
                        g3y = d1z * d2x - d1x * d2z,
                        g3z = d1x * d2y - d1y * d2x;
                double g0x = -(g1x + g2x + g3x), g0y = -(g1y + g2y + g3y),
                        g0z = -(g1z + g2z + g3z);
