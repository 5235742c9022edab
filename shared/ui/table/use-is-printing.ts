import { useSyncExternalStore } from 'react';

const PAPER = 'print';
let isBetweenPrintEvents = false;

/** True while the browser draws the page for paper, or shows it as it would be on paper. */
export const useIsPrinting = () => useSyncExternalStore(onPrinting, readPrinting, () => false);

const readPrinting = () => isBetweenPrintEvents || window.matchMedia(PAPER).matches;

/** Some browsers announce a print only by events; developer tools emulate it only in the media query. */
function onPrinting(listen: () => void): () => void {
  const between = (is: boolean) => () => {
    isBetweenPrintEvents = is;
    listen();
  };
  const [begin, end] = [between(true), between(false)];
  const query = window.matchMedia(PAPER);
  query.addEventListener('change', listen);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    query.removeEventListener('change', listen);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
