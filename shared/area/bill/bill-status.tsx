import { BILL_STATUS_NAMES, type BillStatus as Status } from '@nivara/shared/domain/bill';
import { Badge, type BadgeTone } from '@nivara/shared/ui/feedback/badge';

const tones: Record<Status, BadgeTone> = {
  unpaid: 'warning',
  reported: 'primary',
  'part paid': 'warning',
  paid: 'success',
  cancelled: 'neutral',
  'refund due': 'accent',
  refunded: 'neutral',
};

export const BillStatus = ({ status }: { status: Status }) => (
  <Badge tone={tones[status]}>{BILL_STATUS_NAMES[status]}</Badge>
);
