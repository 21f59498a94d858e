                double x = vertices[j], y = vertices[j + 1];
                x = cos * x - sin * y;
                y = sin * x + cos * y;
                placed[j] = ax + scale * x;
                placed[j + 1] = ay + scale * y;
                placed[j + 2] = az + scale * vertices[j + 2];
