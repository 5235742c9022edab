import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@nivara/shared/app-context/router';

/** Lets the page of a link with a "#" render before it scrolls to the section. */
const SECTION_DELAY_MS = 100;
/** A section may belong to a remote that is still loading. */
const SECTION_TIME_LIMIT_MS = 10_000;

export const MAIN_ID = 'main';

/** Scrolls and moves the focus, as a browser does on a page load. */
export function PageChanges() {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const lastPath = useRef(pathname);

  // Runs before the paint, since a shorter page would show its end for a moment.
  useLayoutEffect(() => {
    const changed = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (hash) return scrollToSection(sectionId(hash));
    if (!changed || navigation === 'POP') return undefined;
    // An animation frame also runs before the paint, and the page is laid out then anyway: scrolling adds no layout.
    requestAnimationFrame(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      // A menu or a dialog that was opened while the page was loading keeps the focus.
      if (document.activeElement !== document.body) return;
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    });
    return undefined;
  }, [pathname, hash, key, navigation]);

  return null;
}

/** A pasted address may contain a malformed escape after the "#". */
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
  let timeLimit: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    observer?.disconnect();
    clearTimeout(timeLimit);
  };
  const scroll = () => {
    const section = document.getElementById(id);
    if (!section) return false;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
    // Only an element with a tabindex takes the focus.
    section.focus({ preventScroll: true });
    return true;
  };
  const delay = setTimeout(() => {
    if (scroll()) return;
    observer = new MutationObserver(() => scroll() && stop());
    observer.observe(document.body, { childList: true, subtree: true });
    timeLimit = setTimeout(stop, SECTION_TIME_LIMIT_MS);
  }, SECTION_DELAY_MS);
  return () => {
    clearTimeout(delay);
    stop();
  };
}
