import { askForFonts } from './app/ask-for-fonts';

askForFonts();
// The asynchronous border that federation needs: what is shared is agreed on before anything that uses it runs.
import('./bootstrap').then(({ start }) => start());
