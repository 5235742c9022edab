import { screen, waitFor, within } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { ChosenNameContext, ChosenPersonContext } from '@nivara/shared/area/person/chosen-person';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { carePlan, servePlans } from './testing/serve-plans';
import { AreaSection } from '../../testing/area-section';
// Imported early, so that no test waits for the compiler.
import './plan-list-screen';
import './plan-screen';

const area = '/user/asha.kulkarni';
const open = (page: string) =>
  renderWithApp(<AreaSection names={['diets', 'yoga']} />, { path: area + page, user: sessionUser() });
const plans = () => [
  carePlan({ validFrom: '2026-03-01', validTo: '2026-04-29' }),
  carePlan({ id: 'c2'.repeat(16), title: 'Steady sugar', state: 'old' }),
  carePlan({ id: 'c3'.repeat(16), title: 'Strength and calm', kind: 'yogarx' }),
  carePlan({ id: 'c4'.repeat(16), title: 'Gentle start', kind: 'yogarx', state: 'old' }),
  carePlan({ id: 'c5'.repeat(16), title: 'Yoga for blood pressure', kind: 'yogasession' }),
  carePlan({ id: 'c6'.repeat(16), title: 'Breathing', kind: 'yogasession', state: 'old' }),
];

test('lists a diet with its doctor and its days', async () => {
  servePlans(plans());
  const { container } = open('/diets/new');
  const link = await screen.findByRole('link', { name: 'Less salt, more fibre' });
  expect(link).toHaveAttribute('href', `${area}/diets/${'c1'.repeat(16)}`);
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Sr. No.TitleFor whomDoctorFromToNotes',
    '1Less salt, more fibreAsha KulkarniDr. Asha Demo1 March 202629 April 2026Half of the plate is vegetables.',
  ]);
  await expectAccessible(container);
});

test('on a narrow screen a diet has its first and its last day in one line', async () => {
  const originalMatchMedia = window.matchMedia;
  window.matchMedia = (media) => ({ ...originalMatchMedia(media), matches: media.includes('width <') });
  servePlans(plans());
  open('/diets/new');
  const row = within(await screen.findByRole('row', { name: /^Less salt, more fibre/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Me',
    expect.stringMatching(/^1 Mar( 2026)? – 29 Apr( 2026)?$/),
    'View “Less salt, more fibre”',
  ]);
  expect(row.getByRole('link', { name: /^View/ })).toHaveAttribute(
    'href',
    `${area}/diets/${'c1'.repeat(16)}`,
  );
  window.matchMedia = originalMatchMedia;
});

test('a list names the patient of each row, and an empty list names the chosen patient', async () => {
  servePlans([carePlan(), carePlan({ id: 'c7'.repeat(16), title: 'Steady sugar' })]);
  const { user, unmount } = open('/diets/new');
  await user.click(await screen.findByRole('button', { name: 'List' }));
  const names = screen.getAllByText('Me');
  expect(names).toHaveLength(2);
  for (const name of names) expect(name).not.toHaveStyle({ position: 'absolute' });
  unmount();

  servePlans([]);
  renderWithApp(
    <ChosenPersonContext value={'b'.repeat(32)}>
      <ChosenNameContext value="Tara">
        <AreaSection names={['diets']} />
      </ChosenNameContext>
    </ChosenPersonContext>,
    { path: `${area}/diets/new`, user: sessionUser() },
  );
  expect(await screen.findByRole('heading', { name: 'No diet of Tara at the moment' })).toBeInTheDocument();
  localStorage.clear();
});

test.each([
  ['/diets', '/diets/new', 'New diets', 'Less salt, more fibre'],
  ['/diets/old', '/diets/old', 'Old diets', 'Steady sugar'],
  ['/yoga', '/yoga/yogarx/newyogarx', 'New yoga prescriptions', 'Strength and calm'],
  ['/yoga/yogarx', '/yoga/yogarx/newyogarx', 'New yoga prescriptions', 'Strength and calm'],
  ['/yoga/yogarx/oldyogarx', '/yoga/yogarx/oldyogarx', 'Old yoga prescriptions', 'Gentle start'],
  ['/yoga/yogasession', '/yoga/yogasession/newyogasession', 'New yoga sessions', 'Yoga for blood pressure'],
  ['/yoga/yogasession/oldyogasession', '/yoga/yogasession/oldyogasession', 'Old yoga sessions', 'Breathing'],
])('%s opens %s with the heading “%s”', async (page, where, title, plan) => {
  servePlans(plans());
  const { location } = open(page);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([plan]),
  );
  expect(location()).toBe(area + where);
});

test('the navigation has links to the lists', async () => {
  servePlans(plans());
  const { user, location } = open('/yoga');
  const nav = within(await screen.findByRole('navigation', { name: 'Yoga' }));
  await user.click(nav.getByRole('link', { name: 'Old sessions' }));
  expect(await screen.findByRole('link', { name: 'Breathing' })).toBeInTheDocument();
  expect(location()).toBe(`${area}/yoga/yogasession/oldyogasession`);
});

test.each([
  ['/diets/new', 'No diet at the moment', 'Book an appointment'],
  ['/diets/old', 'No diet that is over', 'See what applies now'],
  ['/yoga/yogarx/newyogarx', 'No yoga prescription at the moment', 'Book an appointment'],
  ['/yoga/yogasession/oldyogasession', 'No series of yoga sessions that is over', 'See what applies now'],
])('explains an empty list on %s', async (page, title, way) => {
  servePlans();
  const { container } = open(page);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: way })).toBeInTheDocument();
  await expectAccessible(container);
});

test('shows a message while the service is down, and recovers', async () => {
  const served = servePlans(plans());
  served.refuse('GET /diets', 'unreachable');
  const { user, container } = open('/diets/new');
  expect(await screen.findByText(UNREACHABLE_MESSAGE)).toBeInTheDocument();
  await expectAccessible(container);
  served.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Less salt, more fibre' })).toBeInTheDocument();
});
