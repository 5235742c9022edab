import { wideNetwork } from '@nivara/shared/contracts/network';
import type { Limited, WindowLimit } from './rate-limits';

const FREE_OF_CUSTOMER = 3;
/**
 * Two internet customers together cannot use this limit up: within its window each can cause up to 6 mails,
 * since two windows of a customer's own limit may overlap it.
 */
const FREE_OF_ALL = 15;

/**
 * Limits mails to one mailbox, since anybody can type its address. One internet customer has a smaller limit than
 * everybody together, so that no single stranger keeps the owner of the mailbox from a mail.
 */
export function mailboxLimits(
  { name, windowSeconds }: Omit<WindowLimit, 'free'>,
  mailbox: string,
  network: string,
): Limited[] {
  return [
    [
      { name: `${name}-network`, free: FREE_OF_CUSTOMER, windowSeconds },
      `${mailbox} ${wideNetwork(network)}`,
    ],
    [{ name: `${name}-mailbox`, free: FREE_OF_ALL, windowSeconds }, mailbox],
  ];
}
