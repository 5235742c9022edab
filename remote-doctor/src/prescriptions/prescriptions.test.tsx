import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import type { ServedCalls } from '@nivara/shared/testing/serve-calls';
import { openDoctor } from '../testing/open-doctor';
import { idOf } from '../testing/doctor-day';
import { lastPrescription, servePrescriptions } from './testing/serve-prescriptions';
// Imported early, so that no test waits for the compiler.
import './prescription-list-screen';
import './prescription-screen';
import './writing/write-prescription-screen';
import './writing/correct-prescription-screen';

afterEach(() => jest.restoreAllMocks());

const newPath = `/doctor/prescriptions/new?patient=${idOf('b')}`;
const save = () => screen.findByRole('button', { name: 'Save the prescription' });
const line = (index: number) => within(screen.getByRole('listitem', { name: `Line ${index}` }));
const sent = (service: ServedCalls) => service.callsTo('POST /prescriptions')[0]?.body;

/** Types the first letters of a medicine and takes the first match. */
async function take(user: UserEvent, letters: string, name: string) {
  await user.keyboard(letters);
  await screen.findByRole('option', { name: new RegExp(`^${name}`), selected: true });
  await user.keyboard('{Enter}');
}

test('prescribes three known medicines with five keystrokes beyond their first letters', async () => {
  const service = servePrescriptions();
  const { user } = openDoctor(newPath);
  await save();
  let strokes = 0;
  // Counts in the capture phase, since some handlers stop the event.
  document.addEventListener('keydown', ({ key }) => (strokes += key.length === 1 ? 0 : 1), true);
  document.addEventListener('mousedown', () => (strokes += 1), true);
  await take(user, 'pa', 'Paracetamol');
  await take(user, 'ce', 'Cetirizine');
  await take(user, 'vi', 'Vitamin D3');
  await user.keyboard('{Enter}');
  expect(await save()).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent(service)).toBeDefined());
  expect(strokes).toBe(5);
  expect(sent(service)).toEqual({
    patient: idOf('b'),
    familyMember: null,
    kind: 'medicine',
    info: '',
    clinicalNotes: '',
    items: [
      {
        name: 'Paracetamol',
        form: 'Tablet',
        dose: '500 mg',
        frequency: '1-0-1',
        days: 5,
        food: 'After food',
      },
      { name: 'Cetirizine', form: 'Tablet', dose: '10 mg', frequency: '0-0-1', days: 5 },
      {
        name: 'Vitamin D3',
        form: 'Tablet',
        dose: '60,000 IU',
        frequency: 'Once a week',
        days: 56,
        food: 'After food',
      },
    ],
  });
});

test('goes to the prescription after it is saved', async () => {
  servePrescriptions();
  const { user, location, toasts } = openDoctor(newPath);
  await save();
  await take(user, 'pa', 'Paracetamol');
  await user.click(await save());
  await waitFor(() => expect(location()).toBe(`/doctor/prescriptions/${idOf('e')}`));
  expect(toasts[0]?.text).toBe('The prescription is saved. Asha Kulkarni can read it now.');
});

test('returns to the visit that the prescription was written for', async () => {
  const service = servePrescriptions();
  const { user, location } = openDoctor(`${newPath}&visit=${idOf('a')}`);
  await save();
  await take(user, 'pa', 'Paracetamol');
  await user.click(await save());
  await waitFor(() => expect(location()).toBe(`/doctor/appointments/${idOf('a')}`));
  expect(sent(service)).toMatchObject({ visit: idOf('a') });
});

test('the list of matches closes on Escape, and the typed name stays', async () => {
  servePrescriptions();
  const { user, container } = openDoctor(newPath);
  await save();
  await user.keyboard('pa');
  expect(await screen.findByRole('listbox', { name: 'Written before' })).toBeInTheDocument();
  await expectAccessible(container);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(line(1).getByRole('combobox', { name: 'Medicine' })).toHaveValue('pa');
});

test('warns of an allergy and of a medicine that the patient already takes', async () => {
  servePrescriptions();
  const { user } = openDoctor(newPath);
  await save();
  await user.keyboard('Penicillin V');
  expect(await line(1).findByText('The patient names an allergy: Penicillin.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a line' }));
  await user.keyboard('Metformin');
  expect(await line(2).findByText('The patient already takes it: Metformin 500 mg.')).toBeInTheDocument();
});

test('starts from the last prescription or a template', async () => {
  servePrescriptions();
  const { user } = openDoctor(newPath);
  await user.click(await screen.findByRole('button', { name: 'As last time, 2 March 2026' }));
  expect(line(1).getByRole('combobox', { name: 'Medicine' })).toHaveValue('Paracetamol');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Start from a template' }), 'Common cold');
  expect(line(1).getByRole('combobox', { name: 'Medicine' })).toHaveValue('Cetirizine');
});

test('removes a template', async () => {
  servePrescriptions();
  const { user } = openDoctor(newPath);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Start from a template' }),
    'Common cold',
  );
  await user.click(screen.getByRole('button', { name: 'Remove this template' }));
  await waitFor(() => expect(screen.queryByText('Common cold')).not.toBeInTheDocument());
});

test('keeps the lines as a template', async () => {
  const service = servePrescriptions();
  const { user } = openDoctor(newPath);
  await user.click(await screen.findByRole('button', { name: /^As last time/ }));
  await user.type(screen.getByRole('textbox', { name: /^Keep these lines/ }), 'Fever');
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() =>
    expect(service.callsTo('POST /prescription-templates')[0]?.body).toEqual({
      name: 'Fever',
      kind: 'medicine',
      info: 'Fever',
      items: lastPrescription.items,
    }),
  );
  expect(await screen.findByRole('option', { name: 'Fever' })).toBeInTheDocument();
});

test('keeps the lines as a template on Enter, and saves no prescription', async () => {
  const service = servePrescriptions();
  const { user } = openDoctor(newPath);
  await user.click(await screen.findByRole('button', { name: /^As last time/ }));
  const name = screen.getByRole('textbox', { name: /^Keep these lines/ });
  await user.type(name, '{Enter}Fever{Enter}');
  expect(await screen.findByRole('option', { name: 'Fever' })).toBeInTheDocument();
  expect(name).toHaveValue('');
  expect(service.callsTo('POST /prescription-templates')).toHaveLength(1);
  expect(service.callsTo('POST /prescriptions')).toEqual([]);
});

test('previews the prescription as the patient sees it', async () => {
  servePrescriptions();
  const { user } = openDoctor(newPath);
  await user.click(await screen.findByRole('button', { name: /^As last time/ }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const sheet = within(await screen.findByRole('article', { name: 'Medicine prescription' }));
  expect(sheet.getByRole('row', { name: 'Paracetamol 500 mg 1-0-1' })).toBeInTheDocument();
});

test('marks a missing dose, and keeps the typed medicine', async () => {
  servePrescriptions();
  const { user, container } = openDoctor(newPath);
  await save();
  await user.keyboard('Crocin');
  await user.click(await save());
  expect(await line(1).findByRole('textbox', { name: 'Dose' })).toHaveAttribute('aria-invalid', 'true');
  expect(line(1).getByRole('combobox', { name: 'Medicine' })).toHaveValue('Crocin');
  await expectAccessible(container);
});

test('sends bed, ward and first day of residential care', async () => {
  const service = servePrescriptions();
  const { user } = openDoctor(`${newPath}&kind=residential`);
  await save();
  await user.type(line(1).getByLabelText('From'), '2026-03-02');
  await user.type(line(1).getByRole('textbox', { name: 'Ward' }), 'Observation');
  await user.type(screen.getByRole('textbox', { name: 'Bed Id' }), 'R-204');
  await user.click(await save());
  await waitFor(() =>
    expect(sent(service)).toMatchObject({
      kind: 'residential',
      bedId: 'R-204',
      items: [{ from: '2026-03-02', ward: 'Observation' }],
    }),
  );
});

test('without a patient the page links to the list of patients', async () => {
  servePrescriptions();
  const { container } = openDoctor('/doctor/prescriptions/new');
  expect(await screen.findByRole('link', { name: 'Choose a patient' })).toHaveAttribute(
    'href',
    '/doctor/patients',
  );
  await expectAccessible(container);
});

test('lists prescriptions by kind, opens one and corrects it', async () => {
  const service = servePrescriptions();
  const { user, location, container } = openDoctor('/doctor/prescriptions');
  await screen.findByRole('link', { name: 'Paracetamol 500 mg' });
  await expectAccessible(container);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Medicine');
  await waitFor(() =>
    expect(service.callsTo('GET /prescriptions').at(-1)?.query.get('kind')).toBe('medicine'),
  );
  await user.click(await screen.findByRole('link', { name: 'Paracetamol 500 mg' }));
  expect(await screen.findByRole('article', { name: 'Medicine prescription' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Correct' }));
  const days = await screen.findAllByRole('spinbutton', { name: /^Days/ });
  await user.type(days[0] ?? document.body, '7');
  await user.click(screen.getByRole('button', { name: 'Save the correction' }));
  await waitFor(() => expect(location()).toBe(`/doctor/prescriptions/${lastPrescription.id}`));
  expect(service.callsTo('PATCH /prescriptions/:id')[0]?.body).toMatchObject({
    items: [{ name: 'Paracetamol', days: 7 }],
  });
});

test('an unknown prescription is not found', async () => {
  servePrescriptions();
  openDoctor(`/doctor/prescriptions/${idOf('0')}`);
  expect(
    await screen.findByRole('heading', { name: 'We could not find that prescription' }),
  ).toBeInTheDocument();
});

test('a prescription that could not be sent keeps its lines', async () => {
  const service = servePrescriptions();
  service.refuse('POST /prescriptions', 'unreachable');
  const { user } = openDoctor(newPath);
  await user.click(await screen.findByRole('button', { name: /^As last time/ }));
  await user.click(await save());
  expect(await screen.findByText(UNREACHABLE_MESSAGE)).toBeInTheDocument();
  expect(line(1).getByRole('combobox', { name: 'Medicine' })).toHaveValue('Paracetamol');
});
