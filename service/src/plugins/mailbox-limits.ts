import { wideNetwork } from '@nivara/shared/contracts/network';
import type { Limit, Limited } from './rate-limits';

/**
 * Limits mails to one mailbox, which may be a stranger's. One internet customer has a smaller limit than everybody
 * together, so that nobody keeps the owner of the mailbox from a mail.
 */
export function mailboxLimits(base: Omit<Limit, 'free'>, mailbox: string, network: string): Limited[] {
  const { name, firstDelaySeconds } = base;
  return [
    [{ ...base, name: `${name}-network`, free: 3 }, `${mailbox} ${wideNetwork(network)}`],
    [{ ...base, name: `${name}-mailbox`, free: 10, calmAfterSeconds: firstDelaySeconds }, mailbox],
  ];
}
