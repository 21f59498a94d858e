                double g1x = (d2z * d3y - d2y * d3z) / 6,
                        g1y = (d2x * d3z - d2z * d3x) / 6,
                        g1z = (d2y * d3x - d2x * d3y) / 6;
                double g2x = (d3z * d1y - d3y * d1z) / 6,
                        g2y = (d3x * d1z - d3z * d1x) / 6,
                        g2z = (d3y * d1x - d3x * d1y) / 6;
                double g3x = (d1z * d2y - d1y * d2z) / 6,
                        g3y = (d1x * d2z - d1z * d2x) / 6,
                        g3z = (d1y * d2x - d1x * d2y) / 6;
                double g0x = -(g1x + g2x + g3x), g0y = -(g1y + g2y + g3y),
                        g0z = -(g1z + g2z + g3z);
