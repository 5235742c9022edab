import { askForFonts } from './first-paint/load-fonts';

askForFonts();
// This script is deferred: the styles that stand in the page are all there when they are taken over.
void begin();

async function begin(): Promise<void> {
  // The asynchronous border that federation needs: what is shared is agreed on before anything that uses it runs.
  const { start } = await import('./bootstrap');
  // A moment for what people do meanwhile.
  setTimeout(start);
}
