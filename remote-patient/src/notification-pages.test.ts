import { NOTIFICATION_PAGES, notificationPage } from '@nivara/shared/contracts/notification-pages';
import { CARE_PLAN_STATES, YOGA_KINDS } from '@nivara/shared/domain/care-plan';
import { PRESCRIPTION_KINDS } from '@nivara/shared/domain/prescription';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { paths } from './paths';

test('notifications and mails link to existing pages of the area', () => {
  const me = 'asha.kulkarni';
  const user = sessionUser({ UserName: me });
  const pages = {
    appointment: paths.newAppointments(me),
    'waiting-entry': paths.waitingList(me),
    bill: paths.bills(me),
    test: paths.testReports(me),
    conversation: paths.messages(me),
    visit: paths.visits(me),
    document: paths.uploads(me),
    ...Object.fromEntries(
      PRESCRIPTION_KINDS.map((kind) => [`prescription-${kind}`, paths.prescriptions(me, kind)]),
    ),
    ...Object.fromEntries(
      CARE_PLAN_STATES.flatMap((state) => [
        [`${state}-diet`, paths.dietPlans(me, state)],
        ...YOGA_KINDS.map((kind) => [`${state}-${kind}`, paths.yogaPlans(me, kind, state)]),
      ]),
    ),
  };
  const kinds = Object.keys(NOTIFICATION_PAGES) as (keyof typeof NOTIFICATION_PAGES)[];
  expect(Object.fromEntries(kinds.map((kind) => [kind, notificationPage(user, { kind, id: null })]))).toEqual(
    pages,
  );
});

test('a notification links to its appointment’s page, since the upcoming list lacks cancelled ones', () => {
  const user = sessionUser({ UserName: 'asha.kulkarni' });
  expect(notificationPage(user, { kind: 'appointment', id: 'a1' })).toBe(
    paths.appointment('asha.kulkarni', 'a1'),
  );
});
