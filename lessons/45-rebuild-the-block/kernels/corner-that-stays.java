                double g1x = (d2y * d3z - d2z * d3y) / 6,
                        g1y = (d2z * d3x - d2x * d3z) / 6,
                        g1z = (d2x * d3y - d2y * d3x) / 6;
                double g2x = (d3y * d1z - d3z * d1y) / 6,
                        g2y = (d3z * d1x - d3x * d1z) / 6,
                        g2z = (d3x * d1y - d3y * d1x) / 6;
                double g3x = (d1y * d2z - d1z * d2y) / 6,
                        g3y = (d1z * d2x - d1x * d2z) / 6,
                        g3z = (d1x * d2y - d1y * d2x) / 6;
                double g0x = 0, g0y = 0, g0z = 0;
