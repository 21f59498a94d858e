                    double abx = x[b] - x[a], aby = x[b + 1] - x[a + 1],
                            abz = x[b + 2] - x[a + 2];
                    double acx = x[c] - x[a], acy = x[c + 1] - x[a + 1],
                            acz = x[c + 2] - x[a + 2];
                    double cx = aby * acz - abz * acy, cy = abz * acx - abx * acz,
                            cz = abx * acy - aby * acx;
                    double long1 = Math.sqrt(cx * cx + cy * cy + cz * cz);
                    sumx += cx / long1;
                    sumy += cy / long1;
                    sumz += cz / long1;
