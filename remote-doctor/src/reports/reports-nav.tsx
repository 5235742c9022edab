import { SectionNav } from '@nivara/shared/ui/navigation/section-nav';
import { paths } from '../paths';

const LINKS = [
  { text: 'To release', to: paths.reports, end: true },
  { text: 'In hand', to: paths.testsInHand },
  { text: 'Released', to: paths.releasedReports },
];

export const ReportsNav = () => <SectionNav label="Tests and reports" links={LINKS} />;
