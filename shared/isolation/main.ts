import { trustOnly } from '../contracts/trusted-types';

trustOnly({ origins: [], markup: '' });
// As in the shell, federation agrees on the shared packages before anything that uses them may run.
import('./bootstrap').then(({ start }) => start());
