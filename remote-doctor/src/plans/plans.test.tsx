import { screen, waitFor, within } from '@testing-library/react';
import type { CarePlanWithItems } from '@nivara/shared/domain/care-plan';
import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { created, notFoundProblem, serveCalls } from '@nivara/shared/testing/serve-calls';
import { openDoctor } from '../testing/open-doctor';
import { patientChart } from '../testing/patient-chart';
import { idOf } from '../testing/doctor-day';
// Imported early, so that no test waits for the compiler.
import './change-plan-screen';
import './write-plan-screen';
import '../patients/chart/chart-screen';
import '../visit/visit-screen';

afterEach(() => jest.restoreAllMocks());

const today = clinicDate(new Date());

const plan: CarePlanWithItems = {
  id: idOf('c'),
  kind: 'diet',
  title: 'Less sugar',
  patientId: 'NP-BBBBBBBB',
  accountId: idOf('b'),
  familyMemberId: null,
  name: 'Asha Kulkarni',
  doctor: 'Dr. Rohan',
  notes: '',
  validFrom: today,
  validTo: addDays(today, 6),
  state: 'new',
  visitId: null,
  createdAt: '2026-03-02T08:00:00Z',
  updatedAt: '2026-03-02T08:00:00Z',
  items: [{ id: idOf('d'), days: [1], date: null, time: '08:00', title: 'Breakfast', text: 'Oats' }],
  marks: [],
};

const servePlans = () =>
  serveCalls({
    'GET /patients/:id': ({ id }) => (id === idOf('b') ? patientChart() : notFoundProblem),
    'GET /patients/:id/timeline': () => ({ rows: [], total: 0 }),
    'GET /visits/:id': () => notFoundProblem,
    'GET /diets': () => ({ rows: [plan], total: 1 }),
    'GET /yoga': () => ({ rows: [], total: 0 }),
    'GET /diets/:id': ({ id }) => (id === plan.id ? plan : notFoundProblem),
    'POST /diets': () => created(plan),
    'POST /yoga': () => created(plan),
    'PUT /diets/:id': () => plan,
  });

const newPath = (more = '') => `/doctor/plans/new?patient=${idOf('b')}${more}`;
const save = () => screen.findByRole('button', { name: 'Save the plan' });

test('offers the usual meals for a diet, and links the diet to its visit', async () => {
  const service = servePlans();
  const { user, container, location } = openDoctor(newPath(`&visit=${idOf('a')}&kind=diet`));
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Less sugar');
  await user.click(screen.getByRole('button', { name: 'Begin with the usual meals' }));
  const breakfast = within(screen.getByRole('listitem', { name: 'Meal 1' }));
  expect(breakfast.getByRole('textbox', { name: 'Meal' })).toHaveFocus();
  await user.type(breakfast.getByRole('textbox', { name: /^How/ }), 'Oats');
  await user.click(breakfast.getByRole('checkbox', { name: 'Monday' }));
  for (const index of [4, 3, 2]) {
    await user.click(screen.getByRole('button', { name: `Remove meal ${index}` }));
  }
  await expectAccessible(container);
  await user.click(await save());
  await waitFor(() => expect(location()).toBe(`/doctor/appointments/${idOf('a')}`));
  expect(service.callsTo('POST /diets')[0]?.body).toEqual({
    patient: idOf('b'),
    familyMember: null,
    visit: idOf('a'),
    title: 'Less sugar',
    notes: '',
    validFrom: today,
    validTo: addDays(today, 27),
    items: [{ days: [1], time: '08:00', title: 'Breakfast', text: 'Oats' }],
  });
});

test('shows the error of a missing answer beside its field', async () => {
  const service = servePlans();
  const { user, container } = openDoctor(newPath());
  await user.click(await save());
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
    'Error: Please enter a title.',
  );
  expect(screen.getByRole('textbox', { name: 'Meal' })).toBeInvalid();
  await expectAccessible(container);
  expect(service.callsTo('POST /diets')).toHaveLength(0);
});

test('dates a new session of a yoga course a week after the last one', async () => {
  const service = servePlans();
  const { user, location } = openDoctor(newPath('&kind=yogarx'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Yoga course');
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Back pain');
  await user.type(screen.getByRole('textbox', { name: 'Session' }), 'Gentle stretching');
  await user.click(screen.getByRole('button', { name: 'Add a session' }));
  await user.click(await save());
  await waitFor(() => expect(location()).toBe(`/doctor/patients/${idOf('b')}?show=plans`));
  expect(service.callsTo('POST /yoga')[0]?.body).toMatchObject({
    kind: 'yogasession',
    items: [
      { date: today, title: 'Gentle stretching' },
      { date: addDays(today, 7), title: 'Gentle stretching' },
    ],
  });
});

test('a changed plan keeps the ids of its entries, to which the patient’s marks belong', async () => {
  const service = servePlans();
  const { user, container, location } = openDoctor(`/doctor/plans/diets/${plan.id}`);
  const meal = within(await screen.findByRole('listitem', { name: 'Meal 1' }));
  expect(meal.getByRole('checkbox', { name: 'Monday' })).toBeChecked();
  await expectAccessible(container);
  await user.type(meal.getByRole('textbox', { name: /^How/ }), ' and fruit');
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  await waitFor(() => expect(location()).toBe(`/doctor/patients/${idOf('b')}?show=plans`));
  expect(service.callsTo('PUT /diets/:id')[0]?.body).toMatchObject({
    items: [{ id: idOf('d'), days: [1], time: '08:00', title: 'Breakfast', text: 'Oats and fruit' }],
  });
});

test('asks for a patient when the address names an unknown one', async () => {
  servePlans();
  openDoctor(`/doctor/plans/new?patient=${idOf('0')}`);
  expect(await screen.findByRole('heading', { name: 'Who is it for?' })).toBeInTheDocument();
  expect(screen.getByText(/^A plan is written from/)).toBeInTheDocument();
});

test('an unknown plan is not found', async () => {
  servePlans();
  openDoctor(`/doctor/plans/diets/${idOf('0')}`);
  expect(await screen.findByRole('heading', { name: 'We could not find that plan' })).toBeInTheDocument();
});
