import { wideNetwork } from '@nivara/shared/contracts/network';
import type { AppContext } from '../app-context';
import { keyedHash } from './keyed-hash';

/** Only hashes of networks are stored: for IPv6 the hash of the customer's wide network, a dot, and the network's own. */
export function networkHash({ secret }: Pick<AppContext, 'secret'>, network: string): string {
  const own = keyedHash(secret, `network ${network}`);
  const wide = wideNetwork(network);
  return wide === network ? own : `${keyedHash(secret, `network ${wide}`)}.${own}`;
}

/** The hash of the internet customer who has this network: one customer may have 65,536 IPv6 networks. */
export const customerHash = (context: Pick<AppContext, 'secret'>, network: string): string =>
  customerOf(networkHash(context, network));

/** The customer's part of a result of `networkHash`; an IPv4 network is its own customer. */
export const customerOf = (hash: string): string => hash.split('.')[0] ?? '';
