/** A host may write an IPv4 address as an IPv6 address, and some load balancers add the port. */
const IPV4 = /^(?:\[?::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})\]?(?::\d+)?$/;
const IPV4_IN_HEX = /^\[?::ffff:([\da-f]{1,4}):([\da-f]{1,4})(?:\]:\d+)?$/;
const IPV6_WITH_PORT = /^\[(.+)\](?::\d+)?$/;

function ipv4Of(text: string): string | undefined {
  const decimal = IPV4.exec(text)?.[1];
  if (decimal) return decimal.split('.').map(Number).join('.');
  const [, high, low] = IPV4_IN_HEX.exec(text) ?? [];
  if (!high || !low) return undefined;
  const halves = [high, low].map((half) => Number.parseInt(half, 16));
  return halves.flatMap((half) => [half >> 8, half & 255]).join('.');
}

/**
 * The network of one household: the IPv4 address, or the first 64 bits of an IPv6 address, since devices change the
 * other bits freely. Empty for a client that has disconnected, which has no address any more.
 */
export function networkOf(address: string | undefined = '', bits: 48 | 64 = 64): string {
  const text = address.toLowerCase();
  const ipv4 = ipv4Of(text);
  if (ipv4) return ipv4;
  const [plain = ''] = (IPV6_WITH_PORT.exec(text)?.[1] ?? text).split('%');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...new Array<string>(zeros).fill('0'), ...after];
  const prefix = groups.slice(0, bits / 16).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${prefix.join(':')}::/${bits}`;
}

/**
 * The networks of one internet customer: the IPv4 address, or the first 48 bits of an IPv6 address, since
 * some internet providers give each customer 65,536 networks. Takes an address, or a result of `networkOf`.
 */
export const wideNetwork = (addressOrNetwork: string | undefined) => networkOf(addressOrNetwork, 48);
