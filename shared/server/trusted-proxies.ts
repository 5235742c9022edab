import { isIP } from 'node:net';

/** Reads a list such as `loopback, 10.0.0.0/8`; calls `fault` for each invalid entry. */
export function readTrustedProxies(
  name: string,
  text: string | undefined,
  fault: (sentence: string) => void,
): string[] {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  const named = entries.filter((entry) => entry !== '');
  for (const entry of named)
    if (!isProxy(entry))
      fault(`${name} must list addresses, networks such as 10.0.0.0/8, or loopback, not "${entry}"`);
  return named;
}

function isProxy(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  if (bits === undefined) return entry === 'loopback' || isIP(entry) !== 0;
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most && more.length === 0;
}
