                double size = usedFrom[i + 1] - usedFrom[i];
                boolean flat = size == 0; // no triangle, or none with an area
                double nx = flat ? 0 : sumx / size, ny = flat ? 1 : sumy / size,
                        nz = flat ? 0 : sumz / size;
