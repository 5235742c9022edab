import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';

export interface Scenario {
  path: string;
  kind: 'public' | 'signed-in';
}

/** Pages that are each measured as the first page of a session. */
export const SCENARIOS: readonly Scenario[] = [
  { path: '/', kind: 'public' },
  { path: '/services/kids-care', kind: 'public' },
  { path: '/courses/yoga-teacher-foundations', kind: 'public' },
  { path: `/user/${DEMO_ACCOUNTS.patient.username}/bookings`, kind: 'signed-in' },
];

/** The pages that the walk opens after `/`. It ends at another course than that of the scenarios. */
export const WALK = ['/courses', '/courses/geriatric-caregiving'] as const;

/** The single build gets ideal hints for these pages too, since the composed site has hints for every page. */
export const WALK_PAGES: readonly Scenario[] = WALK.map((path) => ({ path, kind: 'public' }));
