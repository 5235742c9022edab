import { NOTIFICATION_PAGES, notificationPage } from '@nivara/shared/contracts/notification-pages';
import { CARE_PLAN_STATES, YOGA_KINDS } from '@nivara/shared/domain/care-plan';
import { PRESCRIPTION_KINDS } from '@nivara/shared/domain/prescription';
import { paths } from './paths';

test('notifications and mails lead to the pages of the area', () => {
  const me = 'asha.kulkarni';
  const pages = {
    appointment: paths.newAppointments(me),
    'waiting-entry': paths.waitingList(me),
    bill: paths.bills(me),
    test: paths.testReports(me),
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
  expect(Object.fromEntries(kinds.map((kind) => [kind, notificationPage(me, { kind, id: null })]))).toEqual(
    pages,
  );
});
