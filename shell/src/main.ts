import { askForFonts } from './app/ask-for-fonts';

askForFonts();
void begin();

/** The shell's scripts run when they come. What they start needs all of the page. */
async function begin(): Promise<void> {
  // The asynchronous border that federation needs: what is shared is agreed on before anything that uses it runs.
  const [{ start }] = await Promise.all([import('./bootstrap'), isParsed()]);
  // A moment for what people do meanwhile.
  setTimeout(start);
}

function isParsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
