import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { WaitingEntry, WaitingStatus } from '@nivara/shared/domain/waiting-list';
import { offerEndInWords } from '@nivara/shared/domain/waiting-offer';
import { Badge, type BadgeTone } from '@nivara/shared/ui/feedback/badge';

const badges: Record<WaitingStatus, [tone: BadgeTone, words: string]> = {
  waiting: ['primary', 'Waiting'],
  offered: ['accent', 'Offered'],
  booked: ['success', 'Booked'],
  left: ['neutral', 'Left'],
  missed: ['warning', 'Missed'],
};

/** "3 March 2026, in the morning" */
export function wishInWords({ appointmentDate, timeslot, timing, offer }: WaitingEntry): string {
  const part = timeslot === null ? 'any time' : `in the ${timeslot.toLowerCase()}`;
  return `${dateInWords(appointmentDate)}, ${offer?.timing ?? timing ?? part}`;
}

/** "Offered: 9:15 AM, kept until 8:40 AM", or "kept until Tue 8:40 AM" if the offer does not end today */
export function waitingInWords({ status, offer }: WaitingEntry): string {
  const words = badges[status][1];
  if (offer === null) return words;
  return `${words}: ${offer.timing}, kept until ${offerEndInWords(new Date(offer.expiresAt), new Date())}`;
}

export const WaitingBadge = ({ entry }: { entry: WaitingEntry }) => (
  <Badge tone={badges[entry.status][0]}>{waitingInWords(entry)}</Badge>
);
