import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import { FIELD_MESSAGES } from '@nivara/shared/domain/field-rules';
import { TEST_MESSAGES } from '@nivara/shared/domain/medical-test';
import { VALUE_MESSAGES } from '@nivara/shared/domain/test-values';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import {
  SYSTOLIC,
  clinicTest,
  completedTest,
  measured,
  medicalTest,
  serveTests,
} from './testing/serve-tests';
import { AreaSection } from '../../testing/area-section';
// Imported early, so that no test waits for the compiler.
import './selfcare-test-screen';

const area = '/user/asha.kulkarni/tests';
const open = (id = medicalTest().id) =>
  renderWithApp(<AreaSection names={['tests']} />, {
    path: `${area}/schedule/selfcare/${id}`,
    user: sessionUser(),
  });
const field = (name: RegExp) => screen.getByRole('spinbutton', { name });
const when = () => screen.getByLabelText('When did you measure?');
const button = (name: string) => screen.getByRole('button', { name });
const valueRows = () =>
  within(screen.getByRole('table', { name: 'Values' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('saves values, compares them with the reference range, and empties the form', async () => {
  const served = serveTests([medicalTest()]);
  const { user, toasts, container } = open();
  const systolic = await screen.findByRole('spinbutton', { name: /^Systolic \(mmHg\)/ });
  expect(systolic).toHaveAccessibleDescription('Usually 90 to 130 mmHg');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your values: Blood pressure');
  expect(screen.getByRole('heading', { name: 'No values' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Finish the test' })).not.toBeInTheDocument();
  await expectAccessible(container);

  fireEvent.change(when(), { target: { value: '2026-03-01T08:30' } });
  await user.type(systolic, '141');
  await user.click(button('Save values'));
  await waitFor(() =>
    expect(valueRows()).toEqual(['1 March 2026, 8:30 AMSystolic141 mmHg90 to 130 mmHg Above range']),
  );
  expect(screen.getByRole('list', { name: 'Results' })).toHaveTextContent(
    /Systolic141 mmHg Above rangeUsual 90 to 130 mmHg/,
  );
  expect(served.callsTo('POST /tests/:id/values').map(({ body }) => body)).toEqual([
    { values: [{ analyte: 'Systolic', value: 141, measuredAt: '2026-03-01T03:00:00.000Z' }] },
  ]);
  expect(toasts.map(({ text }) => text)).toEqual(['Your values are saved. Your doctor can see them.']);
  await waitFor(() => expect(field(/^Systolic/)).toHaveValue(null));
  await expectAccessible(container);
});

test('asks about a value far from the usual, and undoes a saved value', async () => {
  const served = serveTests([medicalTest()]);
  const { user, toasts } = open();
  const saved = () => served.callsTo('POST /tests/:id/values');
  await user.type(await screen.findByRole('spinbutton', { name: /^Systolic/ }), '310');
  await user.click(button('Save values'));
  const question = within(await screen.findByRole('dialog', { name: 'Systolic 310 mmHg: is that right?' }));
  await expectAccessible(screen.getByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'No, change' }));
  expect(saved()).toEqual([]);
  expect(field(/^Systolic/)).toHaveValue(310);
  await user.click(button('Save values'));
  await user.click(await screen.findByRole('button', { name: 'Yes, save' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const undo = toasts[0]?.action;
  expect(undo?.label).toBe('Undo');
  undo?.run();
  expect(await screen.findByRole('heading', { name: 'No values' })).toBeInTheDocument();
  expect(toasts.at(-1)?.text).toBe('Your values are taken back.');
});

test('refuses an impossible value', async () => {
  const served = serveTests([medicalTest()]);
  const { user } = open();
  await user.type(await screen.findByRole('spinbutton', { name: /^Systolic/ }), '1310');
  await user.click(button('Save values'));
  await waitFor(() =>
    expect(field(/^Systolic/)).toHaveAccessibleDescription(
      expect.stringContaining(FIELD_MESSAGES.between(20, 400)),
    ),
  );
  expect(served.callsTo('POST /tests/:id/values')).toEqual([]);
});

test('refuses an empty form and a time in the future', async () => {
  const served = serveTests([medicalTest()]);
  const { user, container } = open();
  await screen.findByLabelText('When did you measure?');
  fireEvent.change(when(), { target: { value: `${addDays(clinicDate(new Date()), 1)}T08:30` } });
  await user.click(button('Save values'));
  await waitFor(() =>
    expect(when()).toHaveAccessibleDescription(expect.stringContaining(VALUE_MESSAGES.future)),
  );
  expect(field(/^Systolic/)).toHaveAccessibleDescription(
    expect.stringContaining(VALUE_MESSAGES.valuesRequired),
  );
  await expectAccessible(container);
  expect(served.callsTo('POST /tests/:id/values')).toEqual([]);
});

test('keeps a draft while the service is down, and shows it when the page is opened again', async () => {
  const served = serveTests([medicalTest()]);
  served.refuse('POST /tests/:id/values', 'unreachable');
  const { user } = open();
  await user.type(await screen.findByRole('spinbutton', { name: /^Systolic/ }), '128');
  await user.click(button('Save values'));
  expect(await screen.findByText(UNREACHABLE_MESSAGE)).toBeInTheDocument();
  expect(field(/^Systolic/)).toHaveValue(128);

  const nav = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await user.click(nav.getByRole('link', { name: 'SelfCare Test' }));
  await user.click(await screen.findByRole('link', { name: /^Enter values of Blood pressure at home/ }));
  expect(await screen.findByRole('spinbutton', { name: /^Systolic/ })).toHaveValue(128);
  served.mend();
  await user.click(button('Save values'));
  await waitFor(() => expect(valueRows()).toHaveLength(1));
});

test('finishes the test after a confirmation and opens its report', async () => {
  const served = serveTests([medicalTest({ values: [measured(SYSTOLIC, 128)] })]);
  const { user, location, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Finish the test' }));
  const question = within(screen.getByRole('dialog', { name: 'Finish this test?' }));
  expect(question.getByText(/Your doctor gets your value\./)).toBeInTheDocument();
  await expectAccessible(screen.getByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Not yet' }));
  expect(served.callsTo('POST /tests/:id/complete')).toEqual([]);

  await user.click(button('Finish the test'));
  served.refuse('POST /tests/:id/complete', 'unreachable');
  await user.click(button('Finish'));
  expect(await screen.findByText(UNREACHABLE_MESSAGE)).toBeInTheDocument();
  served.mend();
  await user.click(button('Finish'));
  expect(await screen.findByText('Completed')).toBeInTheDocument();
  expect(document.title).toBe('Your report · Nivara');
  expect(location()).toBe(`${area}/reports/${medicalTest().id}`);
  expect(await screen.findByRole('link', { name: 'Download as PDF' })).toBeInTheDocument();
  expect(toasts.map(({ text }) => text)).toEqual(['Your test is finished. Your doctor is told.']);
});

test.each([
  [completedTest({ kind: 'selfcare' }), TEST_MESSAGES.completed, 'View the report'],
  [clinicTest(), TEST_MESSAGES.atClinic, 'View the test'],
])('a test that accepts no values shows the reason', async (closed, message, link) => {
  serveTests([closed]);
  const { container } = open(closed.id);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', `${area}/reports/${closed.id}`);
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('an unknown test shows a message', async () => {
  serveTests([]);
  const { container } = open();
  expect(await screen.findByRole('heading', { name: 'We could not find that test' })).toBeInTheDocument();
  await expectAccessible(container);
});
