import { notificationPage } from '@nivara/shared/contracts/notification-pages';
import { ROLE } from '@nivara/shared/contracts/session';
import { paths } from './paths';

test('a notification about a patient leads doctors to the chart', () => {
  const doctor = { UserName: 'kabir', M_RoleID: ROLE.doctor };
  expect(notificationPage(doctor, { kind: 'patient', id: 'p1' })).toBe(paths.patient('p1'));
  expect(notificationPage(doctor, { kind: 'patient', id: null })).toBe(paths.patients);
});
