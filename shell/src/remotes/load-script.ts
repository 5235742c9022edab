import { preload, preloadLinks } from './preload';
import { RemoteFault } from './remote-fault';

interface ScriptRequest {
  url: string;
  integrity: string;
  timeLimitMs: number;
}

/** Loads a classic script by a fresh element each time, so that a retry really asks again. */
export function loadScript({ url, integrity, timeLimitMs }: ScriptRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      asked.abort();
      script.remove();
      settle();
    };
    const asked = new AbortController();
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
    if (document.readyState !== 'complete')
      preload({ href: url, as: 'script', integrity, crossOrigin: true });
    whenHintSettled(url, asked.signal, () => {
      if (!script.isConnected) document.head.append(script);
    });
  });
}

/**
 * A script that joins a hint in flight holds up the page's `load` event for as long as the file hangs, and nothing
 * calls it off any more. A hint alone holds up nothing, and goes when its link goes.
 */
function whenHintSettled(url: string, signal: AbortSignal, proceed: () => void): void {
  const hint = preloadLinks().find(({ href }) => href === url);
  if (!hint || document.readyState === 'complete' || hasCome(url)) {
    proceed();
    return;
  }
  for (const event of ['load', 'error']) hint.addEventListener(event, proceed, { signal });
  window.addEventListener('load', proceed, { signal });
}

const hasCome = (url: string) => performance.getEntriesByName(url, 'resource').length > 0;
