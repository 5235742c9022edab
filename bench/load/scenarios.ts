import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';

export interface Scenario {
  path: string;
  kind: 'public' | 'signed-in';
}

/** The pages that are loaded, each as a first page. */
export const SCENARIOS: readonly Scenario[] = [
  { path: '/', kind: 'public' },
  { path: '/services/kids-care', kind: 'public' },
  { path: '/courses/yoga-teacher-foundations', kind: 'public' },
  { path: `/user/${DEMO_ACCOUNTS.patient.username}/bookings`, kind: 'signed-in' },
];

/** The walk by click, from `/`. It ends at another course than the one above. */
export const WALK = ['/courses', '/courses/geriatric-caregiving'] as const;

/** Its pages get the single build's hints made to measure, too: the composed site has them for every page. */
export const WALK_PAGES: readonly Scenario[] = WALK.map((path) => ({ path, kind: 'public' }));
