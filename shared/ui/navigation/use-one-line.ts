import { useLayoutEffect, useRef } from 'react';
import { markEdges } from '../layout/scroll-edges';

/** Returns the ref of a line that scrolls sideways if it is too long. Centres the current part, and marks the edges. */
export function useOneLine<Line extends HTMLElement>(currentPart: string, current: string | undefined) {
  const line = useRef<Line>(null);

  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    const mark = () => markEdges(element);
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, []);

  useLayoutEffect(() => centre(line.current, currentPart), [currentPart, current]);
  return line;
}

/** Scrolls only the line, since scrollIntoView would move the page too. */
function centre(line: HTMLElement | null, currentPart: string): void {
  const part = line?.querySelector<HTMLElement>(currentPart);
  if (!line || !part) return;
  line.scrollLeft = part.offsetLeft - (line.clientWidth - part.offsetWidth) / 2;
}
