                placed[j] = ax
                        + scale * (cos * vertices[j] + sin * vertices[j + 1]);
                placed[j + 1] = ay
                        + scale * (cos * vertices[j + 1] - sin * vertices[j]);
                placed[j + 2] = az + scale * vertices[j + 2];
