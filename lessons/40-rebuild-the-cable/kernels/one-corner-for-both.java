                    int a = stick * (sides + 1) + side, b = a + 1,
                            c = a + sides + 1, d = c + 1;
                    boolean lower = base % 2 == 0;
                    if (stick < drawn) {
                        x = a;
                        y = c;
                        z = lower ? b : d;
                    }
