import { SectionNav } from '@nivara/shared/ui/navigation/section-nav';
import { paths } from '../paths';

const LINKS = [
  { text: 'Open', to: paths.bills, end: true },
  { text: 'Reported', to: paths.reportedBills },
  { text: 'Refunds due', to: paths.refundsDue },
  { text: 'All', to: paths.allBills },
  { text: 'Day’s closing', to: paths.closings },
];

export const BillsNav = () => <SectionNav label="Bills" links={LINKS} />;
