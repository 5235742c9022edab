import { waitFor } from '@testing-library/react';
import { serveCalls } from '@nivara/shared/testing/serve-calls';
import { openDoctor } from './testing/open-doctor';

const EMPTY = { rows: [], total: 0, decides: false };

test.each([
  ['/doctor/appointments/new', '/doctor/appointments'],
  ['/doctor/appointments/completed', '/doctor/appointments/past'],
  ['/doctor/bookings/reschedule', '/doctor/appointments'],
  ['/doctor/prescription/medicine', '/doctor/prescriptions'],
  ['/doctor/tests/schedule/pending', '/doctor/reports/in-hand'],
  ['/doctor/tests/reports', '/doctor/reports'],
  ['/doctor/bills/7', '/doctor/bills'],
])('%s, a path named as in the patient’s area, redirects to %s', async (from, to) => {
  serveCalls({
    'GET /appointments': () => EMPTY,
    'GET /services': () => [],
    'GET /prescriptions': () => EMPTY,
    'GET /tests': () => EMPTY,
    'GET /bills': () => EMPTY,
  });
  const { location } = openDoctor(from);
  await waitFor(() => expect(location()).toBe(to));
});
