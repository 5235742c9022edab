import type { AppointmentStatus } from '@nivara/shared/domain/appointment';
import { Badge, type BadgeTone } from '@nivara/shared/ui/feedback/badge';

const badges: Record<AppointmentStatus, [tone: BadgeTone, words: string]> = {
  requested: ['accent', 'Requested'],
  booked: ['primary', 'Booked'],
  completed: ['success', 'Completed'],
  cancelled: ['neutral', 'Cancelled'],
  missed: ['warning', 'Missed'],
};

export const statusInWords = (status: AppointmentStatus): string => badges[status][1];

export function StatusBadge({ status }: { status: AppointmentStatus }) {
  const [tone, words] = badges[status];
  return <Badge tone={tone}>{words}</Badge>;
}
