import { RemoteFault } from './remote-fault';

export interface ScriptRequest {
  url: string;
  integrity: string;
  timeLimitMs: number;
}

export type LoadScript = (request: ScriptRequest) => Promise<void>;

/** Uses a new element for each request, since a browser does not fetch a script again for a used element. */
export function createScriptLoader(): LoadScript {
  /** Files that the page has preloaded; a second preload would wait for the first, even if the first hangs. */
  const preloaded = new Set<string>();

  function preload({ url, integrity }: ScriptRequest): void {
    const href = new URL(url, window.location.origin).href;
    for (const link of preloadLinks()) preloaded.add(link.href);
    if (preloaded.has(href)) return;
    preloaded.add(href);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    if (integrity) link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    link.href = href;
    document.head.append(link);
  }

  return (request) =>
    new Promise((resolve, reject) => {
      const { url, integrity, timeLimitMs } = request;
      const script = document.createElement('script');
      const listening = new AbortController();
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        listening.abort();
        script.remove();
        settle();
      };
      const timer = setTimeout(
        () => finish(() => reject(new RemoteFault('slow', `${url} did not answer within ${timeLimitMs} ms`))),
        timeLimitMs,
      );
      script.src = url;
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      script.onload = () => finish(resolve);
      script.onerror = () =>
        finish(() => reject(new RemoteFault('unavailable', `${url} is missing or not what was published`)));
      if (document.readyState !== 'complete') preload(request);
      whenPreloadSettled(url, listening.signal, () => {
        if (!script.isConnected) document.head.append(script);
      });
    });
}

export const preloadLinks = (): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]'),
];

/**
 * A script that joins a preload in flight delays the page's `load` event for as long as the file hangs, and cannot be
 * cancelled. A preload alone delays nothing, and is cancelled with its link.
 */
function whenPreloadSettled(url: string, signal: AbortSignal, proceed: () => void): void {
  const link = preloadLinks().find(({ href }) => href === url);
  if (!link || document.readyState === 'complete' || isLoaded(url)) {
    proceed();
    return;
  }
  for (const event of ['load', 'error']) link.addEventListener(event, proceed, { signal });
  window.addEventListener('load', proceed, { signal });
}

const isLoaded = (url: string) => performance.getEntriesByName(url, 'resource').length > 0;
