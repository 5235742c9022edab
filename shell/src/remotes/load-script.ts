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
    document.head.append(script);
  });
}
