                    double abx = x[b] - x[a], aby = x[b + 1] - x[a + 1],
                            abz = x[b + 2] - x[a + 2];
                    double acx = x[c] - x[a], acy = x[c + 1] - x[a + 1],
                            acz = x[c + 2] - x[a + 2];
                    sumx += abz * acy - aby * acz;
                    sumy += abx * acz - abz * acx;
                    sumz += aby * acx - abx * acy;
