                    double abx = x[b] - x[a], aby = x[b + 1] - x[a + 1],
                            abz = x[b + 2] - x[a + 2];
                    double acx = x[c] - x[a], acy = x[c + 1] - x[a + 1],
                            acz = x[c + 2] - x[a + 2];
                    sumx = aby * acz - abz * acy;
                    sumy = abz * acx - abx * acz;
                    sumz = abx * acy - aby * acx;
