import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { AreaSection } from '../../testing/area-section';
import { clinicTest, completedTest, medicalTest, serveTests } from './testing/serve-tests';
// Imported early, so that no test waits for the compiler.
import './test-list-screens';

const open = (page = '') =>
  renderWithApp(<AreaSection names={['tests']} />, {
    path: `/user/asha.kulkarni/tests${page}`,
    user: sessionUser(),
  });
const findRow = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('a completed test shows its name, its first value out of range and the verdict', async () => {
  serveTests([completedTest(), clinicTest()]);
  const { container } = open();
  const row = await findRow(/Pressure and pulse/);
  expect(row.getByRole('rowheader')).toHaveTextContent(/^Pressure and pulseSystolic 141 mmHg and 1 more$/);
  expect(row.getByRole('rowheader').textContent).toContain('141\u00a0mmHg');
  expect(row.getByText('Above range')).toBeInTheDocument();
  expect(row.queryByText('Completed')).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('a test without a result shows its status', async () => {
  serveTests([clinicTest()]);
  open('/schedule/pending');
  expect((await findRow(/Urine/)).getByText('Pending')).toBeInTheDocument();
});

test('a test without an appointment shows when it was ordered', async () => {
  serveTests([medicalTest()]);
  open('/schedule/pending');
  const row = await findRow(/Blood pressure at home/);
  expect(row.getByRole('cell', { name: /^Ordered 1 Mar( 2026)?$/ })).toBeInTheDocument();
});

test('the list of all tests shows the day of the result, of the appointment, or of the order', async () => {
  serveTests([completedTest(), clinicTest(), medicalTest()]);
  open();
  for (const [name, day] of [
    [/Pressure and pulse/, /^2 Mar( 2026)?$/],
    [/Urine/, /^5 Mar( 2026)?, 9:15 AM$/],
    [/Blood pressure at home/, /^Ordered 1 Mar( 2026)?$/],
  ] as const) {
    expect((await findRow(name)).getByRole('cell', { name: day })).toBeInTheDocument();
  }
});
