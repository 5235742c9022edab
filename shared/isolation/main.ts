// The same asynchronous border as the shell's: what is shared is agreed on first.
import('./bootstrap').then(({ start }) => start());
