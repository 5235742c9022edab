import type { Hint } from '@nivara/shared/contracts/hint';

/** A pointer that only crosses a link means nothing by it. */
const INTENT_MS = 65;

/**
 * Whoever points at a link, or reaches it by the keyboard, will probably follow it: what the page behind it needs is
 * fetched meanwhile. One listener for every link there is and will be, the remotes' too.
 */
export function prefetchOnIntent(): void {
  const known = new Set([window.location.pathname]);
  let meant: ReturnType<typeof setTimeout> | undefined;
  const consider = ({ target }: Event) => {
    clearTimeout(meant);
    const pathname = pageBehind(target);
    if (pathname === undefined || known.has(pathname) || savesData()) return;
    meant = setTimeout(() => {
      known.add(pathname);
      void prefetch(pathname);
    }, INTENT_MS);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, consider, { passive: true });
  }
}

/** The page of this site that a link leads to. */
function pageBehind(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname } = new URL(link.href);
  return origin === window.location.origin ? pathname : undefined;
}

async function prefetch(pathname: string): Promise<void> {
  try {
    const response = await fetch(`/hints${pathname}`);
    if (!response.ok) return;
    const hints = (await response.json()) as Hint[];
    for (const hint of hints) preload(hint);
  } catch {
    // Nobody has asked for it yet: following the link will say what is wrong.
  }
}

function preload({ href, as, integrity, type, crossOrigin }: Hint): void {
  const asked = [...document.querySelectorAll('link[rel="preload"]')];
  if (asked.some((link) => link.getAttribute('href') === href)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  if (type) link.type = type;
  if (integrity) link.integrity = integrity;
  if (crossOrigin) link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
}

/** Not where people pay for each byte. */
const savesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;
