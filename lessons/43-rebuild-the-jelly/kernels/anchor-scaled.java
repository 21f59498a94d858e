                placed[j] = scale * (ax
                        + cos * vertices[j] - sin * vertices[j + 1]);
                placed[j + 1] = scale * (ay
                        + sin * vertices[j] + cos * vertices[j + 1]);
                placed[j + 2] = scale * (az + vertices[j + 2]);
