// As in the shell, federation agrees on the shared packages before anything that uses them may run.
import('./bootstrap').then(({ start }) => start());
