import { trustOnly } from '../contracts/trusted-types';

trustOnly({ origins: [], markup: '' });
// As in the shell, federation must negotiate the shared packages before any code that uses them runs.
import('./bootstrap').then(({ start }) => start());
