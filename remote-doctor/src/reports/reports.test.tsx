import { screen, waitFor, within } from '@testing-library/react';
import { TEST_MESSAGES } from '@nivara/shared/domain/medical-test';
import { created } from '@nivara/shared/testing/serve-calls';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { memoryStore } from '@nivara/shared/testing/render-with-app';
import { openDoctor } from '../testing/open-doctor';
import { idOf } from '../testing/doctor-day';
import { POTASSIUM, SODIUM, measured, pendingTest, testWithResult, serveTests } from './testing/serve-tests';
// Imported early, so that no test waits for the compiler.
import './report-list-screen';
import './order-tests-screen';
import './test-screen';

const testPath = `/doctor/reports/${idOf('d')}`;
const newPath = `/doctor/reports/new?patient=${idOf('b')}`;
const button = (name: string) => screen.findByRole('button', { name });
const value = (name: RegExp) => screen.getByRole('spinbutton', { name });

test('opens on the results to release, and links to the tests in hand and the released reports', async () => {
  const service = serveTests(testWithResult([measured(POTASSIUM, 6.4)]));
  const { user, container, location } = openDoctor('/doctor/reports');
  const row = within(await screen.findByRole('row', { name: /^Electrolytes/ }));
  expect(row.getByText('Critical')).toBeInTheDocument();
  expect(service.callsTo('GET /tests')[0]?.query.get('sort')).toBeNull();
  await expectAccessible(container);
  await user.click(screen.getByRole('link', { name: 'In hand' }));
  expect(await screen.findByRole('heading', { name: 'No tests in hand' })).toBeInTheDocument();
  await expectAccessible(container);
  await user.click(screen.getByRole('link', { name: 'Released' }));
  expect(await screen.findByRole('heading', { name: 'No reports yet' })).toBeInTheDocument();
  expect(location()).toBe('/doctor/reports/released');
});

test('a list that fails can be tried again', async () => {
  const service = serveTests(pendingTest());
  service.refuse('GET /tests', 'unreachable');
  const { user } = openDoctor('/doctor/reports/in-hand');
  await button('Retry');
  service.mend();
  await user.click(await button('Retry'));
  expect(await screen.findByRole('link', { name: 'Electrolytes' })).toHaveAttribute('href', testPath);
});

describe('an order', () => {
  test('has tests from the catalogue and a typed one, and is linked to the visit', async () => {
    const service = serveTests();
    const { user, container, location, toasts } = openDoctor(`${newPath}&visit=${idOf('a')}`);
    await user.click(await screen.findByRole('checkbox', { name: 'Electrolytes' }));
    await user.click(screen.getByRole('checkbox', { name: 'Weight at home' }));
    expect(screen.getByText('Potassium, Sodium')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^Another test/ }), 'Spirometry');
    await user.type(screen.getByLabelText(/^Appointment at the clinic/), '2099-03-05');
    await user.type(screen.getByRole('textbox', { name: /^What the patient/ }), 'Fasting.');
    await expectAccessible(container);
    await user.click(await button('Order the tests'));
    await waitFor(() => expect(location()).toBe(`/doctor/appointments/${idOf('a')}`));
    const common = { patient: idOf('b'), familyMember: null, visit: idOf('a'), remark: 'Fasting.' };
    const atClinic = { ...common, kind: 'clinic', appointmentDate: '2099-03-05' };
    expect(service.callsTo('POST /tests').map(({ body }) => body)).toEqual([
      { ...atClinic, testName: 'Electrolytes', analytes: [POTASSIUM, SODIUM] },
      { ...common, testName: 'Weight at home', kind: 'selfcare', analytes: [expect.anything()] },
      { ...atClinic, testName: 'Spirometry', analytes: [] },
    ]);
    expect(toasts[0]?.text).toBe('3 tests are ordered. Asha Kulkarni can see them now.');
  });

  test('needs a test', async () => {
    serveTests();
    const { user, container } = openDoctor(newPath);
    await user.click(await button('Order the tests'));
    expect(await screen.findByText(TEST_MESSAGES.chooseTest)).toBeInTheDocument();
    await expectAccessible(container);
  });

  test('that fails keeps what was chosen, and orders nothing twice', async () => {
    const ordered: unknown[] = [];
    serveTests(pendingTest(), ({ body }) => {
      const { testName } = body as { testName: string };
      ordered.push(testName);
      const isRefused = ordered.length === 2;
      return isRefused ? { status: 503, title: 'Busy', detail: 'Please try later.' } : created(pendingTest());
    });
    const { user, location } = openDoctor(newPath);
    await user.click(await screen.findByRole('checkbox', { name: 'ECG' }));
    await user.click(screen.getByRole('checkbox', { name: 'Electrolytes' }));
    await user.click(await button('Order the tests'));
    expect(await screen.findByText('Please try later.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'ECG' })).toBeChecked();
    await user.click(await button('Order the tests'));
    await waitFor(() => expect(location()).toBe('/doctor/reports/in-hand'));
    expect(ordered).toEqual(['Electrolytes', 'ECG', 'ECG']);
  });

  test('is kept as a draft of the tests that are not ordered yet, until every test is ordered', async () => {
    const store = memoryStore();
    const service = serveTests();
    const first = openDoctor(newPath, { store });
    await first.user.click(await screen.findByRole('checkbox', { name: 'ECG' }));
    first.unmount();
    const second = openDoctor(newPath, { store });
    expect(await screen.findByRole('checkbox', { name: 'ECG' })).toBeChecked();
    expect(screen.getByText(/^You typed this before/)).toBeInTheDocument();
    await second.user.type(screen.getByRole('textbox', { name: /^Another test/ }), 'Spirometry');
    service.refuse('POST /tests', 'unreachable');
    await second.user.click(await button('Order the tests'));
    await screen.findByRole('alert');
    service.mend();
    expect(await store.read(`order ${idOf('b')}`)).toMatchObject({ clinic: ['ECG'], other: 'Spirometry' });
    await second.user.click(await button('Order the tests'));
    await waitFor(() => expect(second.location()).toBe('/doctor/reports/in-hand'));
    expect(await store.read(`order ${idOf('b')}`)).toBeUndefined();
  });
});

describe('a result', () => {
  test('shows values out of range while they are typed, and is saved', async () => {
    const service = serveTests();
    const { user, container } = openDoctor(testPath);
    await button('Save the result');
    await user.type(value(/^Sodium/), '150');
    expect(screen.getByText('Above range')).toBeInTheDocument();
    await user.type(value(/^Potassium/), '6.4');
    expect(screen.getByText('Critical')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^Remark/ }), 'Please call.');
    await expectAccessible(container);
    await user.click(await button('Save the result'));
    expect(await screen.findByText('Potassium: 6.4 mmol/L')).toBeInTheDocument();
    const at = expect.stringMatching(/Z$/);
    expect(service.callsTo('PATCH /tests/:id')[0]?.body).toEqual({
      status: 'completed',
      report: '',
      remark: 'Please call.',
      values: [
        { analyte: 'Potassium', value: 6.4, measuredAt: at },
        { analyte: 'Sodium', value: 150, measuredAt: at },
      ],
    });
  });

  test('needs values or a report', async () => {
    serveTests();
    const { user } = openDoctor(testPath);
    await user.click(await button('Save the result'));
    expect(await screen.findByText(TEST_MESSAGES.resultRequired)).toBeInTheDocument();
  });

  test('is corrected with its values before the release, and only in words afterwards', async () => {
    const service = serveTests(testWithResult([measured(SODIUM, 140)]));
    const { user } = openDoctor(testPath);
    await user.click(await button('Correct the result'));
    expect(value(/^Sodium/)).toHaveValue(140);
    await user.clear(value(/^Sodium/));
    await user.type(value(/^Sodium/), '141');
    await user.click(await button('Save the correction'));
    await button('Release the result');
    expect(service.callsTo('PATCH /tests/:id')[0]?.body).toEqual({
      report: 'Repeated.',
      remark: '',
      values: [{ analyte: 'Sodium', value: 141, measuredAt: expect.stringMatching(/Z$/) }],
    });
    await user.click(await button('Release the result'));
    await user.click(await button('Correct the report or the remark'));
    await user.type(screen.getByRole('textbox', { name: /^Remark/ }), 'All is well.');
    await user.click(await button('Save the correction'));
    await button('Correct the report or the remark');
    expect(service.callsTo('PATCH /tests/:id')[1]?.body).toEqual({ remark: 'All is well.' });
  });

  test('is released in one press when nothing is critical', async () => {
    const service = serveTests(testWithResult([measured(SODIUM, 140)]));
    const { user, container, toasts } = openDoctor(testPath);
    await button('Release the result');
    await expectAccessible(container);
    await user.click(await button('Release the result'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Release the result' })).not.toBeInTheDocument(),
    );
    expect(service.callsTo('POST /tests/:id/release')[0]?.body).toEqual({});
    expect(toasts[0]?.text).toBe('The result is released. Asha Kulkarni can read it now.');
    expect(screen.getByRole('heading', { name: 'The result' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Report as PDF' })).toHaveAttribute(
      'href',
      `/api/tests/${idOf('d')}/report`,
    );
  });

  test.each(['asha  kulkarni', 'Potassium'])(
    'with critical values is released once the name %s is typed',
    async (name) => {
      const service = serveTests(testWithResult([measured(POTASSIUM, 6.4), measured(SODIUM, 140)]));
      const { user, container } = openDoctor(testPath);
      await user.click(await button('Release the result'));
      expect(await screen.findByText(TEST_MESSAGES.confirmName)).toBeInTheDocument();
      await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sodium');
      await user.click(await button('Release the result'));
      expect(service.callsTo('POST /tests/:id/release')).toEqual([]);
      await expectAccessible(container);
      await user.clear(screen.getByRole('textbox', { name: 'Name' }));
      await user.type(screen.getByRole('textbox', { name: 'Name' }), name);
      await user.click(await button('Release the result'));
      await waitFor(() =>
        expect(service.callsTo('POST /tests/:id/release')[0]?.body).toEqual({ confirmed: true }),
      );
    },
  );

  test('of a test at home is left to the patient', async () => {
    serveTests(pendingTest({ kind: 'selfcare' }));
    openDoctor(testPath);
    expect(await screen.findByText('The patient measures at home')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save the result' })).not.toBeInTheDocument();
  });
});

test('an unknown test is not found', async () => {
  serveTests();
  openDoctor(`/doctor/reports/${idOf('0')}`);
  expect(await screen.findByRole('heading', { name: 'We could not find that test' })).toBeInTheDocument();
});
