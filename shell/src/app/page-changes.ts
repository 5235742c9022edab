import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@nivara/shared/app-context/router';

/** A menu entry with a "#" goes to its page first and scrolls to the section after this pause. */
const SECTION_DELAY_MS = 100;
/** A section may belong to a remote that is loading still: it is waited for this long. */
const SECTION_PATIENCE_MS = 10_000;

export const MAIN_ID = 'main';

/** What a browser does by itself on a page load, for changes of page without one: scroll, and move the focus. */
export function PageChanges() {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const lastPath = useRef(pathname);

  // Before the new page is painted: a shorter one would be seen at its end for a moment.
  useLayoutEffect(() => {
    const changed = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (hash) return scrollToSection(sectionId(hash));
    if (!changed || navigation === 'POP') return undefined;
    // In the frame that lays the page out anyway.
    requestAnimationFrame(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      // A menu or a dialog that was opened while the page was on its way keeps the focus.
      if (document.activeElement !== document.body) return;
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    });
    return undefined;
  }, [pathname, hash, key, navigation]);

  return null;
}

/** What follows the "#" may be anything that somebody typed or pasted. */
function sectionId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function scrollToSection(id: string): () => void {
  let observer: MutationObserver | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    observer?.disconnect();
    clearTimeout(patience);
  };
  const scroll = () => {
    const section = document.getElementById(id);
    if (!section) return false;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
    return true;
  };
  const pause = setTimeout(() => {
    if (scroll()) return;
    observer = new MutationObserver(() => scroll() && stop());
    observer.observe(document.body, { childList: true, subtree: true });
    patience = setTimeout(stop, SECTION_PATIENCE_MS);
  }, SECTION_DELAY_MS);
  return () => {
    clearTimeout(pause);
    stop();
  };
}
