                double size = Math.sqrt(sumx * sumx + sumy * sumy + sumz * sumz);
                double nx = sumx / size, ny = sumy / size, nz = sumz / size;
