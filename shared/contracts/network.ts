/** One line or household: the IPv4 address, or the first 64 bits of an IPv6 address, which its owner fills at will. */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const ipv4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/.exec(plain)?.[1];
  if (ipv4) return ipv4;
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
 * One customer: the IPv4 address, or the first 48 bits of an IPv6 address, which some providers give to one customer as
 * 65,536 networks. Takes an address, or what `networkOf` makes of it.
 */
export const wideNetwork = (addressOrNetwork: string) => networkOf(addressOrNetwork, 48);
