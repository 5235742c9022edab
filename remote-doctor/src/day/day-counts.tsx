import type { DayCounts as Counts } from '@nivara/shared/domain/doctor-day';
import { CountLinks } from '../frame/count-links';
import { paths } from '../paths';

const COUNTS: readonly { of: keyof Counts; one: string; several: string; to: string }[] = [
  {
    of: 'requests',
    one: 'request waits for a timing',
    several: 'requests wait for a timing',
    to: paths.requests,
  },
  { of: 'results', one: 'test to look at', several: 'tests to look at', to: paths.reports },
  { of: 'messages', one: 'unread message', several: 'unread messages', to: paths.messages },
  { of: 'payments', one: 'reported payment', several: 'reported payments', to: paths.reportedPayments },
];

export const DayCounts = ({ counts }: { counts: Counts }) => (
  <CountLinks
    label="What waits for you"
    links={COUNTS.map(({ of, ...words }) => ({ count: counts[of], ...words }))}
  />
);
