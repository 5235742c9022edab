import { screen, waitFor, within } from '@testing-library/react';
import { TARGET_MESSAGES, type NewPersonalTarget } from '@nivara/shared/domain/personal-target';
import type { PersonalTarget } from '@nivara/shared/domain/test-values';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { serveCalls } from '@nivara/shared/testing/serve-calls';
import { openDoctor } from '../../testing/open-doctor';
import { patientChart, treatedPatient } from '../../testing/patient-chart';
import { idOf } from '../../testing/doctor-day';
import '../patients-screen';
import './chart-screen';
import './target-dialog';

afterEach(() => jest.restoreAllMocks());

function serve() {
  let target: PersonalTarget | undefined;
  return serveCalls({
    'GET /patients': () => ({ rows: [treatedPatient()], total: 1 }),
    'GET /patients/:id': () => patientChart(),
    'GET /patients/:id/timeline': () => ({ rows: [], total: 0 }),
    'GET /tests/trends': () => ({
      analytes: [
        {
          name: 'HbA1c',
          unit: '%',
          low: 4,
          high: 5.6,
          points: [{ at: '2026-03-02T08:00:00Z', value: 7.2 }],
          ...(target && { target }),
        },
      ],
    }),
    'PUT /patients/:id/targets': ({ body }) => {
      const { low, high } = body as NewPersonalTarget;
      target = { low, high, doctor: 'Dr. Rohan', setAt: '2026-03-04T08:00:00Z' };
      return undefined;
    },
    'GET /consents': () => ({
      rows: [
        {
          id: 'treatment',
          title: 'Consent to treatment',
          detail: 'I agree.',
          date: '2026-01-10T08:00:00Z',
          version: 2,
          state: 'given',
          givenVersion: 1,
          outdated: true,
        },
      ],
      total: 1,
    }),
  });
}

const chart = `/doctor/patients/${idOf('b')}`;

test('reaches the last values of a patient from the list in two presses', async () => {
  serve();
  const { user } = openDoctor('/doctor/patients');
  await user.click(await screen.findByRole('link', { name: 'Asha Kulkarni' }));
  await user.click(await screen.findByRole('tab', { name: 'Values' }));
  expect(await screen.findAllByText('7.2 %')).not.toHaveLength(0);
});

test('refuses reversed limits, then sets a personal target and shows it', async () => {
  const service = serve();
  const { user, container, toasts } = openDoctor(`${chart}?show=values`);
  await user.click(await screen.findByRole('button', { name: 'Personal target of HbA1c' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Personal target: HbA1c' }));
  await user.type(dialog.getByLabelText('At least (%) (optional)'), '7');
  await user.type(dialog.getByLabelText('At most (%) (optional)'), '6.5');
  await user.click(dialog.getByRole('button', { name: 'Save the target' }));
  expect(await dialog.findAllByText(TARGET_MESSAGES.reversed)).not.toHaveLength(0);
  await user.clear(dialog.getByLabelText('At least (%) (optional)'));
  await user.click(dialog.getByRole('button', { name: 'Save the target' }));
  expect(await screen.findByText('Personal target: up to 6.5 %, by Dr. Rohan')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /personal target up to 6.5$/ })).toBeInTheDocument();
  expect(toasts).toEqual([{ tone: 'success', text: 'HbA1c: the target is set.' }]);
  expect(service.callsTo('PUT /patients/:id/targets')[0]?.body).toEqual({
    analyte: 'HbA1c',
    unit: '%',
    low: null,
    high: 6.5,
  });
  await expectAccessible(container);
});

test('shows that a consent was given to an earlier text', async () => {
  serve();
  const { user } = openDoctor(chart);
  await user.click(await screen.findByRole('tab', { name: 'Consents' }));
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /Consent to treatment/ })).toHaveTextContent(
      'Given, to an earlier text',
    ),
  );
});
