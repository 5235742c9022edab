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

/**
 * The walk by click, from `/`. It ends at another course than the one above: the single build gets hints made to
 * measure for that one, which make it a route of its own.
 */
export const WALK = ['/courses', '/courses/geriatric-caregiving'] as const;

/** Its first step gets the single build's hints made to measure, too: the composed site has them for every page. */
export const WALK_START: Scenario = { path: WALK[0], kind: 'public' };
