                    int a = stick * sides + side, b = a + 1,
                            c = a + sides, d = c + 1;
                    boolean lower = base % 2 == 0;
                    if (stick < drawn) {
                        x = lower ? a : b;
                        y = c;
                        z = lower ? b : d;
                    }
